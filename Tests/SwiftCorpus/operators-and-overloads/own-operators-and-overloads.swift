struct Vector: Equatable, CustomStringConvertible {
  var x: Double, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vector) -> Vector { a * k }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static prefix func - (a: Vector) -> Vector { a * -1 }
  var description: String { "(\(x), \(y))" }
}
infix operator <+>: AdditionPrecedence
func <+> (a: String, b: String) -> String { a + "<+>" + b }
postfix operator ++
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1) * 2
print(v, 2 * v, -v, v == Vector(x: 3, y: 4), "a" <+> "b" <+> "c")
var n = 4
print(n++, n)
func area(_ side: Int) -> String { "square" }
func area(_ radius: Double) -> String { "circle" }
func area(width: Int, height: Int) -> String { "rect" }
print(area(2), area(2.0), area(width: 1, height: 2))
