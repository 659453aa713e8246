// swift-format-ignore-file
import Foundation
let rows = [("apple", 3, 1.5), ("kiwi", 12, 0.25)]
for (n, c, p) in rows { print(n.padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%4d %6.2f", c, p)) }
print(rows.map { "\($0.0)=\($0.1)" }.joined(separator: "&"), String(repeating: "=", count: 12))
var out = ""
for (i, r) in rows.enumerated() { if i > 0 { out += "\n" }; out += "\(i + 1). \(r.0.capitalized)" }
print(out)
print(rows.reduce("") { $0.isEmpty ? $1.0 : $0 + "|" + $1.0 }, "a".appending("b"), "x".appendingFormat("-%03d", 7), "abc" + "d" * 3)
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
