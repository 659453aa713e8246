// swift-format-ignore-file
struct Fraction: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { let n: Int, d: Int
  init(_ n: Int, _ d: Int = 1) { let g = Fraction.gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; self.n = s * n / g; self.d = s * d / g }
  init(integerLiteral v: Int) { self.init(v) }
  static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? max(a, 1) : gcd(b, a % b) }
  static func + (a: Self, b: Self) -> Self { Fraction(a.n * b.d + b.n * a.d, a.d * b.d) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func * (a: Self, b: Self) -> Self { Fraction(a.n * b.n, a.d * b.d) }
  static func / (a: Self, b: Self) -> Self { a * Fraction(b.d, b.n) }
  static prefix func - (a: Self) -> Self { Fraction(-a.n, a.d) }
  static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
  static func += (a: inout Self, b: Self) { a = a + b }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
var f = Fraction(1, 2)
print(f + 1, f - Fraction(1, 3), f * 4, f / Fraction(3, -4), -f, f < 1, max(f, Fraction(2, 3)))
f += Fraction(1, 6); f += 1
print(f, [f, 1, Fraction(1, 9)].sorted(), [Fraction(1, 2), Fraction(1, 2)].reduce(0, +) == 1)
