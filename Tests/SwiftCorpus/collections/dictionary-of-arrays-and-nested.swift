// swift-format-ignore-file
import Foundation
struct Sale { let region: String, amount: Double, items: [String] }
let sales = [Sale(region: "N", amount: 10, items: ["a"]), Sale(region: "S", amount: 5.5, items: []), Sale(region: "N", amount: 2, items: ["b", "a"])]
let byRegion = Dictionary(grouping: sales, by: \.region)
let totals = byRegion.mapValues { $0.reduce(0) { $0 + $1.amount } }
print(totals.sorted { $0.value > $1.value }.map { "\($0.key)=\($0.value)" }, byRegion["N"]!.flatMap(\.items), Set(sales.flatMap(\.items)).sorted())
var index: [String: [String: Int]] = [:]
for s in sales { for i in s.items { index[s.region, default: [:]][i, default: 0] += 1 } }
print(index["N"]!["a"]!, index["S"] ?? [:], index["N"]!.values.reduce(0, +), index.keys.count)
print(totals.max { $0.value < $1.value }!.key, sales.map(\.amount).max()!, sales.sorted { $0.amount < $1.amount }.map(\.region).joined())
