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
    case "stringValue" where table.isCodingKey, "intValue" where table.isCodingKey:
      return keyMember(name, word, found?.rawValue)
    case "hashValue": return .int(table.cases.firstIndex { $0.name == word } ?? 0)
    default: return nil
    }
  }

  /// The string of a key is its raw value, or its name where that is no string.
  private func keyMember(_ name: String, _ word: String, _ raw: Value?) -> Value {
    switch (name, raw) {
    case ("stringValue", .string(let text)?): .string(text)
    case ("stringValue", _): .string(word)
    case (_, .int(let number)?): .some(.int(number))
    default: .none
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
    let found = table.cases.first { choice in
      Arithmetic.areEqual(keyMember(label, choice.name, choice.rawValue), values.first ?? .none)
    }
    return found.map { .some(.object(name, [.member($0.name)])) } ?? Value.none
  }

  mutating func keyText(_ key: Value, _ name: String) throws(Unwinding) -> String {
    let string = try text(try member("stringValue", of: key), isDebug: true)
    let int = try text(try member("intValue", of: key).unwrapped)
    return "\(TypeReference.shortName(name))(stringValue: \(string), intValue: \(int))"
  }
}

extension MemberTable {
  var isCodingKey: Bool { kind == .enumType && names.contains("CodingKey") }
}
