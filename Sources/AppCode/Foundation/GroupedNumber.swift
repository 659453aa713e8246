/// A number as `NumberFormatter` writes it in the decimal style. Halves round to even.
struct GroupedNumber {
  var leastFraction = 0
  var mostFraction = 0
  var groups = false
  var groupingSeparator = ","
  var decimalSeparator = "."

  func text(_ number: Double) -> String? {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    let places = min(max(mostFraction, leastFraction, 0), 15)
    var digits = FormatString.text("%.\(places)f", [.double(abs(number))])
    var fraction = ""
    if let point = digits.firstIndex(of: ".") {
      fraction = String(digits[digits.index(after: point)...])
      digits = String(digits[..<point])
    }
    while fraction.count > max(leastFraction, 0), fraction.last == "0" { fraction.removeLast() }
    if groups { digits = grouped(digits) }
    return (number < 0 ? "-" : "") + digits + (fraction.isEmpty ? "" : decimalSeparator + fraction)
  }

  private func grouped(_ digits: String) -> String {
    var made = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { made += groupingSeparator }
      made.append(digit)
    }
    return made
  }
}
