import LifecycleModel

/// Spellings of operations on unknown values, as the code writes them.
extension Interpreter {
  /// The result may be a text, which the spelling shows without quotes.
  func spelling(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> String {
    if operation == .add { return "\(describe(left)) + \(describe(right))" }
    // `a == b` and `b == a` are one assumption.
    let isTurned = operation == .equal && right.unwrapped.isOpaque && !left.unwrapped.isOpaque
    let (first, second) =
      isTurned ? (operand(right), operand(left)) : (operand(left), operand(right))
    let isProduct = [.multiply, .divide, .remainder].contains(operation)
    let parts = isProduct ? [first, second].map(Opaque.factor) : [first, second]
    return "\(parts[0]) \(operation.rawValue) \(parts[1])"
  }

  /// The spelling of an equality in which one value is unknown.
  func equality(_ left: Value, _ right: Value) -> String {
    switch (left, right) {
    case (.opaque(let what), .none), (.none, .opaque(let what)): return what + Opaque.isNil
    case (.opaque(let what), .bool(true)), (.bool(true), .opaque(let what)): return what
    case (.opaque(let what), .bool(false)), (.bool(false), .opaque(let what)):
      return Opaque.negated(what)
    case (.opaque(let what), .member(let name)), (.member(let name), .opaque(let what)):
      return Opaque.short("\(what) == .\(name)")
    case (.opaque(let what), .object(let type, let parts)),
      (.object(let type, let parts), .opaque(let what)):
      guard parts.count == 1, let name = parts[0].memberName,
        tree.tables[type]?.kind == .enumType
      else { return Opaque.short(spelling(of: .equal, left, right)) }
      return Opaque.short("\(what) == .\(name)")
    default: return Opaque.short(spelling(of: .equal, left, right))
    }
  }
}
