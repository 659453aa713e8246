import LifecycleModel

/// Values declared `T!`. Their static type is Optional here; where a value of T is needed, nil traps.
extension Interpreter {
  /// The value converted to the type. Because the program compiles, a nil where the type is not Optional comes from a
  /// value declared `T!`.
  mutating func unwrapping(_ value: Value, to type: TypeReference) throws(Unwinding) -> Value {
    if value == .none, neverHoldsNil(type) { throw trapOnNil(Trap.foundNilImplicitly) }
    return try coerce(value, to: type)
  }

  /// Code reads a member of the unknown value with `.`. If the value is assumed to be nil, it must be declared `T!`.
  mutating func requireNotNil(_ what: String, for member: String) throws(Unwinding) {
    guard storedAssumption(what, .optional) == AssumedValue.none, !Optional<Int>.mayHave(member)
    else { return }
    if statedAssumption(.optional, numberInLine(what)) == AssumedValue.none {
      throw trapOnNil(Trap.foundNilImplicitly)
    }
    reaction.skipAssumedTrap(
      Trap.foundNilImplicitly, line: line, because: "\(Value.shown(what)) is nil")
    throw .spared
  }

  /// False for names that the files do not declare, because they may stand for an Optional.
  private func neverHoldsNil(_ type: TypeReference) -> Bool {
    switch type {
    case .bool, .int, .double, .float, .string, .character, .integer, .array, .dictionary, .set:
      return true
    case .named(let name):
      if Interpreter.valueTypes.contains(name) { return true }
      return tree.tables[Interpreter.plainName(name)].map { $0.kind != .extended } ?? false
    case .parameter(let name):
      guard let bound = bindings[name], bound != type else { return false }
      return neverHoldsNil(bound)
    case .optional, .any, .tuple, .function, .metatype, .result: return false
    }
  }

  private static let valueTypes: Set = ["Date", "URL", "Data", "UUID"]
}
