import LifecycleModel

/// Enumerations of the files: the members that the compiler makes, also those of a `CodingKey`.
extension Interpreter {
  func enumMember(_ name: String, of value: Value, _ table: MemberTable) -> Value? {
    guard case .object(_, let parts) = value, case .member(let word)? = parts.first else {
      return nil
    }
    let found = table.cases.first { $0.name == word }
    switch name {
    case "rawValue": return found?.rawValue
    case "stringValue" where table.isCodingKey: return found.map { .string($0.keyText) }
    case "intValue" where table.isCodingKey: return found?.keyNumber
    case "hashValue": return .int(table.cases.firstIndex { $0.name == word } ?? 0)
    default: return nil
    }
  }

  /// `init?(stringValue:)` and `init?(intValue:)`; nil for other calls.
  mutating func madeKey(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard table.isCodingKey, let label = call.labels.first, call.labels.count == 1,
      label == "stringValue" || label == "intValue",
      !table.initialisers.contains(where: { $0.labels == call.labels })
    else { return nil }
    try spend(2 * table.cases.count)
    let wanted = values.first ?? .none
    let found = table.cases.first { choice in
      Arithmetic.areEqual(
        label == "intValue" ? choice.keyNumber : .string(choice.keyText), wanted)
    }
    return found.map { .some(.object(name, [.member($0.name)])) } ?? Value.none
  }

  mutating func keyText(_ key: Value, _ name: String) throws(Unwinding) -> String {
    Interpreter.keyText(
      TypeReference.shortName(name), try member("stringValue", of: key).description,
      try member("intValue", of: key).unwrapped.asInt)
  }
}

extension OwnType.EnumCase {
  /// The text of a `CodingKey`: its raw value, or its name if the raw value is not a string.
  var keyText: String {
    if case .string(let text)? = rawValue { return text }
    return name
  }

  /// The Optional `intValue` of a `CodingKey`.
  fileprivate var keyNumber: Value {
    if case .int? = rawValue { return rawValue?.optional ?? Value.none }
    return .none
  }
}

extension MemberTable {
  var isCodingKey: Bool { kind == .enumType && names.contains("CodingKey") }
}
