import LifecycleModel

/// The errors of a JSONDecoder and a JSONEncoder, worded as in Foundation of Swift 6.3.
extension Interpreter {
  /// A DecodingError. `type`: the expected type for `typeMismatch` and `valueNotFound`.
  static func decodingError(
    _ kind: String, _ path: [Value], _ text: String, for type: String? = nil
  ) -> Value {
    let context = Value.object("DecodingError.Context", [.array(path), .string(text)])
    return .object(
      "DecodingError", [.member(kind)] + (type.map { [.type($0)] } ?? []) + [context])
  }

  /// `DecodingError.dataCorruptedError(forKey:in:debugDescription:)`.
  mutating func corruptedError(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    guard let container = arguments["in"], let text = arguments["debugDescription"]?.description
    else { return nil }
    let parts = fields(of: container)
    guard parts.count > 2, case .array(var path) = parts[1] else { return nil }
    if case .reference = container, parts.count > 3, case .int(let place) = parts[3] {
      path.append(.codingIndex(place))
    }
    if let key = arguments["forKey"] {
      path.append(try pathKey(key, in: parts.last))
    }
    return Interpreter.decodingError("dataCorrupted", path, text)
  }

  /// A case of one of these errors that the program makes itself, or its context; nil for other
  /// calls.
  mutating func codingError(
    _ type: String, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    if name == "dataCorruptedError" { return try corruptedError(arguments) }
    if name == "Context", let path = arguments["codingPath"] {
      let text = arguments["debugDescription"] ?? .string("")
      return .object("DecodingError.Context", [path, text])
    }
    guard case .object("DecodingError.Context", _)? = arguments.values.last else { return nil }
    var values = arguments.values
    if name == "keyNotFound", values.count == 2 { values[0] = try pathKey(values[0], in: nil) }
    return .object(type, [.member(name)] + values)
  }

  static func missingKey(_ key: Value, _ path: [Value]) -> Value {
    guard case .object(_, let parts) = key else { return .none }
    let name = (parts.first?.description ?? "").debugDescription
    let text = "No value associated with key \(keyText(parts)) (\(name))."
    let context = Value.object("DecodingError.Context", [.array(path), .string(text)])
    return .object("DecodingError", [.member("keyNotFound"), key, context])
  }

  /// The error for a raw value that the type does not have.
  func invalid(_ raw: Value, for type: String, _ path: [Value]) -> Value {
    let given = "\(typeName(of: raw)) value \(raw)"
    return Interpreter.decodingError(
      "dataCorrupted", path,
      "Cannot initialize \(TypeReference.shortName(type)) from invalid \(given)")
  }

  /// The error for a JSON value of another type than expected.
  func mismatch(_ type: TypeReference, _ value: Value, _ path: [Value]) -> Value {
    if case .object("NSNumber", let parts) = value, type.isNumber, parts.first?.asBool == nil {
      return Interpreter.decodingError("dataCorrupted", [], "The given data was not valid JSON.")
    }
    if case .named("URL") = type, case .string = value {
      return Interpreter.decodingError("dataCorrupted", path, "Invalid URL string.")
    }
    if case .named("Data") = type, case .string = value {
      return Interpreter.decodingError(
        "dataCorrupted", path, "Encountered Data is not valid Base64.")
    }
    if case .named("UUID") = type, case .string = value {
      let text = "Attempted to decode UUID from invalid UUID string."
      return Interpreter.decodingError("dataCorrupted", path, text)
    }
    let wanted = containerName(type)
    let text = "Expected to decode \(wanted) but found \(Interpreter.kind(of: value)) instead."
    return Interpreter.decodingError("typeMismatch", path, text, for: wanted)
  }

  func missingValue(_ type: TypeReference, _ path: [Value]) -> Value {
    let wanted = containerName(type)
    let what =
      switch wanted {
      case "Dictionary<String, Any>": "keyed decoding container"
      case "Array<Any>": "unkeyed decoding container"
      default: "value of type \(wanted)"
      }
    return Interpreter.decodingError(
      "valueNotFound", path, "Cannot get \(what) -- found null value instead", for: wanted)
  }

  /// The container that the type is decoded from; for a plain value its type.
  private func containerName(_ type: TypeReference) -> String {
    switch type {
    case .array, .set: return "Array<Any>"
    case .dictionary(let key, _) where !isCodedByKeys(resolved(key)): return "Array<Any>"
    case .dictionary: return "Dictionary<String, Any>"
    case .named("Date"): return "Double"
    case .named("URL"), .named("UUID"), .named("Data"): return "String"
    case .named(let path):
      guard let table = tree.tables[String(path.prefix { $0 != "<" })] else {
        return type.swiftName
      }
      guard table.kind == .enumType, let raw = table.cases.first?.rawValue else {
        return "Dictionary<String, Any>"
      }
      return typeName(of: raw)
    default: return type.swiftName
    }
  }

  private static func kind(of json: Value) -> String {
    switch json {
    case .string: return "a string"
    case .array: return "an array"
    case .dictionary: return "a dictionary"
    case .object("NSNumber", let parts): return parts.first?.asBool == nil ? "number" : "bool"
    default: return "null"
    }
  }

  // MARK: As printed

  static func codingErrorText(_ type: String, _ parts: [Value]) -> String? {
    guard case .member(let kind)? = parts.first,
      case .object("DecodingError.Context", let context)? = parts.last, context.count == 2,
      case .array(let path) = context[0]
    else { return nil }
    let what = parts.count > 2 ? parts[1] : .none
    let head: String
    switch (kind, what) {
    case ("keyNotFound", .object(_, let key)):
      head = "Key '\(key.first?.description ?? "")' not found in keyed decoding container"
    case ("typeMismatch", _):
      head = "expected value of type \(TypeReference.shown(what.description))"
    case ("invalidValue", .double), ("invalidValue", .float), ("invalidValue", .int),
      ("invalidValue", .string), ("invalidValue", .bool):
      head = "\(what) (\(plainTypeName(what)))"
    case ("invalidValue", _): return nil
    case ("valueNotFound", _):
      head =
        "Expected value of type \(TypeReference.shown(what.description)) but found null instead"
    default: head = "Data was corrupted"
    }
    var sentences = ["\(type).\(kind): \(head)"]
    if !path.isEmpty { sentences.append("Path: \(shown(path))") }
    let text = context[1].description
    if !text.isEmpty { sentences.append("Debug description: \(text)") }
    return sentences.joined(separator: ". ")
  }

  private static func plainTypeName(_ value: Value) -> String {
    switch value {
    case .double: return "Double"
    case .float: return "Float"
    case .int: return "Int"
    case .bool: return "Bool"
    default: return "String"
    }
  }

  static func decodingErrorReason(_ parts: [Value]) -> String {
    switch parts.first {
    case .member("keyNotFound")?, .member("valueNotFound")?:
      return "The operation could not be completed. The data is missing."
    default: return "The operation could not be completed. The data isn’t in the correct format."
    }
  }

  /// A coding path in the form `a.b[1]`.
  private static func shown(_ path: [Value]) -> String {
    var text = ""
    for case .object(_, let key) in path {
      let name = key.first?.description ?? ""
      if let index = codingIndex(key) {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + name
      }
    }
    return text
  }
}
