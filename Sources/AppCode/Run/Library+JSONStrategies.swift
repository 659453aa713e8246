import LifecycleModel

/// Strategies of JSONDecoder and JSONEncoder that extensions add, and those for Data.
extension Interpreter {
  /// Whether it is a library type of coding strategies, whose cases are stored like implicit members.
  func isCodingStrategy(_ type: String) -> Bool {
    (type.hasSuffix("DecodingStrategy") || type.hasSuffix("EncodingStrategy")) && !declares(type)
  }

  /// The properties of a coder. Static members that extensions add are replaced by their values. nil if a strategy is
  /// not simulated.
  mutating func playedCoding(_ table: Value) throws(Unwinding) -> Value? {
    var known = table
    if case .dictionary(let entries) = table {
      for entry in entries where entry.key.description.hasSuffix("Strategy") {
        let strategy = try strategy(entry.value.unwrapped, ofProperty: entry.key.description)
        known.set(try withOwnFormatter(strategy), forKey: entry.key)
      }
    }
    return JSONOptions(known).isPlayed ? known : nil
  }

  /// Replaces a static member such as `.days`, which an extension of the property's type declares, by its value.
  private mutating func strategy(
    _ value: Value, ofProperty property: String
  ) throws(Unwinding) -> Value {
    guard case .member(let name) = value else { return value }
    let type = property.prefix(1).uppercased() + property.dropFirst()
    let owner = ["JSONDecoder.", "JSONEncoder.", ""].map { $0 + type }.first { owner in
      let table = tree.tables[owner]
      return table?.globals[name] != nil || table?.staticComputed[name] != nil
    }
    guard let owner else { return value }
    return try member(name, of: .type(owner)).unwrapped
  }

  /// Replaces `.day` in `.formatted(.day)` by the formatter of that name in an extension of DateFormatter.
  private mutating func withOwnFormatter(_ strategy: Value) throws(Unwinding) -> Value {
    guard case .object(let type, let parts) = strategy, parts.count == 2,
      case .member(let name) = parts[1].unwrapped,
      let own = try ownMember(name, of: .type("DateFormatter"))
    else { return strategy }
    return .object(type, [parts[0], own.unwrapped])
  }

  // MARK: Data

  /// nil if the value does not fit the strategy.
  mutating func decodedData(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    switch options.strategy("dataDecodingStrategy") {
    case ("custom", let given)? where given.count == 1:
      return try call(given[0], [.object("Decoder", [value, .array(path), options.value])])
    case ("deferredToData", _)?:
      let bytes = try decoded(value, as: .array(.integer(.uint8)), path, options)
      return .data(elements(of: bytes).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) })
    default:
      guard case .string(let text) = value else { return nil }
      try spend(Interpreter.textWeight * text.utf8.count)
      return Base64.bytes(of: text).map { .data($0) }
    }
  }

  mutating func encodedData(_ data: Value, _ options: JSONOptions) throws(Unwinding) -> JSON {
    let bytes = Interpreter.bytes(of: data)
    try spend(Interpreter.textWeight * bytes.count)
    switch options.strategy("dataEncodingStrategy") {
    case ("custom", let given)? where given.count == 1:
      return try encoded(options) { interpreter, encoder throws(Unwinding) in
        _ = try interpreter.call(given[0], [data, encoder])
      }
    case ("deferredToData", _)?: return .array(bytes.map { .number("\($0)") })
    default: return .string(Base64.text(of: bytes))
    }
  }
}
