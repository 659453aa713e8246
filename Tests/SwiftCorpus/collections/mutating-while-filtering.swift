// swift-format-ignore-file
import Foundation
var queue = [5, 3, 8]; var seen: [Int] = []
while let x = queue.popLast() { seen.append(x); if x > 4 { queue.insert(x - 4, at: 0) } }
print(seen)
var counts = ["a": 3, "b": 1]
for (k, v) in counts { if v > 2 { counts[k] = nil } else { counts[k]! += 10 } }
print(counts, counts.filter { $0.value > 100 }.isEmpty)
var names = ["Bob", "al", "Cy"]
names.sort { $0.lowercased() < $1.lowercased() }; names.reverse(); names[0].append("!"); names = names.map { $0.first!.uppercased() + $0.dropFirst() }
print(names, names.map(\.count), names.joined(separator: ", "), names.partition { $0.count > 2 }, names)
names.swapAt(0, 2); names.replaceSubrange(0..<2, with: ["z"]); names.removeAll { $0 == "z" }; print(names.count, names.last ?? "-")
