// swift-format-ignore-file
protocol Source { associatedtype Item; var first: Item { get }; func all() -> [Item] }
extension Source { func twice() -> [Item] { [first, first] }; var kind: String { "\(Item.self)" } }
struct Ints: Source { let first = 3; func all() -> [Int] { [1, 2] } }
struct Names: Source { var first: String { "n" }; func all() -> [String] { ["a"] } }
print(Ints().twice(), Ints().kind, Names().kind, Names().twice())
struct Box<T: Source> { let s: T; var items: [T.Item] = []; mutating func fill() { items += s.all(); items.append(s.first) } }
var b = Box(s: Ints()); b.fill(); print(b.items, type(of: b.items))
protocol P { associatedtype Value: Numeric; static var zero: Value { get } }
enum Z: P { static let zero = 0.0 }; enum I: P { static let zero = 0 }
func sum<T: P>(_ t: T.Type, _ x: [T.Value]) -> T.Value { x.reduce(t.zero, +) }
print(sum(Z.self, [1, 2]), sum(I.self, [1, 2]))
