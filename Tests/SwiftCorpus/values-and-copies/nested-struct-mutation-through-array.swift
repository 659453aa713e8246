// swift-format-ignore-file
struct Item { var name: String; var done = false; var sub: [Item] = [] }
struct Board { var lists: [String: [Item]] = [:]
  mutating func toggle(_ list: String, at i: Int) { lists[list]?[i].done.toggle() }
  mutating func add(_ item: Item, to list: String) { lists[list, default: []].append(item) }
  mutating func addSub(_ s: String, to list: String, at i: Int) { guard lists[list]?.indices.contains(i) == true else { return }; lists[list]![i].sub.append(Item(name: s)) }
  var open: Int { lists.values.joined().reduce(0) { $0 + ($1.done ? 0 : 1) + $1.sub.filter { !$0.done }.count } } }
var b = Board(); b.add(Item(name: "a"), to: "x"); b.add(Item(name: "b", done: true), to: "x"); let old = b
b.toggle("x", at: 0); b.addSub("s", to: "x", at: 1); b.addSub("t", to: "x", at: 9); b.toggle("none", at: 0)
print(b.open, old.open, b.lists["x"]!.map(\.done), b.lists["x"]![1].sub.map(\.name), old.lists["x"]![1].sub.isEmpty)
b.lists["x"]![1].sub[0].done = true; b.lists["x"]?.swapAt(0, 1); print(b.open, b.lists["x"]!.first!.name, b.lists["y"]?.first?.name as Any)
