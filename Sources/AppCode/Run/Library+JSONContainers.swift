import LifecycleModel

/// The containers of a JSONDecoder for a user-defined `init(from:)`.
extension Interpreter {
  /// `parts`: the JSON value, its coding path and the decoder's properties.
  mutating func decoderCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "container":
      guard parts.count > 2, case .array(let path) = parts[1] else { return nil }
      return try keyedContainer(parts[0], path, parts[2], arguments.first)
    case "singleValueContainer": return .object("DecodingContainer", parts)
    case "unkeyedContainer": return try unkeyedContainer(parts)
    default: return nil
    }
  }

  /// `keys`: the type of its keys.
  mutating func keyedContainer(
    _ value: Value, _ path: [Value], _ options: Value, _ keys: Value?
  ) throws(Unwinding) -> Value {
    let members = try keyed(value, path, JSONOptions(options))
    return .object("KeyedDecodingContainer", [members, .array(path), options, keys ?? .none])
  }

  /// The members of a JSON object, their keys as the decoder's strategy converts them.
  mutating func keyed(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    guard case .dictionary(let entries) = value else {
      let type = TypeReference.dictionary(.string, .any)
      let isNull = value == .object("NSNull", [])
      throw .thrown(isNull ? missingValue(type, path) : mismatch(type, value, path))
    }
    let named = options.strategy("keyDecodingStrategy")
    guard let strategy = try known(named, "KeyDecodingStrategy"),
      ["custom", "convertFromSnakeCase"].contains(strategy.name)
    else { return value }
    var members: [(key: String, value: Value)] = []
    for entry in entries {
      let key = entry.key.description
      try spend(Interpreter.textWeight * key.utf8.count)
      members.append((try converted(key, path, strategy), entry.value))
    }
    return .dictionary(ofLast: members.reversed())
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
    let own = try text(ofKey: key, in: parts.last)
    let inner = path + [.codingKey(own, of: keyType(key, in: parts.last))]
    let given = lookUp(.string(own), in: parts[0])
    if name == "contains" { return .bool(given != .none) }
    let isNull = given == .object("NSNull", [])
    if name == "decodeNil", given != .none { return .bool(isNull) }
    if name == "decodeIfPresent", given == .none || isNull { return Value.none }
    guard given != .none else {
      throw .thrown(Interpreter.missingKey(own, of: keyType(key, in: parts.last), path))
    }
    switch name {
    case "decode", "decodeIfPresent":
      guard case .type(let type)? = arguments.first else { return nil }
      let value = try decoded(given, as: self.type(named: type), inner, options)
      return name == "decode" ? value : value.optional
    case "nestedContainer":
      return try keyedContainer(given, inner, parts[2], arguments["keyedBy"])
    case "nestedUnkeyedContainer":
      return try unkeyedContainer([given, .array(inner), parts[2]])
    default: return nil
    }
  }

  /// A property of a decoder or an encoder.
  func coderMember(_ name: String, path: Value, options: Value) -> Value? {
    switch name {
    case "codingPath": return path
    case "userInfo": return JSONOptions(options).userInfo
    default: return nil
    }
  }

  /// The key's `stringValue`. `keys`: the type of a key that is an implicit member.
  mutating func text(ofKey key: Value, in keys: Value?) throws(Unwinding) -> String {
    guard case .object(let name, _) = key, let table = tree.tables[name],
      table.kind == .structType
    else { return spelling(of: key, in: keys) }
    return try member("stringValue", of: key).description
  }

  func spelling(of key: Value, in keys: Value?) -> String {
    var name = key.memberName
    if case .object(_, let parts) = key { name = parts.first?.memberName }
    guard let name else { return key.description }
    let type = keyType(key, in: keys)
    let own = type.flatMap { tree.types[$0] }?.cases.first { $0.name == name }
    return own?.rawValue?.description ?? name
  }

  /// The user-defined type of a key.
  private func keyType(_ key: Value, in keys: Value?) -> String? {
    if case .object(let own, _) = key, tree.types[own] != nil { return own }
    guard case .type(let name)? = keys else { return nil }
    return name
  }
}

extension MemberTable {
  /// Whether it is a struct with a raw value, which is coded as that value.
  var isCodedByRawValue: Bool {
    kind == .structType && fields["rawValue"] != nil
      && (names.contains("RawRepresentable") || names.contains("OptionSet"))
  }
}

extension Value {
  /// `type`: that of the key; by default the type that the compiler generates.
  static func codingKey(_ name: String, of type: String? = nil) -> Value {
    guard let type, !type.hasSuffix("CodingKeys") else {
      return .object("CodingKey", [.string(name)])
    }
    return .object("CodingKey", [.string(name), .type(TypeReference.shortName(type))])
  }
}
