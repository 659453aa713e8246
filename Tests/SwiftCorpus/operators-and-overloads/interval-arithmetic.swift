// swift-format-ignore-file
struct Interval: Equatable, CustomStringConvertible { var seconds: Int; static let zero = Interval(seconds: 0)
  static func + (l: Self, r: Self) -> Self { .init(seconds: l.seconds + r.seconds) }; static prefix func - (i: Self) -> Self { .init(seconds: -i.seconds) }
  static func - (l: Self, r: Self) -> Self { l + -r }; static func * (l: Self, r: Int) -> Self { .init(seconds: l.seconds * r) }; static func * (l: Int, r: Self) -> Self { r * l }
  static func / (l: Self, r: Self) -> Double { Double(l.seconds) / Double(r.seconds) }; static func += (l: inout Self, r: Self) { l = l + r }
  var description: String { let s = abs(seconds); return (seconds < 0 ? "-" : "") + (s >= 3600 ? "\(s / 3600)h" : "") + (s % 3600 >= 60 ? "\(s % 3600 / 60)m" : "") + (s % 60 > 0 || s == 0 ? "\(s % 60)s" : "") } }
extension Int { var minutes: Interval { .init(seconds: self * 60) }; var hours: Interval { minutes * 60 }; var seconds: Interval { .init(seconds: self) } }
var t = 2.hours + 5.minutes - 10.seconds; print(t, -t, 3 * 20.minutes, 1.hours / 90.minutes, [1.minutes, 2.seconds].reduce(.zero, +)); t += 10.seconds; print(t, t == 125.minutes, .zero + 4.seconds)
