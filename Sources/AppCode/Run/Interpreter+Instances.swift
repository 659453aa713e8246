import LifecycleModel

/// Objects, structs and enumerations of the app.
extension Interpreter {
  /// The names of the value's member tables, most derived first.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .delegate: return [tree.delegate]
    case .reference(let cell):
      if case .object(let name, _)? = heap.indices.contains(cell) ? heap[cell] : nil {
        return [name]
      }
      return []
    case .object("ArraySlice", _):
      return [
        "ArraySlice", "RandomAccessCollection", "RangeReplaceableCollection",
        "BidirectionalCollection", "Collection", "Sequence",
      ]
    case .object("Range", _):
      return [
        "Range", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence",
      ]
    case .object("ClosedRange", _):
      return [
        "ClosedRange", "RandomAccessCollection", "BidirectionalCollection", "Collection",
        "Sequence",
      ]
    case .object("Data", _):
      return [
        "Data", "DataProtocol", "ContiguousBytes", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence",
      ]
    case .object("LazySequence", _): return ["Sequence"]
    case .object("Substring", _):
      return [
        "Substring", "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection",
        "Collection", "Sequence", "Comparable",
      ]
    case .object("StringInterpolation", _):
      return ["StringInterpolation", "DefaultStringInterpolation"]
    case .object(let name, _): return [name]
    case .system(let name): return [name, String(name.prefix { $0 != "." }), "NSObject"]
    case .string:
      return [
        "String", "Substring", "StringProtocol", "RangeReplaceableCollection",
        "BidirectionalCollection", "Collection", "Sequence", "Comparable",
      ]
    case .character: return ["Character"]
    case .int: return ["Int", "BinaryInteger", "FixedWidthInteger", "Numeric", "Comparable"]
    case .integer(let type, _):
      return [type.rawValue, "BinaryInteger", "FixedWidthInteger", "Numeric", "Comparable"]
    case .double:
      return [
        "Double", "TimeInterval", "CGFloat", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "Comparable",
      ]
    case .float: return ["Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"]
    case .bool: return ["Bool"]
    case .array:
      return [
        "Array", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
        "BidirectionalCollection", "Collection", "Sequence",
      ]
    case .dictionary: return ["Dictionary", "Collection", "Sequence"]
    case .some, .none: return ["Optional"]
    case .type(let name): return [ownName(name)]
    default: return []
    }
  }

  func table(of value: Value) -> (name: String, table: MemberTable)? {
    for name in typeNames(of: value) {
      if let table = tables[name] { return (name, table) }
    }
    if case .object("Set", _) = value {
      for name in ["Collection", "Sequence"] {
        if let table = tables[name] { return (name, table) }
      }
    }
    if let found = importedTable(of: value) { return found }
    for name in tree.traits.extendedSupertypes where isOfLibrary(value, conforming: name) {
      if let table = tables[name] { return (name, table) }
    }
    for name in tree.traits.extendedProtocols where conformsByKind(value, name) {
      if let table = tables[name] { return (name, table) }
    }
    return nil
  }

  /// Creates an instance; nil if the files declare no type of that name.
  mutating func makeOwn(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let table = tree.tables[name] else { return nil }
    if name == tree.delegate {
      try makeDelegateObject()
      return .delegate
    }
    switch table.kind {
    case .classType: return try makeObject(name, table, call, values)
    case .structType: return try makeStruct(name, table, call, values)
    case .enumType:
      if call.labels == ["rawValue"],
        !table.initialisers.contains(where: { $0.labels == ["rawValue"] })
      {
        if let given = values.first?.unwrapped, given.isOpaque {
          return .opaque(Opaque.short("\(name)(rawValue: \(describe(given)))"))
        }
        try spend(2 * table.cases.count)
        let found = table.cases.first { choice in
          choice.rawValue.map { Arithmetic.areEqual($0, values.first ?? .none) } ?? false
        }
        return found.map { .some(.object(name, [.member($0.name)])) } ?? Value.none
      }
      if let key = try madeKey(name, table, call, values) { return key }
      return try initialise(.none, name, table, call, values)
    case .protocolType: return nil
    case .extended:
      // Beside the library's own initializers, which take other types.
      let taking = table.initialisers.filter { method in
        !zip(method.types, values).contains { isOfOtherKind($1, than: $0) }
      }
      guard let (method, places) = try choose(taking, call, values) else { return nil }
      let depth = depthNow
      do {
        let result = try invoke(method, places, call, values, on: Value.none, place: nil)
        if method.isFailable, result == .none { return Value.none }
      } catch {
        guard case .failedInitialiser = error, method.isFailable else { throw error }
        restoreDepth(depth)
        return Value.none
      }
      let made = finalValue(ofSlot: tree.codes[method.code].selfSlot ?? 0)
      return method.isFailable ? made.optional : made
    }
  }

  /// Whether the value is of another kind than the plain type.
  private func isOfOtherKind(_ value: Value, than type: TypeReference) -> Bool {
    switch type {
    case .bool, .int, .double, .float, .string: return fit(value, type) == 0
    // Only literals in the source become values of a type that literals can have.
    case .named(let name):
      return declares(name) && (fit(value, type) == 0 || isLiteral(value, of: name))
    default: return false
    }
  }

  private mutating func makeStruct(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    let outer = bindings
    defer { bindings = outer }
    // Type arguments are resolved in the calling code: `Pair<B, A>(...)` in a method of `Pair<A, B>`.
    try spend(8 * call.typeArguments.count)
    var (call, values) = try withDefaults(name, table, call, values)
    call.typeArguments = call.typeArguments.map { resolved($0) }
    for (name, type) in zip(table.parameters, call.typeArguments) { bindings[name] = type }
    let own = table.initialisers.isEmpty ? Set(call.labels.compactMap { table.fields[$0] }) : []
    let chosen =
      try table.initialisers.isEmpty || isPlainLiteral(of: name, table, call, values)
      ? nil : choose(table.initialisers, call, values)
    // Initial values may name the type arguments: `let version = T.version`.
    if call.typeArguments.isEmpty, !table.parameters.isEmpty {
      let found =
        chosen.map { inferredArguments(table, $0.0, $0.1, values) }
        ?? inferredArguments(table, call, values)
      bindings.merge(found) { _, own in own }
    }
    var fields = try firstValues(name, table, given: own)
    if chosen != nil {
      // The initializer can use the type arguments that the call shows.
      if let part = try typeArguments(table, call.typeArguments, fields),
        bindings(in: [part])?.labels.count == table.parameters.count
      {
        fields.append(part)
      }
      let made = try initialise(.object(name, fields), name, table, call, values)
      return try kept(made, name, table, call)
    }
    if call.labels.isEmpty || call.labels == ["_"], table.names.contains("OptionSet"),
      let made = try optionSet(name, elements(of: values.first ?? .none))
    {
      return made
    }
    // `Tag("news")` is the literal itself.
    if call.labels == ["_"], let literal = values.first, isLiteral(literal, of: name) {
      return try coerce(literal, to: .named(name))
    }
    // The memberwise initializer.
    var given: Set<Int> = []
    for (label, value) in zip(call.labels, values) {
      let wrapped = table.fields["_" + label].flatMap {
        table.layout[$0].wrapper == label ? $0 : nil
      }
      // A trailing closure goes to the first property that needs one.
      let functions = table.layout.indices.filter {
        table.layout[$0].type?.isFunction == true && !given.contains($0)
      }
      let unlabelled =
        functions.first {
          table.layout[$0].initial == nil && table.layout[$0].type?.isOptional == false
        } ?? functions.first
      guard let index = table.fields[label] ?? wrapped ?? (label == "_" ? unlabelled : nil) else {
        continue
      }
      given.insert(index)
      if wrapped != nil, case .named(let wrapper)? = table.layout[index].type {
        if typeNames(of: value).first == wrapper {
          fields[index] = value
          continue
        }
        fields[index] = try wrap(value, in: wrapper, by: table.layout[index].wrapping)
        continue
      }
      fields[index] =
        try table.layout[index].type.map { type throws(Unwinding) in
          try unwrapping(value, to: type)
        } ?? value
      fields[index] = Interpreter.unretained(fields[index], table.layout[index].ownership)
    }
    return try checkingSize(kept(.object(name, fields), name, table, call))
  }

  /// Whether `Path("a/b")` means the literal itself, because every initializer with such a label takes another type.
  private func isPlainLiteral(
    of name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) -> Bool {
    guard call.labels == ["_"], let literal = values.first, isLiteral(literal, of: name) else {
      return false
    }
    return table.initialisers.allSatisfy { method in
      method.fitted(to: call) == nil || method.types.first.map { fit(literal, $0) } == 0
    }
  }

  /// A struct together with its type arguments.
  private mutating func kept(
    _ made: Value, _ name: String, _ table: MemberTable, _ call: Call
  ) throws(Unwinding) -> Value {
    guard !table.parameters.isEmpty else { return made }
    if case .some(let held) = made { return .some(try kept(held, name, table, call)) }
    guard case .object(name, let parts) = made, parts.count == table.layout.count,
      let part = try typeArguments(table, call.typeArguments, parts)
    else { return made }
    return .object(name, parts + [part])
  }

  /// Creates a property wrapper around an initial value.
  mutating func wrap(
    _ value: Value, in wrapper: String, by code: Int? = nil
  ) throws(Unwinding) -> Value {
    if let code { return try self.call(code: code, on: nil, [value]) }
    let call = Call(
      name: wrapper, labels: ["wrappedValue"], values: [], trailing: 0, spelling: "(wrappedValue:)")
    return try makeOwn(wrapper, call, [value]) ?? value
  }

  /// Runs the matching initializer. Returns `.none` if it fails.
  mutating func initialise(
    _ new: Value, _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    guard let (method, places) = try choose(table.initialisers, call, values) else { return new }
    let depth = depthNow
    let result: Value
    do {
      result = try invoke(method, places, call, values, on: new, place: nil)
    } catch {
      guard case .failedInitialiser = error, method.isFailable else { throw error }
      restoreDepth(depth)
      return .none
    }
    if method.isFailable, result == .none { return .none }
    let made = finalValue(ofSlot: tree.codes[method.code].selfSlot ?? 0)
    return method.isFailable && made != .none ? .some(made) : made
  }

  /// The payload of an enumeration case, with default values in place of missing arguments.
  mutating func carried(
    _ choice: OwnType.EnumCase, _ values: [Value], _ labels: [String]
  ) throws(Unwinding) -> [Value] {
    var carried: [Value] = []
    var next = 0
    for (index, type) in choice.types.enumerated() {
      let isLeftOut = values.count - next < choice.types.count - index
      let isNext =
        labels.indices.contains(next)
        && (labels[next] == choice.labels[index] || labels[next] == "_")
      if next < values.count, isNext || !isLeftOut {
        carried.append(try coerce(values[next], to: type))
        next += 1
      } else if let code = choice.defaults[index] {
        carried.append(try self.call(code: code, on: nil, []))
      }
    }
    return carried
  }

  func fields(of value: Value) -> [Value] {
    switch value {
    case .delegate:
      if let inputs = heap.inputs {
        for index in tree.delegateFields.indices { inputs.note(property: index) }
      }
      return reaction.world.memory.properties
    case .reference(let cell):
      if case .object(_, let parts)? = heap.indices.contains(cell) ? heap[cell] : nil {
        return parts
      }
      return []
    case .object(_, let parts): return parts
    default:
      return []
    }
  }

  /// Reads a member that the files declare; nil if there is none.
  mutating func ownMember(_ name: String, of value: Value) throws(Unwinding) -> Value? {
    if case .type(let type) = value { return try ownStatic(name, of: type) }
    guard let (type, table) = visibleTable(of: value, for: name) else { return nil }
    return try ownMember(name, of: value, type, table)
  }

  /// Reads a member that the files declare. `table` may be that of a superclass.
  mutating func ownMember(
    _ name: String, of value: Value, _ type: String, _ table: MemberTable
  ) throws(Unwinding) -> Value? {
    if let choices = table.constrained[name],
      let getter = mostSpecific(choices, for: value, table)?.getter
    {
      return try call(code: getter, on: value, [])
    }
    // An observer of a property reads the stored value, even if a subclass overrides the property.
    let isObserver = table.fields[name].map { index in
      [table.layout[index].willSet, table.layout[index].didSet].contains(codeNow)
    }
    if table.computedOverStored.contains(name), isObserver != true,
      let getter = table.computed[name]?.getter
    {
      return try call(code: getter, on: value, [])
    }
    if let index = table.fields[name] {
      let found = strong(stored(index, of: value))
      let field = table.layout[index]
      guard found == .none else { return found }
      guard field.isLazy, let initial = field.initial else {
        lastNil = (name, line)
        return found
      }
      let made = try call(code: initial, on: value, [])
      try setField(index, name, of: value, in: type, to: made)
      return made
    }
    if let computed = table.computed[name] {
      return try computed.getter.map { code throws(Unwinding) in
        try call(code: code, on: value, [])
      } ?? Value.none
    }
    if let method = method(name, of: value, table) {
      // `text.count` is the library's property, even if an extension has a method `count(of:)`.
      if table.kind == .extended, libraryMember(name, of: value) != nil { return nil }
      return .closure(code: method.code, captured: [value])
    }
    if case .enumType = table.kind { return enumMember(name, of: value, table) }
    return nil
  }

  private mutating func ownStatic(_ name: String, of type: String) throws(Unwinding) -> Value? {
    let last = witness(ownName(type), for: name)
    guard let table = tree.tables[last] else { return nil }
    let named = Value.type(table.parameters.isEmpty ? last : type)
    if let index = table.globals[name] { return try load(global: index) }
    if let getter = table.staticComputed[name]?.getter {
      return try call(code: getter, on: named, [])
    }
    if let found = table.cases.first(where: { $0.name == name }) {
      return found.labels.isEmpty
        ? .object(last, [.member(name)]) : .object("Case", [.type(last), .member(name)])
    }
    if name == "allCases" {
      try spend(16 * table.cases.count)
      return .array(table.cases.map { .object(last, [.member($0.name)]) })
    }
    if name == "shared" || name == "self" { return nil }
    if let method = table.staticMethods[name]?.first {
      return .closure(code: method.code, captured: [named])
    }
    if table.methods[name] != nil { return .object("Unbound", [.string(name)]) }
    if tree.types[last + "." + name] != nil { return .type(last + "." + name) }
    if name == "init" { return named }
    return nestedAlias(name, of: last).map { .type($0.pathName) }
  }
}
