import LifecycleModel

/// A user-defined `init(from:)`: its decoder and the decoder's containers.
extension Interpreter {
  mutating func decoderCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "container": return try keyedContainer(parts, arguments.first)
    case "singleValueContainer": return .object("DecodingContainer", parts)
    case "unkeyedContainer": return try unkeyedContainer(parts)
    default: return nil
    }
  }

  /// `parts`: the JSON value, its coding path and the options. `keys`: the type of the keys.
  mutating func keyedContainer(_ parts: [Value], _ keys: Value?) throws(Unwinding) -> Value? {
    guard parts.count > 2, case .array(let path) = parts[1] else { return nil }
    let object = try opened(parts[0], path, JSONOptions(parts[2]))
    return .object("KeyedDecodingContainer", [object, parts[1], parts[2], keys ?? .none])
  }

  /// `Int(from: decoder)`, also where the type is a generic parameter; nil for other calls.
  mutating func made(
    _ type: String, from values: [Value], _ call: Call
  ) throws(Unwinding) -> Value? {
    guard call.labels == ["from"], case .object("Decoder", let parts)? = values.first,
      parts.count > 2, case .array(let path) = parts[1]
    else { return nil }
    return try decoded(parts[0], as: self.type(named: type), path, JSONOptions(parts[2]))
  }

  mutating func containerCall(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard parts.count > 2, case .array(let path) = parts[1] else { return nil }
    let options = JSONOptions(parts[2])
    if name == "superDecoder" {
      let key = try pathKey(arguments["forKey"] ?? .codingKey("super"), in: parts.last)
      let found = lookUp(fields(of: key).first ?? .none, in: parts[0])
      let value = found == .none ? .object("NSNull", []) : found
      return .object("Decoder", [value, .array(path + [key]), parts[2]])
    }
    guard let given = arguments["forKey"] ?? (name == "contains" ? arguments.first : nil) else {
      guard name == "decode", case .type(let type)? = arguments.first else {
        return name == "decodeNil" ? .bool(parts[0] == .object("NSNull", [])) : nil
      }
      return try decoded(parts[0], as: self.type(named: type), path, options)
    }
    let key = try pathKey(given, in: parts.last)
    let found = lookUp(fields(of: key).first ?? .none, in: parts[0])
    let isNull = found == .object("NSNull", [])
    switch name {
    case "contains": return .bool(found != .none)
    case "decodeIfPresent" where found == .none || isNull: return Value.none
    case "decode", "decodeIfPresent", "decodeNil", "nestedContainer", "nestedUnkeyedContainer":
      break
    default: return nil
    }
    guard found != .none else { throw .thrown(Interpreter.missingKey(key, path)) }
    let inner = Value.array(path + [key])
    switch name {
    case "decodeNil": return .bool(isNull)
    case "nestedContainer":
      return try keyedContainer([found, inner, parts[2]], arguments["keyedBy"])
    case "nestedUnkeyedContainer": return try unkeyedContainer([found, inner, parts[2]])
    default:
      guard case .type(let type)? = arguments.first else { return nil }
      let value = try decoded(found, as: self.type(named: type), path + [key], options)
      return name == "decode" ? value : value.optional
    }
  }

  /// The container's keys that its key type knows, sorted by their texts; Foundation's order is arbitrary. nil for
  /// other values.
  mutating func allKeys(of container: Value) throws(Unwinding) -> Value? {
    guard case .object("KeyedDecodingContainer", let parts) = container, parts.count > 3,
      case .dictionary(let entries) = parts[0], case .type(let name) = parts[3],
      tree.types[name] != nil
    else { return nil }
    let call = Call(name: name, labels: ["stringValue"], values: [], trailing: 0, spelling: "")
    var keys: [Value] = []
    for entry in entries {
      let made = try makeOwn(name, call, [.string(entry.key.description)]) ?? Value.none
      if made != .none { keys.append(made.unwrapped) }
    }
    return .array(keys)
  }

  /// The text of `.name` in the container's key type.
  func spelling(of key: Value, in keys: Value?) -> String {
    guard let name = key.memberName, case .type(let type)? = keys else { return key.description }
    return tree.types[type]?.cases.first { $0.name == name }?.keyText ?? name
  }
}
