// swift-format-ignore-file
protocol Addable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }
extension Int: Addable {}
extension Array where Element: Addable { func total() -> Element { reduce(.zero, +) } }
struct V2: Addable, Equatable { var x, y: Int; static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }; static let zero = V2(x: 0, y: 0) }
print([1, 2, 3].total(), [V2(x: 1, y: 2), V2(x: 3, y: 4)].total())
protocol Copyable2 { init(copy: Self) }
extension Copyable2 { func clone() -> Self { .init(copy: self) } }
struct Doc: Copyable2 { var t: String; init(t: String) { self.t = t }; init(copy: Doc) { t = copy.t + "'" } }
print(Doc(t: "a").clone().clone().t)
protocol Ordered { func precedes(_ o: Self) -> Bool }
extension Int: Ordered { func precedes(_ o: Int) -> Bool { self < o } }
func first<T: Ordered>(_ a: T, _ b: T) -> T { a.precedes(b) ? a : b }
print(first(4, 2), Swift.min(V2.zero.x, 1))
