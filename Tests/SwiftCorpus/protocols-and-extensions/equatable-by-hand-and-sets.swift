// swift-format-ignore-file
protocol Keyed: Hashable { associatedtype Key: Hashable; var key: Key { get } }
extension Keyed { static func == (a: Self, b: Self) -> Bool { a.key == b.key }; func hash(into h: inout Hasher) { h.combine(key) } }
struct Message: Keyed { let id: Int; var text: String; var key: Int { id } }
struct Device: Keyed { let token: String; var key: String { token.lowercased() } }
var set: Set<Message> = [Message(id: 1, text: "a"), Message(id: 2, text: "b")]
print(set.insert(Message(id: 1, text: "z")).memberAfterInsert.text, set.update(with: Message(id: 2, text: "B"))!.text, set.count, set.first { $0.id == 2 }!.text)
print(Device(token: "AB") == Device(token: "ab"), Set([Device(token: "x"), Device(token: "X")]).count)
extension Sequence where Element: Keyed { func unique() -> [Element] { var seen = Set<Element.Key>(); return filter { seen.insert($0.key).inserted } }; var byKey: [Element.Key: Element] { Dictionary(map { ($0.key, $0) }) { a, _ in a } } }
let list = [Message(id: 3, text: "x"), Message(id: 4, text: "y"), Message(id: 3, text: "w")]
print(list.unique().map(\.text), list.byKey[3]!.text, list.firstIndex(of: Message(id: 4, text: "")) as Any)
