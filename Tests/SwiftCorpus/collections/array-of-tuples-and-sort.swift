// swift-format-ignore-file
import Foundation
var inventory = [("pen", 3, 1.5), ("book", 1, 12.0), ("ink", 3, 4.25)]
inventory.sort { ($1.1, $0.0) < ($0.1, $1.0) }
print(inventory.map { $0.0 }, inventory.reduce(0) { $0 + Double($1.1) * $1.2 })
inventory.sort(by: { $0.2 > $1.2 })
print(inventory[0], inventory.map(\.2), inventory.first { $0.0.hasPrefix("i") }!.1)
let named = inventory.map { (name: $0.0, total: Double($0.1) * $0.2) }
for (name, total) in named where total > 5 { print(name, total) }
print(named.max { $0.total < $1.total }!.name, Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.total) })["ink"]!)
inventory.removeAll(where: { $0.1 == 1 }); inventory.reverse()
print(inventory.count, inventory[0].0, inventory.isEmpty)
