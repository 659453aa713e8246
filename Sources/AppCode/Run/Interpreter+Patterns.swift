import LifecycleModel

extension Interpreter {
  mutating func hold(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !truth(expression) { return false }
      case .unwrap(let slot, let expression):
        let value = try evaluate(expression)
        if value == .none { return false }
        if case .opaque(let spelling) = value, !assume(spelling + " != nil") { return false }
        if let slot { bind(value, to: slot) }
      case .matches(let pattern, let expression):
        if try !matches(pattern, try evaluate(expression)) { return false }
      case .available(let version, let isPositive):
        if (reaction.world.stage.profile.latestVersion >= version) != isPositive { return false }
      }
    }
    return true
  }

  mutating func matches(_ pattern: Pattern, _ value: Value) throws(Unwinding) -> Bool {
    switch pattern {
    case .any: return true
    case .bind(let slot):
      bind(value, to: slot)
      return true
    case .value(let expression):
      let wanted = try evaluate(expression)
      // `case .loaded:` leaves out what the case carries.
      if let name = wanted.memberName, case .object(let type, let carried) = value,
        carried.count > 1, tree.tables[type] != nil, carried.first == .member(name)
      {
        return true
      }
      if case .object("Range", let bounds) = wanted, bounds.count == 2 {
        return Arithmetic.isLess(value, bounds[1]) && !Arithmetic.isLess(value, bounds[0])
      }
      if value.isOpaque || wanted.isOpaque {
        return try isTrue(try apply(.equal, value, wanted))
      }
      return try isTrue(try apply(.equal, wanted, value))
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return false }
      for (part, value) in zip(parts, values) where try !matches(part, value) { return false }
      return true
    case .some(let inner): return value == .none ? false : try matches(inner, value)
    case .enumCase(let name, let parts):
      guard case .object(_, let carried) = value, carried.first == .member(name) else {
        return false
      }
      // One name for all that the case carries.
      if parts.count == 1, carried.count > 2 {
        return try matches(parts[0], .tuple(Array(carried.dropFirst())))
      }
      for (part, value) in zip(parts, carried.dropFirst()) where try !matches(part, value) {
        return false
      }
      return true
    case .isType(let type, let inner):
      if case .opaque(let spelling) = value {
        guard assume("\(spelling) is \(type.swiftName)") else { return false }
        return try matches(inner, value)
      }
      guard let value = convert(value, to: type) else { return false }
      return try matches(inner, value)
    }
  }

  mutating func hold(
    _ conditions: [Condition], orElse otherwise: [Statement]
  ) throws(Unwinding) -> Bool {
    guard Lowering.traps(otherwise) else { return try hold(conditions) }
    assumption = true
    defer { assumption = false }
    return try hold(conditions)
  }

  /// What the user has said of this line, or else the likelier; either is told.
  mutating func assume(_ condition: String) -> Bool {
    let answer = reaction.world.stage.assumption(atLine: line)
    reaction.assume(Opaque.short(condition), line: line, answer ?? assumption)
    return answer ?? assumption
  }
}
