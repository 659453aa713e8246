import LifecycleModel
import Payloads

/// Writing with JSONSerialization and JSONEncoder.
extension Interpreter {
  mutating func writeJSON(_ object: Value, _ options: Value?) throws(Unwinding) -> Value {
    let names = options.map(Interpreter.options)?.compactMap(\.memberName) ?? []
    guard
      Interpreter.isJSON(object)
        || names.contains("fragmentsAllowed") && Interpreter.isJSONPart(object)
    else { throw trap("Invalid object cannot be serialized") }
    let writer = JSONWriter(options: Set(names))
    let text = writer.text(try encoded(object, JSONOptions(.dictionary([]))))
    try checkLength(text)
    return .data(Array(text.utf8))
  }

  static func isJSON(_ value: Value) -> Bool {
    switch value.unwrapped {
    case .array(let items): return items.allSatisfy(isJSONPart)
    case .dictionary(let entries):
      return entries.allSatisfy { entry in
        if case .string = entry.key.withoutHashable { return isJSONPart(entry.value) }
        return false
      }
    default: return false
    }
  }

  private static func isJSONPart(_ value: Value) -> Bool {
    switch value {
    case .double, .float, .object("NSNumber", _): return value.isFiniteJSON
    case .string, .int, .integer, .bool, .object("NSNull", _), .object("Decimal", _): return true
    case .some(let held): return isJSONPart(held)
    default: return isJSON(value)
    }
  }

  /// nil if the value contains one of a type that is not simulated.
  mutating func encodeJSON(_ value: Value, _ table: Value) throws(Unwinding) -> Value? {
    let names = elements(of: lookUp(.string("outputFormatting"), in: table)).compactMap(
      \.memberName)
    let writer = JSONWriter(options: Set(names))
    do {
      let text = writer.text(try encoded(value, JSONOptions(table)))
      try checkLength(text)
      return .data(Array(text.utf8))
    } catch {
      guard case .thrown(Interpreter.unplayedCoding) = error else { throw error }
      return nil
    }
  }

  /// The work of writing a byte of text, which may need an escape.
  private static let writtenWeight = 16

  mutating func encoded(_ value: Value, _ options: JSONOptions) throws(Unwinding) -> JSON {
    try burn()
    if case .object = value { try spendParsing(of: value) }
    try descend()
    defer { ascend() }
    switch value.operand {
    // The JSON that a nested container has written.
    case .reference where systemType(of: value.operand) == "Encoding":
      return try encoded(fields(of: value.operand).first ?? .none, options)
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .number("\(number)")
    case .integer(let type, let bits): return .number(type.digits(of: bits))
    case .double, .float: return try Interpreter.written(value.operand, options)
    case .object("Decimal", let parts): return .number(parts.first?.description ?? "0")
    case .string(let text):
      try spend(Interpreter.writtenWeight * text.utf8.count)
      return .string(text)
    case .none, .object("NSNull", _): return .null
    case .array(let items), .object("Set", let items): return try encodedItems(items, options)
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      return try encodedItems(value.operand.partialRange.map { [$0.bound] } ?? bounds, options)
    case .dictionary(let entries): return try encodedDictionary(entries, options)
    case .object("Date", _): return try encodedDate(value.operand, options)
    case .object("Data", _): return try encodedData(value.operand, options)
    case .object("TimeZone", let parts):
      let zone = Value.Entry(.string("identifier"), parts.last ?? .none)
      return try encodedProperties([zone], options)
    case .object("DateComponents", let parts):
      guard case .dictionary(let entries)? = parts.first else { return .object([]) }
      return try encodedProperties(entries, options)
    case .object("URL", let parts), .object("UUID", let parts):
      return .string(parts.first?.description ?? "")
    default: return try encodedOwn(value.operand, options)
    }
  }

  private mutating func encodedItems(
    _ items: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    var made: [JSON] = []
    for (index, item) in items.enumerated() {
      made.append(try encoded(item, options.at(.codingIndex(index))))
    }
    return .array(made)
  }

  /// Encodes a library value as an object with its properties.
  private mutating func encodedProperties(
    _ entries: [Value.Entry], _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    var members: [JSON.Member] = []
    for entry in entries {
      let key = Value.codingKey(entry.key.description)
      let json = try encoded(entry.value, options.at(key))
      members.append(JSON.Member(try writtenKey(key, options), json))
    }
    return .object(members)
  }

  private mutating func encodedOwn(
    _ value: Value, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    guard let (name, table) = table(of: value) else { throw .thrown(Interpreter.unplayedCoding) }
    if let own = table.methods["encode"]?.first(where: { $0.labels == ["to"] }) {
      return try encoded(options) { interpreter, encoder throws(Unwinding) in
        _ = try interpreter.call(code: own.code, on: value, [encoder])
      }
    }
    if table.kind == .enumType, case .object(_, let parts) = value {
      let own = table.cases.first { .member($0.name) == parts.first }
      if let raw = own?.rawValue { return try encoded(raw, options) }
      return try encodedCase(own, Array(parts.dropFirst()), of: name, options)
    }
    if table.isCodedByRawValue { return try encoded(try member("rawValue", of: value), options) }
    guard table.kind != .extended else { throw .thrown(Interpreter.unplayedCoding) }
    return .object(try encodedFields(of: value, name, table, options))
  }

  private mutating func encodedFields(
    of value: Value, _ name: String, _ table: MemberTable, _ options: JSONOptions
  ) throws(Unwinding) -> [JSON.Member] {
    try spendKeys(of: table, name)
    var members: [JSON.Member] = []
    for field in table.layout {
      guard let text = codingKey(field.codedName, of: name) else { continue }
      let held = try member(field.name, of: value)
      if held == .none { continue }
      let key = Value.codingKey(text)
      let json = shaped(try encoded(held, options.at(key)), as: field.type?.wrapped)
      members.append(JSON.Member(try writtenKey(key, options), json))
    }
    return members
  }

  /// `super.encode(to:)` of a class whose Encodable conformance the compiler generates.
  mutating func encodeProperties(
    of object: Value, _ name: String, _ table: MemberTable, to encoder: Value
  ) throws(Unwinding) {
    guard case .object("Encoder", let parts) = encoder, parts.count > 1 else { return }
    let members = try encodedFields(of: object, name, table, JSONOptions(ofEncoder: parts))
    write(.object(members), in: parts)
  }

  /// `value.encode(to: encoder)` of a value without its own method of that name.
  mutating func encode(_ value: Value, to parts: [Value]) throws(Unwinding) {
    write(try encoded(value, JSONOptions(ofEncoder: parts)), in: parts)
  }

  /// Adds members to those that the encoder has already written.
  private mutating func write(_ json: JSON, in parts: [Value]) {
    guard case .object(let members) = json, var held = fields(of: parts[0]).first,
      case .dictionary = held
    else { return setEncoded(Value(written: json), in: parts) }
    for member in members {
      held.set(Value(written: member.value), forKey: .string(member.key))
    }
    setEncoded(held, in: parts)
  }

  /// A case with associated values: `{"chat":{"id":4}}`, or `_0` for one without a label.
  private mutating func encodedCase(
    _ own: OwnType.EnumCase?, _ carried: [Value], of type: String, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    guard let own else { return .null }
    let key = Value.codingKey(codingKey(own.name, of: type) ?? own.name)
    let inner = options.at(key)
    let keys = own.name.prefix(1).uppercased() + own.name.dropFirst() + "CodingKeys"
    var members: [JSON.Member] = []
    for (index, value) in carried.enumerated() {
      if value == .none, own.types.indices.contains(index), own.types[index].isOptional { continue }
      let label = Value.codingKey(own.codingLabel(index), of: keys)
      members.append(
        JSON.Member(try writtenKey(label, inner), try encoded(value, inner.at(label))))
    }
    return .object([JSON.Member(try writtenKey(key, options), .object(members))])
  }

  // MARK: Own encode(to:)

  /// The JSON that `body` writes with its own encoder.
  mutating func encoded(
    _ options: JSONOptions,
    _ body: (inout Interpreter, Value) throws(Unwinding) -> Void
  ) throws(Unwinding) -> JSON {
    let store = try allocateObject("Encoding", [.dictionary([])])
    try body(&self, .object("Encoder", [store, options.value, .array(options.path)]))
    return try encoded(fields(of: store).first ?? .none, options)
  }

  /// Methods of an encoder that return containers. All containers write into the encoder's store.
  mutating func encoderCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "container":
      return .object("KeyedEncodingContainer", parts + [arguments.first ?? .none])
    case "singleValueContainer": return .object("EncodingContainer", parts)
    case "unkeyedContainer":
      setEncoded(.array([]), in: parts)
      return .object("UnkeyedEncodingContainer", parts)
    default: return nil
    }
  }

  mutating func encodingCall(
    _ type: String, _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    if name == "superEncoder" {
      var own = arguments
      if own["forKey"] == nil { own = LabelledArguments(["forKey"], [.codingKey("super")]) }
      guard let made = try nestedEncoding(type, parts, isKeyed: true, own),
        case .object(_, let inner) = made
      else { return nil }
      return .object("Encoder", Array(inner.prefix(3)))
    }
    if name == "nestedContainer" || name == "nestedUnkeyedContainer" {
      return try nestedEncoding(type, parts, isKeyed: name == "nestedContainer", arguments)
    }
    guard ["encode", "encodeIfPresent", "encodeNil"].contains(name), parts.count > 1 else {
      return nil
    }
    let options = JSONOptions(ofEncoder: parts)
    let value = name == "encodeNil" ? .none : arguments.first ?? .none
    if name == "encodeIfPresent", value == .none { return .void }
    let held = fields(of: parts[0]).first ?? .none
    switch (type, held) {
    case ("UnkeyedEncodingContainer", .array(let items)):
      let json = try encoded(value, options.at(.codingIndex(items.count)))
      setEncoded(.array(items + [Value(written: json)]), in: parts)
    case ("KeyedEncodingContainer", .dictionary):
      guard let given = arguments["forKey"] else { return nil }
      let key = try pathKey(given, in: parts.last)
      let json = try encoded(value, options.at(key))
      // The value's own encode(to:) may have written to the same container.
      var table = fields(of: parts[0]).first ?? held
      table.set(Value(written: json), forKey: .string(try writtenKey(key, options)))
      setEncoded(table, in: parts)
    default: setEncoded(Value(written: try encoded(value, options)), in: parts)
    }
    return .void
  }

  /// The outer container holds the store of the inner one until everything is written.
  private mutating func nestedEncoding(
    _ type: String, _ parts: [Value], isKeyed: Bool, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let options = JSONOptions(ofEncoder: parts)
    let store = try allocateObject("Encoding", [isKeyed ? .dictionary([]) : .array([])])
    let inner: JSONOptions
    switch (type, fields(of: parts[0]).first) {
    case ("UnkeyedEncodingContainer", .array(let items)?):
      inner = options.at(.codingIndex(items.count))
      setEncoded(.array(items + [store]), in: parts)
    case ("KeyedEncodingContainer", var table?):
      guard let given = arguments["forKey"] else { return nil }
      let key = try pathKey(given, in: parts.last)
      inner = options.at(key)
      table.set(store, forKey: .string(try writtenKey(key, options)))
      setEncoded(table, in: parts)
    default: return nil
    }
    let made = [store, inner.value, .array(inner.path)]
    return isKeyed
      ? .object("KeyedEncodingContainer", made + [arguments["keyedBy"] ?? .none])
      : .object("UnkeyedEncodingContainer", made)
  }

  private mutating func setEncoded(_ value: Value, in parts: [Value]) {
    if case .reference(let cell)? = parts.first {
      heap[cell] = .some(.object("Encoding", [value]))
    }
  }
}

extension Value {
  /// Whether JSON can represent it: no number is infinite or NaN.
  var isFiniteJSON: Bool {
    switch self {
    case .double(let number): return number.isFinite
    case .float(let number): return number.isFinite
    case .object("NSNumber", let parts), .array(let parts): return parts.allSatisfy(\.isFiniteJSON)
    case .dictionary(let entries): return entries.allSatisfy { $0.value.isFiniteJSON }
    default: return true
    }
  }
}

extension OwnType.EnumCase {
  /// The key of an associated value.
  func codingLabel(_ index: Int) -> String {
    labels.indices.contains(index) && labels[index] != "_" ? labels[index] : "_\(index)"
  }
}
