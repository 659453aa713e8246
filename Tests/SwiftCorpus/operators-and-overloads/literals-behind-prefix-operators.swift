// swift-format-ignore-file
struct B: ExpressibleByIntegerLiteral, Equatable { var v: Int; init(integerLiteral n: Int) { v = n }; init(_ n: Int) { v = n }
  static func + (a: B, b: B) -> B { B(a.v + b.v) }; static prefix func - (a: B) -> B { B(-a.v) }; static prefix func ~ (a: B) -> B { B(~a.v) }; static func & (a: B, b: B) -> B { B(a.v & b.v) }; static func * (a: B, n: Int) -> B { B(a.v * n) }; static func *= (a: inout B, n: Int) { a = a * n } }
var m: B = 7; print((m & ~1).v, (m + -2).v, (m * -1).v, (m * 3).v, m == -7, m + 1 == 8); m *= -2; print(m.v); let k: B = ~0; print(k.v, (-m).v)
print((1 + m).v, (~2 & m).v)
