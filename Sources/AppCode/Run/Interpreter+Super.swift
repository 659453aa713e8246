import LifecycleModel

/// Members of the superclass, resolved from the type that declares the running body.
extension Interpreter {
  /// nil if the superclass is not in the files.
  private var superclass: (name: String, table: MemberTable)? {
    guard let owner = tree.codes[codeNow].owner,
      let parent = tree.types[owner]?.inherited.first(where: { tree.types[$0]?.isReference == true }
      ),
      let table = tree.tables[parent]
    else { return nil }
    return (parent, table)
  }

  /// A superclass that neither the files nor the simulator know.
  private var unknownSuperclass: String? {
    guard let owner = tree.codes[codeNow].owner, let name = tree.types[owner]?.writtenFirst,
      tree.types[name] == nil, !KnownType.isKnown(name),
      !["UIResponder", "NSObject"].contains(name)
    else { return nil }
    return name
  }

  private var receiver: Value {
    let code = tree.codes[codeNow]
    let slot = code.selfSlot ?? code.names.first { $0.value == "self" }?.key ?? 0
    guard frame.indices.contains(slot) else { return .none }
    return load(slot: slot).unwrapped
  }

  /// Calls a superclass's method. Those of UIResponder and NSObject have no effect.
  mutating func callSuper(_ call: Call) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    guard let (_, table) = superclass else {
      let object = receiver
      if tree.traits.hasOperations, call.name != "init", operation(object) != nil,
        let known = try callOperation(
          object, call.name, LabelledArguments(call.labels, values), isSuper: true)
      {
        return known
      }
      guard let name = unknownSuperclass else { return .void }
      noteOpaque("\(name).\(call.name)\(call.spelling)", values, call)
      return .opaque(Opaque.short("\(name).\(call.name)\(call.spelling)"))
    }
    if call.name.hasPrefix("subscript") {
      let isSetter = call.name.hasSuffix("=")
      let count = values.count - (isSetter ? 1 : 0)
      guard let own = table.subscripts.first(where: { $0.labels.count == count }),
        let code = isSetter ? own.setter : own.getter
      else { return .void }
      return try self.call(code: code, on: receiver, values)
    }
    var methods = call.name == "init" ? table.initialisers : table.methods[call.name] ?? []
    if case .type = receiver { methods = table.staticMethods[call.name] ?? [] }
    guard let (method, places) = try choose(methods, call, values) else {
      if call.name == "init" { try makeFirstValues(of: receiver) }
      return try callCoding(of: table, call, values)
    }
    return try invoke(method, places, call, values, on: receiver, place: nil)
  }

  /// `super.init(from:)` and `super.encode(to:)` for a superclass whose versions the compiler
  /// generates.
  private mutating func callCoding(
    of table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    guard let coder = values.first, let name = superclass?.name else { return .void }
    if call.fullName == "init(from:)" {
      try decodeProperties(of: receiver, name, table, from: coder)
    } else if call.fullName == "encode(to:)" {
      try encodeProperties(of: receiver, name, table, to: coder)
    }
    return .void
  }

  mutating func superMember(_ name: String) throws(Unwinding) -> Value {
    guard let (type, table) = superclass else {
      if tree.traits.hasOperations, let known = operation(receiver)?.member(name) { return known }
      return .opaque("super.\(name)")
    }
    if case .type = receiver {
      if let getter = table.staticComputed[name]?.getter {
        return try call(code: getter, on: receiver, [])
      }
      if let index = table.globals[name] { return try load(global: index) }
    }
    return try ownMember(name, of: receiver, type, table) ?? .opaque("super.\(name)")
  }

  mutating func setSuperMember(_ name: String, to value: Value) throws(Unwinding) {
    guard let (type, table) = superclass else { return }
    var owner = receiver
    _ = try setMember(name, of: &owner, to: value, type, table)
  }
}
