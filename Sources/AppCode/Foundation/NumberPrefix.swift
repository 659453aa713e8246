/// The number at the beginning of a string, as `NSString` reads it: ignores the rest, and returns 0 if there is no
/// number.
enum NumberPrefix {
  static func integer(of text: String) -> Int {
    let (sign, rest) = signed(text)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return 0 }
    return Int(sign + digits) ?? (sign == "-" ? .min : .max)
  }

  static func double(of text: String) -> Double {
    let (sign, rest) = signed(text)
    var number = rest.prefix { $0.isASCII && $0.isNumber }
    var left = rest.dropFirst(number.count)
    if left.first == "." {
      let fraction = left.dropFirst().prefix { $0.isASCII && $0.isNumber }
      number += "." + (fraction.isEmpty ? "0" : fraction)
      left = left.dropFirst(1 + fraction.count)
    }
    if left.first == "e" || left.first == "E" {
      let (exponentSign, digits) = signed(String(left.dropFirst()))
      let exponent = digits.prefix { $0.isASCII && $0.isNumber }
      if !exponent.isEmpty { number += "e" + exponentSign + exponent }
    }
    if number.first == "." { number = "0" + number }
    return Double(sign + number) ?? 0
  }

  /// True if the string begins with Y, T or a digit other than 0, after an optional sign and zeros.
  static func bool(of text: String) -> Bool {
    let (_, rest) = signed(text)
    guard let first = rest.drop(while: { $0 == "0" }).first else { return false }
    return "YyTt123456789".contains(first)
  }

  private static func signed(_ text: String) -> (sign: String, rest: Substring) {
    let rest = text.drop { $0.isWhitespace }
    switch rest.first {
    case "-": return ("-", rest.dropFirst())
    case "+": return ("", rest.dropFirst())
    default: return ("", rest)
    }
  }
}
