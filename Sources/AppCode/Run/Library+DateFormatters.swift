import LifecycleModel

/// DateFormatter and ISO8601DateFormatter.
extension Interpreter {
  /// Whether the simulator knows the names and weeks of the formatter's locale. It knows only English ones.
  func isPlayed(_ pattern: DatePattern, by formatter: Value) -> Bool {
    // Names that the app has set for months and weekdays.
    if pattern.hasNames, case .dictionary(let set) = formatter,
      set.contains(where: { entry in
        entry.key.description.hasSuffix("Symbols") && entry.value != .none
      })
    {
      return false
    }
    let locale = lookUp(.string("locale"), in: formatter).unwrapped
    guard case .string(let identifier) = property("identifier", of: locale) else { return true }
    if ["en_US", "en_US_POSIX", "en"].contains(identifier) { return true }
    let isStyled = lookUp(.string("dateFormat"), in: formatter) == .none
    if isStyled || pattern.dependsOnRegion { return false }
    return identifier.hasPrefix("en") || !pattern.hasNames
  }

  /// The names that an English formatter writes; nil where the app has set its own.
  func formatterMember(_ name: String, of formatter: Value) -> Value? {
    if systemType(of: formatter) == "ISO8601DateFormatter" {
      guard name == "formatOptions", let table = fields(of: formatter).first,
        lookUp(.string(name), in: table) == .none
      else { return nil }
      return .array([.member("withInternetDateTime")])
    }
    guard let table = fields(of: formatter).first, let known = Interpreter.symbols(name),
      lookUp(.string(name), in: table) == .none
    else { return nil }
    let locale = property("identifier", of: lookUp(.string("locale"), in: table).unwrapped)
    return locale == .none || locale.description.hasPrefix("en") ? known : nil
  }

  /// The pattern of a DateFormatter: its `dateFormat`, or the English pattern of its styles.
  func pattern(of formatter: Value) -> String? {
    func property(_ name: String) -> Value { lookUp(.string(name), in: formatter).unwrapped }
    if case .string(let pattern) = property("dateFormat") { return pattern }
    // Other calendars have other styles.
    if case .object("Calendar", let parts) = property("calendar"),
      Interpreter.weeks(parts) == .iso8601
    {
      return nil
    }
    let styles = (property("dateStyle").memberName, property("timeStyle").memberName)
    let dates = [
      "short": "M/d/yy", "medium": "MMM d, y", "long": "MMMM d, y", "full": "EEEE, MMMM d, y",
    ]
    let times = [
      "short": "h:mm\u{202F}a", "medium": "h:mm:ss\u{202F}a", "long": "h:mm:ss\u{202F}a z",
    ]
    switch (styles.0.flatMap { dates[$0] }, styles.1.flatMap { times[$0] }) {
    case (let date?, let time?): return date + (styles.0 == "short" ? ", " : " 'at' ") + time
    case (let date?, nil): return date
    case (nil, let time?): return time
    case (nil, nil): return nil
    }
  }

  /// nil if the formatter's pattern, time zone or language is not simulated.
  func formatterCall(_ table: Value, _ name: String, _ arguments: LabelledArguments) -> Value? {
    let zone = lookUp(.string("timeZone"), in: table).unwrapped
    guard let text = pattern(of: table) else { return nil }
    var pattern = DatePattern(text)
    guard isPlayed(pattern, by: table) else { return nil }
    for (index, name) in ["amSymbol", "pmSymbol"].enumerated() {
      if case .string(let half) = lookUp(.string(name), in: table).unwrapped {
        pattern.halves[index] = half
      }
    }
    switch name {
    case "string":
      guard let seconds = Interpreter.seconds(of: arguments.first),
        let offset = Interpreter.offset(of: zone, at: seconds)
      else { return nil }
      if pattern.namesZone, let rule = ZoneRule(zone: zone), rule.hasName {
        guard let name = rule.name(at: seconds) else { return nil }
        pattern.zoneName = name
      }
      return pattern.string(from: seconds, offset: offset).map { .string($0) }
    case "date":
      guard case .string(let text)? = arguments.first?.unwrapped, pattern.isRead else { return nil }
      guard let rule = ZoneRule(zone: zone) else {
        return Interpreter.knownOffset(zone).map { offset in
          pattern.seconds(of: text, offset: offset).map { .some(.date($0)) } ?? Value.none
        }
      }
      guard let standard = pattern.seconds(of: text, offset: rule.standard) else {
        return Value.none
      }
      // A text that tells its zone is the same instant with each offset.
      if pattern.seconds(of: text, offset: rule.standard + 3600) == standard {
        return Value.some(.date(standard))
      }
      return rule.offset(ofLocal: standard + Double(rule.standard)).map { offset in
        Value.some(.date(standard + Double(rule.standard - offset)))
      }
    default: return nil
    }
  }

  func isoCall(_ table: Value, _ name: String, _ arguments: LabelledArguments) -> Value? {
    let options = elements(of: lookUp(.string("formatOptions"), in: table)).compactMap(\.memberName)
    let hasFraction = options.contains("withFractionalSeconds")
    // Such a text tells its zone.
    let isWhole = options.isEmpty || options.contains("withInternetDateTime")
    let zone = lookUp(.string("timeZone"), in: table)
    let written = name == "string" ? Interpreter.seconds(of: arguments.first) : nil
    guard
      let offset = written.map({ Interpreter.offset(of: zone, at: $0) })
        ?? Interpreter.knownOffset(zone) ?? (isWhole ? 0 : nil)
    else { return nil }
    let isSpaced = options.contains("withSpaceBetweenDateAndTime")
    let own = isWhole ? nil : ISO8601Text.pattern(Set(options), offset: offset)
    if let own, own.isEmpty { return nil }
    switch name {
    case "string":
      return Interpreter.seconds(of: arguments.first).flatMap { seconds in
        own.map { DatePattern($0).string(from: seconds, offset: offset) }
          ?? ISO8601Text.string(
            from: seconds, hasFraction: hasFraction, offset: offset, isSpaced: isSpaced)
      }.map { .string($0) }
    case "date":
      guard case .string(let text)? = arguments.first?.unwrapped else { return nil }
      if let own {
        return DatePattern(own).seconds(of: text, offset: offset).map { .some(.date($0)) }
          ?? Value.none
      }
      return ISO8601Text.seconds(of: text, hasFraction: hasFraction, isSpaced: isSpaced).map {
        .some(.date($0))
      }
        ?? Value.none
    default: return nil
    }
  }
}
