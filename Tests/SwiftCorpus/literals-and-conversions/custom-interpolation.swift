// swift-format-ignore-file
import Foundation
extension String.StringInterpolation {
  mutating func appendInterpolation(hex value: Int) {
    appendLiteral("0x" + String(value, radix: 16))
  }
  mutating func appendInterpolation<T>(_ value: T?, or text: String) {
    if let value { appendInterpolation(value) } else { appendLiteral(text) }
  }
}
let token: String? = nil
print("id \(hex: 255), token \(token, or: "none"), n \(Optional(4), or: "-")")
