// swift-format-ignore-file
import Foundation
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Array(sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 < 20 ? s.0 : nil }))
print(Array(repeatElement("z", count: 3)), Array(zip("abc", 1...)).map { "\($0)\($1)" }, (1...4).reduce(into: "") { $0 += "\($1)" })
for (i, c) in zip(0..., "xy") { print(i, c, terminator: ",") }
print()
print([1, 2, 3, 4, 5].reduce((even: 0, odd: 0)) { $1 % 2 == 0 ? ($0.even + 1, $0.odd) : ($0.even, $0.odd + 1) })
print(Array([[1, 2], [3]].joined()), [["a"], ["b", "c"]].joined(separator: ["-"]).map { $0 }, ["x", "y"].joined(), (0..<3).map { _ in "k" })
print([5, 3].min()!, ["bb", "a"].max { $0.count < $1.count }!, Array("cab").sorted(), "cab".sorted(by: >), String("cab".reversed()))
