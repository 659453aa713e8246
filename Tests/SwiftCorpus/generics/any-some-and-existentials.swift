// swift-format-ignore-file
protocol Animal { var name: String { get }; func speak() -> String }
extension Animal { func speak() -> String { "\(name) speaks" } }
struct Dog: Animal { let name = "Rex"; func speak() -> String { "Woof" } }
struct Fish: Animal { var name: String }
func loudest(_ animals: [any Animal]) -> any Animal { animals.max { $0.speak().count < $1.speak().count }! }
func pet(_ a: some Animal) -> String { a.speak() + "!" }
func make(_ fish: Bool) -> any Animal { fish ? Fish(name: "Nemo") : Dog() }
let zoo: [any Animal] = [Dog(), Fish(name: "Bo")]
print(loudest(zoo).name, zoo.map { pet($0) }, type(of: make(true)), make(false) is Dog)
func same<A: Animal, B: Animal>(_: A, _: B) -> Bool { A.self == B.self }
print(same(Dog(), Fish(name: "")), same(Dog(), Dog()))
