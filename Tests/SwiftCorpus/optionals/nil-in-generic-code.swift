func wrap<T>(_ x: T) -> T? { x }
enum Bad: Error { case bad }
func find(_ x: Int) throws -> Int? {
  if x < 0 { throw Bad.bad }
  return x == 0 ? nil : x
}
func attempt<T>(_ body: () throws -> T) -> T? { try? body() }
let none: Int? = nil
print(wrap(none) as Any, wrap(none) == nil)
if let inner = wrap(none) { print("some", inner as Any) } else { print("none") }
print(wrap(Optional(3)) as Any)
print(attempt { try find(0) } as Any, attempt { try find(-1) } as Any)
let nested: Int?? = try? find(0)
print(nested as Any)
