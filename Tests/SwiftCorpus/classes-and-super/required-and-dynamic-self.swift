// swift-format-ignore-file
class Base { let tag: String; required init(tag: String) { self.tag = tag }
  static func make() -> Self { Self(tag: "\(Self.self)") }
  func copy() -> Self { type(of: self).init(tag: tag + "'") }
  class var kind: String { "base" } }
class Sub: Base { override class var kind: String { "sub of " + super.kind } }
let types: [Base.Type] = [Base.self, Sub.self]
for t in types { let o = t.make(); print(o.tag, o.copy().copy().tag, type(of: o).kind) }
print(Sub.make().copy() is Sub, types.map { "\($0)" }, Sub.self == types[1], types[0] is Sub.Type)
