import LifecycleModel

/// Arrays that a user-defined `init(from:)` decodes one by one.
extension Interpreter {
  /// The position in the array is stored in the heap, because each `decode` moves it.
  mutating func unkeyedContainer(_ parts: [Value]) throws(Unwinding) -> Value? {
    guard parts.count > 2, case .array(let path) = parts[1] else { return nil }
    guard case .array = parts[0] else {
      let isNull = parts[0] == .object("NSNull", [])
      let type = TypeReference.array(.any)
      throw .thrown(isNull ? missingValue(type, path) : mismatch(type, parts[0], path))
    }
    return try allocateObject("UnkeyedDecodingContainer", Array(parts.prefix(3)) + [.int(0)])
  }

  func unkeyedMember(_ name: String, of container: Value) -> Value? {
    let parts = fields(of: container)
    guard parts.count > 3, case .array(let items) = parts[0], case .int(let place) = parts[3]
    else { return nil }
    switch name {
    case "isAtEnd": return .bool(place >= items.count)
    case "count": return Value.some(.int(items.count))
    case "currentIndex": return parts[3]
    case "codingPath": return parts[1]
    default: return nil
    }
  }

  mutating func unkeyedCall(
    _ cell: Int, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let parts = fields(of: .reference(cell))
    guard parts.count > 3, case .array(let items) = parts[0], case .array(let path) = parts[1],
      case .int(let place) = parts[3]
    else { return nil }
    let inner = path + [.codingIndex(place)]
    guard items.indices.contains(place) else {
      if name == "decodeIfPresent" { return Value.none }
      throw .thrown(
        Interpreter.decodingError(
          "valueNotFound", inner, "Unkeyed container is at end.", for: wantedName(arguments)))
    }
    let isNull = items[place] == .object("NSNull", [])
    var result: Value
    switch name {
    case "decode", "decodeIfPresent":
      guard case .type(let type)? = arguments.first else { return nil }
      if name == "decodeIfPresent", isNull {
        result = .none
      } else {
        result = try decoded(items[place], as: self.type(named: type), inner, JSONOptions(parts[2]))
        if name == "decodeIfPresent" { result = result.optional }
      }
    case "decodeNil":
      guard isNull else { return .bool(false) }
      result = .bool(true)
    case "superDecoder": result = .object("Decoder", [items[place], .array(inner), parts[2]])
    case "nestedContainer":
      result =
        try keyedContainer([items[place], .array(inner), parts[2]], arguments["keyedBy"]) ?? .none
    case "nestedUnkeyedContainer":
      result = try unkeyedContainer([items[place], .array(inner), parts[2]]) ?? .none
    default: return nil
    }
    setField(3, of: .reference(cell), to: .int(place + 1))
    return result
  }

  private func wantedName(_ arguments: LabelledArguments) -> String {
    guard case .type(let name)? = arguments.first else { return "Any" }
    let shown = type(named: name).swiftName
    return arguments["keyedBy"] == nil ? shown : "KeyedDecodingContainer<\(shown)>"
  }
}
