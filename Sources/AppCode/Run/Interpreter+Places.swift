import LifecycleModel

/// Reading and writing what can be assigned to.
extension Interpreter {
  mutating func load(_ place: Place) throws(Unwinding) -> Value {
    switch place {
    case .slot(let slot): return load(slot: slot)
    case .global(let index): return try load(global: index)
    case .member(let base, let name): return try member(name, of: try load(base))
    case .index(let base, let index, let spelling):
      let base = try load(base)
      return try element(at: try evaluate(index), of: base, spelling)
    case .value(let expression): return try evaluate(expression)
    case .forced(let inner):
      let value = try load(inner)
      if value == .none { throw trap(Trap.foundNil) }
      return value
    case .link(let inner):
      let value = try load(inner)
      if value == .none { throw .chainBroke }
      return value
    case .tuple(let parts):
      var values: [Value] = []
      for part in parts { values.append(try load(part)) }
      return .tuple(values)
    case .discard: return .void
    }
  }

  mutating func store(_ value: Value, in place: Place) throws(Unwinding) {
    switch place {
    case .slot(let slot): store(value, inSlot: slot)
    case .global(let index): try store(value, inGlobal: index)
    case .member(let base, let name):
      var owner = try load(base)
      if try setMember(name, of: &owner, to: value) { try store(owner, in: base) }
    case .index(let base, let index, let spelling):
      var container = try load(base)
      let keys = try evaluate(index)
      if try set(value, at: keys, in: &container, spelling) { try store(container, in: base) }
    case .value: break
    case .forced(let inner):
      if try load(inner) == .none { throw trap(Trap.foundNil) }
      try store(value, in: inner)
    case .link(let inner): try store(value, in: inner)
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return }
      for (part, value) in zip(parts, values) { try store(value, in: part) }
    case .discard: break
    }
  }

  // MARK: Globals

  /// Statics and globals that are reckoned by code are so when they are first used.
  mutating func load(global index: Int) throws(Unwinding) -> Value {
    let slot = tree.delegateFields.count + index
    let global = tree.globals[index]
    let properties = reaction.world.app.memory.properties
    let found = properties.indices.contains(slot) ? properties[slot] : .none
    guard found == .none, !global.isPlain, let initial = global.initial else { return found }
    guard root("made.\(index)") == .none else { return found }
    setRoot("made.\(index)", .bool(true))
    let made = try call(code: initial, on: global.owner.map { .type($0) }, [])
    reaction.store(made, inProperty: slot)
    return made
  }

  private mutating func store(_ value: Value, inGlobal index: Int) throws(Unwinding) {
    let global = tree.globals[index]
    let value =
      try global.type.map { type throws(Unwinding) in try coerce(value, to: type) } ?? value
    if !global.isPlain { setRoot("made.\(index)", .bool(true)) }
    let isObserved = global.willSet != nil || global.didSet != nil
    let old = isObserved ? try load(global: index) : .none
    try observe(
      "global.\(index)", global.willSet, global.didSet, on: global.owner.map { .type($0) },
      old: old, new: value
    ) { interpreter in
      interpreter.reaction.store(value, inProperty: interpreter.tree.delegateFields.count + index)
    }
  }

  private mutating func observe(
    _ key: String, _ willSet: Int?, _ didSet: Int?, on owner: Value?, old: Value,
    new: Value, _ store: (inout Interpreter) -> Void
  ) throws(Unwinding) {
    guard willSet != nil || didSet != nil, initialising == 0, !observed.contains(key) else {
      store(&self)
      return
    }
    observed.insert(key)
    defer { observed.remove(key) }
    if let willSet { _ = try call(code: willSet, on: owner, [new]) }
    store(&self)
    if let didSet { _ = try call(code: didSet, on: owner, [old]) }
  }

  // MARK: Members

  /// True where the owner is a value that has to go back to its own place.
  mutating func setMember(
    _ name: String, of owner: inout Value, to value: Value
  ) throws(Unwinding) -> Bool {
    if case .type(let type) = owner {
      let last = Lowering.lastName(type)
      if let index = tree.tables[last]?.globals[name] {
        try store(value, in: .global(index))
      } else if let setter = tree.tables[last]?.staticComputed[name]?.setter {
        _ = try call(code: setter, on: owner, [value])
      } else {
        noteOpaque("\(type).\(name) = \(value.description)", [value])
      }
      return false
    }
    if let (type, table) = table(of: owner) {
      if let index = table.fields[name] {
        let value =
          try table.layout[index].type.map { type throws(Unwinding) in
            try coerce(value, to: type)
          } ?? value
        return try setObserved(index, name, of: &owner, in: type, to: value)
      }
      if let computed = table.computed[name] {
        guard let setter = computed.setter else { return false }
        _ = try call(code: setter, on: owner, [value])
        if case .object = owner, let slot = tree.codes[setter].selfSlot {
          owner = finalValue(ofSlot: slot)
          return true
        }
        return false
      }
    }
    return try setSystemMember(name, of: &owner, to: value)
  }

  private mutating func setObserved(
    _ index: Int, _ name: String, of owner: inout Value, in type: String, to value: Value
  ) throws(Unwinding) -> Bool {
    let field = tree.tables[type]?.layout[index]
    if case .object(let name, var parts) = owner {
      while parts.count <= index { parts.append(.none) }
      parts[index] = value
      owner = .object(name, parts)
      return true
    }
    let (target, fields) = (owner, fields(of: owner))
    let old = fields.indices.contains(index) ? fields[index] : .none
    try observe(
      "\(target).\(type).\(name)", field?.willSet, field?.didSet, on: target, old: old, new: value
    ) {
      $0.storeField(index, of: target, value)
    }
    return false
  }

  mutating func setField(
    _ index: Int, _ name: String, of owner: Value, in type: String, to value: Value
  ) throws(Unwinding) {
    storeField(index, of: owner, value)
  }

  private mutating func storeField(_ index: Int, of owner: Value, _ value: Value) {
    if owner == .delegate {
      reaction.store(value, inProperty: index)
    } else if case .reference(let cell) = owner, case .object(let name, var parts)? = heap[cell] {
      while parts.count <= index { parts.append(.none) }
      parts[index] = value
      heap[cell] = .some(.object(name, parts))
    }
  }
}
