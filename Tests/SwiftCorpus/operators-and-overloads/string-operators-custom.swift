// swift-format-ignore-file
import Foundation
infix operator =~: ComparisonPrecedence
infix operator /: MultiplicationPrecedence
func =~ (s: String, p: String) -> Bool { s.range(of: p, options: .regularExpression) != nil }
extension String { static func / (a: String, b: String) -> String { a.hasSuffix("/") ? a + b : a + "/" + b }
  static func - (a: String, b: String) -> String { a.replacingOccurrences(of: b, with: "") }; static prefix func ~ (s: String) -> String { String(s.reversed()) } }
print("api" / "v1" / "users", "banana" - "an", ~"abc", "token123" =~ "[0-9]+$", "abc" =~ "^b", 6 / 2)
extension URL { static func / (u: URL, p: String) -> URL { u.appendingPathComponent(p) } }
print((URL(string: "https://a.b")! / "c" / "d").absoluteString)
