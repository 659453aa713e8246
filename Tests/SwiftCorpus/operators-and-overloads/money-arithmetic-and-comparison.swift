// swift-format-ignore-file
struct Money: Comparable, AdditiveArithmetic, CustomStringConvertible { var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
  static func * (a: Self, n: Int) -> Self { .init(cents: a.cents * n) }
  static func * (n: Int, a: Self) -> Self { a * n }
  static func / (a: Self, b: Self) -> Double { Double(a.cents) / Double(b.cents) }
  static prefix func - (a: Self) -> Self { zero - a }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  var description: String { (cents < 0 ? "-" : "") + "\(abs(cents) / 100).\(abs(cents) % 100 < 10 ? "0" : "")\(abs(cents) % 100)" } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
postfix operator %%
postfix func %% (n: Double) -> Money { Money(cents: Int((n * 100).rounded())) }
let a = 12.5%%, b = 0.05%%
print(a, b, a + b, -a, 3 * b, a * 2 - b, a / b, [a, b, a].sum(), [a, b].min()!, a > b, max(a, b) == a)
var t = Money.zero; for m in [a, b] { t += m }; t -= 20%%; print(t, [1.5, 2].sum())
