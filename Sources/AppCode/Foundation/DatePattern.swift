/// A `DateFormatter.dateFormat`, in English: Unicode date pattern letters.
struct DatePattern {
  private enum Part: Equatable {
    case field(Character, Int)
    case text(String)
  }

  private let parts: [Part]
  /// The texts of field `a`.
  var halves = ["AM", "PM"]
  /// What field `z` writes; nil for the distance from GMT.
  var zoneName: String?

  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        parts.append(.text(DatePattern.quoted(&rest)))
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

  /// The text between apostrophes. Two apostrophes, inside or outside, stand for one.
  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let letter = rest.popFirst() {
      if letter == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      text.append(letter)
    }
    return text
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  // MARK: What it depends on

  private func has(_ test: (Character, Int) -> Bool) -> Bool {
    parts.contains { part in
      if case .field(let letter, let count) = part { return test(letter, count) }
      return false
    }
  }

  /// Whether it shows names of months, days and the like.
  var hasNames: Bool {
    has { letter, count in
      switch letter {
      case "E", "a", "G": return true
      case "M", "L", "c", "e", "q", "Q": return count > 2
      case "z": return count > 3
      default: return false
      }
    }
  }

  /// Whether its form depends on the region: week numbers, weekday numbers or AM and PM.
  var dependsOnRegion: Bool {
    has { letter, count in
      "wWYa".contains(letter) || "ce".contains(letter) && count < 3
    }
  }

  /// Whether it shows the zone's short name.
  var namesZone: Bool { has { letter, _ in letter == "z" } }

  /// Whether dates can be read by it.
  var isRead: Bool {
    !has { letter, count in
      !"yuYMLEcdHhmsSaZXxz".contains(letter) || "cML".contains(letter) && count > 4
        || letter == "E" && count > 4 || letter == "c" && count < 3
    }
  }

  // MARK: Writing

  /// The date in this format; nil if a field is not simulated. `offset`: the zone's distance from UTC in seconds.
  func string(from seconds: Double, offset: Int) -> String? {
    // Foundation rounds to whole milliseconds first.
    let rounded = (seconds * 1000 + 0.5).rounded(.down) / 1000
    guard let date = CivilDate(seconds: rounded + Double(offset)) else { return nil }
    var made = ""
    for part in parts {
      switch part {
      case .text(let text): made += text
      case .field("a", ...4): made += halves[date.hour < 12 ? 0 : 1]
      case .field("z", ...3) where zoneName != nil: made += zoneName ?? ""
      case .field(let letter, let count):
        guard let shown = DatePattern.shown(letter, count, date, offset) else { return nil }
        made += shown
      }
    }
    return made
  }

  private static func shown(
    _ letter: Character, _ count: Int, _ date: CivilDate, _ offset: Int
  ) -> String? {
    func digits(_ number: Int) -> String { CivilDate.digits(number, count) }
    switch letter {
    case "y", "u": return count == 2 ? CivilDate.digits(date.year % 100) : digits(date.year)
    case "Y":
      let year = WeekRule().year(ofWeekOf: date)
      return count == 2 ? CivilDate.digits(year % 100) : digits(year)
    case "G": return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
    case "M", "L": return count < 3 ? digits(date.month) : name(months[date.month - 1], count)
    case "q", "Q":
      let quarter = (date.month - 1) / 3
      switch count {
      case 1, 2: return digits(quarter + 1)
      case 3: return "Q\(quarter + 1)"
      default: return count == 4 ? ["1st", "2nd", "3rd", "4th"][quarter] + " quarter" : nil
      }
    case "w": return digits(WeekRule().weekOfYear(date))
    case "W": return digits(WeekRule().weekOfMonth(date))
    case "d": return digits(date.day)
    case "D": return digits(date.dayOfYear)
    case "F": return digits((date.day - 1) / 7 + 1)
    case "E", "c", "e":
      if letter != "E", count < 3 {
        return letter == "c" ? "\(date.weekday)" : digits(date.weekday)
      }
      return name(weekdays[date.weekday - 1], letter == "E" && count < 3 ? 3 : count)
    case "a": return count == 5 ? (date.hour < 12 ? "a" : "p") : nil
    case "h": return digits((date.hour + 11) % 12 + 1)
    case "H": return digits(date.hour)
    case "k": return digits((date.hour + 23) % 24 + 1)
    case "K": return digits(date.hour % 12)
    case "m": return digits(date.minute)
    case "s": return digits(date.second)
    case "S":
      let three = CivilDate.digits(min(999, Int((date.fraction * 1000).rounded())), 3)
      return String((three + String(repeating: "0", count: max(0, count - 3))).prefix(count))
    case "Z", "x", "X", "z", "O": return zone(letter, count, offset)
    default: return nil
    }
  }

  /// A name in the width of its field: three letters, the whole name, or one or two letters.
  private static func name(_ name: String, _ count: Int) -> String? {
    switch count {
    case 3: return String(name.prefix(3))
    case 4: return name
    case 5: return String(name.prefix(1))
    case 6: return weekdays.contains(name) ? String(name.prefix(2)) : nil
    default: return nil
    }
  }

  private static func zone(_ letter: Character, _ count: Int, _ offset: Int) -> String {
    let sign = offset < 0 ? "-" : "+"
    let (hours, minutes) = (abs(offset) / 3600, abs(offset) / 60 % 60)
    let full = sign + CivilDate.digits(hours) + ":" + CivilDate.digits(minutes)
    let plain = sign + CivilDate.digits(hours) + CivilDate.digits(minutes)
    switch letter {
    case "z", "O":
      if offset == 0 { return letter == "z" && count > 3 ? "Greenwich Mean Time" : "GMT" }
      if count > 3 { return "GMT" + full }
      return "GMT\(sign)\(hours)" + (minutes == 0 ? "" : ":" + CivilDate.digits(minutes))
    case "Z":
      switch count {
      case 1...3: return plain
      case 4: return offset == 0 ? "GMT" : "GMT" + full
      default: return offset == 0 ? "Z" : full
      }
    default:
      if letter == "X", offset == 0 { return "Z" }
      if count == 1, minutes == 0 { return String(plain.dropLast(2)) }
      return count == 3 || count == 5 ? full : plain
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
      case .field("a", _):
        guard let index = DatePattern.name(halves, isShort: false, &rest) else { return nil }
        isAfternoon = index == 1
      case .field(let letter, let count):
        guard
          DatePattern.read(letter, count, from: &rest, into: &date, &zone)
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
    _ zone: inout Int
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
