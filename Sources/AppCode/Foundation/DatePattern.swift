/// A `DateFormatter.dateFormat`, in English: letters of Unicode's date patterns.
struct DatePattern {
  private enum Part: Equatable {
    case field(Character, Int)
    case text(String)
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        rest = rest.dropFirst(quoted.count + 1)
        parts.append(.text(quoted.isEmpty ? "'" : String(quoted)))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        parts.append(.field(first, run.count))
      } else {
        parts.append(.text(String(rest.removeFirst())))
      }
    }
    self.parts = parts
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  // MARK: Writing

  /// The date in this format. `offset`: the zone's distance from UTC in seconds.
  func string(from seconds: Double, offset: Int) -> String? {
    guard let date = CivilDate(seconds: seconds + Double(offset)) else { return nil }
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .field(let letter, let count): return DatePattern.shown(letter, count, date, offset)
      }
    }.joined()
  }

  private static func shown(
    _ letter: Character, _ count: Int, _ date: CivilDate, _ offset: Int
  ) -> String {
    func digits(_ number: Int) -> String { CivilDate.digits(number, count) }
    switch letter {
    case "y", "u", "Y":
      return count == 2 ? CivilDate.digits(date.year % 100) : digits(date.year)
    case "M", "L":
      switch count {
      case 1, 2: return digits(date.month)
      case 3: return String(months[date.month - 1].prefix(3))
      default: return months[date.month - 1]
      }
    case "d": return digits(date.day)
    case "D": return digits(date.dayOfYear)
    case "E", "c":
      let name = weekdays[date.weekday - 1]
      return count == 4 ? name : String(name.prefix(3))
    case "a": return date.hour < 12 ? "AM" : "PM"
    case "h": return digits((date.hour + 11) % 12 + 1)
    case "H": return digits(date.hour)
    case "m": return digits(date.minute)
    case "s": return digits(date.second)
    case "S":
      let nine = CivilDate.digits(Int(date.fraction * 1e9), 9)
      return String((nine + String(repeating: "0", count: max(0, count - 9))).prefix(count))
    case "Z", "x", "X":
      if letter == "X", offset == 0 { return "Z" }
      let hours = CivilDate.digits(abs(offset) / 3600)
      let colon = letter != "Z" && count == 3 || count == 5 ? ":" : ""
      return (offset < 0 ? "-" : "+") + hours + colon + CivilDate.digits(abs(offset) / 60 % 60)
    case "z":
      return offset == 0 ? "GMT" : "GMT" + (offset < 0 ? "-" : "+") + "\(abs(offset) / 3600)"
    default: return String(repeating: letter, count: count)
    }
  }

  // MARK: Reading

  /// nil if the string does not match the pattern.
  func seconds(of text: String, offset: Int) -> Double? {
    var rest = Substring(text)
    var date = CivilDate()
    date.year = 2000
    var zone = offset
    var isAfternoon: Bool?
    for part in parts {
      switch part {
      case .text(let expected):
        guard rest.hasPrefix(expected) else { return nil }
        rest = rest.dropFirst(expected.count)
      case .field(let letter, let count):
        guard
          DatePattern.read(letter, count, from: &rest, into: &date, &zone, &isAfternoon)
        else { return nil }
      }
    }
    guard rest.isEmpty, (1...12).contains(date.month), date.hour < 24, date.minute < 60,
      date.second < 60, date.day >= 1,
      date.day <= CivilDate.days(inMonth: date.month, of: date.year)
    else { return nil }
    if let isAfternoon { date.hour = date.hour % 12 + (isAfternoon ? 12 : 0) }
    return date.seconds - Double(zone)
  }

  private static func read(
    _ letter: Character, _ count: Int, from text: inout Substring, into date: inout CivilDate,
    _ zone: inout Int, _ isAfternoon: inout Bool?
  ) -> Bool {
    switch letter {
    case "y", "u", "Y":
      guard let year = number(&text, atMost: count == 2 ? 2 : 4) else { return false }
      date.year = count == 2 ? year + (year < 50 ? 2000 : 1900) : year
      return true
    case "M", "L":
      if count <= 2 { return set(&date.month, number(&text, atMost: 2)) }
      guard let index = name(months, isShort: count == 3, &text) else { return false }
      date.month = index + 1
      return true
    case "E", "c": return name(weekdays, isShort: count < 4, &text) != nil
    case "d": return set(&date.day, number(&text, atMost: 2))
    case "H", "h": return set(&date.hour, number(&text, atMost: 2))
    case "m": return set(&date.minute, number(&text, atMost: 2))
    case "s": return set(&date.second, number(&text, atMost: 2))
    case "S":
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let fraction = Double("0." + digits) else { return false }
      date.fraction = fraction
      text = text.dropFirst(digits.count)
      return true
    case "a":
      guard let index = name(["AM", "PM"], isShort: false, &text) else { return false }
      isAfternoon = index == 1
      return true
    case "Z", "X", "x", "z": return self.zone(&text, &zone)
    default: return false
    }
  }

  private static func set(_ field: inout Int, _ number: Int?) -> Bool {
    guard let number else { return false }
    field = number
    return true
  }

  private static func number(_ text: inout Substring, atMost count: Int) -> Int? {
    let digits = text.prefix(count).prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  private static func name(_ names: [String], isShort: Bool, _ text: inout Substring) -> Int? {
    for (index, name) in names.enumerated() {
      let shown = isShort ? String(name.prefix(3)) : name
      if text.lowercased().hasPrefix(shown.lowercased()) {
        text = text.dropFirst(shown.count)
        return index
      }
    }
    return nil
  }

  /// Consumes a zone such as `Z`, `GMT`, `+0200` or `+02:00` and sets its offset. Returns false if
  /// there is none.
  static func zone(_ text: inout Substring, _ offset: inout Int) -> Bool {
    for name in ["Z", "GMT", "UTC"] where text.hasPrefix(name) {
      text = text.dropFirst(name.count)
      offset = 0
      return true
    }
    guard let sign = text.popFirst(), sign == "+" || sign == "-",
      let hours = number(&text, atMost: 2)
    else { return false }
    if text.first == ":" { text.removeFirst() }
    let minutes = number(&text, atMost: 2) ?? 0
    offset = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    return true
  }
}
