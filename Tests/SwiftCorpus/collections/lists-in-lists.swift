let lists = [[1, 2], [1], []]
print(lists.contains([1]), lists.contains([2]), lists.firstIndex(of: []) ?? -1)
enum Action: Hashable {
  case open
  case reply(String)
}
let counts = [Action.open, .open, .reply("x")].reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts[.open] ?? 0, counts[.reply("x")] ?? 0, counts[.reply("y")] ?? 0)
