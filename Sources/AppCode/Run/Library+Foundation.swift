import LifecycleModel

/// Dispatches members, methods and initializers of Foundation's types to the files that implement them.
extension Interpreter {
  func foundationMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object("Date", _): return dateMember(name, value)
    case .object("Calendar", let parts): return calendarMember(name, parts)
    case .object("TimeZone", let parts): return name == "identifier" ? parts.last : nil
    case .object("DateComponents", let parts): return componentMember(name, parts)
    case .object("Decimal", let parts): return decimalMember(name, parts)
    case .type("Decimal"), .type("NSDecimalNumber"): return Interpreter.decimalConstant(name)
    case .object("Duration", let parts): return durationMember(name, parts)
    case .object("Data", _), .object("NSData", _): return dataMember(name, value)
    case .object("URL", let parts): return urlMember(name, parts)
    case .object("URLComponents", let parts): return componentsMember(name, parts)
    case .object("URLQueryItem", let parts): return itemMember(name, parts)
    case .object("CodingKey", let parts): return Interpreter.keyMember(name, parts)
    case .object("Locale", _): return localeMember(name, property("identifier", of: value))
    case .object("Locale.Part", let parts):
      return Interpreter.localePart(name, parts.first?.description ?? "")
    case .reference where systemType(of: value) == "HTTPURLResponse":
      return responseMember(name, of: value)
    case .reference where systemType(of: value)?.hasSuffix("DateFormatter") == true:
      return formatterMember(name, of: value)
    case .reference where systemType(of: value) == "UnkeyedDecodingContainer":
      return unkeyedMember(name, of: value)
    case .object("DecodingError.Context", let parts):
      switch name {
      case "codingPath": return parts.first
      case "debugDescription": return parts.last
      case "underlyingError": return Value.none
      default: return nil
      }
    case .object("Decoder", let parts), .object("Encoder", let parts),
      .object("KeyedDecodingContainer", let parts), .object("DecodingContainer", let parts),
      .object("KeyedEncodingContainer", let parts), .object("EncodingContainer", let parts),
      .object("UnkeyedEncodingContainer", let parts):
      guard case .object(let type, _) = value else { return nil }
      return codingMember(name, type, parts)
    case .object("URLError", let parts): return urlErrorMember(name, parts)
    case .object("BGTaskScheduler.Error", let parts):
      return Interpreter.taskErrorMember(name, parts)
    case .object("CharacterSet", _), .member:
      guard name == "inverted", let set = LetterTest(value) else { return nil }
      return set.inverted.value
    case .object("Unicode.Scalar", let parts): return scalarMember(name, parts)
    case .object("Unicode.Scalar.Properties", let parts): return scalarProperty(name, parts)
    case .object("Mirror", let parts): return mirrorMember(name, parts)
    case .object("Regex.Match", let parts): return matchMember(name, parts)
    case .type("ContinuousClock"), .type("SuspendingClock"), .type("ContinuousClock.Instant"),
      .type("SuspendingClock.Instant"), .system("ContinuousClock"), .system("SuspendingClock"):
      return name == "now" ? clockInstant : nil
    case .type("Duration"): return name == "zero" ? Interpreter.duration(0) : nil
    case .type("Date"):
      switch name {
      case "now": return .date(now)
      case "distantPast": return .date(-62_135_769_600)
      case "distantFuture": return .date(64_092_211_200)
      default: return nil
      }
    case .type("Calendar"):
      return ["current", "autoupdatingCurrent"].contains(name) ? Interpreter.calendar(.utc) : nil
    case .type("TimeZone"):
      return ["current", "autoupdatingCurrent", "gmt", "local"].contains(name) ? .utc : nil
    default: return nil
    }
  }

  mutating func callFoundation(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    try spend(callWeight(of: receiver))
    switch receiver {
    case .object("Date", _):
      if call.name == "ISO8601Format" || call.name == "formatted" {
        try spend(Interpreter.styleWeight)
      }
      return dateCall(receiver, call.name, arguments)
    case .object("Calendar", let parts):
      try spendDays(of: arguments["value"])
      let result = calendarCall(parts, call.name, arguments)
      if call.name == "nextDate" || arguments["bySetting"] != nil {
        try spendSearch(from: arguments["after"] ?? arguments["of"], to: result)
      }
      return result
    case .object("TimeZone", let parts): return zoneCall(parts, call.name, arguments)
    case .member("iso8601"), .object(Interpreter.dayStyle, _):
      return dayStyle(receiver, adding: call)
    case .member("number"), .member("percent"), .object("NumberStyle", _):
      return numberStyle(receiver, call.name, arguments)
    case .object("KeyPath", let names):
      guard call.name == "appending", case .object("KeyPath", let more)? = arguments["path"] else {
        return nil
      }
      return .object("KeyPath", names + more)
    case .object("ContinuousClock.Instant", _): return instantCall(receiver, call.name, arguments)
    case .object("Decimal", _): return try decimalCall(receiver, call.name, arguments)
    case .object("Data", _), .object("NSData", _):
      return try dataCall(receiver, call.name, arguments)
    case .object("NSNumber", let parts):
      return Interpreter.numberCall(parts.first ?? .int(0), call.name, arguments)
    case .object("URL", let parts): return urlCall(parts, call.name, arguments)
    case .object("String.Index", let parts):
      guard call.name == "utf16Offset", let text = arguments["in"]?.description,
        let place = parts.first?.asInt
      else { return nil }
      return .int(text.prefix(place).utf16.count)
    case .object("Regex", let parts): return try regexCall(parts, call, values)
    case .object("Decoder", let parts): return try decoderCall(parts, call.name, arguments)
    case .object("Encoder", let parts):
      return try encoderCall(parts, call.name, arguments)
    case .object("KeyedEncodingContainer", let parts), .object("EncodingContainer", let parts),
      .object("UnkeyedEncodingContainer", let parts):
      guard case .object(let type, _) = receiver else { return nil }
      return try encodingCall(type, parts, call.name, arguments)
    case .object("KeyedDecodingContainer", let parts), .object("DecodingContainer", let parts):
      return try containerCall(parts, call.name, arguments)
    case .object("CharacterSet", _), .member:
      return try letterSetCall(receiver, call.name, arguments)
    case .reference(let cell):
      guard heap.indices.contains(cell), case .object(let type, let parts)? = heap[cell],
        !declares(type), let table = parts.first
      else { return nil }
      if type == "AnyIterator" {
        return call.name == "next" ? try nextErased(cell, table) : nil
      }
      if type == "Iterator" { return nextElement(cell, parts, call.name) }
      if type == "UnkeyedDecodingContainer" { return try unkeyedCall(cell, call.name, arguments) }
      if type == "HTTPURLResponse" { return responseCall(receiver, call.name, arguments) }
      return try callFormatter(type, table, call.name, arguments)
    default: return nil
    }
  }

  private mutating func callFormatter(
    _ type: String, _ table: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch type {
    case "DateFormatter":
      try spendText(in: [table] + arguments.values)
      return formatterCall(table, name, arguments)
    case "NumberFormatter": return numberFormatterCall(table, name, arguments)
    case "ISO8601DateFormatter": return isoCall(table, name, arguments)
    case "JSONDecoder":
      guard name == "decode", let known = try playedCoding(table) else { return nil }
      return try decodeJSON(arguments, known)
    case "JSONEncoder":
      guard name == "encode", let value = arguments.first, !holdsUnknown(value),
        let known = try playedCoding(table)
      else { return nil }
      return try encodeJSON(value, known)
    default: return nil
    }
  }

  mutating func makeFoundation(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    switch name {
    case "Date", "NSDate":
      if let date = makeDate(arguments) { return date }
      let text = Opaque.short(name + written(call, values))
      return .opaque(text)
    case "Calendar":
      let identifier = arguments["identifier"]?.memberName
      guard identifier == nil || identifier == "gregorian" || identifier == "iso8601" else {
        let text = Opaque.short(name + written(call, values))
        return .opaque(text)
      }
      return Interpreter.calendar(.utc, identifier == "iso8601" ? .iso8601 : WeekRule())
    case "TimeZone": return makeTimeZone(arguments)
    case "DateComponents": return makeComponents(arguments)
    case "Data": return try makeData(arguments)
    case "NSData": return try makeData(arguments).map { convert($0, to: .named("NSData")) ?? $0 }
    case "URL", "NSURL", "NSURLRequest":
      try spendParsing(of: arguments.first)
      return makeURL(arguments)
    case "URLComponents":
      try spendParsing(of: arguments.first)
      return makeURLComponents(arguments)
    case "URLQueryItem":
      return .object(
        "URLQueryItem", [arguments["name"] ?? .string(""), (arguments["value"] ?? .none).optional])
    case "UUID": return makeUUID(arguments)
    case "DecodingError.Context", "EncodingError.Context":
      return try codingError(name, "Context", arguments)
    case "NSError": return Interpreter.makeNSError(arguments)
    case "URLError":
      let info = arguments["userInfo"].map { [$0] } ?? []
      return .object("URLError", [arguments.first ?? .none] + info)
    case "Regex": return try makeRegex(arguments)
    case "CharacterSet":
      guard let letters = arguments["charactersIn"]?.unwrapped else {
        return arguments.isEmpty
          ? LetterTest(letters: "").value
          : arguments.first.flatMap { LetterTest(argument: $0.unwrapped)?.value }
      }
      return LetterTest(charactersIn: letters)?.value
    case "Unicode.Scalar", "UnicodeScalar": return makeScalar(arguments)
    case "Decimal": return makeDecimal(arguments)
    case "NSDecimalNumber":
      let made = makeDecimal(arguments)?.unwrapped ?? .none
      return made == .none ? .opaque(Opaque.short(name + written(call, values))) : made
    case "Locale":
      guard let identifier = arguments["identifier"] else { return nil }
      return .object("Locale", [.dictionary([Value.Entry(.string("identifier"), identifier)])])
    case "NSNumber": return .object("NSNumber", [arguments.first?.unwrapped ?? .int(0)])
    case "NSNull": return .object("NSNull", [])
    case "Mirror": return try makeMirror(arguments)
    case "ObjectIdentifier":
      let object = arguments.first?.unwrapped ?? .none
      // A weak reference keeps no object alive, and comparison does not call a user-defined `==`.
      return .object("ObjectIdentifier", [object.cell.map { .weak($0) } ?? object])
    default: return nil
    }
  }

  mutating func callStaticFoundation(
    _ type: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if type == "Duration" { return Interpreter.makeDuration(call.name, values.first) }
    if let random = try randomValue(of: type, call, values) { return random }
    let arguments = LabelledArguments(call.labels, values)
    if type == "DecodingError" || type == "EncodingError" {
      return try codingError(type, call.name, arguments)
    }
    guard type == "JSONSerialization" else { return nil }
    switch call.name {
    case "jsonObject": return try readJSON(arguments)
    case "data":
      guard let object = arguments.first, !holdsUnknown(object) else { return nil }
      return try writeJSON(object, arguments["options"])
    case "isValidJSONObject" where holdsUnknown(arguments.first ?? .none): return nil
    case "isValidJSONObject": return .bool(Interpreter.isJSON(arguments.first ?? .none))
    default: return nil
    }
  }

  /// The text for `print`; nil for values of other types.
  static func foundationText(_ type: String, _ parts: [Value]) -> String? {
    switch type {
    case "Date":
      guard let seconds = Interpreter.seconds(of: .object(type, parts)) else { return nil }
      return CivilDate(seconds: seconds)?.description ?? "(a date outside of the years 1 to 9999)"
    case "DateComponents": return componentsText(parts.first ?? .none)
    case "Duration": return "\(Double(parts.first?.asInt ?? 0) / 1e9) seconds"
    case "CancellationError": return "CancellationError()"
    case "NSError": return errorText(parts)
    case "NSNumber": return parts.first?.asBool.map { $0 ? "1" : "0" }
    case "DecodingError", "EncodingError": return codingErrorText(type, parts)
    case "CodingKey": return keyText(parts)
    case "Locale.Part": return parts.first?.description
    case "NSData": return hexadecimal(bytes(of: .object(type, parts)))
    case "Data": return "\(bytes(of: .object(type, parts)).count) bytes"
    case "URLQueryItem":
      let value = parts.last?.unwrapped ?? .none
      return (parts.first?.description ?? "") + (value == .none ? "" : "=\(value.description)")
    case "Unicode.Scalar":
      return parts.first?.asInt.flatMap { Unicode.Scalar(UInt32($0)) }.map { String(Character($0)) }
    default: return nil
    }
  }

  /// The value with a changed property; nil if it has no such property.
  mutating func settingFoundation(
    _ name: String, of owner: Value, to value: Value
  ) throws(Unwinding) -> Value? {
    switch owner {
    case .object("Calendar", let parts): return settingCalendar(name, parts, to: value)
    case .object("Notification", var parts):
      guard let place = ["name", "object", "userInfo"].firstIndex(of: name) else { return nil }
      while parts.count < 3 { parts.append(.none) }
      parts[place] = place == 0 ? value : value.unwrapped
      return .object("Notification", parts)
    case .object("DateComponents", let parts):
      guard var table = parts.first,
        Interpreter.calendarUnits.contains(name) || Interpreter.componentContexts.contains(name)
      else { return nil }
      table.set(value == .none ? nil : value.unwrapped, forKey: .string(name))
      return .object("DateComponents", [table])
    case .object("URLComponents", let parts):
      try spendParsing(of: owner)
      try spendParsing(of: value)
      guard let made = settingComponents(name, parts, to: value) else { return nil }
      for part in made {
        try checkLength(part.description)
        try spend(Interpreter.textWeight * part.description.utf8.count)
      }
      return .object("URLComponents", made)
    default: return nil
    }
  }

  /// The value after a mutating method, and the method's result.
  mutating func mutateFoundation(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> (changed: Value, result: Value)? {
    let arguments = LabelledArguments(call.labels, values)
    switch receiver {
    case .object("Date", _):
      guard call.name == "addTimeInterval", let more = arguments.first?.asDouble,
        let seconds = receiver.sinceReference
      else { return nil }
      return (.date(sinceReference: seconds + more), .void)
    case .object("StringInterpolation", let parts):
      guard call.name == "appendLiteral" || call.name == "appendInterpolation",
        let value = values.first
      else { return nil }
      let text = (parts.first?.description ?? "") + (try text(value))
      try checkLength(text)
      return (.object("StringInterpolation", [.string(text)]), .void)
    case .object("Data", _): return try mutateData(receiver, call.name, arguments)
    case .object("CharacterSet", _), .member:
      return try mutateLetterSet(receiver, call.name, arguments)
    case .object("URL", let parts):
      try spendText(in: parts + values)
      return mutateURL(parts, call.name, arguments)
    default: return nil
    }
  }

  // MARK: Small types

  /// Creates UUIDs from a counter, so that each is different and a replay repeats them.
  private mutating func makeUUID(_ arguments: LabelledArguments) -> Value {
    guard let text = arguments["uuidString"] else {
      let number = (root(Interpreter.identifiersRoot).asInt ?? 0) + 1
      setRoot(Interpreter.identifiersRoot, .int(number))
      let digits = String(number, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
      return .object("UUID", [.string("00000000-0000-4000-8000-" + padded)])
    }
    return Interpreter.uuid(text.description).map { .some($0) } ?? .none
  }

  static func uuidMember(_ name: String, _ parts: [Value]) -> Value? {
    let text = parts.first?.description ?? ""
    switch name {
    case "uuidString", "description", "debugDescription": return parts.first
    case "hashValue": return .int(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF })
    case "uuid":
      let digits = Array(text.filter { $0 != "-" })
      return .tuple(
        stride(from: 0, to: digits.count - 1, by: 2).map {
          .byte(UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0)
        })
    default: return nil
    }
  }

  static func uuid(_ text: String) -> Value? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isHex = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
    guard isHex, parts.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    return .object("UUID", [.string(text.uppercased())])
  }

  /// Description, code, domain and userInfo.
  private static func makeNSError(_ arguments: LabelledArguments) -> Value {
    let domain = arguments["domain"] ?? .string("")
    let code = arguments["code"] ?? .int(0)
    let info = (arguments["userInfo"] ?? .none).unwrapped
    var text = Value.string("The operation could not be completed. (\(domain) error \(code).)")
    if case .dictionary(let entries) = info,
      let own = entries.first(where: { $0.key == .string("NSLocalizedDescription") })
    {
      text = own.value
    }
    return .object("NSError", [text, code, domain, info == .none ? .dictionary([]) : info])
  }
}

extension Value {
  /// The phone's time zone (model choice).
  static let utc = Value.object("TimeZone", [.int(0), .string("GMT")])

  static func text(_ text: String?) -> Value { text.map { .some(.string($0)) } ?? .none }
}

/// The arguments of a call by their labels; `_` for no label.
struct LabelledArguments {
  let labels: [String]
  let values: [Value]

  init(_ labels: [String], _ values: [Value]) {
    self.labels = labels
    self.values = values
  }

  var first: Value? { values.first }
  var firstLabel: String { labels.first ?? "" }
  var isEmpty: Bool { values.isEmpty }

  subscript(_ label: String) -> Value? {
    zip(labels, values).first { $0.0 == label }?.1
  }
}
