protocol Module {
  static var id: String { get }
  init(value: Int)
  func start() -> String
}
struct A: Module {
  static let id = "a"
  var value: Int
  func start() -> String { "A\(value)" }
}
final class B: Module {
  static var id: String { "b" }
  let value: Int
  init(value: Int) { self.value = value * 2 }
  func start() -> String { "B\(value)" }
}
let modules: [Module.Type] = [A.self, B.self]
for module in modules { print(module.id, module.init(value: 2).start()) }
func make<T: Module>(_ type: T.Type) -> T { T(value: 5) }
print(make(A.self).value, make(B.self).value)
