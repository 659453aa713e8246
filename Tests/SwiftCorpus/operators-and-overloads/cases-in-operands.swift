// swift-format-ignore-file
struct Angle: Equatable { var deg: Double
  static let zero = Angle(deg: 0), right = Angle(deg: 90)
  static func + (a: Angle, b: Angle) -> Angle { Angle(deg: (a.deg + b.deg).truncatingRemainder(dividingBy: 360)) }
  static func * (a: Angle, n: Int) -> Angle { Angle(deg: a.deg * Double(n)) }
  static func += (a: inout Angle, b: Angle) { a = a + b }
  static prefix func - (a: Angle) -> Angle { .zero + Angle(deg: 360 - a.deg) }
  static func ~= (r: ClosedRange<Double>, a: Angle) -> Bool { r.contains(a.deg) } }
var a = Angle.right; a += .right; a += .right * 2
print(a, -Angle.right, a == .zero, Angle.right + .right, [Angle.right, .zero].contains(.zero), a != .right)
switch Angle(deg: 30) { case 0...45: print("small"); case 46...90: print("big"); default: print("?") }
print([Angle(deg: 10), .right].reduce(.zero, +), [1, 2].reduce(0) { $0 + $1 })
