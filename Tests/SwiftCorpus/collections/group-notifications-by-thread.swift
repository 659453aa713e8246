// swift-format-ignore-file
struct Note { let id: Int; let thread: String?; let at: Int }
let notes = [Note(id: 1, thread: "a", at: 5), Note(id: 2, thread: nil, at: 3), Note(id: 3, thread: "a", at: 9), Note(id: 4, thread: "b", at: 1), Note(id: 5, thread: nil, at: 7)]
let groups = Dictionary(grouping: notes) { $0.thread ?? "none" }
let latest = groups.mapValues { $0.max { $0.at < $1.at }! }
for (k, v) in groups.sorted(by: { latest[$0.key]!.at > latest[$1.key]!.at }) { print(k, v.map(\.id), latest[k]!.id) }
let (with, without) = notes.reduce(into: ([Int](), [Int]())) { $1.thread == nil ? $0.1.append($1.id) : $0.0.append($1.id) }
print(with, without, notes.sorted { ($0.thread ?? "", -$0.at) < ($1.thread ?? "", -$1.at) }.map(\.id))
var queue = notes.map(\.id); let i = queue.partition { $0 > 3 }; print(queue[..<i].sorted(), queue[i...].sorted()); queue.removeAll(where: { $0.isMultiple(of: 2) }); print(queue.sorted(), notes.lazy.map(\.at).filter { $0 > 4 }.first ?? 0)
