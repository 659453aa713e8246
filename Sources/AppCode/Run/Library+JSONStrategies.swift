import LifecycleModel
import Payloads

/// What a JSONDecoder and a JSONEncoder read and write by their strategies.
extension Interpreter {
  // MARK: Keys

  /// The key that a user-defined or named strategy makes of a key at the path.
  mutating func converted(
    _ key: String, _ path: [Value], _ strategy: JSONOptions.Strategy
  ) throws(Unwinding) -> String {
    switch strategy.name {
    case "convertFromSnakeCase": return SnakeCase.camel(key)
    case "convertToSnakeCase": return SnakeCase.snake(key)
    case "custom":
      guard let body = strategy.values.first else { return key }
      let made = try call(body, [.array(path + [.codingKey(key)])])
      return try text(ofKey: made.unwrapped, in: nil)
    default: return key
    }
  }

  // MARK: Dates and data

  /// nil if the value does not fit the strategy.
  mutating func decodedDate(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    let strategy = try known(options.strategy("dateDecodingStrategy"), "DateDecodingStrategy")
    switch (strategy?.name, strategy?.values.first) {
    case ("custom", let body?):
      return try call(body, [.object("Decoder", [value, .array(path), options.value])])
    case ("formatted", let formatter?):
      guard case .string(let text) = value else { throw .thrown(mismatch(.string, value, path)) }
      let arguments = LabelledArguments(["from"], [.string(text)])
      guard let table = try formatterTable(formatter) else { return unknownDate }
      try spendText(in: [table, value])
      guard let date = formatterCall(table, "date", arguments) else { return unknownDate }
      if date != .none { return date.unwrapped }
      let complaint = "Date string does not match format expected by formatter."
      throw .thrown(Interpreter.decodingError("dataCorrupted", path, complaint))
    case ("iso8601", _):
      guard case .string = value else { throw .thrown(mismatch(.string, value, path)) }
      if let date = options.date(value) { return date }
      let complaint = "Expected date string to be ISO8601-formatted."
      throw .thrown(Interpreter.decodingError("dataCorrupted", [], complaint))
    case ("secondsSince1970", _), ("millisecondsSince1970", _), ("deferredToDate", _), (nil, _):
      return options.date(value)
    default: return unknownDate
    }
  }

  /// The properties of a DateFormatter, which may be a static member of an extension: `.day`.
  private mutating func formatterTable(_ formatter: Value) throws(Unwinding) -> Value? {
    guard case .member(let name) = formatter.unwrapped else {
      return fields(of: formatter.unwrapped).first
    }
    let own = try ownMember(name, of: .type("DateFormatter")) ?? .none
    return fields(of: own.unwrapped).first
  }

  private var unknownDate: Value { .opaque("Date from JSON") }

  mutating func encodedDate(
    _ date: Value, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> JSON {
    let strategy = try known(options.strategy("dateEncodingStrategy"), "DateEncodingStrategy")
    switch (strategy?.name, strategy?.values.first) {
    case ("custom", let body?): return try encoded(date, by: body, options, path)
    case ("formatted", let formatter?):
      let arguments = LabelledArguments(["from"], [date])
      let table = try formatterTable(formatter) ?? .none
      try spendText(in: [table])
      let text = formatterCall(table, "string", arguments) ?? .string("")
      return .string(text.unwrapped.description)
    default: break
    }
    if let json = options.json(ofDate: date) { return json }
    return try encoded(number: .double(date.sinceReference ?? 0), options, path)
  }

  /// Whether the encoder's strategy for dates is played.
  mutating func writesDates(_ options: JSONOptions) throws(Unwinding) -> Bool {
    guard let strategy = options.strategy("dateEncodingStrategy") else { return true }
    guard strategy.name == "formatted" else { return !strategy.name.isEmpty }
    guard let table = try formatterTable(strategy.values.first ?? .none) else { return false }
    return formatterCall(table, "string", LabelledArguments(["from"], [.date(0)])) != nil
  }

  /// nil if the value does not fit the strategy.
  mutating func decodedData(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    let strategy = try known(options.strategy("dataDecodingStrategy"), "DataDecodingStrategy")
    switch (strategy?.name, strategy?.values.first) {
    case ("custom", let body?):
      return try call(body, [.object("Decoder", [value, .array(path), options.value])])
    case ("deferredToData", _):
      let bytes = try decoded(value, as: .array(.integer(.uint8)), path, options)
      return .data(elements(of: bytes).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) })
    default:
      guard case .string(let text) = value else { return nil }
      try spend(Interpreter.textWeight * text.utf8.count)
      if let bytes = Base64.bytes(of: text) { return .data(bytes) }
      let complaint = "Encountered Data is not valid Base64."
      throw .thrown(Interpreter.decodingError("dataCorrupted", path, complaint))
    }
  }

  mutating func encodedData(
    _ data: Value, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> JSON {
    let strategy = try known(options.strategy("dataEncodingStrategy"), "DataEncodingStrategy")
    let bytes = Interpreter.bytes(of: data)
    try spend(Interpreter.textWeight * bytes.count)
    switch (strategy?.name, strategy?.values.first) {
    case ("custom", let body?): return try encoded(data, by: body, options, path)
    case ("deferredToData", _): return .array(bytes.map { .number("\($0)") })
    default: return .string(Base64.text(of: bytes))
    }
  }

  /// Whether it is a library's type of strategies, whose cases are stored like implicit members.
  func isCodingStrategy(_ type: String) -> Bool {
    (type.hasSuffix("DecodingStrategy") || type.hasSuffix("EncodingStrategy")) && !declares(type)
  }

  /// A strategy that an extension adds as a static member: the strategy that it stands for.
  mutating func known(
    _ strategy: JSONOptions.Strategy?, _ type: String
  ) throws(Unwinding) -> JSONOptions.Strategy? {
    guard let strategy, strategy.values.isEmpty else { return strategy }
    let owners = ["JSONDecoder.", "JSONEncoder.", ""].map { $0 + type }
    let owner = owners.first { name in
      let table = tree.tables[name]
      return table?.globals[strategy.name] != nil || table?.staticComputed[strategy.name] != nil
    }
    guard let owner else { return strategy }
    let made = try member(strategy.name, of: .type(owner))
    return JSONOptions(.dictionary([Value.Entry(.string(type), made)])).strategy(type)
  }

  // MARK: Numbers and ranges

  /// nil if the value is no number.
  mutating func decodedDecimal(_ value: Value, _ path: [Value]) throws(Unwinding) -> Value? {
    guard case .object("NSNumber", let parts) = value, let number = parts.first,
      number.asBool == nil
    else {
      throw .thrown(Interpreter.decodingError("typeMismatch", path, "", for: "Decimal"))
    }
    // The shortest spelling of a Double is that of the JSON only with so many digits.
    let digits = number.description.count { $0.isNumber }
    if case .double = number, digits > 15 { return .opaque("Decimal from JSON") }
    return makeDecimal(LabelledArguments(["_"], [number]))
  }

  mutating func decodedRange(
    _ value: Value, _ spelling: String, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    let name = String(spelling.prefix { $0 != "<" })
    guard name != spelling else { return .opaque(Opaque.short("\(name) from JSON")) }
    let bound = type(named: String(spelling.dropFirst(name.count + 1).dropLast()))
    guard case .array(let given) = value else { throw .thrown(mismatch(.array(.any), value, path)) }
    var bounds: [Value] = []
    for index in 0..<2 {
      let inner = path + [.codingKey("Index \(index)")]
      guard given.indices.contains(index) else {
        throw .thrown(
          Interpreter.decodingError(
            "valueNotFound", inner, "Unkeyed container is at end.", for: bound.swiftName))
      }
      bounds.append(try decoded(given[index], as: bound, inner, options))
    }
    if try isLess(bounds[1], bounds[0]) {
      let complaint =
        "Cannot initialize \(name)<\(bound.swiftName)> with a lowerBound (\(bounds[0])) greater "
        + "than upperBound (\(bounds[1]))"
      throw .thrown(Interpreter.decodingError("dataCorrupted", path, complaint))
    }
    return .object(name, bounds)
  }

  // MARK: Dictionaries

  /// nil if the value does not fit. Keys other than texts and Ints stand in an array, each before
  /// its value, unless their type conforms to `CodingKeyRepresentable`.
  mutating func decoded(
    _ value: Value, key: TypeReference, _ element: TypeReference, _ path: [Value],
    _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    var key = key
    if case .parameter(let name) = key, let bound = bindings[name] { key = bound }
    var made = Value.dictionary([])
    guard isKeyed(by: key) else {
      guard case .array(let items) = value else {
        throw .thrown(mismatch(.array(.any), value, path))
      }
      guard items.count.isMultiple(of: 2) else {
        let complaint =
          "Expected collection of key-value pairs; encountered odd-length array instead."
        throw .thrown(Interpreter.decodingError("dataCorrupted", path, complaint))
      }
      for place in stride(from: 0, to: items.count, by: 2) {
        try burn()
        let first = path + [.codingKey("Index \(place)")]
        let second = path + [.codingKey("Index \(place + 1)")]
        let own = try decoded(items[place], as: key, first, options)
        made.set(try decoded(items[place + 1], as: element, second, options), forKey: own)
      }
      return made
    }
    guard case .dictionary(let entries) = value else { return nil }
    for entry in entries {
      let text = entry.key.description
      let inner = path + [.codingKey(text)]
      let item = try decoded(entry.value, as: element, inner, options)
      switch key {
      case .int: made.set(item, forKey: Int(text).map { .int($0) } ?? entry.key)
      case .named:
        let raw = Int(text).map { Value.object("NSNumber", [.int($0)]) }
        let isNumber = rawValueOfCases(key)?.asInt != nil
        let given = isNumber ? raw ?? entry.key : entry.key
        made.set(item, forKey: try decoded(given, as: key, inner, options))
      default: made.set(item, forKey: entry.key)
      }
    }
    return made
  }

  private func rawValueOfCases(_ type: TypeReference) -> Value? {
    guard case .named(let name) = type else { return nil }
    return tree.tables[Interpreter.plainName(name)]?.cases.first?.rawValue
  }

  /// Whether a dictionary with such keys is an object in JSON, not an array.
  func isKeyed(by key: TypeReference) -> Bool {
    switch key {
    case .integer, .double, .float, .bool, .array, .optional, .dictionary: return false
    case .named(let name):
      if ["UUID", "Date", "URL", "Data"].contains(name) { return false }
      guard let table = tree.tables[Interpreter.plainName(name)], table.kind != .extended else {
        return true
      }
      return table.names.contains("CodingKeyRepresentable")
    default: return true
    }
  }

  /// Whether a dictionary with this key is an object in JSON.
  func isKeyed(by key: Value) -> Bool {
    switch key {
    case .string, .int: return true
    case .integer, .double, .float, .bool: return false
    case .object(let name, _): return isKeyed(by: .named(name))
    default: return true
    }
  }
}
