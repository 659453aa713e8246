// swift-format-ignore-file
struct Note { let id: Int; var t: String }
protocol Store { associatedtype Item; var items: [Item] { get set } }
extension Store { mutating func add(_ i: Item) { items.append(i) } }
struct Notes: Store { var items: [Note] = [] }
func run() { var n = Notes(); n.add(.init(id: 2, t: "a")); print(n.items) }
run()
