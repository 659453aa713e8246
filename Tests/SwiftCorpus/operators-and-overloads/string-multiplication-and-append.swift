// swift-format-ignore-file
import Foundation
extension String {
  static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
  static func += (s: inout String, n: Int) { s = s + String(n) }
  static prefix func ! (s: String) -> Bool { s.isEmpty }
}
extension Array { static func << (a: inout [Element], e: Element) { a.append(e) } }
extension Dictionary { static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } } }
var s = "ab" * 3
s += 7
s += "!"
var list = [1]
list << 2
list << 3
let merged = ["a": 1, "b": 2] + ["b": 3]
print(s, !s, !"", list, merged.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
