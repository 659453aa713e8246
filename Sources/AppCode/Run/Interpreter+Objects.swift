import LifecycleModel

/// New objects of the app's classes, and the order in which their properties are initialised.
extension Interpreter {
  /// The declared initial values, in order, except those that the call gives.
  mutating func firstValues(
    _ name: String, _ table: MemberTable, given: Set<Int> = []
  ) throws(Unwinding) -> [Value] {
    var fields: [Value] = []
    for (index, field) in table.layout.enumerated() {
      if let initial = field.initial, !field.isLazy, !given.contains(index) {
        fields.append(try firstValue(field, initial, of: name))
        if field.ownership != .strong, let last = fields.popLast() {
          fields.append(Interpreter.unretained(last, field.ownership))
        }
      } else {
        fields.append(.none)
      }
    }
    return fields
  }

  private mutating func firstValue(
    _ field: OwnType.Field, _ initial: Int, of type: String
  ) throws(Unwinding) -> Value {
    // SwiftUI makes the App outside of any statement.
    let isOutside = line == 0
    if isOutside { line = field.line }
    defer { if isOutside { line = 0 } }
    let made = try call(code: initial, on: .type(type), [])
    // `.fallback`, if the type is a generic parameter.
    guard case .member = made, let type = field.type else { return made }
    return try coerce(made, to: type)
  }

  /// Marks a property of an object that is not initialised yet.
  private static let unmade = Value.object("first value", [])

  private func unmadeFields(of table: MemberTable) -> [Value] {
    table.layout.map { $0.initial == nil || $0.isLazy ? .none : Interpreter.unmade }
  }

  /// Initialises the remaining properties of an object: first those of its own class, then those of its superclasses up
  /// to `last`, or of all.
  mutating func makeFirstValues(
    of object: Value, upTo last: String? = nil
  ) throws(Unwinding) {
    // The launch initialises those of the delegate; its lazy properties have no place until they are read.
    guard case .reference = object, let name = typeNames(of: object).first,
      let table = tree.tables[name], isLate(table)
    else { return }
    _ = try once { interpreter throws(Unwinding) in
      for part in interpreter.tree.types.lineage(of: name) where part.isReference {
        for field in part.fields {
          guard let initial = field.initial, let index = table.fields[field.name],
            interpreter.fields(of: object)[index] == Interpreter.unmade
          else { continue }
          let made = try interpreter.firstValue(field, initial, of: name)
          interpreter.storeField(
            index, of: object, Interpreter.unretained(made, field.ownership))
        }
        if part.name == last { break }
      }
      return .void
    }
  }

  /// A designated initialiser initialises the properties of its own class before its body runs.
  mutating func makeFirstValues(for method: Method, of object: Value?) throws(Unwinding) {
    guard let object, case .reference = object, tree.codes[method.code].isInitialiser,
      !method.isConvenience, let owner = tree.codes[method.code].owner,
      tree.types[owner]?.isReference == true
    else { return }
    try makeFirstValues(of: object, upTo: owner)
  }

  /// Properties of a superclass get their values at `super.init`; with `self.init`, those of all classes get them
  /// afterwards.
  private func isLate(_ table: MemberTable) -> Bool {
    table.superclass != nil || table.initialisers.contains(where: \.isConvenience)
  }

  mutating func makeObject(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    // The code of an object does not belong to the view that makes it.
    let outer = (buildsViews, line)
    if buildsViews, (tree.types[name]?.line ?? 0) > 0 { buildsViews = false }
    defer { if outer.0 { (buildsViews, line) = outer } }
    let (call, values) = try withDefaults(name, table, call, values)
    let held = lives.held.last?.count ?? 0
    var fields =
      try isLate(table)
      ? unmadeFields(of: table) : firstValues(name, table, for: call, values)
    if tree.traits.hasOperations, table.names.contains("Operation") {
      fields.append(.object("BlockOperation", Operation(blocks: []).fields))
    }
    let reference = try allocateObject(name, fields)
    let explicit = call.typeArguments.map { resolved($0) }
    if !explicit.isEmpty, explicit.allSatisfy({ $0.erased == $0 }) {
      try keepTypeArguments(of: reference, table, explicit)
    }
    guard !table.initialisers.isEmpty else {
      try makeFirstValues(of: reference)
      try keepTypeArguments(of: reference, table, call.typeArguments)
      return reference
    }
    let made: Value
    do {
      made = try initialise(reference, name, table, call, values)
    } catch {
      if case .suspended = error {} else { abandon(reference, table) }
      if case .thrown(let failure) = error { try releaseFailed(from: held, for: failure) }
      throw error
    }
    if made == .none { abandon(reference, table) } else { try makeFirstValues(of: reference) }
    try keepTypeArguments(of: reference, table, call.typeArguments)
    return made
  }

  /// The value of a stored property.
  func stored(_ index: Int, of value: Value) -> Value {
    if case .delegate = value, let inputs = heap.inputs {
      inputs.note(property: index)
      let properties = reaction.world.memory.properties
      return properties.indices.contains(index) ? properties[index] : .none
    }
    let fields = fields(of: value)
    return fields.indices.contains(index) ? fields[index] : .none
  }

  /// Drops an object whose initializer failed before all properties had values. Its `deinit` does
  /// not run.
  private mutating func abandon(_ reference: Value, _ table: MemberTable) {
    let fields = fields(of: reference)
    let isPartial = zip(table.layout, fields).contains { field, value in
      (value == .none || value == Interpreter.unmade) && !field.isLazy
        && field.type.map { !$0.isOptional } == true
    }
    guard isPartial, case .reference(let cell) = reference else { return }
    heap[cell] = .some(.object("", fields))
  }

  /// The name under which the files declare a type, without its arguments.
  func ownName(_ type: String) -> String {
    if tree.types[type] != nil { return type }
    let plain = Interpreter.plainName(type)
    return tree.types[plain] == nil ? Lowering.lastName(plain) : plain
  }

  mutating func allocateObject(_ name: String, _ parts: [Value]) throws(Unwinding) -> Value {
    guard heap.count < Interpreter.mostCells else { throw trap("Out of memory: too many objects") }
    let made = try once { interpreter throws(Unwinding) in
      guard case .box(let cell) = interpreter.allocate(.object(name, parts)) else { return .none }
      return .reference(cell)
    }
    hold(made)
    return made
  }
}
