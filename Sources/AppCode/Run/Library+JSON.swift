import LifecycleModel
import Payloads

/// JSONSerialization, JSONDecoder and JSONEncoder.
extension Interpreter {
  // MARK: Reading

  /// Of unknown bytes nothing is known.
  private mutating func object(from data: Value?) throws(Unwinding) -> Value {
    guard case .object("Data", let parts)? = data?.unwrapped, case .string? = parts.first else {
      return .opaque("JSON")
    }
    do {
      return Value(try JSONReader.read(utf8: Interpreter.bytes(of: data ?? .none)).value)
    } catch {
      throw .thrown(
        Interpreter.decodingError("dataCorrupted", [], "The given data was not valid JSON."))
    }
  }

  mutating func readJSON(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    do {
      return try object(from: arguments["with"])
    } catch {
      guard case .thrown = error else { throw error }
      let text = Value.string("The data couldn’t be read because it isn’t in the correct format.")
      throw .thrown(
        .object("NSError", [text, .int(3840), .string("NSCocoaErrorDomain"), .dictionary([])]))
    }
  }

  mutating func decodeJSON(
    _ arguments: LabelledArguments, _ table: Value
  ) throws(Unwinding) -> Value? {
    guard let wanted = arguments.first.flatMap({ type(of: $0) }) else { return nil }
    let object = try object(from: arguments["from"])
    if object.isOpaque { return .opaque(Opaque.short("\(wanted.swiftName) from JSON")) }
    return try decoded(object, as: wanted, [], JSONOptions(table))
  }

  /// The type that `T.self`, `[T].self` or `[String: T].self` stands for.
  private func type(of value: Value) -> TypeReference? {
    switch value {
    case .type(let name): return type(named: name)
    case .array(let items): return items.first.flatMap { type(of: $0) }.map { .array($0) }
    case .dictionary(let entries):
      return entries.first.flatMap { type(of: $0.value) }.map { .dictionary(.string, $0) }
    default: return nil
    }
  }

  /// Types are printed without the types around them.
  private func type(named name: String) -> TypeReference {
    if name.hasPrefix("Array<") { return .array(type(named: String(name.dropFirst(6).dropLast()))) }
    if name.hasPrefix("Optional<") {
      return .optional(type(named: String(name.dropFirst(9).dropLast())))
    }
    if name.hasPrefix("Set<") { return .set(type(named: String(name.dropFirst(4).dropLast()))) }
    if name.hasPrefix("Dictionary<"), let comma = name.firstIndex(of: ",") {
      let value = name[name.index(after: comma)...].dropFirst().dropLast()
      return .dictionary(.string, type(named: String(value)))
    }
    if tree.types[name] != nil { return .named(name) }
    let path = tree.types.keys.filter { $0.hasSuffix("." + name) }.sorted().first
    return path.map { .named($0) } ?? KnownType.reference(name)
  }

  mutating func decoded(
    _ value: Value, as type: TypeReference, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    let isNull = value == .object("NSNull", [])
    if case .optional(let wrapped) = type {
      return isNull ? .none : .some(try decoded(value, as: wrapped, path, options))
    }
    if isNull, type != .any {
      throw .thrown(Interpreter.decodingError("valueNotFound", path, "Cannot get value of type"))
    }
    switch (type, value) {
    case (.any, _): return value
    case (.string, .string): return value
    case (.bool, .object("NSNumber", let parts)) where parts.first?.asBool != nil:
      return value.operand
    case (.int, _), (.integer, _), (.double, _), (.float, _):
      guard case .object("NSNumber", let parts) = value, let number = parts.first,
        number.asDouble != nil, let converted = convert(value, to: type)
      else { break }
      return converted
    case (.array(let element), .array(let items)), (.set(let element), .array(let items)):
      var made: [Value] = []
      for (index, item) in items.enumerated() {
        try burn()
        made.append(try decoded(item, as: element, path + [.codingKey("Index \(index)")], options))
      }
      if case .set = type { return Interpreter.makeSet(made) }
      return .array(made)
    case (.dictionary(_, let element), .dictionary(let entries)):
      var made = Value.dictionary([])
      for entry in entries {
        let key = entry.key.description
        let item = try decoded(entry.value, as: element, path + [.codingKey(key)], options)
        made.set(item, forKey: entry.key)
      }
      return made
    case (.named(let name), _):
      if let made = try decoded(value, named: name, path, options) { return made }
    default: break
    }
    throw .thrown(
      Interpreter.decodingError("typeMismatch", path, "Expected to decode \(type.swiftName)"))
  }

  /// Nil where the value does not fit the type.
  private mutating func decoded(
    _ value: Value, named name: String, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    switch name {
    case "Date": return options.date(value)
    case "URL":
      guard case .string(let text) = value, let url = URLText(text) else { return nil }
      return .object("URL", [.string(url.text)])
    case "UUID":
      guard case .string(let text) = value else { return nil }
      return .object("UUID", [.string(text.uppercased())])
    case "Data":
      guard case .string(let text) = value else { return nil }
      return Base64.bytes(of: text).map { .data($0) }
    default: break
    }
    guard let table = tree.tables[name] else { return .opaque(Opaque.short("\(name) from JSON")) }
    if table.initialisers.contains(where: { $0.labels == ["from"] }) {
      let decoder = Value.object("Decoder", [value, .array(path), options.value])
      let call = Call(
        name: name, labels: ["from"], values: [], trailing: 0, spelling: "(from:)")
      return try makeOwn(name, call, [decoder])
    }
    if table.kind == .enumType {
      guard let raw = table.cases.first?.rawValue else { return nil }
      let plain = value.operand
      guard let found = table.cases.first(where: { Arithmetic.areEqual($0.rawValue ?? raw, plain) })
      else {
        throw .thrown(
          Interpreter.decodingError(
            "dataCorrupted", path, "Cannot initialize \(name) from invalid value \(plain)"))
      }
      return .object(name, [.member(found.name)])
    }
    guard case .dictionary = value else { return nil }
    return try decodedFields(value, name, table, path, options)
  }

  private mutating func decodedFields(
    _ value: Value, _ name: String, _ table: MemberTable, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    var fields: [Value] = []
    for field in table.layout {
      let key = options.key(codingKey(field.name, of: name) ?? field.name)
      let given = lookUp(.string(key), in: value)
      if codingKey(field.name, of: name) == nil || (field.isConstant && field.initial != nil) {
        guard let initial = field.initial else {
          fields.append(.none)
          continue
        }
        fields.append(try call(code: initial, on: .type(name), []))
      } else if given == .none {
        guard field.type?.isOptional == true else {
          throw .thrown(
            .object(
              "DecodingError",
              [
                .member("keyNotFound"), .codingKey(key),
                .object("DecodingError.Context", [.array(path), .string("No value for \(key)")]),
              ]))
        }
        fields.append(.none)
      } else {
        fields.append(
          try decoded(given, as: field.type ?? .any, path + [.codingKey(key)], options))
      }
    }
    if table.kind == .classType { return try allocateObject(name, fields) }
    return .object(name, fields)
  }

  /// The key of a property; nil where `CodingKeys` leaves it out.
  private func codingKey(_ field: String, of type: String) -> String? {
    guard let keys = tree.types["\(type).CodingKeys"] else { return field }
    guard let found = keys.cases.first(where: { $0.name == field }) else { return nil }
    return found.rawValue?.description ?? field
  }

  private static func decodingError(
    _ kind: String, _ path: [Value], _ text: String
  ) -> Value {
    let context = Value.object("DecodingError.Context", [.array(path), .string(text)])
    let parts: [Value] = kind == "dataCorrupted" ? [context] : [.type("Any"), context]
    return .object("DecodingError", [.member(kind)] + parts)
  }

  // MARK: Own init(from:)

  func decoderCall(_ parts: [Value], _ name: String, _ arguments: LabelledArguments) -> Value? {
    switch name {
    case "container":
      return .object("KeyedDecodingContainer", parts + [arguments.first ?? .none])
    case "singleValueContainer": return .object("DecodingContainer", parts)
    default: return nil
    }
  }

  mutating func containerCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard parts.count > 2, case .array(let path) = parts[1] else { return nil }
    let options = JSONOptions(parts[2])
    guard let key = arguments["forKey"] else {
      guard name == "decode", case .type(let type)? = arguments.first else {
        return name == "decodeNil" ? .bool(parts[0] == .object("NSNull", [])) : nil
      }
      return try decoded(parts[0], as: self.type(named: type), path, options)
    }
    let spelled = options.key(spelling(of: key, in: parts.last))
    let given = lookUp(.string(spelled), in: parts[0])
    switch name {
    case "contains": return .bool(given != .none)
    case "decode", "decodeIfPresent":
      guard case .type(let type)? = arguments.first else { return nil }
      if name == "decodeIfPresent", given == .none || given == .object("NSNull", []) {
        return Value.none
      }
      guard given != .none else {
        throw .thrown(
          .object(
            "DecodingError",
            [
              .member("keyNotFound"), .codingKey(spelled),
              .object("DecodingError.Context", [.array(path), .string("No value for \(spelled)")]),
            ]))
      }
      let value = try decoded(
        given, as: self.type(named: type), path + [.codingKey(spelled)], options)
      return name == "decode" ? value : value.optional
    case "nestedContainer":
      return .object(
        "KeyedDecodingContainer", [given, .array(path), parts[2], arguments["keyedBy"] ?? .none])
    default: return nil
    }
  }

  private func spelling(of key: Value, in keys: Value?) -> String {
    var type: String?
    if case .type(let name)? = keys { type = name }
    var name = key.memberName
    if case .object(let own, let parts) = key {
      name = parts.first?.memberName
      if tree.types[own] != nil { type = own }
    }
    guard let name else { return key.description }
    let own = type.flatMap { tree.types[$0] }?.cases.first { $0.name == name }
    return own?.rawValue?.description ?? name
  }

  // MARK: Writing

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
    case .string, .int, .integer, .double, .float, .bool, .object("NSNumber", _),
      .object("NSNull", _):
      return true
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

  private mutating func encoded(
    _ value: Value, _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    try burn()
    switch value.operand {
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .number("\(number)")
    case .integer(let type, let bits): return .number(type.digits(of: bits))
    case .double(let number): return .number(Interpreter.number(number))
    case .float(let number): return .number(Interpreter.number(Double(number)))
    case .string(let text): return .string(text)
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
    case .object("Date", let parts): return options.json(ofDate: parts.first?.asDouble ?? 0)
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
    if table.kind == .enumType, case .object(_, let parts) = value {
      let own = table.cases.first { .member($0.name) == parts.first }
      if let raw = own?.rawValue { return try encoded(raw, options) }
      return .object([JSON.Member(own?.name ?? "", .object([]))])
    }
    var members: [JSON.Member] = []
    for field in table.layout {
      guard let key = codingKey(field.name, of: name) else { continue }
      let held = try member(field.name, of: value)
      if held == .none { continue }
      members.append(JSON.Member(options.writtenKey(key), try encoded(held, options)))
    }
    return .object(members)
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension Value {
  static func codingKey(_ name: String) -> Value { .object("CodingKey", [.string(name)]) }
}
