// swift-format-ignore-file
let a: [Double] = [1, 2.5, 3]
let b: [String: Float] = ["x": 1]
let c: Set<Character> = ["a", "b", "a"]
let d: (Int8, Double?) = (1, 2)
let e: [Int?] = [1, nil]
let f: [[UInt8]] = [[1], [2, 3]]
func g(_ x: Double = 3, _ y: CGFloat = 4) -> Double { x / 2 + Double(y) }
import Foundation
print(a, b, c.count, d, e, f, g(), g(5))
let h = [1, 2.5], i = 5 / 2 * 2.0, j = Double(5 / 2), k = 1 + 0.5
print(h, i, j, k, type(of: h), 7 % 3 == 1 ? "one" : "other")
let m: Any = 3, n: Any = 3.0, o: [Any] = [1, "a", 2.5, true, [1], nil as Int? as Any]
print(m is Int, n is Int, n as? Double ?? 0, o, o.count)
