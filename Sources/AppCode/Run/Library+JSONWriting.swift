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
    let text = writer.text(try encoded(object, JSONOptions(.dictionary([])), []))
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

  /// nil if a strategy of the encoder is not played.
  mutating func encodeJSON(_ value: Value, _ table: Value) throws(Unwinding) -> Value? {
    guard try writesDates(JSONOptions(table)) else { return nil }
    let names = elements(of: lookUp(.string("outputFormatting"), in: table)).compactMap(
      \.memberName)
    let writer = JSONWriter(options: Set(names))
    let text = writer.text(try encoded(value, JSONOptions(table), []))
    try checkLength(text)
    return .data(Array(text.utf8))
  }

  /// The work of writing a byte of text, which may need an escape.
  private static let writtenWeight = 16

  /// `type`: the declared type, if it is known. It decides on the form of an empty dictionary.
  private mutating func encoded(
    _ value: Value, _ options: JSONOptions, _ path: [Value], as type: TypeReference? = nil
  ) throws(Unwinding) -> JSON {
    try burn()
    if case .object = value { try spendParsing(of: value) }
    try descend()
    defer { ascend() }
    let type = type?.wrapped
    switch value.operand {
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .number("\(number)")
    case .integer(let type, let bits): return .number(type.digits(of: bits))
    case .double, .float: return try encoded(number: value.operand, options, path)
    case .string(let text):
      try spend(Interpreter.writtenWeight * text.utf8.count)
      return .string(text)
    case .none, .object("NSNull", _): return .null
    case .array(let items), .object("Set", let items):
      var element: TypeReference?
      if case .array(let own)? = type { element = own }
      var made: [JSON] = []
      for (index, item) in items.enumerated() {
        let inner = path + [.codingKey("Index \(index)")]
        made.append(try encoded(item, options, inner, as: element))
      }
      return .array(made)
    case .object("Range", let bounds) where bounds.count == 2 && value.operand.partialRange == nil,
      .object("ClosedRange", let bounds)
    where bounds.count == 2 && value.operand.partialRange == nil:
      return .array([
        try encoded(bounds[0], options, path), try encoded(bounds[1], options, path),
      ])
    case .dictionary(let entries): return try encoded(entries, options, path, as: type)
    case .object("Date", _): return try encodedDate(value.operand, options, path)
    case .object("Data", _): return try encodedData(value.operand, options, path)
    case .object("Decimal", let parts): return .number(parts.first?.description ?? "0")
    case .object("URL", let parts), .object("UUID", let parts):
      return .string(parts.first?.description ?? "")
    case .object("TimeZone", let parts):
      return .object([JSON.Member("identifier", .string(parts.last?.description ?? ""))])
    case .object("DateComponents", let parts):
      return try encoded(parts.first ?? .dictionary([]), options, path)
    default: return try encodedOwn(value.operand, options, path)
    }
  }

  /// A Double or Float. Whole numbers have no fraction.
  mutating func encoded(
    number: Value, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> JSON {
    let double = number.asDouble ?? 0
    guard double.isFinite else {
      if let text = options.text(ofNumber: double) { return .string(text) }
      throw .thrown(Interpreter.encodingError(number, typeName(of: number), path))
    }
    let text = number.description
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private mutating func encoded(
    _ entries: [Value.Entry], _ options: JSONOptions, _ path: [Value], as type: TypeReference?
  ) throws(Unwinding) -> JSON {
    var element: TypeReference?
    var isObject = entries.first.map { isKeyed(by: $0.key) } ?? true
    if case .dictionary(let key, let own)? = type {
      element = own
      if entries.isEmpty { isObject = isKeyed(by: key) }
    }
    guard isObject else {
      var made: [JSON] = []
      for entry in entries {
        for (value, type) in [(entry.key, nil), (entry.value, element)] {
          let inner = path + [.codingKey("Index \(made.count)")]
          made.append(try encoded(value, options, inner, as: type))
        }
      }
      return .array(made)
    }
    var made: [JSON.Member] = []
    for entry in entries {
      var key = entry.key
      if case .object(let name, _) = key, tree.tables[name]?.kind != .extended,
        tree.tables[name] != nil
      {
        key = try member("rawValue", of: key)
      }
      let text = key.description
      let inner = path + [.codingKey(text)]
      made.append(JSON.Member(text, try encoded(entry.value, options, inner, as: element)))
    }
    return .object(made)
  }

  private mutating func encodedOwn(
    _ value: Value, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> JSON {
    guard let (name, table) = table(of: value) else { return .string(describe(value)) }
    if let own = table.methods["encode"]?.first(where: { $0.labels == ["to"] }) {
      return try encoded(options, path) { interpreter, encoder throws(Unwinding) in
        _ = try interpreter.call(code: own.code, on: value, [encoder])
      }
    }
    if table.kind == .enumType, case .object(_, let parts) = value {
      let own = table.cases.first { .member($0.name) == parts.first }
      if let raw = own?.rawValue { return try encoded(raw, options, path) }
      return try encodedCase(own, Array(parts.dropFirst()), of: name, options, path)
    }
    if table.isCodedByRawValue {
      return try encoded(try member("rawValue", of: value), options, path)
    }
    var members: [JSON.Member] = []
    for field in table.layout {
      guard let key = codingKey(field.codedName, of: name) else { continue }
      let held = try member(field.name, of: value)
      if held == .none { continue }
      let json = try encoded(
        held, options, path + [.codingKey(key)], as: field.wholeWrapper ?? field.type)
      members.append(JSON.Member(try written(key, options, path), json))
    }
    return .object(members)
  }

  /// The key in JSON, by the encoder's strategy.
  private mutating func written(
    _ key: String, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> String {
    let named = options.strategy("keyEncodingStrategy")
    guard let strategy = try known(named, "KeyEncodingStrategy") else { return key }
    try spend(Interpreter.writtenWeight * key.utf8.count)
    return try converted(key, path, strategy)
  }

  /// `super.encode(to:)` of a class whose Encodable conformance the compiler generates.
  mutating func encodeProperties(
    of object: Value, _ name: String, _ table: MemberTable, to encoder: Value
  ) throws(Unwinding) {
    guard case .object("Encoder", let parts) = encoder, parts.count > 2,
      case .array(let path) = parts[2]
    else { return }
    let options = JSONOptions(parts[1])
    for field in table.layout {
      guard let key = codingKey(field.codedName, of: name) else { continue }
      let held = try member(field.name, of: object)
      if held == .none { continue }
      let json = Value(try encoded(held, options, path + [.codingKey(key)]))
      var members = fields(of: parts[0]).first ?? .dictionary([])
      members.set(json, forKey: .string(try written(key, options, path)))
      setEncoded(members, in: parts)
    }
  }

  /// A case with associated values: `{"chat":{"id":4}}`, or `_0` for one without a label.
  private mutating func encodedCase(
    _ own: OwnType.EnumCase?, _ carried: [Value], of type: String, _ options: JSONOptions,
    _ path: [Value]
  ) throws(Unwinding) -> JSON {
    guard let own else { return .null }
    var members: [JSON.Member] = []
    for (index, value) in carried.enumerated() {
      if value == .none, own.types.indices.contains(index), own.types[index].isOptional { continue }
      let label = own.codingLabel(index)
      let inner = path + [.codingKey(own.name), .codingKey(label)]
      let json = try encoded(value, options, inner)
      members.append(JSON.Member(try written(label, options, Array(inner.dropLast())), json))
    }
    let key = try written(codingKey(own.name, of: type) ?? own.name, options, path)
    return .object([JSON.Member(key, .object(members))])
  }

  // MARK: Own encode(to:)

  /// What `body` writes to an encoder.
  private mutating func encoded(
    _ options: JSONOptions, _ path: [Value],
    by body: (inout Interpreter, Value) throws(Unwinding) -> Void
  ) throws(Unwinding) -> JSON {
    let store = try allocateObject("Encoding", [.dictionary([])])
    try body(&self, .object("Encoder", [store, options.value, .array(path)]))
    return try encoded(fields(of: store).first ?? .none, options, path)
  }

  /// What the closure of a strategy writes for the value.
  mutating func encoded(
    _ value: Value, by closure: Value, _ options: JSONOptions, _ path: [Value]
  ) throws(Unwinding) -> JSON {
    try encoded(options, path) { interpreter, encoder throws(Unwinding) in
      _ = try interpreter.call(closure, [value, encoder])
    }
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
    guard ["encode", "encodeIfPresent", "encodeNil"].contains(name), parts.count > 2,
      case .array(let path) = parts[2]
    else { return nil }
    let options = JSONOptions(parts[1])
    let value = name == "encodeNil" ? .none : arguments.first ?? .none
    if name == "encodeIfPresent", value == .none { return .void }
    let held = fields(of: parts[0]).first ?? .none
    switch (type, held) {
    case ("UnkeyedEncodingContainer", .array(let items)):
      let json = try encoded(value, options, path + [.codingKey("Index \(items.count)")])
      setEncoded(.array(items + [Value(json)]), in: parts)
    case ("KeyedEncodingContainer", .dictionary):
      guard let key = arguments["forKey"] else { return nil }
      let own = try text(ofKey: key, in: parts.last)
      let json = try encoded(value, options, path + [.codingKey(own)])
      // The value's own encode(to:) may have written to the same container.
      var members = fields(of: parts[0]).first ?? held
      members.set(Value(json), forKey: .string(try written(own, options, path)))
      setEncoded(members, in: parts)
    default: setEncoded(Value(try encoded(value, options, path)), in: parts)
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
