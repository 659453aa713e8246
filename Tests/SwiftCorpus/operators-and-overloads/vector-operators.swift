// swift-format-ignore-file
struct V: Equatable { var x, y: Double
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: V) -> V { a * k }
  static func * (a: V, b: V) -> Double { a.x * b.x + a.y * b.y }
  static prefix func - (a: V) -> V { a * -1 }
  static func += (a: inout V, b: V) { a = a + b } }
infix operator <+>: AdditionPrecedence
func <+> (a: V, b: V) -> String { "\(a.x)<+>\(b.y)" }
postfix operator ++
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
var v = V(x: 1, y: 2)
v += 2 * v
print(v, -v, v * V(x: 1, y: 1), v * 0.5 == V(x: 1.5, y: 3), v <+> -v)
var n = 4
print(n++ + n++, n)
