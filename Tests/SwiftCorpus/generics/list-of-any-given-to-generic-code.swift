func ints<T>(_ list: [T]) -> [Int] { list.compactMap { $0 as? Int } }
func name<T>(_ value: T) -> String { "\(T.self)" }
func kind(_ value: Int) -> String { "Int" }
func kind<T>(_ value: T) -> String { "T is \(T.self)" }
struct Bag<T> {
  var items: [T]
  var name: String { "\(T.self)" }
}
let mixed: [Any] = [1, 2.5]
print(ints(mixed), name(mixed), name(mixed[0]), Bag(items: mixed).name)
print(ints([2.5, 1] as [Any]), kind(3), kind(3 as Any))
for item in mixed { print(name(item)) }
func made() -> [Any] { [1, "a"] }
print(name(made()), name([1, 2.5]))
