import LifecycleModel

extension Interpreter {
  /// The instance with the type arguments from the name, if it has none yet.
  mutating func specialised(_ made: Value, _ name: String) throws(Unwinding) -> Value {
    if case .some(let held) = made { return .some(try specialised(held, name)) }
    let plain = Interpreter.plainName(name)
    if case .object(plain, let bounds) = made, made.isRange, made.partialRange == nil,
      let bound = writtenArguments(in: name).first
    {
      return .object(plain, [try coerce(bounds[0], to: bound), try coerce(bounds[1], to: bound)])
    }
    guard let table = tree.tables[plain] else { return made }
    switch made {
    case .object(plain, let parts) where table.kind == .structType:
      let fields = Array(parts.withoutTypeArguments)
      guard bindings(in: parts)?.labels.count != table.parameters.count,
        fields.count == table.layout.count,
        let part = try typeArguments(table, writtenArguments(in: name), fields)
      else { return made }
      return .object(plain, fields + [part])
    case .object(plain, let parts) where table.kind == .enumType:
      guard case .member(let word)? = parts.first,
        let choice = table.cases.first(where: { $0.name == word }),
        choice.types.count == parts.count - 1
      else { return made }
      let arguments = Bindings(
        zip(table.parameters, writtenArguments(in: name)), uniquingKeysWith: { one, _ in one })
      var own = [parts[0]]
      for (type, part) in zip(choice.types, parts.dropFirst()) {
        own.append(try coerce(part, to: type.mapped { arguments[$0] ?? .parameter($0) }))
      }
      return .object(plain, own)
    case .reference where typeNames(of: made).first == plain:
      try keepTypeArguments(of: made, table, writtenArguments(in: name))
      return made
    default: return made
    }
  }

  /// The type that an associated type stands for in the value's user-defined type; nil if unknown.
  func associatedType(_ name: String, of value: Value) -> TypeReference? {
    guard let type = typeNames(of: value).first, let own = tree.types[type], own.kind != .extended
    else { return nil }
    let plain = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    let arguments = typeArguments(of: value)
    return nestedAlias(plain, of: type)?.mapped { arguments[$0] ?? .parameter($0) }
  }

  /// Infers the generic parameters of a type from the arguments of its initialiser.
  func inferredArguments(
    _ table: MemberTable, _ method: Method, _ places: [Method.Fitting], _ values: [Value]
  ) -> Bindings {
    guard !table.parameters.isEmpty else { return [:] }
    var found: Bindings = [:]
    for (place, type) in zip(places, method.types) {
      switch place {
      case .argument(let index):
        if values.indices.contains(index) { infer(type, from: values[index], &found) }
      case .many(let indices):
        for index in indices where values.indices.contains(index) {
          infer(type, from: values[index], &found)
        }
      case .standard: break
      }
    }
    return found.filter { table.parameters.contains($0.key) }
  }

  /// Infers them from the arguments of the memberwise initialiser.
  func inferredArguments(_ table: MemberTable, _ call: Call, _ values: [Value]) -> Bindings {
    var found: Bindings = [:]
    for (label, value) in zip(call.labels, values) {
      if let type = table.fields[label].flatMap({ table.layout[$0].type }) {
        infer(type, from: value, &found)
      }
    }
    return found.filter { table.parameters.contains($0.key) }
  }

  /// The initial values of an object's properties, which may name the type arguments.
  mutating func firstValues(
    _ name: String, _ table: MemberTable, for call: Call, _ values: [Value]
  ) throws(Unwinding) -> [Value] {
    guard !table.parameters.isEmpty else { return try firstValues(name, table) }
    let outer = bindings
    defer { bindings = outer }
    for (name, type) in zip(table.parameters, call.typeArguments.map({ resolved($0) })) {
      bindings[name] = type
    }
    if call.typeArguments.isEmpty,
      let (method, places) = try choose(table.initialisers, call, values)
    {
      bindings.merge(inferredArguments(table, method, places, values)) { _, own in own }
    }
    return try firstValues(name, table)
  }

  /// The method that `value.name` means as a function: the type's own, else the most specific one from its protocols'
  /// extensions.
  func method(_ name: String, of value: Value, _ table: MemberTable) -> Method? {
    guard let methods = table.methods[name], var best = methods.first,
      methods.contains(where: { !$0.constraints.isEmpty }),
      tree.codes[best.code].owner.flatMap({ tree.types[$0] })?.kind == .protocolType
    else { return table.methods[name]?.first }
    for other in methods.dropFirst()
    where other.labels == best.labels && other.constraints.count > best.constraints.count {
      if meets(value, other.constraints, table) { best = other }
    }
    return best
  }

  /// A type alias that a type, its superclasses or its protocols declare.
  func nestedAlias(_ name: String, of type: String) -> TypeReference? {
    let parts = tree.types.lineage(of: type)
    for part in parts {
      if let alias = tree.nestedAliases[part.name + "." + name] { return resolved(alias) }
      if tree.types[part.name + "." + name] != nil { return .named(part.name + "." + name) }
    }
    if name == "RawValue", let raw = tree.types[type]?.rawType { return raw }
    let witnesses = parts.flatMap { $0.associated[name] ?? [] }
    let whole = witnesses.filter { $0.parameter == nil && !$0.isPart }
    let others = witnesses.filter { $0.parameter != nil || $0.isPart }
    for witness in whole.reversed() + others {
      for part in parts where part.kind != .protocolType {
        let global = tree.globals.first { $0.name == witness.member && $0.owner == part.name }
        let found = part.type(telling: witness, global: global?.type)
        if let found, found != .any { return resolved(found) }
      }
    }
    return nil
  }

  /// Whether the value can be of a type with written arguments: `Box<Int>`. Arguments that the value does not show
  /// match any type.
  func mayHaveArguments(_ value: Value, of name: String) -> Bool {
    guard name.hasSuffix(">"), typeNames(of: value).first == Interpreter.plainName(name) else {
      return true
    }
    let own = typeArgumentNames(of: value)
    let wanted = writtenArguments(in: name)
    guard own.count == wanted.count else { return true }
    return zip(own, wanted).allSatisfy { own, wanted in
      own == "_" || own == "Any" || wanted == .any || own == wanted.pathName
    }
  }
}

extension Value {
  /// Whether collections, tuples and Optionals are nested deeper than that. Computing a type's name takes quadratic
  /// time in its depth.
  func isNested(beyond levels: Int) -> Bool {
    guard levels >= 0 else { return true }
    switch self {
    case .some(let held): return held.isNested(beyond: levels - 1)
    case .array(let items), .object("Set", let items), .tuple(let items), .labelled(_, let items):
      return items.contains { $0.isNested(beyond: levels - 1) }
    case .dictionary(let entries):
      return entries.contains { entry in
        entry.key.isNested(beyond: levels - 1) || entry.value.isNested(beyond: levels - 1)
      }
    default: return false
    }
  }
}
