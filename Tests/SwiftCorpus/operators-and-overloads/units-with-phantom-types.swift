// swift-format-ignore-file
enum Meters {}; enum Feet {}
struct Length<Unit>: Comparable, AdditiveArithmetic, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var v: Double; init(_ v: Double) { self.v = v }; init(floatLiteral f: Double) { v = f }; init(integerLiteral i: Int) { v = Double(i) }
  static var zero: Length { Length(0) }; static func + (l: Length, r: Length) -> Length { Length(l.v + r.v) }; static func - (l: Length, r: Length) -> Length { Length(l.v - r.v) }; static func < (l: Length, r: Length) -> Bool { l.v < r.v }
  static func * (l: Length, k: Double) -> Length { Length(l.v * k) }; static func / (l: Length, r: Length) -> Double { l.v / r.v } }
extension Length where Unit == Feet { var meters: Length<Meters> { Length<Meters>(v * 0.5) } }
extension Length where Unit == Meters { var feet: Length<Feet> { .init(v * 2) } }
let a: Length<Meters> = 3, b: Length<Meters> = 1.5; let f = a.feet + 4; print((a + b).v, (a - b * 2).v, a > b, f.v, f.meters.v, [a, b, 0.5].reduce(.zero, +).v, max(a, b).v, a / b)
var t = b; t += a; t -= 0.5; print(t.v, t == 4, [a, b].min()!.v, [3, 1, 2].sorted(by: >) as [Length<Feet>] == [3, 2, 1], type(of: f.meters))
