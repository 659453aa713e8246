import LifecycleModel

extension Arguments {
  /// Limit of numbers of steps, branches and badges.
  static let largestNumber = 1_000_000_000
  static let longestDuration = Milliseconds.seconds(366 * 86_400)

  mutating func number(from smallest: Int = 1) throws(CommandError) -> Int {
    let token = try next(.number(from: smallest))
    return try number(token, from: smallest)
  }

  mutating func percent() throws(CommandError) -> Int {
    let token = try next(.number(from: 0))
    let number = try number(token, from: 0)
    guard number <= 100 else {
      throw error(.outOfRange(read: token.text, from: 0, to: 100), at: token)
    }
    return number
  }

  /// `fallback` if the command ends here.
  mutating func number(orElse fallback: Int) throws(CommandError) -> Int {
    isEmpty ? fallback : try number()
  }

  func number(_ token: Token, from smallest: Int) throws(CommandError) -> Int {
    let digits = token.text.hasPrefix("-") ? token.text.dropFirst() : token.text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else {
      throw error(.notANumber(read: token.text, expected: .number(from: smallest)), at: token)
    }
    guard let number = Int(token.text), (smallest...Arguments.largestNumber).contains(number) else {
      throw error(
        .outOfRange(read: token.text, from: smallest, to: Arguments.largestNumber), at: token)
    }
    return number
  }

  mutating func duration() throws(CommandError) -> Milliseconds {
    let token = try next(.duration)
    return try duration(token, token.text)
  }

  /// `30s 2m 1h 500ms 1.5s`; a number without a unit is in seconds.
  func duration(_ token: Token, _ text: String) throws(CommandError) -> Milliseconds {
    let whole = text.prefix(while: { $0.isASCII && $0.isWholeNumber })
    var unit = text.dropFirst(whole.count)
    var fraction: Substring = ""
    if unit.hasPrefix(".") {
      fraction = unit.dropFirst().prefix(while: { $0.isASCII && $0.isWholeNumber })
      if fraction.isEmpty { throw error(.notADuration(read: text), at: token) }
      unit = unit.dropFirst(1 + fraction.count)
    }
    guard !whole.isEmpty else { throw error(.notADuration(read: text), at: token) }
    guard let scale = Arguments.scale(of: unit.lowercased()) else {
      let nearest = Arguments.nearestUnit(unit.lowercased()).map { text.dropLast(unit.count) + $0 }
      throw error(.notADuration(read: text), at: token, nearest: nearest.map(String.init))
    }
    while fraction.last == "0" { fraction = fraction.dropLast() }
    guard fraction.count <= 6 else { throw error(.durationTooFine(read: text), at: token) }
    let significant = whole.drop { $0 == "0" }
    guard significant.count <= 11, let units = Int("0" + significant) else {
      throw error(.durationTooLong(read: text), at: token)
    }
    var parts = Int(fraction) ?? 0
    var divisor = 1
    for _ in fraction { divisor *= 10 }
    parts *= scale
    guard parts % divisor == 0 else { throw error(.durationTooFine(read: text), at: token) }
    let total = units * scale + parts / divisor
    guard total <= Arguments.longestDuration else {
      throw error(.durationTooLong(read: text), at: token)
    }
    return total
  }

  private static func scale(of unit: String) -> Milliseconds? {
    switch unit {
    case "ms": return 1
    case "", "s": return 1000
    case "m": return 60_000
    case "h": return 3_600_000
    default: return nil
    }
  }

  private static func nearestUnit(_ unit: String) -> String? {
    switch unit {
    case "sec", "secs", "second", "seconds", "秒": return "s"
    case "min", "mins", "minute", "minutes", "分", "分钟": return "m"
    case "hr", "hrs", "hour", "hours", "小时": return "h"
    case "msec", "millis", "milliseconds", "毫秒": return "ms"
    default: return nil
    }
  }
}
