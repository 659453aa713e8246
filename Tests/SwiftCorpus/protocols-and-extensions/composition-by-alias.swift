protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
typealias Person = Named & Aged
struct Cat: Named { let name = "cat" }
struct Kid: Named, Aged {
  let name: String
  var age: Int
}
let values: [Any] = [Cat(), Kid(name: "kid", age: 3), "text", 4]
for value in values {
  if let person = value as? Person {
    print("person", person.name, person.age)
  } else if let named = value as? Named {
    print("named", named.name)
  } else {
    print("other", value)
  }
  print(value is Person, value is (Named & Aged), (value as? any Named & Aged) != nil)
}
