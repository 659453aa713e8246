/// A number as `NumberFormatter` writes it in the decimal style.
struct GroupedNumber {
  /// The cases of `NumberFormatter.RoundingMode`.
  enum Rounding: String {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }

  var leastInteger = 1
  var leastFraction = 0
  var mostFraction = 0
  var rounding = Rounding.halfEven
  var groups = false
  var groupingSeparator = ","
  var decimalSeparator = "."
  var positive = (prefix: "", suffix: "")
  var negative = (prefix: "-", suffix: "")

  /// nil for a number that is not simulated: a very large or small one.
  func text(_ number: Double) -> String? {
    guard number.isFinite, abs(number) < 1e15, abs(number) == 0 || abs(number) > 1e-12,
      let plain = DecimalNumber("\(abs(number))")?.text
    else { return nil }
    let places = min(max(mostFraction, leastFraction, 0), 15)
    let parts = plain.split(separator: ".")
    var (digits, fraction) = rounded(
      String(parts[0]), parts.count > 1 ? String(parts[1]) : "", to: places,
      isNegative: number < 0)
    while fraction.count > max(leastFraction, 0), fraction.last == "0" { fraction.removeLast() }
    if fraction.count < leastFraction {
      fraction += String(repeating: "0", count: min(leastFraction, 15) - fraction.count)
    }
    let lacking = min(max(leastInteger, 1), 40) - digits.count
    if lacking > 0 { digits = String(repeating: "0", count: lacking) + digits }
    if groups { digits = grouped(digits) }
    let sign = number < 0 ? negative : positive
    return sign.prefix + digits + (fraction.isEmpty ? "" : decimalSeparator + fraction)
      + sign.suffix
  }

  /// Rounds the decimal digits of a number, like ICU, instead of its binary value.
  private func rounded(
    _ whole: String, _ fraction: String, to places: Int, isNegative: Bool
  ) -> (whole: String, fraction: String) {
    guard fraction.count > places else { return (whole, fraction) }
    var kept = (whole + fraction.prefix(places)).compactMap(\.wholeNumberValue)
    let rest = fraction.dropFirst(places).compactMap(\.wholeNumberValue)
    let isExact = rest.allSatisfy { $0 == 0 }
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isMore = !isHalf && (rest.first ?? 0) >= 5
    let goesUp =
      switch rounding {
      case .ceiling: !isExact && !isNegative
      case .floor: !isExact && isNegative
      case .down: false
      case .up: !isExact
      case .halfEven: isMore || isHalf && (kept.last ?? 0) % 2 == 1
      case .halfDown: isMore
      case .halfUp: isMore || isHalf
      }
    var place = kept.count - 1
    var carries = goesUp
    while carries, place >= 0 {
      carries = kept[place] == 9
      kept[place] = carries ? 0 : kept[place] + 1
      place -= 1
    }
    if carries { kept.insert(1, at: 0) }
    let text = kept.map { "\($0)" }.joined()
    return (String(text.dropLast(places)), String(text.suffix(places)))
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
