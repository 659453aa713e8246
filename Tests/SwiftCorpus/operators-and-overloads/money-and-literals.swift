// swift-format-ignore-file
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, AdditiveArithmetic, Comparable, CustomStringConvertible { var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral v: Int) { cents = v * 100 }
  init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  static var zero: Money { Money(cents: 0) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
let a: Money = 3, b: Money = 1.05
print(a + b, a - b, a > b, [a, b, 2].sorted(), [a, b].reduce(.zero, +), max(a, 10))
var t = a
t += 0.5; t -= b
print(t, t == 2.45, (1.5...4 as ClosedRange<Money>).contains(t))
