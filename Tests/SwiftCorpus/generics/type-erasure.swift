// swift-format-ignore-file
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; var name: String { get } }
struct Cow: Animal { let name = "cow"; func eat(_ f: Int) -> String { "\(f) grass" } }
struct Cat: Animal { let name = "cat"; func eat(_ f: String) -> String { "eats \(f)" } }
struct AnyAnimal<F>: Animal { let name: String; private let feed: (F) -> String
  init<A: Animal>(_ a: A) where A.Food == F { name = a.name; feed = a.eat }
  func eat(_ f: F) -> String { "[" + feed(f) + "]" } }
let zoo = [AnyAnimal(Cat()), AnyAnimal(Cat())]
print(zoo.map { $0.eat("fish") }, AnyAnimal(Cow()).eat(3), type(of: AnyAnimal(Cow())))
let any: [any Animal] = [Cow(), Cat()]
func nameOf(_ a: some Animal) -> String { a.name.uppercased() + " \(type(of: a))" }
print(any.map { nameOf($0) }, any.map { $0.name })
func pick(_ b: Bool) -> any Animal { b ? Cow() : Cat() }
print(pick(true).name, pick(false) is Cat)
