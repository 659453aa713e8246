// swift-format-ignore-file
import Foundation
let raw = ["a": "1", "b": "x", "c": "3"]
print(raw.compactMapValues { Int($0) }.sorted { $0.key < $1.key }.map(\.value))
var stock = Dictionary(uniqueKeysWithValues: zip(["x", "y", "z"], 1...))
stock["y"] = nil
stock["w", default: 10] += 5
print(stock.keys.sorted(), stock.values.reduce(0, +), stock.removeValue(forKey: "q") as Any, stock.updateValue(9, forKey: "x")!)
print(stock.min { $0.value < $1.value }!, stock.contains { $0.key == "z" }, stock.first { $0.value == 3 }!.key)
let inverted = Dictionary(stock.map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
print(inverted[9]!, stock.mapValues { -$0 }["z"]!, stock.count, stock.isEmpty)
