class Base {
  func open() -> String { "base" }
}
class Middle: Base {
  override func open() -> String { "middle(" + super.open() + ")" }
}
class Leaf: Middle {
  override func open() -> String { "leaf(" + super.open() + ")" }
}
print(Leaf().open(), Base().open())
let base: Base = Leaf()
print(base.open())
