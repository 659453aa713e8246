import LifecycleModel

/// Calendar: the bounds of units, and the next date that matches components.
extension Interpreter {
  /// A calendar as a value: its time zone, the rule for its weeks, and its locale if that is not
  /// English.
  static func calendar(_ zone: Value, _ weeks: WeekRule = WeekRule()) -> Value {
    .object("Calendar", [zone, .int(weeks.firstWeekday), .int(weeks.minimumDays)])
  }

  /// Names of months, weekdays and the like in an English calendar.
  private static func calendarNames(_ name: String) -> [String]? {
    let name = name.replacing("standalone", with: "").replacing("Standalone", with: "")
      .lowercased()
    let all = name.hasSuffix("weekdaysymbols") ? DatePattern.weekdays : DatePattern.months
    switch name {
    case "weekdaysymbols", "monthsymbols": return all
    case "shortweekdaysymbols", "shortmonthsymbols": return all.map { String($0.prefix(3)) }
    case "veryshortweekdaysymbols", "veryshortmonthsymbols":
      return all.map { String($0.prefix(1)) }
    default: return nil
    }
  }

  static func weeks(_ calendar: [Value]) -> WeekRule {
    guard calendar.count >= 3 else { return WeekRule() }
    return WeekRule(
      firstWeekday: calendar[1].asInt ?? 1, minimumDays: calendar[2].asInt ?? 1)
  }

  func calendarMember(_ name: String, _ parts: [Value]) -> Value? {
    switch name {
    case "timeZone": return parts.first
    // Such a value is a Gregorian or an ISO 8601 calendar. With the weeks of ISO 8601 it can be either, because the app
    // can set them.
    case "identifier" where Interpreter.weeks(parts) != .iso8601: return .member("gregorian")
    case "firstWeekday": return .int(Interpreter.weeks(parts).firstWeekday)
    case "minimumDaysInFirstWeek": return .int(Interpreter.weeks(parts).minimumDays)
    case _ where parts.count > 3: return nil
    default: return Interpreter.symbols(name)
    }
  }

  /// `weekdaySymbols`, `amSymbol` and the like of an English calendar or formatter.
  static func symbols(_ name: String) -> Value? {
    if name == "amSymbol" || name == "pmSymbol" { return .string(name == "amSymbol" ? "AM" : "PM") }
    return calendarNames(name).map { .array($0.map { .string($0) }) }
  }

  func settingCalendar(_ name: String, _ parts: [Value], to value: Value) -> Value {
    var weeks = Interpreter.weeks(parts)
    var (zone, isForeign) = (parts.first ?? .utc, parts.count > 3)
    switch name {
    case "timeZone": zone = value.unwrapped
    case "locale":
      let identifier = property("identifier", of: value.unwrapped)
      isForeign = !identifier.description.hasPrefix("en")
    case "firstWeekday": weeks.firstWeekday = value.asInt ?? weeks.firstWeekday
    case "minimumDaysInFirstWeek": weeks.minimumDays = value.asInt ?? weeks.minimumDays
    default: break
    }
    guard case .object(let type, let made) = Interpreter.calendar(zone, weeks), isForeign
    else { return Interpreter.calendar(zone, weeks) }
    return .object(type, made + [.bool(true)])
  }

  /// `dateInterval(of:for:)`.
  func interval(
    _ arguments: LabelledArguments, _ offset: Int, _ weeks: WeekRule
  ) -> Value? {
    guard let first = start(arguments["of"], arguments["for"], offset, weeks),
      var next = CivilDate(seconds: first), let unit = arguments["of"]?.memberName
    else { return nil }
    if unit == "year" || unit == "month" {
      next.add(months: unit == "year" ? 12 : 1)
    } else {
      next.add(1, unit)
    }
    let parts = [Value.date(first - Double(offset)), .double(next.seconds - first)]
    return Value.some(.object("DateInterval", parts))
  }

  /// `ordinality(of: .day, in:for:)`.
  func ordinality(_ arguments: LabelledArguments, _ offset: Int) -> Value? {
    guard arguments["of"]?.memberName == "day", let date = local(arguments["for"], offset)
    else { return nil }
    switch arguments["in"]?.memberName {
    case "year": return Value.some(.int(date.dayOfYear))
    case "month": return Value.some(.int(date.day))
    case "weekOfYear", "weekOfMonth": return Value.some(.int(date.weekday))
    default: return nil
    }
  }

  /// `range(of: .day, in: .month, for:)`.
  func days(_ arguments: LabelledArguments, _ offset: Int) -> Value? {
    guard let unit = arguments["of"]?.memberName, let whole = arguments["in"]?.memberName,
      let date = local(arguments["for"], offset)
    else { return nil }
    let count: Int
    switch (unit, whole) {
    case ("day", "month"): count = CivilDate.days(inMonth: date.month, of: date.year)
    case ("day", "year"), ("dayOfYear", "year"): count = CivilDate.isLeap(date.year) ? 366 : 365
    case ("month", "year"): count = 12
    default: return nil
    }
    return Value.some(.object("Range", [.int(1), .int(count + 1)]))
  }

  /// Spends the days that `nextDate` searched; all of them if it found none.
  mutating func spendSearch(from start: Value?, to found: Value?) throws(Unwinding) {
    var days = Interpreter.mostDays
    if let start = Interpreter.seconds(of: start), let end = Interpreter.seconds(of: found) {
      days = Int((end - start) / CivilDate.secondsOfDay)
    }
    try spend(8 * (days + 8))
  }

  /// Spends the cost of a calculation, which is higher for numbers outside of the calendar's range.
  mutating func spendDays(of value: Value?) throws(Unwinding) {
    let number = value?.unwrapped.asInt ?? 0
    try spend(abs(Double(number)) > 100_000 ? 16_384 : 256)
  }

  /// A leap day recurs within eight years.
  private static let mostDays = 8 * 366

  /// `nextWeekend(startingAfter:)` and `dateIntervalOfWeekend(containing:)`: from Saturday on.
  func weekend(_ name: String, _ arguments: LabelledArguments, _ offset: Int) -> Value? {
    guard arguments["direction"] == nil, let date = local(arguments.first, offset) else {
      return nil
    }
    var start = date.startOfDay
    if name == "nextWeekend" {
      let days = 7 - date.weekday
      start += Double(days == 0 ? 7 : days) * CivilDate.secondsOfDay
    } else {
      guard [1, 7].contains(date.weekday) else { return Value.none }
      if date.weekday == 1 { start -= CivilDate.secondsOfDay }
    }
    let begin = Value.date(start - Double(offset))
    return .some(.object("DateInterval", [begin, .double(2 * CivilDate.secondsOfDay)]))
  }

  /// `nextDate(after:matching:matchingPolicy:)`. Units smaller than the given ones are 0.
  func nextDate(_ arguments: LabelledArguments, _ offset: Int) -> Value? {
    guard let after = local(arguments["after"], offset),
      case .object("DateComponents", let parts)? = arguments["matching"]?.unwrapped,
      case .dictionary(let entries)? = parts.first
    else { return nil }
    var wanted: [String: Int] = [:]
    for entry in entries where !Interpreter.componentContexts.contains(entry.key.description) {
      wanted[entry.key.description] = entry.value.asInt
    }
    let known: Set = ["year", "month", "day", "weekday", "hour", "minute", "second"]
    guard !wanted.isEmpty, known.isSuperset(of: wanted.keys) else { return nil }
    let isWithinDay = wanted["hour"] == nil && (wanted["minute"] ?? wanted["second"]) != nil
    for day in 0...Interpreter.mostDays {
      guard var date = CivilDate(seconds: after.startOfDay + Double(day) * CivilDate.secondsOfDay)
      else { return Value.none }
      let days = ["year", "month", "day", "weekday"]
      guard days.allSatisfy({ wanted[$0] == nil || wanted[$0] == date.value(of: $0) }) else {
        continue
      }
      for hour in isWithinDay ? Array(0..<24) : [wanted["hour"] ?? 0] {
        let isWithinHour = isWithinDay && wanted["minute"] == nil
        for minute in isWithinHour ? Array(0..<60) : [wanted["minute"] ?? 0] {
          (date.hour, date.minute, date.second) = (hour, minute, wanted["second"] ?? 0)
          if date.seconds > after.seconds {
            return Value.some(.date(date.seconds - Double(offset)))
          }
        }
      }
    }
    return Value.none
  }

  /// `date(bySetting: .hour, value: 9, of: date)`: the date itself if it has the value, else the
  /// next one that has it.
  func dateBySetting(_ arguments: LabelledArguments, _ offset: Int) -> Value? {
    guard let unit = arguments["bySetting"]?.memberName, let value = arguments["value"]?.asInt,
      let date = arguments["of"]?.unwrapped, let civil = local(date, offset)
    else { return nil }
    if civil.value(of: unit) == value { return Value.some(date) }
    let units = Value.object(
      "DateComponents", [.dictionary([Value.Entry(.string(unit), .int(value))])])
    return nextDate(LabelledArguments(["after", "matching"], [date, units]), offset)
  }

  /// The beginning of the unit that contains a date, in local seconds.
  func start(_ unit: Value?, _ date: Value?, _ offset: Int, _ weeks: WeekRule) -> Double? {
    guard let unit = unit?.memberName, var date = local(date, offset) else { return nil }
    if unit == "weekOfYear" || unit == "weekOfMonth" {
      return date.startOfDay - Double(weeks.place(of: date)) * CivilDate.secondsOfDay
    }
    let units = ["year", "month", "day", "hour", "minute", "second"]
    guard let place = units.firstIndex(of: unit) else { return nil }
    date.fraction = 0
    if place < 5 { date.second = 0 }
    if place < 4 { date.minute = 0 }
    if place < 3 { date.hour = 0 }
    if place < 2 { date.day = 1 }
    if place < 1 { date.month = 1 }
    return date.seconds
  }
}
