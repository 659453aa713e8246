// swift-format-ignore-file
struct Money { let cents: Int }
extension DefaultStringInterpolation { mutating func appendInterpolation(_ m: Money) { appendInterpolation("$\(m.cents / 100).\(m.cents % 100)") }; mutating func appendInterpolation(_ x: Double, digits: Int) { appendLiteral(String(format: "%.\(digits)f", x)) }; mutating func appendInterpolation(if c: Bool, _ s: String) { if c { appendLiteral(s) } } }
import Foundation
print("cost \(Money(cents: 1299)) rate \(3.14159, digits: 2)\(if: true, "!")\(if: false, "?")")
struct Tag: ExpressibleByStringInterpolation, CustomStringConvertible { let description: String; init(stringLiteral s: String) { description = "<\(s)>" } }
let n = 4
let t: Tag = "a\(n)b"
print(t, "\(t) \([t])", Tag("plain"))
print("\("nested \(n * 2)")", "\(n)\n".count, "\(n > 3 ? "big" : "small")", """
  \(n) line
  two
  """)
