protocol Store {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
extension Store {
  var count: Int { items.count }
}
struct Names: Store {
  var items: [String] = []
  mutating func add(_ item: String) { items.append(item) }
}
func fill<S: Store>(_ store: inout S, with item: S.Item) { store.add(item) }
var names = Names()
fill(&names, with: "a")
names.add("b")
print(names.items, names.count)
