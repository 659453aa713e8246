import LifecycleModel

extension Interpreter {
  mutating func hold(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    let holds = try releasingTemporaries { interpreter throws(Unwinding) in
      .bool(try interpreter.areMet(conditions))
    }
    return holds == .bool(true)
  }

  private mutating func areMet(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !truth(expression) { return false }
      case .unwrap(let slot, let expression):
        let value = try evaluate(expression)
        if let slot { noteLocal(value, inSlot: slot) }
        if value == .none { return false }
        if case .opaque(let spelling) = value, !assume(spelling + " != nil") { return false }
        if let slot { bind(value.unwrapped, to: slot) }
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
      if case .object(let name, let bounds) = wanted, wanted.isRange, !value.isRange {
        guard !Arithmetic.isLess(value, bounds[0]) else { return false }
        return name == "Range"
          ? Arithmetic.isLess(value, bounds[1]) : !Arithmetic.isLess(bounds[1], value)
      }
      if tree.operatorCounts["~="] != nil {
        return try isTrue(
          try applyCustom("~=", [.literal(wanted), .literal(value)]))
      }
      if value.isOpaque || wanted.isOpaque {
        return try isTrue(try apply(.equal, value, wanted))
      }
      return try isTrue(try apply(.equal, wanted, value))
    case .tuple(let parts):
      guard let values = value.tupleParts, values.count == parts.count else { return false }
      for (part, value) in zip(parts, values) where try !matches(part, value) { return false }
      return true
    case .some(let inner): return value == .none ? false : try matches(inner, value.unwrapped)
    case .enumCase("some", let parts) where parts.count == 1 && !value.isCase("some"):
      return value == .none ? false : try matches(parts[0], value.unwrapped)
    case .enumCase("some", let parts) where parts.isEmpty && !value.isCase("some"):
      return value != .none
    case .enumCase("none", let parts) where parts.isEmpty && value == .none: return true
    case .enumCase(let name, let parts):
      if case .some(let held) = value { return try matches(pattern, held) }
      if parts.isEmpty, case .member(name) = value { return true }
      if parts.isEmpty, value.isOpaque { return assume("\(describe(value)) == .\(name)") }
      guard case .object(_, let carried) = value, carried.first == .member(name) else {
        if parts.isEmpty, case .reference = value {
          // A static member of the type, of the same name as another type's case.
          return try isTrue(
            try apply(.equal, try member(name, of: .type(typeName(of: value))), value))
        }
        return false
      }
      // One name for all that the case carries.
      if parts.count == 1, carried.count > 2 {
        return try matches(parts[0], labelled(carried, of: value))
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
      if case .named("NSError") = type, let error = try bridgedError(value) {
        return try matches(inner, error)
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

extension Interpreter {
  /// What a case carries, as a tuple with the labels of its declaration.
  fileprivate func labelled(_ carried: [Value], of value: Value) -> Value {
    let parts = Array(carried.dropFirst())
    let choice = table(of: value)?.table.cases.first { .member($0.name) == carried.first }
    let labels = choice?.labels.map { $0 == "_" ? "" : $0 } ?? []
    guard labels.count == parts.count, labels.contains(where: { !$0.isEmpty }) else {
      return .tuple(parts)
    }
    return .labelled(labels, parts)
  }
}

extension Value {
  fileprivate func isCase(_ name: String) -> Bool {
    if case .object(_, let parts) = self { return parts.first == .member(name) }
    return false
  }
}
