protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged, Hashable { var name: String; var age: Int }
struct Dog: Named { var name: String }
func both(_ value: Named & Aged) -> String { "\(value.name) \(value.age)" }
print(both(Person(name: "Ada", age: 3)))
let things: [Any] = [Person(name: "B", age: 1), Dog(name: "Rex"), 5, "text", nil as Int? as Any]
for thing in things {
  switch thing {
  case let aged as Aged: print("aged", aged.age)
  case let named as Named: print("named", named.name)
  case let number as Int where number > 3: print("number", number)
  case is String: print("string")
  default: print("other")
  }
}
print(things.compactMap { $0 as? Named }.count, things[0] is Aged, things[1] is Aged)
