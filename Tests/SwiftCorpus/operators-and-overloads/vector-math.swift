// swift-format-ignore-file
import Foundation
struct Vec: Equatable { var x, y: Double
  static let zero = Vec(x: 0, y: 0)
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func - (a: Vec, b: Vec) -> Vec { a + -b }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static func += (a: inout Vec, b: Vec) { a = a + b }
}
var v = Vec(x: 1, y: 2)
v += 2 * Vec(x: 1, y: 0) - Vec(x: 0, y: 1)
print(v, -v, v == Vec(x: 3, y: 1), [v, v].reduce(.zero, +))
