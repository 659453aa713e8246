// swift-format-ignore-file
import Foundation
final class Node { let name: String; var parent: Node?; init(_ name: String, _ parent: Node? = nil) { self.name = name; self.parent = parent } }
let leaf = Node("leaf", Node("branch", Node("root")))
print(sequence(first: leaf) { $0.parent }.map(\.name), sequence(first: leaf, next: { $0.parent }).reversed().map(\.name).joined(separator: "/"))
let powers = sequence(first: 1) { $0 * 2 }
print(Array(powers.prefix(5)), powers.first { $0 > 50 } ?? 0, powers.prefix { $0 < 20 }.reduce(0, +))
for (index, value) in zip(0..., sequence(first: 9) { $0 > 5 ? $0 - 2 : nil }) { print(index, value) }
print(sequence(first: leaf, next: \.parent).contains { $0.name == "root" })
for power in powers { if power > 8 { break }; print(power, terminator: " ") }
print()
