import LifecycleModel

/// Coding paths and the keys in them.
extension Interpreter {
  /// The object that a keyed container reads, under the keys that the program uses. Of equal keys, the first stays.
  mutating func opened(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    let container = TypeReference.dictionary(.string, .any)
    guard case .dictionary(let entries) = value else {
      let isNull = value == .object("NSNull", [])
      throw .thrown(isNull ? missingValue(container, path) : mismatch(container, value, path))
    }
    guard let (name, arguments) = options.strategy("keyDecodingStrategy"), name != "useDefaultKeys"
    else { return value }
    var members: [(key: String, value: Value)] = []
    for entry in entries {
      let key = entry.key.description
      try spend(Interpreter.textWeight * key.utf8.count)
      let read =
        name == "custom"
        ? try converted(key, path, by: arguments.first ?? .none) : JSONKeys.camel(key)
      members.append((read, entry.value))
    }
    return .dictionary(ofLast: members.reversed())
  }

  /// The key as written to the JSON, by the encoder's strategy.
  mutating func writtenKey(_ key: Value, _ options: JSONOptions) throws(Unwinding) -> String {
    let text = fields(of: key).first?.description ?? ""
    guard let (name, arguments) = options.strategy("keyEncodingStrategy") else { return text }
    try spend(Interpreter.textWeight * text.utf8.count)
    switch name {
    case "convertToSnakeCase": return JSONKeys.snake(text)
    case "custom": return try converted(key, options.path, by: arguments.first ?? .none)
    default: return text
    }
  }

  private mutating func converted(
    _ key: String, _ path: [Value], by closure: Value
  ) throws(Unwinding) -> String {
    try converted(.codingKey(key, of: "_CodingKey"), path, by: closure)
  }

  private mutating func converted(
    _ key: Value, _ path: [Value], by closure: Value
  ) throws(Unwinding) -> String {
    let made = try call(closure, [.array(path + [key])])
    return try member("stringValue", of: made.unwrapped).description
  }

  /// A key of the program as a coding path shows it. `keys`: the type of the container's keys.
  mutating func pathKey(_ key: Value, in keys: Value?) throws(Unwinding) -> Value {
    var type: String?
    if case .type(let name)? = keys { type = name }
    if let type, key.ofUnknownType != nil {
      let made = try coerce(key, to: .named(type)).unwrapped
      if made.ofUnknownType == nil { return try pathKey(made, in: keys) }
    }
    if case .object(let name, _) = key {
      guard tree.tables[name] != nil else { return key }
      let text = try member("stringValue", of: key).description
      return .codingKey(text, of: TypeReference.shortName(name))
    }
    return .codingKey(spelling(of: key, in: keys), of: type.map { TypeReference.shortName($0) })
  }

  /// A property of a Decoder, an Encoder or a container.
  func codingMember(_ name: String, _ type: String, _ parts: [Value]) -> Value? {
    let isWriting = type == "Encoder" || type.hasSuffix("EncodingContainer")
    guard parts.count > 2 else { return nil }
    switch name {
    case "codingPath": return isWriting ? parts[2] : parts[1]
    case "count" where type == "UnkeyedEncodingContainer":
      return .int(elements(of: fields(of: parts[0]).first ?? .none).count)
    case "userInfo" where type == "Encoder" || type == "Decoder":
      let found = lookUp(.string("userInfo"), in: isWriting ? parts[1] : parts[2])
      return found == .none ? .dictionary([]) : found
    default: return nil
    }
  }

  static func keyMember(_ name: String, _ parts: [Value]) -> Value? {
    switch name {
    case "intValue": return codingIndex(parts).map { .some(.int($0)) } ?? Value.none
    case "stringValue": return parts.first
    default: return nil
    }
  }

  /// The index in an array, or the number used as a dictionary's key.
  static func codingIndex(_ parts: [Value]) -> Int? {
    let text = parts.first?.description ?? ""
    if parts.count > 1, parts[1] == .string("_DictionaryCodingKey") { return Int(text) }
    return text.hasPrefix("Index ") ? Int(text.dropFirst(6)) : nil
  }

  /// A key as printed.
  static func keyText(_ parts: [Value]) -> String {
    let index = codingIndex(parts)
    let type = parts.count > 1 ? parts[1].description : index == nil ? "CodingKeys" : "_CodingKey"
    return keyText(type, parts.first?.description ?? "", index)
  }

  static func keyText(_ type: String, _ text: String, _ number: Int?) -> String {
    let number = number.map { "\($0)" } ?? "nil"
    return "\(type)(stringValue: \(text.debugDescription), intValue: \(number))"
  }
}

extension Value {
  /// A key of a coding path. `type`: the printed name of its type, `CodingKeys` if it is nil.
  static func codingKey(_ name: String, of type: String? = nil) -> Value {
    .object("CodingKey", [.string(name)] + (type.map { [.string($0)] } ?? []))
  }

  static func codingIndex(_ index: Int) -> Value { .codingKey("Index \(index)") }
}
