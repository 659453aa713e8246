// swift-format-ignore-file
struct Score { var wins = 0, losses = 0; mutating func record(_ won: Bool) { if won { wins += 1 } else { losses += 1 } } }
var table: [String: Score] = [:]
for (name, won) in [("a", true), ("b", false), ("a", false), ("a", true)] { table[name, default: Score()].record(won) }
let before = table
table["a"]?.record(true)
for key in table.keys.sorted() { print(key, table[key]!) }
print(before["a"]!.wins, table.filter { $0.value.wins > 0 }.count)
if let index = table.index(forKey: "b") { print(table[index].value.losses); table.remove(at: index) }
print(table.count, before.count)
