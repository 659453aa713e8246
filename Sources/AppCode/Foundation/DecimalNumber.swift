/// A decimal number of up to 38 digits: Foundation's `Decimal`.
struct DecimalNumber: Equatable {
  private var mantissa: Int128
  /// Digits after the decimal point.
  private var scale: Int

  private static let digits = 38

  /// The number as Foundation stores it: `significand` times 10 to the power of `exponent`. The significand has no
  /// trailing zeros.
  var parts: (significand: DecimalNumber, exponent: Int) {
    var (rest, exponent) = (mantissa.magnitude, -scale)
    while rest != 0, rest % 10 == 0 { (rest, exponent) = (rest / 10, exponent + 1) }
    return (DecimalNumber(Int128(rest), scale: 0), rest == 0 ? 0 : exponent)
  }

  private init(_ mantissa: Int128, scale: Int) {
    (self.mantissa, self.scale) = (mantissa, scale)
    while self.scale > 0, self.mantissa % 10 == 0 {
      self.mantissa /= 10
      self.scale -= 1
    }
  }

  /// nil if the string does not begin with a number, or if the number has too many digits.
  init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(whole.count)
    var fraction = Substring()
    if rest.first == "." {
      fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    }
    if !fraction.isEmpty || rest.first == "." { rest = rest.dropFirst(fraction.count + 1) }
    guard let exponent = DecimalNumber.exponent(at: rest) else { return nil }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let digits = (whole + fraction).drop { $0 == "0" }
    guard digits.count <= DecimalNumber.digits + 1,
      let mantissa = digits.isEmpty ? 0 : Int128(digits)
    else { return nil }
    let scale = fraction.count - exponent
    let number = DecimalNumber(isNegative ? -mantissa : mantissa, scale: max(0, scale))
    guard scale <= DecimalNumber.digits, let shifted = number.shifted(by: max(0, -scale)),
      "\(shifted.magnitude)".count <= DecimalNumber.digits + 1
    else { return nil }
    self.init(shifted, scale: number.scale)
  }

  /// Converts a Double as Foundation does: from its first 19 or 20 decimal digits, so that 1.19 becomes
  /// 1.1899999999999997952. nil for NaN, infinity and a number with too many digits.
  init?(_ number: Double) {
    guard number.isFinite, number.magnitude < 1e38 else { return nil }
    guard number != 0 else {
      self.init(0, scale: 0)
      return
    }
    var (value, exponent) = (number.magnitude, 0)
    while value < Double(UInt64.max - 1), exponent > -128 {
      value *= 10
      exponent -= 1
    }
    while value >= Double(UInt64.max) {
      value /= 10
      exponent += 1
    }
    let digits = UInt64(min(value, Double(UInt64.max).nextDown))
    self.init((number < 0 ? "-" : "") + "\(digits)e\(exponent)")
  }

  /// The exponent at the start of the text; 0 if there is none, nil if it is out of the range of `Decimal`.
  private static func exponent(at text: Substring) -> Int? {
    guard let first = text.first, first == "e" || first == "E" else { return 0 }
    var rest = text.dropFirst()
    let sign = rest.first.map { $0 == "-" || $0 == "+" } == true ? String(rest.removeFirst()) : ""
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return 0 }
    return Int(sign + digits).flatMap { $0.magnitude < 1000 ? $0 : nil }
  }

  var text: String {
    guard scale > 0 else { return "\(mantissa)" }
    var digits = "\(mantissa.magnitude)"
    if digits.count <= scale {
      digits = String(repeating: "0", count: scale - digits.count + 1) + digits
    }
    let sign = mantissa < 0 ? "-" : ""
    return sign + digits.dropLast(scale) + "." + digits.suffix(scale)
  }

  /// Both numbers with the same number of digits after the decimal point; nil if they do not fit.
  private static func aligned(
    _ one: DecimalNumber, _ other: DecimalNumber
  ) -> (Int128, Int128, scale: Int)? {
    let scale = max(one.scale, other.scale)
    guard let a = one.shifted(by: scale - one.scale), let b = other.shifted(by: scale - other.scale)
    else { return nil }
    return (a, b, scale)
  }

  private func shifted(by places: Int) -> Int128? {
    var shifted = mantissa
    for _ in 0..<places {
      let (product, overflow) = shifted.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      shifted = product
    }
    return shifted
  }

  func adding(_ other: DecimalNumber) -> DecimalNumber? {
    guard let (a, b, scale) = DecimalNumber.aligned(self, other) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : DecimalNumber(sum, scale: scale)
  }

  func negated() -> DecimalNumber { DecimalNumber(-mantissa, scale: scale) }

  func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    return overflow ? nil : DecimalNumber(product, scale: scale + other.scale)
  }

  /// Foundation divides the significands (without trailing zeros) to 38 digits and drops last digits without rounding
  /// until the quotient fits into 128 bits. nil if the quotient does not fit into 127 bits.
  func divided(by other: DecimalNumber) -> DecimalNumber? {
    guard other.mantissa != 0 else { return nil }
    let (a, b) = (significand, other.significand)
    var digits = "\(a.mantissa.magnitude / b.mantissa.magnitude)"
    var rest = a.mantissa.magnitude % b.mantissa.magnitude
    for _ in 0..<DecimalNumber.digits {
      let (dividend, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits += "\(dividend / b.mantissa.magnitude)"
      rest = dividend % b.mantissa.magnitude
    }
    var places = DecimalNumber.digits + a.scale - b.scale
    digits = String(digits.drop { $0 == "0" })
    while digits.hasSuffix("0") {
      digits.removeLast()
      places -= 1
    }
    while !digits.isEmpty, UInt128(digits) == nil {
      digits.removeLast()
      places -= 1
    }
    guard let quotient = digits.isEmpty ? 0 : Int128(digits) else { return nil }
    let isNegative = (a.mantissa < 0) != (b.mantissa < 0)
    let made = DecimalNumber(isNegative ? -quotient : quotient, scale: max(0, places))
    return made.shifted(by: max(0, -places)).map { DecimalNumber($0, scale: max(0, places)) }
  }

  /// The number without trailing zeros. The scale may be negative.
  private var significand: (mantissa: Int128, scale: Int) {
    var (mantissa, scale) = (mantissa, scale)
    while mantissa != 0, mantissa % 10 == 0 {
      mantissa /= 10
      scale -= 1
    }
    return (mantissa, scale)
  }

  enum Rounding: String { case plain, up, down, bankers }

  /// `NSDecimalRound`: rounds to that many digits after the decimal point, or before it if negative. `up` and `down`
  /// mean toward positive and negative infinity. nil if the result does not fit.
  func rounded(to places: Int, _ mode: Rounding) -> DecimalNumber? {
    guard places < scale else { return self }
    guard places > -DecimalNumber.digits else { return DecimalNumber(0, scale: 0) }
    var unit: UInt128 = 1
    for _ in 0..<(scale - places) {
      let (next, overflow) = unit.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      unit = next
    }
    let (whole, rest) = mantissa.magnitude.quotientAndRemainder(dividingBy: unit)
    let isUp: Bool
    switch mode {
    case .plain: isUp = rest >= unit - rest
    case .up: isUp = rest > 0 && mantissa > 0
    case .down: isUp = rest > 0 && mantissa < 0
    case .bankers: isUp = rest > unit - rest || rest == unit - rest && whole % 2 == 1
    }
    let rounded = Int128(whole) + (isUp ? 1 : 0)
    let made = DecimalNumber(mantissa < 0 ? -rounded : rounded, scale: max(0, places))
    return made.shifted(by: max(0, -places)).map { DecimalNumber($0, scale: max(0, places)) }
  }

  /// The number as a Double. Like Foundation, divides by 10 for each digit, with a rounding error each time.
  var double: Double {
    var double = Double(mantissa)
    for _ in 0..<scale { double /= 10 }
    return double
  }

  var isZero: Bool { mantissa == 0 }
  var isNegative: Bool { mantissa < 0 }

  func isLess(than other: DecimalNumber) -> Bool? {
    DecimalNumber.aligned(self, other).map { $0.0 < $0.1 }
  }
}
