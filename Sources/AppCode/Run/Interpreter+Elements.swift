import LifecycleModel

/// Subscripts, and what a loop goes over.
extension Interpreter {
  func lookUp(_ key: Value, in container: Value) -> Value {
    guard case .dictionary(let entries) = container else { return .none }
    if let found = entries.first(where: { $0.key == key }) { return found.value }
    // An own enumeration's case beside the same one whose type is not known.
    guard case .member = key else { return .none }
    return entries.first { Arithmetic.areEqual($0.key, key) }?.value ?? .none
  }

  mutating func element(
    at keys: [Value], of container: Value, _ spelling: String
  ) throws(Unwinding) -> Value {
    let key = keys.first ?? .none
    if let (_, table) = table(of: container),
      let own = table.subscripts.first(where: { !$0.isStatic }),
      let getter = own.getter, !container.isPlainCollection
    {
      return try call(code: getter, on: container, keys)
    }
    switch container {
    case .dictionary:
      let found = lookUp(key, in: container)
      if found == .none, keys.count > 1 { return keys[1] }
      return found
    case .array(let items): return try element(at: key, of: items)
    case .object("Data", let parts):
      guard case .int(let count)? = parts.first, case .int(let index) = key,
        (0..<count).contains(index)
      else { throw trap(Trap.index) }
      return .int(Interpreter.byte(index))
    case .string(let text):
      guard case .object("Range", let bounds) = key else {
        return .opaque("\"\(text)\"\(spelling)")
      }
      return .string(Interpreter.slice(Array(text).map(String.init), bounds).joined())
    case .system("UserDefaults"): return lookUp(key, in: reaction.world.app.defaults)
    case .system("Info.plist"): return Interpreter.infoEntry(describe(key))
    case .opaque(let base): return .opaque(Opaque.short(base + spelling))
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .tuple, .member, .closure, .box, .delegate, .reference,
      .system, .object, .type, .handler:
      return .opaque(Opaque.short(container.description + spelling))
    }
  }

  private mutating func element(at key: Value, of items: [Value]) throws(Unwinding) -> Value {
    if case .object("Range", let bounds) = key {
      return .array(Interpreter.slice(items, bounds))
    }
    guard case .int(let index) = key, items.indices.contains(index) else { throw trap(Trap.index) }
    return items[index]
  }

  /// What lies outside is left out.
  static func slice<Item>(_ items: [Item], _ bounds: [Value]) -> [Item] {
    guard case .int(let low)? = bounds.first, case .int(let high)? = bounds.last else { return [] }
    let from = max(0, min(low, items.count))
    return Array(items[from..<max(from, min(high, items.count))])
  }

  /// True where the container is a value that has to go back to its own place.
  mutating func set(
    _ value: Value, at keys: [Value], in container: inout Value, _ spelling: String
  ) throws(Unwinding) -> Bool {
    let key = keys.first ?? .none
    if let (_, table) = table(of: container),
      let own = table.subscripts.first(where: { !$0.isStatic }),
      let setter = own.setter, !container.isPlainCollection
    {
      _ = try call(code: setter, on: container, [value] + keys)
      if case .object = container, let slot = tree.codes[setter].selfSlot {
        container = finalValue(ofSlot: slot)
        return true
      }
      return false
    }
    switch container {
    case .array(var items):
      guard case .int(let index) = key, items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      items[index] = value
      container = .array(items)
    case .dictionary(let entries):
      try checkCount(entries.count + 1)
      container.set(value == .none ? nil : value, forKey: key)
    case .system("UserDefaults"):
      setDefault(value, key.description)
      return false
    case .none: throw trap(Trap.foundNil)
    case .opaque(let base):
      noteOpaque("\(base)\(spelling) = \(value.description)", [value])
      return false
    case .void, .bool, .int, .double, .string, .tuple, .member, .closure, .box, .delegate,
      .reference, .system, .object, .type, .handler:
      throw trap(Trap.noMember("subscript", of: typeName(of: container)))
    }
    return true
  }

  /// The entries of a dictionary are pairs, sorted by the printed key.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let items): return items
    case .object("Set", let items): return items
    case .dictionary(let entries): return entries.map { .tuple([$0.key, $0.value]) }
    case .string(let text): return text.map { .string(String($0)) }
    case .object("Data", let parts):
      guard case .int(let count)? = parts.first else { return [] }
      return (0..<min(max(count, 0), Interpreter.mostElements)).map { .int(Interpreter.byte($0)) }
    case .object("Range", let bounds):
      guard case .int(let low)? = bounds.first, case .int(let high)? = bounds.last,
        low < high, high.subtractingReportingOverflow(low).overflow == false
      else { return [] }
      return (low..<min(high, low + Interpreter.mostElements)).map { .int($0) }
    // A set of options with one of them.
    case .member: return [value]
    case .void, .none, .bool, .int, .double, .tuple, .closure, .box, .delegate, .reference,
      .opaque, .system, .object, .type, .handler:
      return []
    }
  }

  /// What a token's bytes are means nothing; they are the same each time.
  static func byte(_ index: Int) -> Int { (index * 37 + 11) % 256 }
}

extension Value {
  var isPlainCollection: Bool {
    switch self {
    case .array, .dictionary, .string: return true
    case .void, .none, .bool, .int, .double, .tuple, .member, .closure, .box, .delegate,
      .reference, .opaque, .system, .object, .type, .handler:
      return false
    }
  }
}
