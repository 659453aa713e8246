// swift-format-ignore-file
import Foundation
let votes = ["ann", "bob", "ann", "cat", "bob", "ann"].reduce(into: [:]) { $0[$1, default: 0] += 1 }
for (name, n) in votes.sorted(by: { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }) { print(name, n) }
print(votes.max { $0.value < $1.value }!.key, votes.values.sorted(), votes.filter { $0.value > 1 }.keys.sorted(), votes.mapValues { Double($0) / 2 }["cat"]!)
var merged = votes
merged.merge(["ann": 10, "dan": 1]) { $0 + $1 }
print(merged["ann"]!, merged.count, votes.merging(["cat": 5], uniquingKeysWith: max)["cat"]!, votes.allSatisfy { $0.value > 0 })
print(Dictionary(grouping: votes.keys, by: { $0.first! }).keys.sorted(), votes.reduce(0) { $0 + $1.value }, votes.compactMap { $0.value > 2 ? $0.key : nil })
print(votes.keys.contains("bob"), votes.index(forKey: "zed") == nil, votes["zed"] == nil, Set(votes.values).count)
