class Base {
  func take(_ value: Int) -> String { "base int" }
  func take(_ value: String) -> String { "base string" }
}
class Child: Base {
  override func take(_ value: Int) -> String { "child int" }
  func take(_ value: Double) -> String { "child double" }
}
let child = Child()
print(child.take(1), child.take("a"), child.take(1.5), (child as Base).take(2))
