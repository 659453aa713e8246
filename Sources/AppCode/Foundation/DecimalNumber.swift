/// A decimal number of up to 38 digits: Foundation's `Decimal`.
struct DecimalNumber: Equatable {
  private var mantissa: Int128
  /// Digits after the decimal point.
  private var scale: Int

  private static let digits = 38

  private init(_ mantissa: Int128, scale: Int) {
    (self.mantissa, self.scale) = (mantissa, scale)
    while self.scale > 0, self.mantissa % 10 == 0 {
      self.mantissa /= 10
      self.scale -= 1
    }
  }

  /// nil if the string does not begin with a number, or if the number has more digits.
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
    guard !whole.isEmpty || !fraction.isEmpty, whole.count + fraction.count <= DecimalNumber.digits,
      let mantissa = Int128(whole + fraction)
    else { return nil }
    let scale = fraction.count - exponent
    let number = DecimalNumber(isNegative ? -mantissa : mantissa, scale: max(0, scale))
    guard scale <= DecimalNumber.digits, let shifted = number.shifted(by: max(0, -scale)),
      "\(shifted.magnitude)".count <= DecimalNumber.digits
    else { return nil }
    self.init(shifted, scale: number.scale)
  }

  /// The exponent at the start of the text; 0 if there is none, nil if it is beyond a `Decimal`.
  private static func exponent(at text: Substring) -> Int? {
    guard let first = text.first, first == "e" || first == "E" else { return 0 }
    var rest = text.dropFirst()
    let sign = rest.first.map { $0 == "-" || $0 == "+" } == true ? String(rest.removeFirst()) : ""
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return 0 }
    return Int(sign + digits).flatMap { abs($0) < 1000 ? $0 : nil }
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

  /// Both numbers with equally many digits after the decimal point; nil if they do not fit.
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

  /// nil if the quotient is not exact, because Foundation's rounding is unknown.
  func divided(by other: DecimalNumber) -> DecimalNumber? {
    guard other.mantissa != 0, let (a, b, _) = DecimalNumber.aligned(self, other) else {
      return nil
    }
    var (dividend, places) = (a, 0)
    while dividend % b != 0 {
      let (next, overflow) = dividend.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      dividend = next
      places += 1
    }
    return DecimalNumber(dividend / b, scale: places)
  }

  func isLess(than other: DecimalNumber) -> Bool? {
    DecimalNumber.aligned(self, other).map { $0.0 < $0.1 }
  }
}
