struct Token {
  let bytes: [UInt8]
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ token: Token) {
    appendLiteral(token.bytes.map { String($0, radix: 16) }.joined(separator: ":"))
  }
  mutating func appendInterpolation(hex number: Int, width: Int = 4) {
    let digits = String(number, radix: 16)
    appendLiteral(String(repeating: "0", count: max(0, width - digits.count)) + digits)
  }
  mutating func appendInterpolation<Wrapped>(_ value: Wrapped?, or fallback: String) {
    if let value { appendInterpolation(value) } else { appendLiteral(fallback) }
  }
}

let none: Int? = nil
print(
  "\(Token(bytes: [1, 255])) \(hex: 255) \(hex: 1, width: 2) \(none, or: "-")"
)
print("\(3) \([1]) \("text")")
