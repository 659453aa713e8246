// swift-format-ignore-file
struct Money: Comparable, AdditiveArithmetic, CustomStringConvertible { var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static func / (a: Self, n: Int) -> Self { .init(cents: a.cents / n) }
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
let xs = [Money(cents: 150), Money(cents: 205)]
print(xs.total(), xs.max()!, xs[0] < xs[1], xs[1] - xs[0], [1, 2, 3].total(), [0.5, 1].total(), xs.total() / 2)
var m = xs[0]; m += xs[1]; m -= Money(cents: 5); print(m, xs.sorted(by: >))
