// swift-format-ignore-file
import Foundation
extension String.StringInterpolation { mutating func appendInterpolation(_ v: Int, width: Int) { appendLiteral(String(repeating: "0", count: max(0, width - String(v).count)) + String(v)) }
  mutating func appendInterpolation(hex v: Int) { appendInterpolation(String(v, radix: 16)) }
  mutating func appendInterpolation<T>(opt v: T?) { if let v { appendInterpolation(v) } else { appendLiteral("—") } }
  mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { appendLiteral(s()) } } }
print("\(5, width: 3) \(hex: 255) \(opt: Int?.none) \(opt: "x") \(if: true, "yes")\(if: false, "no")|")
let pieces = ["x": 1.5, "y": 2]; print("n=\(pieces.count) \(pieces["x"]!) \(pieces["z"] ?? 0) \(pieces.keys.sorted().joined(separator: "\("," + " ")"))")
print("nested \("in \("deep")")", "\(1 > 0 ? "t" : "f")", "\({ 3 }())", "a\("")b")
