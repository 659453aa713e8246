import LifecycleModel

/// Reads and writes variables, members and elements.
extension Interpreter {
  mutating func load(_ place: Place) throws(Unwinding) -> Value {
    switch place {
    case .slot(let slot): return load(slot: slot)
    case .global(let index): return try load(global: index)
    case .member(let base, let name):
      let owner = try load(base)
      if tree.traits.changingReads.contains(name), case .object = owner,
        let own = table(of: owner)?.table.computed[name], own.changesOnRead
      {
        return try readChanging(own, of: owner, [], at: base)
      }
      return try member(name, of: owner)
    case .index(let base, let index, let spelling):
      let base = try load(base)
      return try element(at: try evaluate(index), of: base, spelling)
    case .value(let expression): return try evaluate(expression)
    case .forced(let inner):
      let value = try load(inner)
      if value == .none { throw trapOnNil() }
      return value.unwrapped
    case .link(let inner):
      let value = try load(inner)
      if value == .none { throw .chainBroke }
      return value.unwrapped
    case .superMember(let name): return try superMember(name)
    case .observed(let slot, _, _): return load(slot: slot)
    case .computed(let getter, _): return try call(load(slot: getter), [])
    case .tuple(let parts):
      var values: [Value] = []
      for part in parts { values.append(try load(part)) }
      return .tuple(values)
    case .discard: return .void
    }
  }

  mutating func store(_ value: Value, in place: Place) throws(Unwinding) {
    if value.hasParts { try checkChangedSize(value) }
    switch place {
    case .slot(let slot): store(value, inSlot: slot)
    case .global(let index): try store(value, inGlobal: index)
    case .member(let base, let name):
      try update(base) { interpreter, owner throws(Unwinding) in
        try interpreter.setPart(name, of: &owner, to: value)
      }
    case .index(let base, let index, let spelling) where base.isPart:
      let keys = try evaluate(index)
      try update(base) { interpreter, container throws(Unwinding) in
        try interpreter.spendCopy(of: container, in: base)
        return try interpreter.setElement(value, at: keys, of: &container, spelling)
      }
    case .index(let base, let index, let spelling):
      var container = try load(base)
      let keys = try evaluate(index)
      if case .some = container {
        if try setElement(value, at: keys, of: &container, spelling) {
          try store(container, in: base)
        }
        return
      }
      try storeElement(value, at: keys, of: &container, in: base, spelling)
    case .value: break
    case .forced(let inner):
      try update(inner) { interpreter, held throws(Unwinding) in
        if held == .none { throw interpreter.trapOnNil() }
        held = value.optional
        return true
      }
    case .link(let inner): try store(value.optional, in: inner)
    case .superMember(let name): try setSuperMember(name, to: value)
    case .observed(let slot, let willSet, let didSet):
      if let willSet { _ = try call(load(slot: willSet), [value]) }
      let last = load(slot: slot)
      let old = try once { interpreter throws(Unwinding) in
        interpreter.store(value, inSlot: slot)
        return last
      }
      if let didSet { _ = try call(load(slot: didSet), [old]) }
    case .computed(_, let setter):
      if let setter { _ = try call(load(slot: setter), [value]) }
    case .tuple(let parts):
      if case .opaque(let what) = value.unwrapped {
        for (index, part) in parts.enumerated() {
          try store(.opaque(Opaque.short("\(what).\(index)")), in: part)
        }
        return
      }
      guard let values = value.tupleParts, values.count == parts.count else { return }
      for (part, value) in zip(parts, values) { try store(value, in: part) }
    case .discard: break
    }
  }

  /// Changes an element of a collection that `base` holds. An array in a local variable changes in place; any other
  /// collection is copied, which costs its length.
  private mutating func storeElement(
    _ value: Value, at keys: [Value], of container: inout Value, in base: Place, _ spelling: String
  ) throws(Unwinding) {
    if case .array(let items) = container, case .slot(let slot) = base, case .array = frame[slot],
      !countsReferences, keys.count == 1, case .int(let index) = keys[0],
      items.indices.contains(index), try ownSubscript(of: container, keys, spelling) == nil
    {
      return try storeElement(value, at: index, of: &container, inSlot: slot)
    }
    try spendCopy(of: container, in: base)
    if try set(value, at: keys, in: &container, spelling) { try store(container, in: base) }
  }

  private mutating func storeElement(
    _ value: Value, at index: Int, of container: inout Value, inSlot slot: Int
  ) throws(Unwinding) {
    // The frame has the only reference now.
    container = .void
    frame[slot].setElement(value, at: index)
    try checkChangedSize(frame[slot])
  }

  // MARK: Globals

  /// Reads a static or global variable. If code computes its initial value, it is initialized at
  /// first use.
  mutating func load(global index: Int) throws(Unwinding) -> Value {
    let slot = tree.delegateFields.count + index
    let global = tree.globals[index]
    let properties = reaction.world.memory.properties
    if let inputs = heap.inputs { inputs.note(property: slot) }
    let found = properties.indices.contains(slot) ? properties[slot] : .none
    guard found == .none else { return found }
    lastNil = (global.name, line)
    guard !global.isPlain, let initial = global.initial else { return found }
    guard root("made.\(index)") == .none else { return found }
    setRoot("made.\(index)", .bool(true))
    let owner = global.owner.map { Value.type($0) }
    // The initial value's code belongs neither to the view nor to the line that reads the variable.
    let outer = (buildsViews, line)
    buildsViews = false
    if tree.codes[initial].line > 1 { line = tree.codes[initial].line }
    defer { (buildsViews, line) = outer }
    let made = try closed { interpreter throws(Unwinding) in
      try interpreter.run(code: initial, on: owner, [])
    }
    releaseProperty(slot, for: made)
    reaction.store(made, inProperty: slot)
    return made
  }

  private mutating func store(_ value: Value, inGlobal index: Int) throws(Unwinding) {
    let global = tree.globals[index]
    let value =
      try global.type.map { type throws(Unwinding) in try unwrapping(value, to: type) } ?? value
    try spendStore(of: value, inProperty: true)
    try spendTexts(of: value)
    // The initial value is evaluated before the assignment.
    if !global.isPlain { _ = try load(global: index) }
    let observers = Observers(willSet: global.willSet, didSet: global.didSet)
    let isObserved = !observers.isEmpty && !observers.contain(codeNow)
    let last = isObserved ? try load(global: index) : .none
    let owner = global.owner.map { Value.type($0) }
    if isObserved, let willSet = observers.willSet {
      _ = try call(code: willSet, on: owner, [value])
    }
    let slot = tree.delegateFields.count + index
    let old = try once { interpreter throws(Unwinding) in
      interpreter.releaseProperty(slot, for: value)
      interpreter.reaction.store(value, inProperty: slot)
      return last
    }
    if isObserved, let didSet = observers.didSet { _ = try call(code: didSet, on: owner, [old]) }
  }

  /// The observers of one declaration. Stores in their own code do not call them again.
  private struct Observers {
    var willSet: Int?
    var didSet: Int?

    var isEmpty: Bool { (willSet ?? didSet) == nil }

    func contain(_ code: Int) -> Bool { code == willSet || code == didSet }
  }

  /// The observers that a store calls, a subclass's before inherited ones.
  private func observers(
    of name: String, _ field: OwnType.Field?, on owner: Value, _ table: MemberTable
  ) -> [Observers] {
    let isObserved = field?.willSet != nil || field?.didSet != nil || !table.observers.isEmpty
    // For a wrapped property, an assignment in an initializer calls its observers once all properties are set.
    let isWrapped = field?.isPublished ?? (table.computed[name]?.wrapper != nil)
    let isSettled = isWrapped && line > tree.codes[codeNow].settledLine
    guard isObserved, isSettled || !isOwnInitialiser(of: owner, name) else { return [] }
    var observers = table.observers.filter { $0.name == name }.map {
      Observers(willSet: $0.willSet, didSet: $0.didSet)
    }
    if let field { observers.append(Observers(willSet: field.willSet, didSet: field.didSet)) }
    // Observers of the declaration itself store without observers; those of an override call all
    // again.
    if field != nil, observers.last?.contain(codeNow) == true,
      let slot = tree.codes[codeNow].selfSlot, load(slot: slot) == owner
    {
      return []
    }
    return observers
  }

  // MARK: Members

  /// Returns true if the owner is a value type, which must be written back to its place.
  mutating func setMember(
    _ name: String, of owner: inout Value, to value: Value
  ) throws(Unwinding) -> Bool {
    if let parts = owner.tupleParts {
      var labels: [String] = []
      if case .labelled(let named, _) = owner { labels = named }
      var changed = parts
      guard let index = labels.firstIndex(of: name) ?? Int(name), parts.indices.contains(index)
      else {
        throw trap(Trap.noMember(name, of: "Tuple"))
      }
      changed[index] = value
      owner = labels.isEmpty ? .tuple(changed) : .labelled(labels, changed)
      return true
    }
    if case .type(let type) = owner {
      let last = ownName(type)
      if let index = tree.tables[last]?.globals[name] {
        try store(value, in: .global(index))
      } else if let setter = tree.tables[last]?.staticComputed[name]?.setter {
        _ = try call(code: setter, on: owner, [value])
      } else {
        noteOpaque("\(type).\(name) = \(value.description)", [value], property: name)
        remember(value, as: Opaque.short("\(type).\(name)"))
      }
      return false
    }
    if let (type, table) = table(of: owner) {
      return try setMember(name, of: &owner, to: value, type, table)
    }
    return try setSystemMember(name, of: &owner, to: value)
  }

  /// Returns true if the owner is a value type, which must be written back. `table` may be that of
  /// a superclass.
  mutating func setMember(
    _ name: String, of owner: inout Value, to value: Value, _ type: String, _ table: MemberTable
  ) throws(Unwinding) -> Bool {
    // The initializer of the declaring class does not use an override.
    if let index = table.fields[name],
      !table.computedOverStored.contains(name) || isOwnInitialiser(of: owner, name)
    {
      let value =
        try table.layout[index].type.map { type throws(Unwinding) in
          try unwrapping(value, to: type.isOpen ? settled(type, by: owner) : type)
        } ?? value
      try spendStore(of: value, inProperty: true)
      try spendTexts(of: value)
      return try setObserved(index, name, of: &owner, in: table, to: value)
    }
    if let computed = table.computed[name] {
      guard let setter = computed.setter, !loses(value, name, computed, owner) else { return false }
      let value =
        try computed.type.map { type throws(Unwinding) in
          try unwrapping(value, to: type.isOpen ? settled(type, by: owner) : type)
        } ?? value
      if let wrapper = computed.wrapper, let index = table.fields["_" + name],
        !fields(of: owner).indices.contains(index) || fields(of: owner)[index] == .none
      {
        let wrapped = try wrap(value, in: wrapper, by: table.layout[index].wrapping)
        return try setObserved(index, "_" + name, of: &owner, in: table, to: wrapped)
      }
      var observers = table.observers.isEmpty ? [] : observers(of: name, nil, on: owner, table)
      if computed.wrapper != nil, observers.contains(where: { $0.contain(codeNow) }) {
        observers = []
      }
      var old = Value.none
      if observers.contains(where: { $0.didSet != nil }) {
        old = try ownMember(name, of: owner) ?? Value.none
      }
      try callWillSet(observers, on: &owner, value)
      _ = try call(code: setter, on: owner, [value])
      if owner.isOfValueType, let slot = tree.codes[setter].selfSlot {
        owner = finalValue(ofSlot: slot)
        for code in observers.reversed().compactMap(\.didSet) {
          _ = try call(code: code, on: owner, [old])
          if let slot = tree.codes[code].selfSlot { owner = finalValue(ofSlot: slot) }
        }
        return true
      }
      for code in observers.reversed().compactMap(\.didSet) {
        _ = try call(code: code, on: owner, [old])
      }
      return false
    }
    if let own = dynamicSubscript(of: owner, named: name, isSet: true) {
      let key = Interpreter.dynamicKey(name, own)
      return try set(value, at: [key], in: &owner, "[dynamicMember:]", by: own)
    }
    if tree.traits.hasOperations, operation(owner) != nil {
      try setDispatchMember(name, of: owner, to: value)
      return false
    }
    return try setSystemMember(name, of: &owner, to: value)
  }

  /// Runs a subclass's observers around those of the inherited property. Returns true if the owner
  /// is a value type.
  private mutating func setObserved(
    _ index: Int, _ name: String, of owner: inout Value, in table: MemberTable, to value: Value
  ) throws(Unwinding) -> Bool {
    let field = table.layout[index]
    let value = Interpreter.unretained(value, field.ownership)
    let observers = observers(of: name, field, on: owner, table)
    let after = observers.reversed().compactMap(\.didSet)
    let fields = fields(of: owner)
    var old = fields.indices.contains(index) ? strong(fields[index]) : .none
    if field.isLazy, old == .none, !after.isEmpty, let initial = field.initial {
      old = try call(code: initial, on: owner, [])
    }
    try callWillSet(observers, on: &owner, value)
    guard case .object(let type, var parts) = owner else {
      guard !after.isEmpty else {
        storeField(index, of: owner, value)
        return false
      }
      let (reference, last) = (owner, old)
      old = try once { interpreter throws(Unwinding) in
        interpreter.storeField(index, of: reference, value)
        return last
      }
      for code in after { _ = try call(code: code, on: owner, [old]) }
      return false
    }
    while parts.count <= index { parts.append(.none) }
    parts[index] = value
    owner = .object(type, parts)
    for code in after {
      _ = try call(code: code, on: owner, [old])
      if let slot = tree.codes[code].selfSlot { owner = finalValue(ofSlot: slot) }
    }
    return true
  }

  /// An observer of a value type may change other properties.
  private mutating func callWillSet(
    _ observers: [Observers], on owner: inout Value, _ value: Value
  ) throws(Unwinding) {
    for code in observers.compactMap(\.willSet) {
      _ = try call(code: code, on: owner, [value])
      if case .object = owner, let slot = tree.codes[code].selfSlot {
        owner = finalValue(ofSlot: slot)
      }
    }
  }

  /// Whether the assignment is in an initializer of the declaring type, where no observers run.
  func isOwnInitialiser(of owner: Value, _ name: String) -> Bool {
    let code = tree.codes[codeNow]
    guard code.isInitialiser, let slot = code.selfSlot, frame.indices.contains(slot) else {
      return false
    }
    if let type = code.owner.flatMap({ tree.types[$0] }), type.isReference,
      !type.fields.contains(where: { $0.name == name || $0.wrapper == name })
    {
      return false
    }
    return load(slot: slot) == owner
  }

  mutating func setField(
    _ index: Int, _ name: String, of owner: Value, in type: String, to value: Value
  ) throws(Unwinding) {
    storeField(index, of: owner, value)
  }

  /// Releases a property's old value before an assignment.
  private mutating func releaseProperty(_ index: Int, for value: Value) {
    guard countsReferences else { return }
    let properties = reaction.world.memory.properties
    let old = properties.indices.contains(index) ? properties[index] : .none
    let (isDirty, version) = (lives.isDirty, lives.version)
    heap.replaceProperty(old, by: value)
    (lives.isDirty, lives.version) = (isDirty, version)
    release(old)
    if old.mayReferToObjects || value.mayReferToObjects { lives.version += 1 }
  }

  mutating func storeField(_ index: Int, of owner: Value, _ value: Value) {
    if owner == .delegate {
      releaseProperty(index, for: value)
      reaction.store(value, inProperty: index)
    } else if case .reference(let cell) = owner, case .object(let name, var parts)? = heap[cell] {
      while parts.count <= index { parts.append(.none) }
      let old = parts[index]
      release(old)
      parts[index] = value
      replace(old, by: value, in: .object(name, parts), ofCell: cell)
    }
  }
}
