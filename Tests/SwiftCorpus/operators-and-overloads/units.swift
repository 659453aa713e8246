// swift-format-ignore-file
import Foundation
struct Meters: Comparable, AdditiveArithmetic { var v: Double
  static let zero = Meters(v: 0)
  static func + (a: Self, b: Self) -> Self { Self(v: a.v + b.v) }
  static func - (a: Self, b: Self) -> Self { Self(v: a.v - b.v) }
  static func < (a: Self, b: Self) -> Bool { a.v < b.v } }
extension Double { var m: Meters { Meters(v: self) }; var km: Meters { Meters(v: self * 1000) } }
extension Int { var m: Meters { Double(self).m } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
var d = 1.5.km + 20.m
d += 5.m
d -= Meters(v: 0.5)
print(d.v, d > 1.0.km, [1.m, 2.m, 3.m].sum().v, [1, 2, 3].sum(), max(1.m, 2.m).v, [0.5, 0.25].sum())
