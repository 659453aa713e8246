// swift-format-ignore-file
struct Money: Comparable, CustomStringConvertible { let cents: Int; let cur: String
  init(_ c: Int, _ cur: String = "EUR") { cents = c; self.cur = cur }
  static func + (a: Money, b: Money) -> Money { precondition(a.cur == b.cur); return Money(a.cents + b.cents, a.cur) }
  static func - (a: Money, b: Money) -> Money { Money(a.cents - b.cents, a.cur) }
  static func * (a: Money, k: Int) -> Money { Money(a.cents * k, a.cur) }; static func * (k: Int, a: Money) -> Money { a * k }
  static func / (a: Money, k: Int) -> (Money, Money) { (Money(a.cents / k, a.cur), Money(a.cents % k, a.cur)) }
  static prefix func - (a: Money) -> Money { Money(-a.cents, a.cur) }; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func -= (a: inout Money, b: Money) { a = a - b }; var description: String { "\(cents / 100).\(abs(cents) % 100 < 10 ? "0" : "")\(abs(cents) % 100) \(cur)" } }
var m = Money(1050); m -= Money(45); let (q, r) = m / 4; print(m, -m, 2 * m + q, r, [Money(3), Money(1)].min()!, m > q ? "more" : "less", Money(5) == Money(5))
