// swift-format-ignore-file
import Foundation
struct Window: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, CustomStringConvertible {
  let seconds: TimeInterval
  init(floatLiteral value: Double) { seconds = value }
  init(integerLiteral value: Int) { seconds = Double(value) }
  static func < (l: Window, r: Window) -> Bool { l.seconds < r.seconds }
  var description: String { String(format: "%.1fs", seconds) } }
let limits: [String: Window] = ["burst": 0.5, "hour": 3600]
let sorted = limits.sorted { $0.value < $1.value }
print(sorted.map { "\($0.key)=\($0.value)" })
print([1.5, 3, 2].max()! as Window, limits["burst"]! < 1, min(2 as Window, 1.25))
let none: Window? = nil
print(none ?? 7, (none ?? 7.5) == 7.5)
