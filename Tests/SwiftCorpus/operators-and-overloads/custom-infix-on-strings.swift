// swift-format-ignore-file
infix operator ~~: ComparisonPrecedence
infix operator +++: AdditionPrecedence
prefix operator ¬
postfix operator %
func ~~ (a: String, b: String) -> Bool { a.lowercased() == b.lowercased() }
func +++ (a: [Int], b: Int) -> [Int] { a + [b] }
func +++ (a: String, b: String) -> String { a + " " + b }
prefix func ¬ (b: Bool) -> Bool { !b }
postfix func % (d: Double) -> Double { d / 100 }
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
func - (s: String, t: String) -> String { s.replacingOccurrences(of: t, with: "") }
import Foundation
print("AbC" ~~ "aBc", [1] +++ 2 +++ 3, "a" +++ "b", ¬true, 50%, 200 * 5%, "ab" * 3, "banana" - "an")
