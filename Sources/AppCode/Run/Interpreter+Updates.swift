import LifecycleModel

/// Changes in place. Each getter on the way to the place runs once, and each setter once.
extension Interpreter {
  /// A change of the value at a place. Returns true if the value must be written back.
  typealias Change = (inout Interpreter, inout Value) throws(Unwinding) -> Bool

  /// Changes the value at a place: reads it once and, if `change` returns true, writes it back.
  mutating func update(_ place: Place, _ change: Change) throws(Unwinding) {
    switch place {
    case .member(let base, let name) where !tree.traits.changingReads.contains(name):
      try update(base) { interpreter, owner throws(Unwinding) in
        var part = try interpreter.member(name, of: owner)
        guard try interpreter.make(change, on: &part) else { return false }
        return try interpreter.setPart(name, of: &owner, to: part)
      }
    case .index(let base, let index, let spelling)
    where base.isPart || spelling.hasPrefix("[keyPath:"):
      // The keys are evaluated before the base is read, because they may change it.
      let keys = try evaluate(index)
      try update(base) { interpreter, container throws(Unwinding) in
        try interpreter.spendCopy(of: container, in: base)
        return try interpreter.update(keys, of: &container, spelling, change)
      }
    case .forced(let inner):
      try update(inner) { interpreter, value throws(Unwinding) in
        if value == .none { throw interpreter.trapOnNil() }
        return try interpreter.update(contentOf: &value, change)
      }
    case .link(let inner):
      try update(inner) { interpreter, value throws(Unwinding) in
        if value == .none { throw .chainBroke }
        return try interpreter.update(contentOf: &value, change)
      }
    default:
      var value = try load(place)
      if try change(&self, &value) { try store(value, in: place) }
    }
  }

  private mutating func make(
    _ change: Change, on part: inout Value
  ) throws(Unwinding) -> Bool {
    guard try change(&self, &part) else { return false }
    if part.hasParts { try checkChangedSize(part) }
    return true
  }

  private mutating func update(
    contentOf value: inout Value, _ change: Change
  ) throws(Unwinding) -> Bool {
    var content = value.unwrapped
    guard try make(change, on: &content) else { return false }
    value = content.optional
    return true
  }

  /// A collection that is an element of another one is copied when one of its elements changes.
  mutating func spendCopy(of container: Value, in base: Place) throws(Unwinding) {
    switch base {
    case .member, .global: break
    default: try spendStore(of: container)
    }
  }

  /// Changes an element of a collection, or the target of a key path.
  private mutating func update(
    _ keys: [Value], of container: inout Value, _ spelling: String, _ change: Change
  ) throws(Unwinding) -> Bool {
    if case .object("KeyPath", let names)? = keys.first, spelling.hasPrefix("[keyPath:"),
      try ownSubscript(of: container, keys, spelling) == nil
    {
      return try update(along: names[...], of: &container, change)
    }
    var part = try element(at: keys, of: container, spelling)
    guard try make(change, on: &part) else { return false }
    return try setElement(part, at: keys, of: &container, spelling)
  }

  private mutating func update(
    along names: ArraySlice<Value>, of owner: inout Value, _ change: Change
  ) throws(Unwinding) -> Bool {
    guard let first = names.first else { return try make(change, on: &owner) }
    var part = try follow(first, of: owner)
    guard try update(along: names.dropFirst(), of: &part, change) else { return false }
    return try set(part, along: [first], of: &owner)
  }

  /// Sets a member of a value, which may be the content of an Optional. Returns true if the value must be written back.
  mutating func setPart(
    _ name: String, of owner: inout Value, to value: Value
  ) throws(Unwinding) -> Bool {
    if owner.isOptionalValue, let table = tree.tables["Optional"],
      let setter = table.computed[name]?.setter, let slot = tree.codes[setter].selfSlot,
      self.table(of: owner.unwrapped)?.table.declares(name) != true || owner == .none
    {
      _ = try call(code: setter, on: owner, [value])
      let made = finalValue(ofSlot: slot)
      owner = made.isOptionalValue || made.isOpaque ? made : .some(made)
      return true
    }
    guard case .some(var held) = owner else { return try setMember(name, of: &owner, to: value) }
    guard try setMember(name, of: &held, to: value) else { return false }
    owner = .some(held)
    return true
  }

  /// Like `setPart`, for an element.
  mutating func setElement(
    _ value: Value, at keys: [Value], of container: inout Value, _ spelling: String
  ) throws(Unwinding) -> Bool {
    guard case .some(var held) = container else {
      return try set(value, at: keys, in: &container, spelling)
    }
    guard try set(value, at: keys, in: &held, spelling) else { return false }
    container = .some(held)
    return true
  }
}

extension Place {
  /// Whether it is a member or an element of another place.
  var isPart: Bool {
    switch self {
    case .member, .index: return true
    case .forced(let inner), .link(let inner): return inner.isPart
    default: return false
    }
  }
}
