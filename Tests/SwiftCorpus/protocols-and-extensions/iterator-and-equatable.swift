// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol, Equatable { var n: Int; mutating func next() -> Int? { n == 0 ? nil : { defer { n -= 1 }; return n }() } }
print(Array(Countdown(n: 3)), Countdown(n: 2) == Countdown(n: 2), Countdown(n: 4).reduce(0, +), Countdown(n: 3).map { $0 * 2 })
for (i, x) in Countdown(n: 2).enumerated() { print(i, x) }
struct Grid: Equatable, Hashable { var cells: [[Int]]; let size: (Int); static let empty = Grid(cells: [], size: 0) }
print(Grid(cells: [[1]], size: 1) == Grid(cells: [[1]], size: 1), Grid.empty == Grid(cells: [], size: 2), Set([Grid.empty, .empty]).count)
protocol Ident: Identifiable { var label: String { get } }
struct Row: Ident { let id: Int; let label: String }
func index<T: Identifiable>(_ xs: [T]) -> [T.ID: T] { Dictionary(uniqueKeysWithValues: xs.map { ($0.id, $0) }) }
print(index([Row(id: 4, label: "d"), Row(id: 2, label: "b")])[2]!.label)
