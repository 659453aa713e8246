struct Vector: Equatable {
  var x = 0
  var y = 0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2
print(v, -v)
v += Vector(x: 1, y: 1)
print(v, v == Vector(x: 8, y: 11), v - v == Vector())
