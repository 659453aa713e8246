struct Money: CustomStringConvertible {
  var amount: Double
  var description: String { "€\(amount)" }
}
extension String.StringInterpolation {
  mutating func appendInterpolation(hex value: Int) {
    appendLiteral("0x" + String(value, radix: 16))
  }
}
print("pay \(Money(amount: 2.5))", "\(hex: 255)", "\([Money(amount: 1)])")
