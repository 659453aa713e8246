// swift-format-ignore-file
struct Note { let id: Int }
class Store<Item> { private(set) var items: [Item] = []; func save(_ item: Item...) { items += item }; func one(_ item: Item) { items.append(item) } }
final class Notes: Store<Note> {}
func run() { let n = Notes(); n.one(.init(id: 1)); n.save(.init(id: 2), .init(id: 3)); print(n.items) }
run()
