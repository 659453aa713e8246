import LifecycleModel

/// Objects, structs and enumerations of the app.
extension Interpreter {
  /// As tables of own members are named; the most special first.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .delegate: return [tree.delegate]
    case .reference(let cell):
      if case .object(let name, _)? = heap.indices.contains(cell) ? heap[cell] : nil {
        return [name]
      }
      return []
    case .object(let name, _): return [name]
    case .system(let name): return [name, "NSObject"]
    case .string: return ["String", "StringProtocol"]
    case .int: return ["Int"]
    case .double: return ["Double", "TimeInterval"]
    case .bool: return ["Bool"]
    case .array: return ["Array", "Collection", "Sequence"]
    case .dictionary: return ["Dictionary", "Collection", "Sequence"]
    case .void, .none, .tuple, .member, .closure, .box, .opaque, .type, .handler: return []
    }
  }

  func table(of value: Value) -> (name: String, table: MemberTable)? {
    for name in typeNames(of: value) {
      if let table = tree.tables[name] { return (name, table) }
    }
    return nil
  }

  /// A new instance; nil where the files declare no type of that name.
  mutating func makeOwn(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let table = tree.tables[name] else { return nil }
    if name == tree.delegate { return .delegate }
    switch table.kind {
    case .classType: return try makeObject(name, table, call, values)
    case .structType: return try makeStruct(name, table, call, values)
    case .enumType:
      if call.labels == ["rawValue"] {
        let found = table.cases.first { $0.rawValue == values.first }
        return found.map { .object(name, [.member($0.name)]) } ?? Value.none
      }
      return try initialise(.none, name, table, call, values)
    case .protocolType: return nil
    case .extended:
      guard let (method, places) = choose(table.initialisers, call, values) else { return nil }
      _ = try invoke(method, places, call, values, on: Value.none, place: nil)
      return finalValue(ofSlot: tree.codes[method.code].selfSlot ?? 0)
    }
  }

  private mutating func firstValues(
    _ name: String, _ table: MemberTable
  ) throws(Unwinding) -> [Value] {
    var fields: [Value] = []
    for field in table.layout {
      if let initial = field.initial, !field.isLazy {
        fields.append(try call(code: initial, on: .type(name), []))
      } else {
        fields.append(.none)
      }
    }
    return fields
  }

  private mutating func makeObject(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    let reference = try allocateObject(name, try firstValues(name, table))
    guard !table.initialisers.isEmpty else { return reference }
    return try initialise(reference, name, table, call, values)
  }

  private mutating func makeStruct(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    var fields = try firstValues(name, table)
    if !table.initialisers.isEmpty, choose(table.initialisers, call, values) != nil {
      return try initialise(.object(name, fields), name, table, call, values)
    }
    // The memberwise initialiser.
    for (label, value) in zip(call.labels, values) {
      guard let index = table.fields[label] else { continue }
      fields[index] =
        try table.layout[index].type.map { type throws(Unwinding) in
          try coerce(value, to: type)
        } ?? value
    }
    return .object(name, fields)
  }

  /// Runs the initialiser that fits; one that gives back nil fails.
  mutating func initialise(
    _ new: Value, _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    guard let (method, places) = choose(table.initialisers, call, values) else { return new }
    initialising += 1
    defer { initialising -= 1 }
    let result = try invoke(method, places, call, values, on: new, place: nil)
    if result == .none { return .none }
    return finalValue(ofSlot: tree.codes[method.code].selfSlot ?? 0)
  }

  mutating func allocateObject(_ name: String, _ parts: [Value]) throws(Unwinding) -> Value {
    guard heap.count < Interpreter.mostCells else { throw trap("Out of memory: too many objects") }
    guard case .box(let cell) = allocate(.object(name, parts)) else { return .none }
    return .reference(cell)
  }

  func fields(of value: Value) -> [Value] {
    switch value {
    case .delegate: return reaction.world.app.memory.properties
    case .reference(let cell):
      if case .object(_, let parts)? = heap.indices.contains(cell) ? heap[cell] : nil {
        return parts
      }
      return []
    case .object(_, let parts): return parts
    case .void, .none, .bool, .int, .double, .string, .array, .dictionary, .tuple, .member,
      .closure, .box, .opaque, .system, .type, .handler:
      return []
    }
  }

  /// nil where no member that the files declare has that name.
  mutating func ownMember(_ name: String, of value: Value) throws(Unwinding) -> Value? {
    if case .type(let type) = value { return try ownStatic(name, of: type) }
    guard let (type, table) = table(of: value) else { return nil }
    if let index = table.fields[name] {
      let fields = fields(of: value)
      let found = fields.indices.contains(index) ? fields[index] : .none
      let field = table.layout[index]
      guard found == .none, field.isLazy, let initial = field.initial else { return found }
      let made = try call(code: initial, on: value, [])
      try setField(index, name, of: value, in: type, to: made)
      return made
    }
    if let computed = table.computed[name] {
      return try computed.getter.map { code throws(Unwinding) in
        try call(code: code, on: value, [])
      } ?? Value.none
    }
    if let method = table.methods[name]?.first {
      return .closure(code: method.code, captured: [value])
    }
    if case .enumType = table.kind { return enumMember(name, of: value, table) }
    return nil
  }

  private func enumMember(_ name: String, of value: Value, _ table: MemberTable) -> Value? {
    guard case .object(_, let parts) = value, case .member(let word)? = parts.first else {
      return nil
    }
    let found = table.cases.first { $0.name == word }
    switch name {
    case "rawValue": return found?.rawValue ?? .string(word)
    case "hashValue": return .int(table.cases.firstIndex { $0.name == word } ?? 0)
    default: return nil
    }
  }

  private mutating func ownStatic(_ name: String, of type: String) throws(Unwinding) -> Value? {
    let last = Lowering.lastName(type)
    guard let table = tree.tables[last] else { return nil }
    if let index = table.globals[name] { return try load(global: index) }
    if let getter = table.staticComputed[name]?.getter {
      return try call(code: getter, on: .type(last), [])
    }
    if let found = table.cases.first(where: { $0.name == name }), found.labels.isEmpty {
      return .object(last, [.member(name)])
    }
    if name == "allCases" { return .array(table.cases.map { .object(last, [.member($0.name)]) }) }
    if name == "shared" || name == "self" { return nil }
    if let method = table.staticMethods[name]?.first {
      return .closure(code: method.code, captured: [.type(last)])
    }
    if tree.types[name] != nil { return .type(name) }
    return nil
  }
}
