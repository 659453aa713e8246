// swift-format-ignore-file
struct Seconds: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var v: Double
  init(_ v: Double) { self.v = v }; init(integerLiteral n: Int) { v = Double(n) }
  static let zero = Seconds(0)
  static func + (a: Self, b: Self) -> Self { .init(a.v + b.v) }
  static func - (a: Self, b: Self) -> Self { .init(a.v - b.v) }
  static func * (a: Self, k: Double) -> Self { .init(a.v * k) }
  static func < (a: Self, b: Self) -> Bool { a.v < b.v }
  var description: String { "\(v)s" }
}
extension Int { var minutes: Seconds { Seconds(Double(self) * 60) } }
var total: Seconds = 5
total += 2.minutes
print(total, total * 0.5, -5 + total, max(total, 30), [1, 2.minutes, 3].reduce(.zero, +), total > 100)
