struct Version: Comparable, ExpressibleByStringLiteral {
  let parts: [Int]
  init(stringLiteral text: String) { parts = text.split(separator: ".").compactMap { Int($0) } }
  static func < (one: Version, other: Version) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}
let version: Version = "1.2.3"
print(version < "1.10", version > "1.2", version == "1.2.3", version >= "2.0")
struct Vector: Equatable {
  var x: Double
  static let zero = Vector(x: 0)
  static func - (one: Vector, other: Vector) -> Vector { Vector(x: one.x - other.x) }
}
let vector = Vector(x: 3)
print(vector - vector == .zero, vector == .zero, .zero == vector - vector)
