// swift-format-ignore-file
protocol Store { associatedtype Item; var items: [Item] { get set }; func label(_ i: Item) -> String }
extension Store { func label(_ i: Item) -> String { "<\(i)>" }; var labels: [String] { items.map(label) }; var l2: [String] { items.map { label($0) } } ; func plain(_ i: Item) -> String { "p" }; var kind: String { "any" } }
extension Store where Item == Int { func label(_ i: Int) -> String { "#\(i)" }; func plain(_ i: Int) -> String { "q" }; var kind: String { "int" } }
struct Ints: Store { var items: [Int] = [3] }
struct Strs: Store { var items: [String] = ["s"] }
print(Ints().labels, Ints().l2, Ints().label(3), Ints().plain(3), Ints().kind)
print(Strs().labels, Strs().l2, Strs().label("x"), Strs().plain("x"), Strs().kind)
