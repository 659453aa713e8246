import LifecycleModel

/// Finding what a name means when it is called or read: first what the files declare, then what the
/// simulator plays, and else it is opaque.
extension Interpreter {
  // MARK: Members

  mutating func member(_ name: String, of value: Value) throws(Unwinding) -> Value {
    if case .tuple(let parts) = value { return try part(name, of: parts) }
    if let own = try ownMember(name, of: value) { return own }
    if case .opaque(let spelling) = value { return .opaque(Opaque.short("\(spelling).\(name)")) }
    if let known = libraryMember(name, of: value) ?? systemMember(name, of: value) { return known }
    if value == .none { throw trap(Trap.foundNil) }
    return .opaque(Opaque.short("\(spelling(of: value)).\(name)"))
  }

  private mutating func part(_ name: String, of parts: [Value]) throws(Unwinding) -> Value {
    if let number = Int(name) {
      guard parts.indices.contains(number) else {
        throw trap(Trap.noMember(name, of: "Tuple"))
      }
      return parts[number]
    }
    switch name {
    case "key", "offset", "index": return parts.first ?? .none
    case "value", "element": return parts.last ?? .none
    default: return .opaque("tuple.\(name)")
    }
  }

  /// How a value is written in front of what is called on it.
  func spelling(of value: Value) -> String {
    switch value {
    case .delegate: return "self"
    case .reference: return typeName(of: value)
    case .object(let name, _) where !name.isEmpty: return name
    case .system("DispatchQueue.main"): return "DispatchQueue.main"
    case .string(let text): return "\"\(text)\""
    case .void, .none, .bool, .int, .double, .array, .dictionary, .tuple, .member, .closure, .box,
      .opaque, .system, .object, .type, .handler:
      return value.description
    }
  }

  static func implicit(_ name: String) -> Value {
    switch name {
    case "main": return .system("DispatchQueue.main")
    case "infinity", "greatestFiniteMagnitude": return .double(.greatestFiniteMagnitude)
    case "zero": return .int(0)
    default: return .member(name)
    }
  }

  // MARK: Calls

  mutating func callNamed(_ call: Call) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    let own = tree.functions.filter { $0.baseName == call.name }
    if let (method, places) = choose(own, call, values) {
      return try invoke(method, places, call, values, on: nil, place: nil)
    }
    if tree.types[call.name] != nil || KnownType.isKnown(call.name) {
      return try make(call.name, call, values)
    }
    if let known = try library(call, values) { return known }
    noteOpaque(call.name + call.spelling, values)
    return .opaque(Opaque.short(call.name + call.spelling))
  }

  /// `Type(...)`.
  mutating func make(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    if let own = try makeOwn(Lowering.lastName(name), call, values) { return own }
    if let known = try makeLibrary(name, call, values) { return known }
    if let known = try makeSystem(name, call, values) { return known }
    return .opaque(Opaque.short(name + call.spelling))
  }

  mutating func callMember(
    _ receiver: Value, _ place: Place?, _ call: Call
  ) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    if case .type(let name) = receiver {
      return try callStatic(name, call, values)
    }
    if let (name, table) = table(of: receiver) {
      if call.name == "init" { return try initialise(receiver, name, table, call, values, place) }
      if let (method, places) = choose(table.methods[call.name] ?? [], call, values) {
        return try invoke(method, places, call, values, on: receiver, place: place)
      }
      if table.fields[call.name] != nil || table.computed[call.name] != nil {
        return try self.call(try member(call.name, of: receiver), values)
      }
    }
    if let mapped = try mapOptional(receiver, call, values) { return mapped }
    switch receiver {
    case .none: throw trap(Trap.foundNil)
    case .opaque(let base):
      let spelling = Opaque.short("\(base).\(call.name)\(call.spelling)")
      noteOpaque(spelling, values)
      return .opaque(spelling)
    case .tuple(let parts):
      return try self.call(try part(call.name, of: parts), values)
    case .void, .bool, .int, .double, .string, .array, .dictionary, .member, .closure, .box,
      .delegate, .reference, .system, .object, .type, .handler:
      break
    }
    if let changed = try mutate(receiver, place, call, values) { return changed }
    if let known = try callLibrary(receiver, call, values) { return known }
    if let known = try callSystem(receiver, call, values) { return known }
    return unknownCall("\(spelling(of: receiver)).\(call.name)\(call.spelling)", values, receiver)
  }

  /// `map` and `flatMap` of an optional, as far as a value shows that it is meant: a text and a list
  /// have a `map` of their own, which only Swift's compiler can tell from it.
  private mutating func mapOptional(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard ["map", "flatMap", Lowering.optionalMap].contains(call.name), values.count == 1 else {
      return nil
    }
    switch receiver {
    case .none: return Value.none
    case .string where call.name == "map": return nil
    case .array, .dictionary, .object("Set", _), .object("Range", _), .object("Data", _), .opaque:
      guard call.name == Lowering.optionalMap else { return nil }
    case .void, .bool, .int, .double, .string, .tuple, .member, .closure, .box, .delegate,
      .reference, .system, .object, .type, .handler:
      break
    }
    return try self.call(values[0], [receiver])
  }

  private mutating func unknownCall(
    _ spelling: String, _ values: [Value], _ receiver: Value
  ) -> Value {
    // What windows and views do is nothing that is played, and nothing to tell.
    if !isInert(receiver) { noteOpaque(Opaque.short(spelling), values) }
    return .opaque(Opaque.short(spelling))
  }

  /// `self.init(...)`: the instance that is being made goes on with another initialiser.
  private mutating func initialise(
    _ receiver: Value, _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value],
    _ place: Place?
  ) throws(Unwinding) -> Value {
    let made = try initialise(receiver, name, table, call, values)
    if case .reference = receiver { return .void }
    if let place { try store(made, in: place) }
    return .void
  }

  private mutating func callStatic(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    let last = Lowering.lastName(name)
    if call.name == "init" { return try make(name, call, values) }
    if let table = tree.tables[last] {
      if let (method, places) = choose(table.staticMethods[call.name] ?? [], call, values) {
        return try invoke(method, places, call, values, on: .type(last), place: nil)
      }
      if table.cases.contains(where: { $0.name == call.name }) {
        return .object(last, [.member(call.name)] + values)
      }
      if table.globals[call.name] != nil {
        return try self.call(try member(call.name, of: .type(last)), values)
      }
    }
    if tree.types[call.name] != nil { return try make(call.name, call, values) }
    if KnownType.isKnown("\(name).\(call.name)") {
      return try make("\(name).\(call.name)", call, values)
    }
    if let known = try callStaticSystem(name, call, values) { return known }
    let spelling = Opaque.short("\(name).\(call.name)\(call.spelling)")
    noteOpaque(spelling, values)
    return .opaque(spelling)
  }

  mutating func callImplicit(_ call: Call) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    switch call.name {
    case "now": return .double(0)
    case "seconds": return convert(values.first ?? .int(0), to: .double) ?? .double(0)
    case "milliseconds": return try apply(.divide, values.first ?? .int(0), .double(1000))
    case "microseconds": return try apply(.divide, values.first ?? .int(0), .double(1_000_000))
    case "nanoseconds": return try apply(.divide, values.first ?? .int(0), .double(1_000_000_000))
    case "some": return values.first ?? .none
    case "global": return .system("DispatchQueue.main")
    case "init":
      // `.init(rawValue: "x")` is mostly a name of a notification or a key.
      return values.count == 1 ? values[0] : .opaque(Opaque.short(".init" + call.spelling))
    default: return .object("", [.member(call.name)] + values)
    }
  }

  /// An own superclass's method; what UIResponder does is nothing that is played.
  mutating func callSuper(_ call: Call) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    guard let slot = currentSelf, let (name, table) = table(of: slot),
      let parent = tree.types[name]?.inherited.first(where: { tree.tables[$0] != nil }),
      let parentTable = tree.tables[parent]
    else { return .void }
    _ = table
    if call.name == "init" {
      if let (method, places) = choose(parentTable.initialisers, call, values) {
        return try invoke(method, places, call, values, on: slot, place: nil)
      }
      return .void
    }
    let own = tree.types[name]?.methods.map(\.code) ?? []
    let inherited = (parentTable.methods[call.name] ?? []).filter { !own.contains($0.code) }
    guard let (method, places) = choose(inherited, call, values) else { return .void }
    return try invoke(method, places, call, values, on: slot, place: nil)
  }

  /// `self` of the body that runs, found by its place in a method's frame.
  private var currentSelf: Value? {
    frame.first.map { value in
      if case .box(let box) = value { return load(box: box) }
      return value
    }
  }

  // MARK: Opaque calls

  /// Tells the call, and that a completion handler that went into it is not called by it.
  mutating func noteOpaque(_ spelling: String, _ values: [Value]) {
    reaction.note(call: Opaque.short(spelling))
    if values.contains(where: \.holdsHandler) {
      reaction.noteHandlerGiven(to: Opaque.short(spelling))
    }
  }
}

extension Value {
  /// A completion handler of iOS, also inside a closure's captures.
  var holdsHandler: Bool {
    switch self {
    case .handler: return true
    case .closure(_, let captured): return captured.contains(where: \.holdsHandler)
    case .array(let parts), .tuple(let parts): return parts.contains(where: \.holdsHandler)
    case .void, .none, .bool, .int, .double, .string, .dictionary, .member, .box, .delegate,
      .reference, .opaque, .system, .object, .type:
      return false
    }
  }
}
