import LifecycleModel

extension Interpreter {
  mutating func hold(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    let holds = try releasingTemporaries { interpreter throws(Unwinding) in
      .bool(try interpreter.areMet(conditions))
    }
    if holds != .bool(true) { try endScope { conditions.flatMap(\.slots) } }
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
        if case .opaque(let what) = value {
          let isFailable = expression.isCall && Opaque.isMade(what)
          let hasValue =
            isFailable
            ? assume(what, .some, or: [.none]) == .some
            : isThere(what, orElse: isGuarded && assumption)
          if !hasValue { return false }
        }
        noteNotNil(value)
        if let slot { bind(value.unwrapped, to: slot) }
      case .matches(let pattern, let expression):
        if try !matches(pattern, try evaluate(expression)) { return false }
      case .available(let version, let isPositive):
        if (reaction.world.stage.profile.latestVersion >= version) != isPositive { return false }
      }
    }
    return true
  }

  /// Matches an unknown value. If `takesUnknown` is set, every pattern matches.
  private mutating func matches(_ pattern: Pattern, unknown what: String) throws(Unwinding) -> Bool
  {
    switch pattern {
    case .any: return true
    case .bind(let slot):
      bind(.opaque(what), to: slot)
      return true
    case .value(let expression):
      let wanted = try evaluate(expression)
      if takesUnknown { return true }
      if wanted.isRange { return assumedTruth("\(describe(wanted)).contains(\(what))") }
      return try isTrue(try apply(.equal, .opaque(what), wanted))
    case .tuple(let parts):
      for (index, part) in parts.enumerated()
      where try !matches(part, .opaque(Opaque.short("\(what).\(index)"))) {
        return false
      }
      return true
    case .enumCase("some", let parts) where parts.count == 1:
      return try matches(.some(parts[0]), unknown: what)
    case .some(let inner):
      guard takesUnknown || isThere(what, orElse: isGuarded && assumption) else { return false }
      return try matches(inner, .opaque(what))
    case .enumCase("none", _):
      return takesUnknown || !isThere(what, orElse: isGuarded ? !assumption : false)
    case .enumCase("some", let parts) where parts.isEmpty:
      return takesUnknown || isThere(what, orElse: isGuarded && assumption)
    case .enumCase(let name, let parts):
      guard takesUnknown || assumedTruth("\(what) == .\(name)") else { return false }
      for part in parts where try !matches(part, .opaque(Opaque.short("\(what).\(name)"))) {
        return false
      }
      return true
    case .isType(let type, let inner):
      guard takesUnknown || assumedTruth("\(what) is \(type.swiftName)") else { return false }
      return try matches(inner, .opaque(what))
    }
  }

  mutating func matches(_ pattern: Pattern, _ value: Value) throws(Unwinding) -> Bool {
    try spend(expressionWeight)
    if case .opaque(let what) = value { return try matches(pattern, unknown: what) }
    if case .reference = value, pattern.asksForCase, let what = unknownType(of: value) {
      return try matches(pattern, unknown: what)
    }
    switch pattern {
    case .any: return true
    case .bind(let slot):
      bind(value, to: slot)
      return true
    case .value(let expression):
      let wanted = try evaluate(expression)
      if matchesError(wanted, value) { return true }
      // `case .loaded:` ignores the associated values.
      if let name = wanted.memberName, case .object(let type, let carried) = value.unwrapped,
        carried.count > 1, tree.tables[type] != nil || type == "Result",
        carried.first == .member(name)
      {
        return true
      }
      if tree.operatorCounts["~="] != nil {
        return try isTrue(
          try applyCustom("~=", [.literal(wanted), .literal(value)]))
      }
      if case .object("Regex", _) = wanted, case .string(let text) = value {
        let match = try matchCall(text, "wholeMatch", LabelledArguments(["of"], [wanted]))
        return match != Value.none
      }
      if wanted.isRange, !value.isRange {
        return try apply(.matches, wanted, value) == .bool(true)
      }
      return try isTrue(try apply(.equal, wanted, value))
    case .tuple(let parts):
      guard let values = value.tupleParts, values.count == parts.count else { return false }
      for (part, value) in zip(parts, values) where try !matches(part, value) { return false }
      return true
    case .some(let inner):
      noteNotNil(value)
      return value == .none ? false : try matches(inner, value.unwrapped)
    case .enumCase("some", let parts) where parts.count == 1 && !hasCase("some", value):
      return value == .none ? false : try matches(parts[0], value.unwrapped)
    case .enumCase("some", let parts) where parts.isEmpty && !hasCase("some", value):
      return value != .none
    case .enumCase("none", let parts) where parts.isEmpty && value == .none: return true
    case .enumCase("none", let parts) where parts.isEmpty && value.isOptionalValue: return false
    case .enumCase(let name, let parts):
      if case .some(let held) = value { return try matches(pattern, held) }
      if parts.isEmpty, case .member(name) = value { return true }
      guard case .object(_, let carried) = value, carried.first == .member(name) else {
        if parts.isEmpty, matchesError(.member(name), value) { return true }
        if parts.isEmpty, case .reference = value {
          // A static member of the type with the name of another type's case.
          return try isTrue(
            try apply(.equal, try member(name, of: .type(typeName(of: value))), value))
        }
        return false
      }
      // A single name binds all associated values.
      if parts.count == 1, carried.count > 2 {
        return try matches(parts[0], labelled(carried, of: value))
      }
      for (part, value) in zip(parts, carried.dropFirst()) where try !matches(part, value) {
        return false
      }
      return true
    case .isType(let type, let inner):
      if case .named("NSError") = type, let error = try bridgedError(value) {
        return try matches(inner, error)
      }
      try spendCall(reading: [value])
      guard let value = convert(value, to: type) else { return false }
      return try matches(inner, value)
    }
  }

  /// Evaluates the conditions of a `guard`; unknown ones pass.
  mutating func holdGuarded(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    try guarded { interpreter throws(Unwinding) in try interpreter.hold(conditions) }
  }

  mutating func guarded<Result>(
    _ decide: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> Result {
    let outer = (isGuarded, assumption, mayFail)
    (isGuarded, assumption, mayFail) = (true, true, false)
    defer { (isGuarded, assumption, mayFail) = outer }
    return try decide(&self)
  }
}

extension Expression {
  /// Whether it is a call whose result is bound directly. An initializer is then failable.
  var isCall: Bool {
    switch self {
    case .callNamed, .callMember, .callImplicit: return true
    case .tryOptional(let inner), .wait(let inner), .chain(let inner): return inner.isCall
    default: return false
    }
  }
}

extension Interpreter {
  /// Whether the value is of a user-defined enumeration that declares a case of that name.
  private func hasCase(_ name: String, _ value: Value) -> Bool {
    guard case .object(let type, _) = value, let table = tree.tables[type] else { return false }
    return table.cases.contains { $0.name == name }
  }

  /// The associated values as a tuple with the labels of the declaration.
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

extension Pattern {
  /// The name as in `assume LINE case NAME`.
  var caseName: String {
    switch self {
    case .any, .bind, .tuple: return "default"
    case .some(let inner): return inner.caseName
    case .enumCase(let name, _): return name
    case .isType(let type, _): return type.swiftName
    case .value(.literal(.string(let text))): return text
    case .value(.literal(.member(let name))), .value(.implicitMember(let name)): return name
    case .value(.literal(let value)): return value.description
    case .value(.member(_, let name)): return name
    case .value: return "value"
    }
  }
}

extension Value {
  /// Completion handlers and closures, also in collections, but not those that a closure captured.
  var closuresInside: [Value] {
    switch self {
    case .handler, .closure, .object("Bound", _): return [self]
    case .some(let held): return held.closuresInside
    case .array(let parts), .tuple(let parts), .labelled(_, let parts):
      return parts.flatMap(\.closuresInside)
    case .dictionary(let entries): return entries.flatMap(\.value.closuresInside)
    // The associated values of an enumeration case.
    case .object(_, let parts) where parts.first?.memberName != nil:
      return parts.dropFirst().flatMap(\.closuresInside)
    default: return []
    }
  }

  /// Completion handlers of iOS, also those that closures captured by value.
  var handlers: [HandlerID] {
    switch self {
    case .handler(let id): return [id]
    case .closure(_, let captured): return captured.flatMap(\.handlers)
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      return parts.flatMap(\.handlers)
    case .some(let held): return held.handlers
    default: return []
    }
  }
}
