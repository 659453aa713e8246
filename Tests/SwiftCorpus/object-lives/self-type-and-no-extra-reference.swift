// swift-format-ignore-file
class Base { class var kind: String { "base" }; required init() {}; func twin() -> Self { Self() }; static func make(_ n: Int) -> [Base] { (0..<n).map { _ in Self.init() } }; deinit { print("gone", Self.kind) } }
final class Leaf: Base { override class var kind: String { "leaf" }; var name = "l" }
struct Point { var x = 0; static let zero = Self(); static func * (p: Self, k: Int) -> Self { Self(x: p.x * k) }; func moved(_ d: Int) -> Self { var c = self; c.x += d; return c }; static var all: [Self] { [.zero, Self(x: 1)] } }
do { let l = Leaf(); let t = l.twin(); t.name = "t"; print(l.name, t.name, type(of: t)) }
do { let list = Leaf.make(2); print(list.count, list.allSatisfy { $0 is Leaf }) }; weak var w: Base?; do { let b = Base().twin(); w = b; print(w != nil) }; print(w == nil)
print(Point.zero.moved(3) * 2, Point.all.map(\.x))
