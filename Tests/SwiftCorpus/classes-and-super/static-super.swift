class Base {
  class var kind: String { "base" }
  class func make() -> String { "made by \(kind)" }
}
class Child: Base {
  override class var kind: String { super.kind + ".child" }
  override class func make() -> String { "<" + super.make() + ">" }
}
final class Last: Child {
  override class var kind: String { super.kind + ".last" }
}
print(Base.make(), Child.make(), Last.make(), Last.kind)
let types: [Base.Type] = [Base.self, Child.self, Last.self]
print(types.map { $0.kind })
