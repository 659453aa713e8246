import LifecycleModel
import Payloads

/// Writing with JSONSerialization and JSONEncoder.
extension Interpreter {
  mutating func writeJSON(_ object: Value, _ options: Value?) throws(Unwinding) -> Value {
    guard Interpreter.isJSON(object) else {
      throw trap("Invalid object cannot be serialized")
    }
    let names = options.map { elements(of: $0).compactMap(\.memberName) } ?? []
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
        if case .string = entry.key { return isJSONPart(entry.value) }
        return false
      }
    default: return false
    }
  }

  private static func isJSONPart(_ value: Value) -> Bool {
    switch value {
    case .double, .float, .object("NSNumber", _): return value.isFiniteJSON
    case .string, .int, .integer, .bool, .object("NSNull", _): return true
    case .some(let held): return isJSONPart(held)
    default: return isJSON(value)
    }
  }

  mutating func encodeJSON(_ value: Value, _ table: Value) throws(Unwinding) -> Value {
    let names = elements(of: lookUp(.string("outputFormatting"), in: table)).compactMap(
      \.memberName)
    let writer = JSONWriter(options: Set(names))
    let text = writer.text(try encoded(value, JSONOptions(table)))
    try checkLength(text)
    return .data(Array(text.utf8))
  }

  /// The work of writing a byte of text, which may need an escape.
  private static let writtenWeight = 16

  private mutating func encoded(
    _ value: Value, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    try burn()
    if case .object = value { try spendParsing(of: value) }
    try descend()
    defer { ascend() }
    switch value.operand {
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .number("\(number)")
    case .integer(let type, let bits): return .number(type.digits(of: bits))
    case .double, .float:
      let number = value.operand.asDouble ?? 0
      guard number.isFinite || options.writesEveryNumber else {
        throw .thrown(.opaque("EncodingError of \(number)"))
      }
      return .number(Interpreter.number(number))
    case .string(let text):
      try spend(Interpreter.writtenWeight * text.utf8.count)
      return .string(text)
    case .none, .object("NSNull", _): return .null
    case .array(let items), .object("Set", let items):
      var made: [JSON] = []
      for item in items { made.append(try encoded(item, options)) }
      return .array(made)
    case .dictionary(let entries):
      var made: [JSON.Member] = []
      for entry in entries {
        made.append(JSON.Member(entry.key.description, try encoded(entry.value, options)))
      }
      return .object(made)
    case .object("Date", _):
      guard let json = options.json(ofDate: value.operand) else {
        throw .thrown(.opaque("EncodingError of a date"))
      }
      return json
    case .object("Data", _): return .string(Base64.text(of: Interpreter.bytes(of: value.operand)))
    case .object("URL", let parts), .object("UUID", let parts):
      return .string(parts.first?.description ?? "")
    default: return try encodedOwn(value.operand, options)
    }
  }

  private mutating func encodedOwn(
    _ value: Value, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    guard let (name, table) = table(of: value) else { return .string(describe(value)) }
    if let own = table.methods["encode"]?.first(where: { $0.labels == ["to"] }) {
      return try encoded(by: own, of: value, options)
    }
    if table.kind == .enumType, case .object(_, let parts) = value {
      let own = table.cases.first { .member($0.name) == parts.first }
      if let raw = own?.rawValue { return try encoded(raw, options) }
      return try encodedCase(own, Array(parts.dropFirst()), of: name, options)
    }
    if table.isCodedByRawValue { return try encoded(try member("rawValue", of: value), options) }
    var members: [JSON.Member] = []
    for field in table.layout {
      guard let key = codingKey(field.codedName, of: name) else { continue }
      let held = try member(field.name, of: value)
      if held == .none { continue }
      members.append(JSON.Member(options.writtenKey(key), try encoded(held, options)))
    }
    return .object(members)
  }

  /// `super.encode(to:)` of a class whose Encodable conformance the compiler generates.
  mutating func encodeProperties(
    of object: Value, _ name: String, _ table: MemberTable, to encoder: Value
  ) throws(Unwinding) {
    guard case .object("Encoder", let parts) = encoder, parts.count > 1 else { return }
    let options = JSONOptions(parts[1])
    for field in table.layout {
      guard let key = codingKey(field.codedName, of: name) else { continue }
      let held = try member(field.name, of: object)
      if held == .none { continue }
      let json = Value(try encoded(held, options))
      var written = fields(of: parts[0]).first ?? .dictionary([])
      written.set(json, forKey: .string(options.writtenKey(key)))
      setEncoded(written, in: parts)
    }
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// A case with associated values: `{"chat":{"id":4}}`, or `_0` for one without a label.
  private mutating func encodedCase(
    _ own: OwnType.EnumCase?, _ carried: [Value], of type: String, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    guard let own else { return .null }
    var members: [JSON.Member] = []
    for (index, value) in carried.enumerated() {
      if value == .none, own.types.indices.contains(index), own.types[index].isOptional { continue }
      members.append(JSON.Member(own.codingLabel(index), try encoded(value, options)))
    }
    return .object([JSON.Member(codingKey(own.name, of: type) ?? own.name, .object(members))])
  }

  // MARK: Own encode(to:)

  private mutating func encoded(
    by own: Method, of value: Value, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    let store = try allocateObject("Encoding", [.dictionary([])])
    _ = try call(
      code: own.code, on: value, [.object("Encoder", [store, options.value])])
    return try encoded(fields(of: store).first ?? .none, options)
  }

  /// Containers of an encoder; all of them write into its store.
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
    guard ["encode", "encodeIfPresent", "encodeNil"].contains(name), parts.count > 1 else {
      return nil
    }
    let options = JSONOptions(parts[1])
    let value = name == "encodeNil" ? .none : arguments.first ?? .none
    if name == "encodeIfPresent", value == .none { return .void }
    let json = Value(try encoded(value, options))
    let held = fields(of: parts[0]).first ?? .none
    switch (type, held) {
    case ("UnkeyedEncodingContainer", .array(let items)):
      setEncoded(.array(items + [json]), in: parts)
    case ("KeyedEncodingContainer", .dictionary):
      guard let key = arguments["forKey"] else { return nil }
      var table = held
      table.set(json, forKey: .string(options.writtenKey(spelling(of: key, in: parts.last))))
      setEncoded(table, in: parts)
    default: setEncoded(json, in: parts)
    }
    return .void
  }

  private mutating func setEncoded(_ value: Value, in parts: [Value]) {
    if case .reference(let cell)? = parts.first {
      heap[cell] = .some(.object("Encoding", [value]))
    }
  }
}

extension Value {
  /// Whether JSON can hold its numbers: none is infinite or NaN.
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
