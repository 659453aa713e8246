// swift-format-ignore-file
enum Level: Int, Comparable { case a = 1, b, c; static let order: [Level] = [.c, .a, .b]; static func < (x: Level, y: Level) -> Bool { order.firstIndex(of: x)! < order.firstIndex(of: y)! } }
print(Level.c < .a, [Level.a, .b, .c].sorted(), Level.allMax, max(Level.a, .b)); extension Level { static var allMax: Level { order.max()! } }
struct Tag: Hashable { let id: Int; let note: String; static func == (a: Tag, b: Tag) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Tag(id: 1, note: "x") == Tag(id: 1, note: "y"), Set([Tag(id: 1, note: "x"), Tag(id: 1, note: "y")]).count, [Tag(id: 2, note: ""): 5][Tag(id: 2, note: "q")]!, [Tag(id: 3, note: "")].firstIndex(of: Tag(id: 3, note: "z"))!)
