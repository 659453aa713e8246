import LifecycleModel

/// Methods of CharacterSet.
extension Interpreter {
  mutating func letterSetCall(
    _ receiver: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard let set = LetterTest(receiver), let first = arguments.first?.unwrapped else { return nil }
    try spend(Interpreter.textWeight * (receiver.size + first.size))
    switch name {
    case "contains":
      guard let scalar = first.scalar else { return nil }
      return .bool(set.contains(scalar))
    case "union": return try played(letterSet(first).map { set.union($0) })
    case "intersection": return try played(letterSet(first).map { set.intersection($0) })
    case "subtracting": return try played(letterSet(first).map { set.subtracting($0) })
    default: return nil
    }
  }

  /// The set passed as an argument. A name may be a static property that the files declare.
  mutating func letterSet(_ value: Value) throws(Unwinding) -> LetterTest? {
    if case .member(let name) = value, tree.tables["CharacterSet"] != nil,
      let own = try ownMember(name, of: .type("CharacterSet"))
    {
      return LetterTest(argument: own)
    }
    return LetterTest(argument: value)
  }

  /// nil for a set made of too many others.
  private func played(_ set: LetterTest?) -> Value? {
    set.flatMap { $0.width > Interpreter.mostSets ? nil : $0.value }
  }

  private static let mostSets = 64

  mutating func mutateLetterSet(
    _ receiver: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> (changed: Value, result: Value)? {
    guard let set = LetterTest(receiver) else { return nil }
    if name == "invert" { return (set.inverted.value, .void) }
    guard let first = arguments.first?.unwrapped else { return nil }
    try spend(Interpreter.textWeight * (receiver.size + first.size))
    var other = try letterSet(first)
    if arguments.firstLabel == "charactersIn" {
      other = LetterTest(charactersIn: first)
    } else if name == "insert" || name == "remove" {
      other = first.scalar.map { LetterTest(letters: String(Character($0))) }
    }
    guard let other else { return nil }
    let changed: LetterTest
    switch name {
    case "insert", "formUnion": changed = set.union(other)
    case "remove", "subtract": changed = set.subtracting(other)
    case "formIntersection": changed = set.intersection(other)
    default: return nil
    }
    return played(changed).map { ($0, .void) }
  }
}
