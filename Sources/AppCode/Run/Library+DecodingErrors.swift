import LifecycleModel

/// The errors of a JSONDecoder, worded as in Foundation of Swift 6.3.
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
  func corruptedError(_ arguments: LabelledArguments) -> Value? {
    guard case .object(_, let parts)? = arguments["in"], parts.count > 2,
      case .array(var path) = parts[1], let text = arguments["debugDescription"]?.description
    else { return nil }
    if let key = arguments["forKey"] {
      path.append(.codingKey(spelling(of: key, in: parts.last)))
    }
    return Interpreter.decodingError("dataCorrupted", path, text)
  }

  /// The error for a missing key. `type`: that of the key, if the files declare one.
  static func missingKey(_ key: String, of type: String? = nil, _ path: [Value]) -> Value {
    let own = Value.codingKey(key, of: type)
    let text = "No value associated with key \(keyText(own)) (\(key.debugDescription))."
    let context = Value.object("DecodingError.Context", [.array(path), .string(text)])
    return .object("DecodingError", [.member("keyNotFound"), own, context])
  }

  /// A coding key as `print` shows it.
  static func keyText(_ key: Value) -> String {
    guard case .object(_, let parts) = key, let text = parts.first?.description else { return "" }
    var type = "CodingKeys"
    if parts.count > 1, case .type(let own) = parts[1] { type = own }
    return "\(type)(stringValue: \(text.debugDescription), intValue: nil)"
  }

  /// The error for a raw value that the type does not have.
  func invalid(_ raw: Value, for type: String, _ path: [Value]) -> Value {
    let given = "\(typeName(of: raw)) value \(raw)"
    return Interpreter.decodingError(
      "dataCorrupted", path,
      "Cannot initialize \(TypeReference.shortName(type)) from invalid \(given)")
  }

  /// The error of a JSONEncoder for a number that JSON cannot hold.
  static func encodingError(_ number: Value, _ type: String, _ path: [Value]) -> Value {
    let text = "Unable to encode \(type).\(number) directly in JSON."
    let context = Value.object("EncodingError.Context", [.array(path), .string(text)])
    return .object("EncodingError", [.member("invalidValue"), number, context])
  }

  /// The error for a JSON value of another type than expected.
  func mismatch(_ type: TypeReference, _ value: Value, _ path: [Value]) -> Value {
    if case .object("NSNumber", let parts) = value, type.isNumber, parts.first?.asBool == nil {
      return Interpreter.decodingError("dataCorrupted", [], "The given data was not valid JSON.")
    }
    if case .named("URL") = type, case .string = value {
      return Interpreter.decodingError("dataCorrupted", path, "Invalid URL string.")
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

  static func decodingErrorText(_ parts: [Value]) -> String? {
    guard case .member(let kind)? = parts.first,
      case .object("DecodingError.Context", let context)? = parts.last, context.count == 2,
      case .array(let path) = context[0]
    else { return nil }
    let what = parts.count > 2 ? parts[1] : .none
    let head: String
    switch (kind, what) {
    case ("keyNotFound", .object(_, let key)):
      head = "Key '\(key.first?.description ?? "")' not found in keyed decoding container."
    case ("typeMismatch", _):
      head = "expected value of type \(TypeReference.shown(what.description))."
    case ("valueNotFound", _):
      head =
        "Expected value of type \(TypeReference.shown(what.description)) but found null instead."
    default: head = "Data was corrupted."
    }
    let place = path.isEmpty ? "" : " Path: \(shown(path))."
    return "DecodingError.\(kind): \(head)\(place) Debug description: \(context[1].description)"
  }

  static func encodingErrorText(_ parts: [Value]) -> String? {
    guard parts.count == 3, case .object("EncodingError.Context", let context) = parts[2],
      context.count == 2, case .array(let path) = context[0]
    else { return nil }
    var type = "Double"
    if case .float = parts[1] { type = "Float" }
    let place = path.isEmpty ? "" : " Path: \(shown(path))."
    return "EncodingError.invalidValue: \(parts[1]) (\(type)).\(place) "
      + "Debug description: \(context[1].description)"
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
      if name.hasPrefix("Index "), let index = Int(name.dropFirst(6)) {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + name
      }
    }
    return text
  }
}
