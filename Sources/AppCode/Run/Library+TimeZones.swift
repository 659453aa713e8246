import LifecycleModel

/// Time zones with rules, and calendars in them.
extension Interpreter {
  /// UTC, fixed offsets, and the zones whose rules are known.
  func makeTimeZone(_ arguments: LabelledArguments) -> Value {
    if let offset = arguments["secondsFromGMT"]?.asInt {
      guard offset.magnitude <= 64_800 else { return .none }
      let sign = offset < 0 ? "-" : "+"
      let digits = CivilDate.digits(abs(offset) / 3600) + CivilDate.digits(abs(offset) / 60 % 60)
      let name = offset == 0 ? "GMT" : "GMT" + sign + digits
      return .some(.object("TimeZone", [.int(offset), .string(name)]))
    }
    var name = arguments.first?.description ?? ""
    if arguments["abbreviation"] != nil { name = ZoneRule.abbreviations[name] ?? name }
    if ["UTC", "GMT", "Etc/UTC"].contains(name) { return .some(.utc) }
    if arguments.first?.isOpaque != true, let rule = ZoneRule(name) {
      let offset = rule.fixed ?? Interpreter.unknownOffset(name)
      return .some(.object("TimeZone", [offset, .string(name)]))
    }
    let area = name.prefix { $0 != "/" }
    let isIdentifier = arguments["abbreviation"] == nil && arguments.first?.isOpaque != true
    if arguments.first?.isOpaque != true, !ZoneNames.mayName(name) { return .none }
    if isIdentifier, area != name, ZoneNames.areas.contains(String(area)) {
      return .some(.object("TimeZone", [Interpreter.unknownOffset(name), .string(name)]))
    }
    return .opaque(Opaque.short("TimeZone(\"\(name)\")"))
  }

  /// In the place of an offset that is not always the same, or not known.
  static func unknownOffset(_ name: String) -> Value {
    .opaque(Opaque.short("TimeZone(\"\(name)\").secondsFromGMT()"))
  }

  /// The offset of a time zone at an instant; nil if unknown.
  static func offset(of zone: Value?, at seconds: Double) -> Int? {
    guard let rule = ZoneRule(zone: zone) else { return knownOffset(zone) }
    return rule.offset(at: seconds)
  }

  func zoneCall(_ parts: [Value], _ name: String, _ arguments: LabelledArguments) -> Value? {
    let zone = Value.object("TimeZone", parts)
    guard let seconds = arguments["for"].map({ Interpreter.seconds(of: $0) }) ?? now,
      let offset = Interpreter.offset(of: zone, at: seconds)
    else { return name == "secondsFromGMT" ? parts.first : nil }
    let ahead = offset - (ZoneRule(zone: zone)?.standard ?? offset)
    switch name {
    case "secondsFromGMT": return .int(offset)
    case "isDaylightSavingTime": return .bool(ahead != 0)
    case "daylightSavingTimeOffset": return .double(Double(ahead))
    default: return nil
    }
  }

  /// A method of a calendar, whose zone has one offset for all dates of the call: a result on the
  /// other side of a change of the clocks keeps its local time.
  func calendarCall(_ parts: [Value], _ name: String, _ arguments: LabelledArguments) -> Value? {
    guard let rule = ZoneRule(zone: parts.first) else {
      return Interpreter.knownOffset(parts.first).flatMap {
        calendarCall(parts, name, arguments, $0)
      }
    }
    guard !["nextWeekend", "dateIntervalOfWeekend"].contains(name) else { return nil }
    var dates = arguments.values.compactMap { Interpreter.seconds(of: $0) }
    if ["isDateInToday", "isDateInYesterday", "isDateInTomorrow"].contains(name) {
      dates.append(now)
    }
    let offsets = Set(dates.map { rule.offset(at: $0) })
    if offsets.count > 1, Interpreter.comparesDays(name, arguments) {
      let values = arguments.values.map { value -> Value in
        guard let seconds = Interpreter.seconds(of: value), let own = rule.offset(at: seconds)
        else { return value }
        return .date(seconds + Double(own))
      }
      guard !offsets.contains(nil) else { return nil }
      return calendarCall(parts, name, LabelledArguments(arguments.labels, values), 0)
    }
    guard offsets.count < 2, let offset = offsets.first ?? rule.standard,
      let result = calendarCall(parts, name, arguments, offset)
    else { return nil }
    let addsTime = ["hour", "minute", "second", "nanosecond"]
      .contains(arguments["byAdding"]?.memberName ?? "")
    if name == "dateInterval" { return interval(result, of: rule, offset) }
    guard let made = Interpreter.seconds(of: result), !addsTime else { return result }
    let isAdded = arguments["byAdding"] != nil || arguments["from"] != nil
    let preferred = dates.isEmpty ? rule.standard + 3600 : offset
    guard
      let own = isAdded && name == "date"
        ? rule.offset(ofLocal: made + Double(offset), preferring: preferred)
        : rule.offset(ofLocal: made + Double(offset))
    else { return nil }
    // Components may hold days as well as hours.
    if own != offset, let added = arguments["byAdding"], hasTime(added) { return nil }
    let moved = Value.date(made + Double(offset - own))
    if case .some = result { return Value.some(moved) }
    return moved
  }

  /// Whether the answer depends only on the local days of two dates.
  private static func comparesDays(_ name: String, _ arguments: LabelledArguments) -> Bool {
    var units = [arguments["toGranularity"]]
    switch name {
    case "isDate" where arguments["inSameDayAs"] != nil: return true
    case "dateComponents":
      guard case .array(let asked)? = arguments.first, !asked.isEmpty else { return false }
      units = asked
    case "isDate", "compare": break
    default: return false
    }
    let days: Set = ["day", "month", "year", "weekOfYear", "weekOfMonth"]
    return units.allSatisfy { $0?.memberName.map(days.contains) == true }
  }

  /// The interval with local begin and end, on each side of a change of the clocks.
  private func interval(_ made: Value, of rule: ZoneRule, _ offset: Int) -> Value? {
    guard case .some(.object(let type, let parts)) = made, parts.count == 2,
      let begin = Interpreter.seconds(of: parts[0]), let length = parts[1].asDouble,
      let first = rule.offset(ofLocal: begin + Double(offset)),
      let second = rule.offset(ofLocal: begin + length + Double(offset))
    else { return nil }
    return .some(
      .object(
        type,
        [.date(begin + Double(offset - first)), .double(length + Double(first - second))]))
  }

  private func hasTime(_ components: Value) -> Bool {
    guard case .object(_, let parts) = components.unwrapped, let table = parts.first else {
      return false
    }
    return ["hour", "minute", "second", "nanosecond"].contains {
      lookUp(.string($0), in: table) != .none
    }
  }

  /// `isValidDate`: whether the components are a date of their calendar; nil where only others than
  /// these are set.
  func validity(_ table: Value) -> Value? {
    guard case .object("Calendar", _) = lookUp(.string("calendar"), in: table).unwrapped else {
      return .bool(false)
    }
    guard case .some(let date)? = instant(.object("DateComponents", [table]), 0),
      let seconds = Interpreter.seconds(of: date), let civil = CivilDate(seconds: seconds)
    else { return .bool(false) }
    let units = ["year", "month", "day", "hour", "minute", "second"]
    let given = units.filter { lookUp(.string($0), in: table) != .none }
    guard !given.isEmpty else { return nil }
    return .bool(given.allSatisfy { civil.value(of: $0) == lookUp(.string($0), in: table).asInt })
  }
}

extension ZoneRule {
  /// nil for a zone without such rules.
  init?(zone: Value?) {
    guard case .object("TimeZone", let parts)? = zone?.unwrapped, parts.count == 2 else {
      return nil
    }
    self.init(parts[1].description)
  }

  /// The offset as a value; nil if it is not the same for all dates since 1970.
  var fixed: Value? { daylight == .none && since < 1970 ? .int(standard) : nil }
}

/// `.iso8601.year().month().day()`, the style that shows the day alone.
extension Interpreter {
  static let dayStyle = "ISO8601 parts"

  /// The style with one more part; nil for others than these.
  func dayStyle(_ style: Value, adding call: Call) -> Value? {
    guard call.labels.isEmpty, ["year", "month", "day"].contains(call.name) else { return nil }
    guard case .object(Interpreter.dayStyle, let parts) = style else {
      return .object(Interpreter.dayStyle, [.member(call.name)])
    }
    return .object(Interpreter.dayStyle, parts + [.member(call.name)])
  }

  static func isDayStyle(_ style: Value) -> Bool {
    guard case .object(dayStyle, let parts) = style else { return false }
    return Set(parts.compactMap(\.memberName)) == ["year", "month", "day"]
  }
}
