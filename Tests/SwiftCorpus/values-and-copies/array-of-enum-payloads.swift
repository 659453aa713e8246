// swift-format-ignore-file
enum Item { case text(String), count(Int); mutating func reset() { switch self { case .text: self = .text(""); case .count: self = .count(0) } } }
var items: [Item] = [.text("a"), .count(3)]
var copy = items
for i in copy.indices { copy[i].reset() }
print(items, copy)
if case .count(let n) = items[1] { items[1] = .count(n * 2) }
let (first, rest) = (items.first!, items.dropFirst()); items.removeAll()
print(first, Array(rest), items.isEmpty)
