// swift-format-ignore-file
let prices = ["apple": 3, "pear": 2, "fig": 9]
print(prices.mapValues { $0 * 2 }.sorted { $0.value < $1.value }.map { "\($0.key)=\($0.value)" }, prices.filter { $0.value > 2 }.keys.sorted(), prices.reduce(0) { $0 + $1.value }, prices.max { $0.value < $1.value }!.key)
var inv = Dictionary(grouping: prices.keys, by: \.count).mapValues { $0.sorted() }
inv[3, default: []].append("kiwi"); inv[4]?.removeAll()
print(inv.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, inv[99] == nil, prices.contains { $0.key.hasPrefix("f") })
print(prices.merging(["fig": 1, "nut": 4]) { old, new in max(old, new) }.values.sorted(), Dictionary(prices.map { ($0.key.first!, $0.value) }, uniquingKeysWith: +)["a"]!, prices.compactMapValues { $0 > 5 ? "\($0)" : nil })
for (i, (k, v)) in prices.sorted(by: { $0.key < $1.key }).enumerated() { print(i, k, v, terminator: i == 2 ? "\n" : ", ") }
var e = prices; e["apple"] = nil; e.updateValue(7, forKey: "pear"); for k in e.keys { e[k]! += 1 }
print(e.values.sorted(), e.removeValue(forKey: "zz") as Any, e.count, e == ["pear": 8, "fig": 10], prices.first { $0.value == 9 }!.key, prices["fig", default: 0], e.isEmpty, Array(e.keys).sorted())
