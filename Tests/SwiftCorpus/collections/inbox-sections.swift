// swift-format-ignore-file
struct Item { let id: Int, day: Int, read: Bool }
let items = [Item(id: 1, day: 2, read: true), Item(id: 2, day: 1, read: false), Item(id: 3, day: 2, read: false), Item(id: 4, day: 1, read: false)]
let sections = Dictionary(grouping: items) { $0.day }.sorted { $0.key > $1.key }.map { (day: $0.key, ids: $0.value.map(\.id), unread: $0.value.filter { !$0.read }.count) }
for s in sections { print(s.day, s.ids, s.unread) }
var mutable = items; let removed = mutable.removeAll2 { $0.read }; print(removed, mutable.map(\.id), mutable.partition { $0.day == 1 }, mutable.count)
extension Array { mutating func removeAll2(where p: (Element) -> Bool) -> Int { let n = count; removeAll(where: p); return n - count } }
print(items.reduce(into: (0, 0)) { $1.read ? ($0.0 += 1) : ($0.1 += 1) }, items.lastIndex { !$0.read }!, items.first { $0.id == 9 }?.day ?? 0, Set(items.map(\.day)).count)
