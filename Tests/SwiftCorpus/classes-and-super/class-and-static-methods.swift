class Base {
  class var kind: String { "base" }
  static let shared = Base()
  static func reset() -> String { "reset " + kind }
  func show() -> String { Self.kind + " " + type(of: self).kind }
}
class Child: Base {
  override class var kind: String { "child" }
}
print(Base.shared.show(), Child().show(), Child.reset(), Base.reset())
