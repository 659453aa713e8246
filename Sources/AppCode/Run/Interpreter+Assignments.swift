import LifecycleModel

/// `=`, `+=` and the like, with optional chains on the left.
extension Interpreter {
  /// Evaluates `a?.b = c`: nil without evaluating `c` if `a` is nil.
  mutating func assign(_ place: Place, _ value: Expression) throws(Unwinding) -> Value {
    let isChain = place.hasLink
    var target = place
    if isChain {
      let depth = depthNow
      do {
        target = try follow(linksOf: place)
      } catch {
        guard case .chainBroke = error else { throw error }
        restoreDepth(depth)
        try touch(linksOf: place)
        return .none
      }
    }
    let name = try unknownName(value, for: place)
    let value = if let name { name } else { try evaluate(value) }
    if value.hasParts {
      try checkNestedSize(value)
      if case .slot = target { try spendStore(of: value) }
    }
    do {
      try store(value, in: target)
      forgetAssumptions(madeOf: place)
      forgetPassedOver(place)
      if case .slot(let slot) = place { noteLocal(value, inSlot: slot) }
    } catch {
      guard case .chainBroke = error else { throw error }
      return .none
    }
    return isChain ? .some(.void) : .void
  }

  /// `store.tab = .main` with an unknown `store`: the name is a case of unknown type.
  private mutating func unknownName(
    _ value: Expression, for place: Place
  ) throws(Unwinding) -> Value? {
    guard case .implicitMember("main") = value, case .member(let base, _) = place,
      try load(base).isOpaque
    else { return nil }
    return .member("main")
  }

  /// If `user` is nil, `user?.name = "a"` stores nil again, so the observers of `user` run.
  private mutating func touch(linksOf place: Place) throws(Unwinding) {
    switch place {
    case .link(.member(let base, let name)):
      guard !base.hasLink, let (_, table) = table(of: try load(base)),
        let index = table.fields[name],
        table.layout[index].willSet != nil || table.layout[index].didSet != nil,
        try load(.member(base, name)) == .none
      else { return }
      try store(.none, in: .member(base, name))
    case .member(let base, _), .index(let base, _, _), .forced(let base):
      try touch(linksOf: base)
    default: break
    }
  }

  /// Throws if a link before the assigned member or element is nil. Otherwise returns the place
  /// after it, so that the path to an object is not evaluated twice.
  private mutating func follow(linksOf place: Place) throws(Unwinding) -> Place {
    switch place {
    case .member(let base, let name) where base.hasLink:
      let owner = try load(base)
      switch owner {
      case .reference, .opaque: return .member(.value(.literal(owner)), name)
      default: return place
      }
    case .index(let base, _, _) where base.hasLink: _ = try load(base)
    case .link: _ = try load(place)
    case .forced(let base): return .forced(try follow(linksOf: base))
    default: break
    }
    return place
  }

  mutating func change(
    _ place: Place, _ operation: BinaryOperator, _ value: Expression
  ) throws(Unwinding) -> Value {
    do {
      let target = place.hasLink ? try follow(linksOf: place) : place
      let value = try evaluate(value)
      if keepsJournal {
        let old = try once { interpreter throws(Unwinding) in try interpreter.load(target) }
        try store(try changed(old, operation, value), in: target)
      } else {
        try update(target) { interpreter, old throws(Unwinding) in
          old = try interpreter.changed(old, operation, value)
          return true
        }
      }
      forgetAssumptions(madeOf: place)
    } catch {
      guard case .chainBroke = error else { throw error }
    }
    return .void
  }
}

extension Interpreter {
  private mutating func changed(
    _ old: Value, _ operation: BinaryOperator, _ value: Value
  ) throws(Unwinding) -> Value {
    if operation == .add, case .array(let items) = old.unwrapped {
      switch value {
      case .object, .reference: return .array(items + (try allElements(of: value)))
      default: break
      }
    }
    if operation == .add, case .object("Data", _) = old, case .array = value {
      return try apply(operation, old, .data(Interpreter.bytes(in: elements(of: value))))
    }
    return try apply(operation, old, value)
  }
}

extension Place {
  /// Whether the place contains an optional chain `x?`.
  var hasLink: Bool {
    switch self {
    case .link: return true
    case .member(let base, _), .index(let base, _, _), .forced(let base): return base.hasLink
    default: return false
    }
  }
}
