// swift-format-ignore-file
struct Push { let id: Int, thread: String, at: Int }
let pushes = [Push(id: 1, thread: "a", at: 10), Push(id: 2, thread: "b", at: 30), Push(id: 3, thread: "a", at: 20)]
let byThread = Dictionary(grouping: pushes, by: \.thread).mapValues { $0.sorted { $0.at > $1.at }.map(\.id) }
print(byThread.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let latest = Dictionary(pushes.map { ($0.thread, $0) }) { $0.at > $1.at ? $0 : $1 }
print(latest["a"]!.id, latest["b"]!.id, pushes.max { $0.at < $1.at }!.id)
print(pushes.sorted(by: { ($0.thread, $0.at) < ($1.thread, $1.at) }).map(\.id), pushes.lazy.filter { $0.at > 15 }.map { $0.id }.first ?? 0)
print(pushes.reduce(into: [:]) { $0[$1.thread, default: 0] += $1.at }.values.sorted())
