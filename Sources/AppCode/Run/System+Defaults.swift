import LifecycleModel

/// UserDefaults. The keys of a suite are stored with its name as a prefix. Registered defaults last
/// as long as the process.
extension Interpreter {
  mutating func setDefault(_ value: Value, _ key: String) {
    var defaults = reaction.world.defaults
    let isNil = value == .none || isAssumedNil(value)
    defaults.set(isNil ? nil : defaultToStore(value.unwrapped), forKey: .string(key))
    reaction.keep(defaults)
  }

  private func isAssumedNil(_ value: Value) -> Bool {
    guard case .opaque(let what) = value else { return false }
    return storedAssumption(what, .optional) == AssumedValue.none
  }

  /// Prepares a value for storage. An unknown value that is known not to be nil is stored as an Optional with a value,
  /// because facts about it end with the process.
  private func defaultToStore(_ value: Value) -> Value {
    guard case .opaque(let what) = value,
      storedAssumption(what, .optional) == .some || knownType(of: what) != nil
    else {
      guard case .dictionary(let entries) = value else { return value }
      return .dictionary(entries.map { Value.Entry($0.key.withoutHashable, $0.value) })
    }
    return .some(value)
  }

  /// The stored value. An unknown one that was known not to be nil when it was stored is not nil; any other unknown one
  /// is assumed not to be nil.
  mutating func storedDefault(_ key: Value) -> Value {
    if let inputs = heap.inputs { inputs.note(defaultNamed: key.description) }
    let found = lookUp(key, in: reaction.world.defaults)
    guard case .some(let held) = found else {
      noteStored(found)
      return found
    }
    noteNotNil(found)
    return held
  }

  mutating func makeDefaults(_ arguments: LabelledArguments) -> Value {
    guard let suite = arguments["suiteName"]?.unwrapped, suite != .none else {
      return .system("UserDefaults")
    }
    guard case .opaque(let what) = suite else {
      return .object("UserDefaults", [.string(suite.description)])
    }
    // A suite of unknown name counts as that of an app group if the files name exactly one; otherwise it differs from
    // all named ones.
    let named = tree.suites
    let own = "group.(\(what))"
    let isTold = !named.isEmpty || statedAssumption(.text, numberInLine(what)) != nil
    let name = isTold ? assumeText(what, named.count == 1 ? named[0] : own) : .string(own)
    return .object("UserDefaults", [name])
  }

  /// Calls a method of UserDefaults. `suite` is nil for the standard defaults.
  mutating func callDefaults(
    _ call: Call, _ values: [Value], suite: String?
  ) throws(Unwinding) -> Value? {
    if case .dictionary(let entries) = reaction.world.defaults {
      try spend(64 * entries.count)
    }
    let arguments = LabelledArguments(call.labels, values)
    let prefix = suite.map { $0 + "/" } ?? ""
    let first = arguments.first?.unwrapped ?? .none
    switch call.name {
    case "set", "setValue":
      guard let key = arguments["forKey"] else { return nil }
      setDefault(first, prefix + describe(key))
    case "removeObject": setDefault(.none, prefix + describe(first))
    case "removePersistentDomain":
      guard case .dictionary(let entries) = reaction.world.defaults else { return .void }
      for entry in entries where entry.key.description.hasPrefix(describe(first) + "/") {
        setDefault(.none, entry.key.description)
      }
    case "register":
      guard case .dictionary(let entries) = first else { return .void }
      var registered = root("registered")
      if registered == .none { registered = .dictionary([]) }
      try spend(64 * registered.entryCount + 256 * entries.count)
      for entry in entries {
        registered.set(entry.value.unwrapped, forKey: .string(prefix + entry.key.description))
      }
      setRoot("registered", registered)
    case "dictionaryRepresentation":
      if let inputs = heap.inputs { inputs.noteAllDefaults() }
      var all = reaction.world.defaults
      all = .dictionary(ownDefaults(in: all, prefix))
      let entries = ownDefaults(in: root("registered"), prefix)
      try spend(64 * (all.entryCount + entries.count))
      for entry in entries where lookUp(entry.key, in: all) == .none {
        all.set(entry.value, forKey: entry.key)
      }
      return all
    case "synchronize": return .bool(true)
    default: return read(call.name, default: prefix + describe(first))
    }
    if call.name != "register" { try postDefaultsChange() }
    return .void
  }

  /// The entries of the suite with that prefix, under their own keys. The standard defaults have none.
  private func ownDefaults(in all: Value, _ prefix: String) -> [Value.Entry] {
    guard case .dictionary(let entries) = all else { return [] }
    return entries.compactMap { entry in
      let key = entry.key.description
      if prefix.isEmpty {
        let isOfSuite = tree.suites.contains { key.hasPrefix($0 + "/") }
        return isOfSuite ? nil : Value.Entry(entry.key, entry.value.unwrapped)
      }
      guard key.hasPrefix(prefix) else { return nil }
      return Value.Entry(.string(String(key.dropFirst(prefix.count))), entry.value.unwrapped)
    }
  }

  private mutating func read(_ name: String, default key: String) -> Value? {
    var found = storedDefault(.string(key))
    if found == .none { found = lookUp(.string(key), in: root("registered")) }
    if found.isOpaque { return found }
    switch name {
    case "bool":
      if case .string(let text) = found {
        return .bool(NumberPrefix.bool(of: text))
      }
      return .bool(found.operand.asBool ?? ((found.operand.asDouble ?? 0) != 0))
    case "integer", "double", "float":
      if case .string(let text) = found {
        if name == "integer" { return .int(NumberPrefix.integer(of: text)) }
        let number = NumberPrefix.double(of: text)
        return name == "float" ? .float(Float(number)) : .double(number)
      }
      let number = found.operand.asDouble ?? (found.operand.asBool == true ? 1 : 0)
      if name == "integer" {
        return .int(found.operand.asInt ?? Int(exactly: number.rounded(.towardZero)) ?? 0)
      }
      return name == "float" ? .float(Float(number)) : .double(number)
    case "object", "value": return found.optional
    case "string":
      return found.operand.asDouble == nil
        ? (convert(found, to: .string)?.optional ?? Value.none) : .some(.string("\(found.operand)"))
    case "array": return convert(found, to: .array(.any))?.optional ?? Value.none
    case "stringArray": return convert(found, to: .array(.string))?.optional ?? Value.none
    case "dictionary": return convert(found, to: .dictionary(.string, .any))?.optional ?? Value.none
    case "data": return convert(found, to: .named("Data"))?.optional ?? Value.none
    case "url": return convert(found, to: .named("URL"))?.optional ?? Value.none
    default: return nil
    }
  }
}
