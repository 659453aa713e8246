// swift-format-ignore-file
class Shape { class var name: String { "shape" }; static let sides = 0; class func make(_ n: Int) -> Shape { print("make", name, n); return Self.init(n) }; let n: Int; required init(_ n: Int) { self.n = n }; func info() -> String { "\(Self.name)\(n)" } }
class Poly: Shape { override class var name: String { "poly/" + super.name }; override class func make(_ n: Int) -> Shape { super.make(n + 1) } }
print(Shape.make(1).info(), Poly.make(1).info(), Poly.sides)
let t: Shape.Type = Poly.self
print(t.name, t.init(5).info(), t == Poly.self, type(of: t.make(2)))
extension Shape { func area() -> Int { n } ; static func compare(_ a: Shape, _ b: Shape) -> Bool { a.n < b.n } }
print([Shape(3), Poly(1)].sorted(by: Shape.compare).map { $0.info() })
