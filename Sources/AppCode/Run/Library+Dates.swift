import LifecycleModel

/// Date, Calendar, DateComponents, TimeZone and date formatters. The phone is in UTC.
extension Interpreter {
  static let calendarUnits: Set<String> = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
    "dayOfYear", "weekOfYear", "weekOfMonth", "weekdayOrdinal", "quarter", "yearForWeekOfYear",
  ]

  /// 1 January 2026, 12:00 UTC: the start of the simulated clock, in seconds since 1970.
  static let firstInstant = 1_767_268_800.0

  var now: Double { Interpreter.firstInstant + Double(reaction.world.elapsed) / 1000 }

  private var nowSinceReference: Double { Interpreter.shown(at: reaction.world.elapsed) }

  /// 1 January 2001, in seconds since 1970.
  static let referenceDate = 978_307_200.0

  // MARK: Date

  /// nil for an initialiser that is not simulated.
  func makeDate(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.operand else {
      return .date(sinceReference: nowSinceReference)
    }
    if arguments["strategy"]?.memberName == "iso8601", case .string(let text) = first {
      return ISO8601Text.seconds(of: text, hasFraction: false, isSpaced: false).map { .date($0) }
    }
    guard let seconds = first.asDouble else { return nil }
    switch arguments.firstLabel {
    case "timeIntervalSinceNow":
      return .date(sinceReference: moved(nowSinceReference, by: seconds))
    case "timeIntervalSince1970": return .date(seconds)
    case "timeIntervalSinceReferenceDate": return .date(sinceReference: seconds)
    case "timeInterval":
      let start = arguments["since"]?.unwrapped.sinceReference
      return start.map { .date(sinceReference: moved($0, by: seconds)) }
    default: return nil
    }
  }

  /// Seconds since 1970.
  static func seconds(of date: Value?) -> Double? {
    date?.unwrapped.sinceReference.map { $0 + Interpreter.referenceDate }
  }

  func dateMember(_ name: String, _ date: Value) -> Value? {
    guard let seconds = date.sinceReference else { return nil }
    switch name {
    case "timeIntervalSince1970": return .double(seconds + Interpreter.referenceDate)
    case "timeIntervalSinceReferenceDate": return .double(seconds)
    case "timeIntervalSinceNow":
      return .double(interval(from: nowSinceReference, to: seconds))
    case "hashValue": return .int(Int(truncatingIfNeeded: seconds.bitPattern >> 8))
    default: return nil
    }
  }

  func dateCall(_ date: Value, _ name: String, _ arguments: LabelledArguments) -> Value? {
    guard let seconds = date.sinceReference else { return nil }
    let other = arguments.first?.unwrapped.sinceReference
    switch name {
    case "addingTimeInterval", "advanced":
      return arguments.first?.asDouble.map { .date(sinceReference: moved(seconds, by: $0)) }
    case "timeIntervalSince": return other.map { .double(interval(from: $0, to: seconds)) }
    case "distance": return other.map { .double(interval(from: seconds, to: $0)) }
    case "compare": return other.map { .order(seconds, $0) }
    case "isEqual": return other.map { .bool(seconds == $0) }
    case "formatted" where arguments.first.map(Interpreter.isDayStyle) == true:
      guard let date = CivilDate(seconds: seconds + Interpreter.referenceDate) else { return nil }
      return .string(String(date.description.prefix(10)))
    case "formatted" where arguments.first?.memberName != "iso8601": return nil
    case "ISO8601Format", "formatted":
      return ISO8601Text.string(from: seconds + Interpreter.referenceDate, hasFraction: false)
        .map { .string($0) }
    default: return nil
    }
  }

  // MARK: Time zones and components

  func makeComponents(_ arguments: LabelledArguments) -> Value {
    var table = Value.dictionary([])
    for unit in Interpreter.calendarUnits.sorted() {
      if let value = arguments[unit], value != .none {
        table.set(value.unwrapped, forKey: .string(unit))
      }
    }
    for name in Interpreter.componentContexts {
      guard let value = arguments[name]?.unwrapped, value != .none else { continue }
      table.set(value, forKey: .string(name))
    }
    return .object("DateComponents", [table])
  }

  /// The properties of DateComponents that are not numbers.
  static let componentContexts = ["calendar", "timeZone"]

  func componentMember(_ name: String, _ parts: [Value]) -> Value? {
    guard let table = parts.first else { return nil }
    if name == "date" {
      let calendar = lookUp(.string("calendar"), in: table).unwrapped
      guard case .object("Calendar", let own) = calendar else { return Value.none }
      return Interpreter.knownOffset(own.first).flatMap {
        instant(.object("DateComponents", parts), $0)
      }
    }
    if name == "isValidDate" { return validity(table) }
    guard
      Interpreter.calendarUnits.contains(name) || Interpreter.componentContexts.contains(name)
    else { return nil }
    return lookUp(.string(name), in: table).optional
  }

  /// The components in the form of `print`: each one that is set, followed by a blank.
  static func componentsText(_ table: Value) -> String {
    guard case .dictionary(let entries) = table else { return "" }
    let order = [
      "era", "year", "month", "day", "dayOfYear", "hour", "minute", "second", "nanosecond",
      "weekday", "quarter", "weekOfYear", "yearForWeekOfYear",
    ]
    var text = ""
    for unit in order {
      guard let value = entries.first(where: { $0.key == .string(unit) })?.value else { continue }
      text += "\(unit): \(value) "
    }
    return text
  }

  private static func offset(_ zone: Value?) -> Int { knownOffset(zone) ?? 0 }

  /// The offset of a time zone, by default the phone's; nil if the zone's offset is unknown.
  static func knownOffset(_ zone: Value?) -> Int? {
    switch zone?.unwrapped {
    case .object("TimeZone", let parts)?: return parts.first.map { $0.asInt } ?? 0
    case .opaque?: return nil
    default: return 0
    }
  }

  // MARK: Calendar

  /// `offset`: the distance of the calendar's time zone from UTC.
  func calendarCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments, _ offset: Int
  ) -> Value? {
    let weeks = Interpreter.weeks(parts)
    if arguments.values.contains(where: isUnknown) { return nil }
    switch name {
    case "component":
      guard let unit = arguments.first?.memberName, let date = local(arguments["from"], offset)
      else { return nil }
      return date.value(of: unit, weeks).map { .int($0) }
    case "dateComponents":
      if let end = arguments["to"] { return between(arguments, end, offset) }
      if let zone = arguments["in"] {
        guard let date = local(arguments["from"], Interpreter.offset(zone)) else { return nil }
        let units = Interpreter.calendarUnits.sorted() + Interpreter.componentContexts
        let own = [zone.unwrapped] + parts.dropFirst()
        return .object("DateComponents", [components(units, of: date, weeks, by: own)])
      }
      guard let date = local(arguments["from"], offset) else { return nil }
      let units = elements(of: arguments.first ?? .none).compactMap(\.memberName)
      return .object("DateComponents", [components(units, of: date, weeks, by: parts)])
    case "date":
      if let units = arguments["from"] { return instant(units, offset, weeks) }
      if let start = arguments["to"] { return moved(arguments, start, offset) }
      if arguments["bySetting"] != nil { return dateBySetting(arguments, offset) }
      guard let hour = arguments["bySettingHour"]?.asInt, var date = local(arguments["of"], offset)
      else { return nil }
      (date.hour, date.minute, date.fraction) = (hour, arguments["minute"]?.asInt ?? 0, 0)
      date.second = arguments["second"]?.asInt ?? 0
      return Value.some(.date(date.seconds - Double(offset)))
    case "startOfDay":
      guard let date = local(arguments.first, offset) else { return nil }
      return .date(date.startOfDay - Double(offset))
    case "isDate" where arguments["toGranularity"] != nil:
      guard let one = start(arguments["toGranularity"], arguments.first, offset, weeks),
        let other = start(arguments["toGranularity"], arguments["equalTo"], offset, weeks)
      else { return nil }
      return .bool(one == other)
    case "isDate":
      guard let one = local(arguments.first, offset),
        let other = local(arguments["inSameDayAs"], offset)
      else { return nil }
      return .bool(one.startOfDay == other.startOfDay)
    case "isDateInToday", "isDateInYesterday", "isDateInTomorrow":
      guard let date = local(arguments.first, offset), let today = local(.date(now), offset)
      else { return nil }
      let days = (date.startOfDay - today.startOfDay) / CivilDate.secondsOfDay
      return .bool(days == ["isDateInYesterday": -1, "isDateInTomorrow": 1][name] ?? 0)
    case "range": return days(arguments, offset)
    case "dateInterval": return interval(arguments, offset, weeks)
    case "ordinality": return ordinality(arguments, offset)
    case "nextDate": return nextDate(arguments, offset)
    case "compare":
      guard let one = start(arguments["toGranularity"], arguments.first, offset, weeks),
        let other = start(arguments["toGranularity"], arguments["to"], offset, weeks)
      else { return nil }
      return .order(one, other)
    case "isDateInWeekend":
      return local(arguments.first, offset).map { .bool([1, 7].contains($0.weekday)) }
    case "nextWeekend", "dateIntervalOfWeekend": return weekend(name, arguments, offset)
    default: return nil
    }
  }

  /// Whether it is unknown, or DateComponents with an unknown part.
  private func isUnknown(_ value: Value) -> Bool {
    let value = value.unwrapped
    if case .object("TimeZone", let parts) = value { return parts.first?.isOpaque == true }
    if case .object("DateComponents", let parts) = value,
      case .dictionary(let entries)? = parts.first
    {
      return entries.contains { isUnknown($0.value) }
    }
    return value.isOpaque
  }

  func local(_ date: Value?, _ offset: Int) -> CivilDate? {
    Interpreter.seconds(of: date).flatMap { CivilDate(seconds: $0 + Double(offset)) }
  }

  func instant(_ units: Value, _ offset: Int, _ weeks: WeekRule = WeekRule()) -> Value? {
    guard case .object("DateComponents", let parts) = units.unwrapped, let table = parts.first
    else { return nil }
    func number(_ unit: String, _ fallback: Int) -> Int {
      lookUp(.string(unit), in: table).asInt ?? fallback
    }
    let zone = lookUp(.string("timeZone"), in: table).unwrapped
    guard let offset = zone == .none ? offset : Interpreter.knownOffset(zone) else { return nil }
    var date = CivilDate()
    (date.year, date.month, date.day) = (number("year", 1), number("month", 1), number("day", 1))
    if let year = lookUp(.string("yearForWeekOfYear"), in: table).asInt {
      let week = lookUp(.string("weekOfYear"), in: table).asInt ?? 1
      guard year.magnitude < 100_000, week.magnitude < 1_000_000 else { return Value.none }
      date = weeks.day(ofWeek: week, in: year)
      let weekday = lookUp(.string("weekday"), in: table).asInt ?? weeks.firstWeekday
      guard weekday.magnitude < 1_000_000 else { return Value.none }
      date.day += ((weekday - weeks.firstWeekday) % 7 + 7) % 7
    }
    (date.hour, date.minute) = (number("hour", 0), number("minute", 0))
    date.second = number("second", 0)
    guard
      [date.year, date.month, date.day, date.hour, date.minute, date.second].allSatisfy({
        $0.magnitude < 1_000_000
      })
    else { return Value.none }
    return Value.some(.date(date.seconds - Double(offset)))
  }

  private func moved(_ arguments: LabelledArguments, _ start: Value, _ offset: Int) -> Value? {
    guard var date = local(start, offset) else { return nil }
    var amounts: [(String, Int)] = []
    if let unit = arguments["byAdding"]?.memberName, let amount = arguments["value"]?.asInt {
      amounts = [(unit, amount)]
    } else if case .object("DateComponents", let parts)? = arguments["byAdding"]?.unwrapped,
      case .dictionary(let entries)? = parts.first
    {
      amounts = entries.map { ($0.key.description, $0.value.asInt ?? 0) }
    }
    guard amounts.allSatisfy({ $0.1.magnitude < 100_000_000 }) else { return Value.none }
    for (unit, amount) in amounts where unit == "year" || unit == "month" {
      date.add(months: unit == "year" ? 12 * amount : amount)
    }
    for (unit, amount) in amounts { date.add(amount, unit) }
    return Value.some(.date(date.seconds - Double(offset)))
  }

  /// The difference in whole units, from the largest requested unit to the smallest.
  private func between(_ arguments: LabelledArguments, _ end: Value, _ offset: Int) -> Value? {
    guard var start = local(arguments["from"], offset), let end = local(end, offset)
    else { return nil }
    let units = Set(elements(of: arguments.first ?? .none).compactMap(\.memberName))
    var table = Value.dictionary([])
    for (unit, months) in [("year", 12), ("month", 1)] where units.contains(unit) {
      var count = ((end.year - start.year) * 12 + end.month - start.month) / months
      let sign = start.seconds <= end.seconds ? 1 : -1
      var reached = start
      reached.add(months: count * months)
      if (end.seconds - reached.seconds) * Double(sign) < 0 { count -= sign }
      start.add(months: count * months)
      table.set(.int(count), forKey: .string(unit))
    }
    var left = end.seconds - start.seconds
    for (unit, length) in CivilDate.lengths where units.contains(unit) {
      let count = (left / length).rounded(.towardZero)
      left -= count * length
      table.set(.int(Int(count)), forKey: .string(unit))
    }
    return .object("DateComponents", [table])
  }

  /// `calendar`: the parts of the calendar that makes them.
  private func components(
    _ units: [String], of date: CivilDate, _ weeks: WeekRule, by calendar: [Value]
  ) -> Value {
    var table = Value.dictionary([])
    for unit in units {
      if unit == "calendar" { table.set(.object("Calendar", calendar), forKey: .string(unit)) }
      if unit == "timeZone" { table.set(calendar.first ?? .utc, forKey: .string(unit)) }
      if let value = date.value(of: unit, weeks) { table.set(.int(value), forKey: .string(unit)) }
    }
    return table
  }
}

extension CivilDate {
  /// Units in seconds, from the longest to the shortest.
  static let lengths = [
    ("weekOfYear", 604_800.0), ("day", 86_400.0), ("hour", 3600.0), ("minute", 60.0),
    ("second", 1.0),
  ]

  var startOfDay: Double {
    (seconds / CivilDate.secondsOfDay).rounded(.down) * CivilDate.secondsOfDay
  }

  /// A unit of Calendar; nil for one that is not simulated.
  func value(of unit: String, _ weeks: WeekRule = WeekRule()) -> Int? {
    switch unit {
    case "era": return 1
    case "year": return year
    case "month": return month
    case "day": return day
    case "hour": return hour
    case "minute": return minute
    case "second": return second
    case "nanosecond": return Int(fraction * 1e9)
    case "weekday": return weekday
    case "dayOfYear": return dayOfYear
    case "quarter": return (month - 1) / 3 + 1
    case "weekOfYear": return weeks.weekOfYear(self)
    case "weekOfMonth": return weeks.weekOfMonth(self)
    case "yearForWeekOfYear": return weeks.year(ofWeekOf: self)
    case "weekdayOrdinal": return (day - 1) / 7 + 1
    default: return nil
    }
  }

  static func isLeap(_ year: Int) -> Bool { days(inMonth: 2, of: year) == 29 }

  /// Adds days and smaller units. Years and months are added elsewhere.
  mutating func add(_ amount: Int, _ unit: String) {
    switch unit {
    case "day", "weekday", "dayOfYear": day += amount
    case "weekOfYear", "weekOfMonth": day += 7 * amount
    case "hour": hour += amount
    case "minute": minute += amount
    case "second": second += amount
    default: break
    }
  }
}

extension Value {
  /// A Date; `seconds` since 1970.
  static func date(_ seconds: Double) -> Value {
    .date(sinceReference: seconds - Interpreter.referenceDate)
  }

  /// A Date as Foundation stores it: in seconds since 1 January 2001. Converting from seconds since 1970 loses the last
  /// digits, as it does in a compiled app.
  static func date(sinceReference seconds: Double) -> Value { .object("Date", [.double(seconds)]) }

  /// The seconds of a Date since 1 January 2001; nil for other values.
  var sinceReference: Double? {
    guard case .object("Date", let parts) = self else { return nil }
    return parts.first?.asDouble
  }

  /// ComparisonResult.
  static func order<Item: Comparable>(_ one: Item, _ other: Item) -> Value {
    .member(one < other ? "orderedAscending" : one == other ? "orderedSame" : "orderedDescending")
  }
}
