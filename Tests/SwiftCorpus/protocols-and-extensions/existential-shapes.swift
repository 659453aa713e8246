protocol Animal {
  var name: String { get }
  func speak() -> String
  init(name: String)
}
extension Animal {
  func speak() -> String { "..." }
  var loud: String { speak().uppercased() }
}
struct Dog: Animal {
  let name: String
  func speak() -> String { "woof" }
}
struct Fish: Animal { let name: String }
let zoo: [any Animal] = [Dog(name: "d"), Fish(name: "f")]
print(zoo.map { $0.loud }, zoo.compactMap { $0 as? Dog }.count, zoo.first is Dog)
let types: [any Animal.Type] = [Dog.self, Fish.self]
print(types.map { $0.init(name: "n").speak() }, types.map { "\($0)" })
func mk<T: Animal>(_ t: T.Type) -> T { T(name: "mk") }
print(mk(Fish.self), type(of: mk(Dog.self)))
protocol Store<Item> {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ i: Item)
}
extension Store { mutating func add(_ i: Item) { items.append(i) } }
struct Mem<T>: Store { var items: [T] = [] }
var m: any Store<Int> = Mem<Int>()
m.add(4)
print(m.items)
func cnt(_ s: some Store<String>) -> Int { s.items.count }
print(cnt(Mem(items: ["a"])))
struct AnyAnimal: Animal {
  private let _s: () -> String
  let name: String
  init(name: String) {
    self.name = name
    _s = { "any" }
  }
  init<A: Animal>(_ a: A) {
    name = a.name
    _s = a.speak
  }
  func speak() -> String { _s() }
}
print(AnyAnimal(zoo[0]).speak(), AnyAnimal(name: "q").loud)
let x: Any = Dog(name: "z")
if let a = x as? any Animal { print(a.name) }
switch x {
case let d as Dog: print("dog", d.name)
default: break
}
protocol Eq2: Equatable { var id: Int { get } }
struct I: Eq2 { let id: Int }
func isEq(_ a: any Eq2, _ b: any Eq2) -> Bool {
  func h<T: Eq2>(_ a: T) -> Bool { a == b as? T }
  return h(a)
}
print(isEq(I(id: 1), I(id: 1)))
typealias Both = Animal & CustomStringConvertible
extension Dog: CustomStringConvertible { var description: String { "Dog(\(name))" } }
let both: any Both = Dog(name: "b")
print(both, both.loud, zoo[0])
