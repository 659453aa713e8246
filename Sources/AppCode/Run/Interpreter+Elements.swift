import LifecycleModel

/// Subscripts, and the elements of a loop.
extension Interpreter {
  func lookUp(_ key: Value, in container: Value) -> Value {
    valueFound(for: key, in: container) ?? .none
  }

  /// The value of the key; nil if the container has no such key.
  func valueFound(for key: Value, in container: Value) -> Value? {
    guard case .dictionary(let entries) = container else { return nil }
    let near = entries.near(key)
    if let place = entries.place(of: key) { return entries[place].value }
    if case .some(let held) = key { return valueFound(for: held, in: container) }
    // A case or a literal of unknown type and one of known type.
    switch key {
    case .member, .string, .character, .object("", _): break
    default: return nil
    }
    return near.first { Arithmetic.areEqual($0.key, key) }?.value
  }

  /// The key of the entry that a user-defined `==` finds equal; otherwise the key itself.
  mutating func storedAssumptionKey(_ key: Value, in dictionary: Value) throws(Unwinding) -> Value {
    guard tree.comparesByOwnRule, case .dictionary(let entries) = dictionary else {
      return key
    }
    switch key.unwrapped {
    // Key paths and the like compare by the library's rule.
    case .object, .reference: guard table(of: key.unwrapped) != nil else { return key }
    default: return key
    }
    for entry in entries where try areEqual(entry.key, key.unwrapped) { return entry.key }
    return key
  }

  mutating func element(
    at keys: [Value], of container: Value, _ spelling: String
  ) throws(Unwinding) -> Value {
    let key = (keys.first ?? .none).withoutBase
    if let part = try ownSlice(key, of: container) { return part }
    if let own = try ownSubscript(of: container, keys, spelling), let getter = own.getter {
      var keys = try completed(keys, for: own)
      guard !own.generics.isEmpty else { return try call(code: getter, on: container, keys) }
      let outer = bindings
      defer { bindings = outer }
      if let wanted = wantedElement, let type = own.type {
        var found: Bindings = [:]
        type.match(resolved(wanted), &found)
        for name in own.generics { bindings[name] = found[name] }
      }
      wantedElement = nil
      for (place, type) in own.parameters.enumerated() where keys.indices.contains(place) {
        if case .member = keys[place] { keys[place] = try coerce(keys[place], to: type) }
      }
      try bind(own, keys, getter)
      return try call(code: getter, on: container, keys)
    }
    if case .object("KeyPath", let names) = key, isPath(spelling, into: container) {
      return try follow(names, of: container)
    }
    if let found = try entry(at: key, of: container) { return found }
    if Interpreter.beginsWithLabel(spelling), container.isPlainCollection {
      // `list[safe: 5]`: the subscript is declared in a file that is not loaded.
      try spendSpelling(of: [container])
      return remembered(Opaque.short(describe(container) + spelling))
    }
    switch container {
    case .some(let held): return try element(at: keys, of: held, spelling)
    case .dictionary(let entries):
      try spendSearch(for: key, in: container)
      let key = try storedAssumptionKey(key, in: container)
      let isThere = entries.place(of: key) != nil
      let found = lookUp(key, in: container)
      if keys.count > 1 { return found == .none && !isThere ? keys[1] : found }
      return isThere ? .some(found) : found.optional
    case .array(let items): return try element(at: key, of: items, from: 0)
    case .object("ArraySlice", _):
      guard let (start, items) = container.sliceParts else { return .none }
      return try element(at: key, of: items, from: start)
    case .object("Data", _):
      let bytes = Interpreter.bytes(of: container)
      try spend(bytes.count / 4)
      let start = container.dataStart
      if let (low, high) = places(key, start: start, count: bytes.count) {
        guard low >= 0, low <= high, high <= bytes.count else { throw trap(Trap.index) }
        return .data(Array(bytes[low..<high]), from: start + low)
      }
      guard case .int(let index) = key, bytes.indices.contains(index &- start) else {
        throw trap(Trap.index)
      }
      return .byte(bytes[index - start])
    case .object("Range", _), .object("ClosedRange", _): return key
    case .object("LazySequence", let parts):
      guard let place = key.asInt, let item = try lazyElement(parts, at: place) else {
        throw trap(Trap.index)
      }
      return item
    case .string(let text): return try element(at: key, of: text, from: 0, spelling)
    case .object("Substring", _):
      guard let (text, start) = container.substringParts else { return .none }
      return try element(at: key, of: text, from: start, spelling)
    case .system("UserDefaults"), .object("UserDefaults", _):
      // The subscript is declared in a file that is not loaded.
      let found = storedDefault(defaultsKey(key, in: container))
      return found == .none ? .opaque(Opaque.short(describe(container) + spelling)) : found
    case .system("Info.plist"): return infoEntry(of: key)
    case .opaque(let base): return remembered(Opaque.short(base + spelling))
    case .none: throw trapOnNil(Trap.foundNilImplicitly)
    default:
      try spendSpelling(of: [container])
      return .opaque(Opaque.short(describe(container) + spelling))
    }
  }

  /// Whether the first argument of a subscript as written has a label.
  private static func beginsWithLabel(_ spelling: String) -> Bool {
    let rest = spelling.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest.first == ":" && spelling.dropFirst().first?.isNumber == false
  }

  private func defaultsKey(_ key: Value, in defaults: Value) -> Value {
    guard case .object(_, let parts) = defaults, let suite = parts.first else {
      return .string(key.description)
    }
    return .string("\(suite.description)/\(key.description)")
  }

  private mutating func element(
    at key: Value, of items: [Value], from start: Int
  ) throws(Unwinding) -> Value {
    if let (low, high) = places(key, start: start, count: items.count) {
      guard low >= 0, low <= high, high <= items.count else {
        throw trap("Array index is out of range")
      }
      return .slice(items[low..<high], from: start + low)
    }
    guard case .int(let index) = key, items.indices.contains(index &- start) else {
      throw trap(Trap.index)
    }
    return items[index - start]
  }

  /// The value at a key path; an Optional if the path contains `?`.
  mutating func follow(_ names: [Value], of value: Value) throws(Unwinding) -> Value {
    var found = value
    for name in names { found = try follow(name, of: found) }
    return names.contains(.string("?")) ? found.optional : found
  }

  /// One name of a key path.
  mutating func follow(_ name: Value, of value: Value) throws(Unwinding) -> Value {
    if case .tuple(let key) = name { return try element(at: key, of: value, "[...]") }
    if case .labelled(let labels, let parts) = name, let label = labels.first {
      if case .int(let getter)? = parts.first { return try call(code: getter, on: value, []) }
      return try member(label, of: value, asking: parts.first?.description ?? "")
    }
    if name == .string("?") { return value.unwrapped }
    if name == .string("!") {
      if value == .none { throw trapOnNil() }
      return value.unwrapped
    }
    if value == .none, tree.tables["Optional"]?.declares(name.description) != true { return .none }
    return try member(name.description, of: value)
  }

  /// Whether a key path in the brackets is followed; in a dictionary it may be a key.
  private func isPath(_ spelling: String, into container: Value) -> Bool {
    if case .dictionary = container.unwrapped { return spelling.hasPrefix("[keyPath:") }
    return true
  }

  /// Returns true if the container is a value type, which must be written back to its place.
  mutating func set(
    _ value: Value, at keys: [Value], in container: inout Value, _ spelling: String,
    by chosen: OwnType.Computed? = nil
  ) throws(Unwinding) -> Bool {
    let key = (keys.first ?? .none).withoutBase
    var own = chosen
    if own == nil { own = try ownSubscript(of: container, keys, spelling) }
    if let own, let setter = own.setter {
      let keys = try completed(keys, for: own)
      let outer = bindings
      defer { bindings = outer }
      if !own.generics.isEmpty { try bind(own, keys, own.getter ?? setter) }
      var value = value
      if let type = own.type {
        value = try coerce(value, to: resolved(type))
        if !own.generics.isEmpty { infer(type, from: value, &bindings) }
      }
      _ = try call(code: setter, on: container, [value] + keys)
      if case .reference = container { return false }
      if container.isPlainCollection, let slot = tree.codes[setter].selfSlot {
        container = finalValue(ofSlot: slot)
        return true
      }
      if case .object = container, let slot = tree.codes[setter].selfSlot {
        container = finalValue(ofSlot: slot)
        return true
      }
      return false
    }
    if case .object("KeyPath", let names) = key, isPath(spelling, into: container) {
      return try set(value, along: names[...], of: &container)
    }
    // It is unknown which element changes.
    if case .array = container, key.isOpaque {
      try spendSpelling(of: [container])
      reaction.note(
        call: Value.shown(
          Opaque.short("\(self.spelling(of: container))\(spelling) = \(describe(value))")))
      return false
    }
    if let (start, items) = container.sliceParts, case .int(let index) = key {
      guard items.indices.contains(index &- start) else { throw trap(Trap.index) }
      var changed = items
      changed[index - start] = value
      container = .slice(changed, from: start)
      return true
    }
    switch container {
    case .array(let items):
      if key.isRange {
        guard let positions = key.positions(in: items.count) else {
          throw trap("Array index is out of range")
        }
        var changed = items
        changed.replaceSubrange(positions, with: elements(of: value))
        container = .array(changed)
        return true
      }
      guard case .int(let index) = key, items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      container.setElement(value, at: index)
    case .dictionary(let entries):
      try spendSearch(for: key, in: container)
      let key = try storedAssumptionKey(key, in: container)
      guard entries.count < Interpreter.mostElements || lookUp(key, in: container) != .none else {
        throw trap("Out of memory: more than \(Interpreter.mostElements) elements")
      }
      if keys.count > 1 {
        container.set(value, forKey: key)
      } else {
        container.set(value == .none ? nil : value.unwrapped, forKey: key)
      }
    case .object("Data", _):
      var bytes = Interpreter.bytes(of: container)
      try spend(2 * bytes.count)
      let start = container.dataStart
      if key.isRange {
        guard let places = key.counted(from: start).positions(in: bytes.count) else {
          throw trap(Trap.index)
        }
        bytes.replaceSubrange(places, with: Interpreter.bytes(of: value))
        try checkCount(bytes.count)
        container = .data(bytes, from: start)
        return true
      }
      guard case .int(let index) = key, bytes.indices.contains(index &- start) else {
        throw trap(Trap.index)
      }
      bytes[index - start] = UInt8(truncatingIfNeeded: value.asInt ?? 0)
      container = .data(bytes, from: start)
    case .system("UserDefaults"), .object("UserDefaults", _):
      setDefault(value, defaultsKey(key, in: container).description)
      return false
    case .none: throw trapOnNil(Trap.foundNilImplicitly)
    case .opaque(let base):
      noteOpaque("\(base)\(spelling) = \(describe(value))", [value])
      remember(value, as: Opaque.short(base + spelling))
      return false
    default:
      throw trap(Trap.noMember("subscript", of: typeName(of: container)))
    }
    return true
  }

  /// The elements of a value. Those of a dictionary are pairs, sorted by the printed key.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let items): return items
    case .object("Set", let items): return items
    case .object("ArraySlice", _): return value.sliceParts?.items ?? []
    case .some(let held): return elements(of: held)
    case .dictionary(let entries):
      return entries.map { .labelled(["key", "value"], [$0.key, $0.value]) }
    case .string(let text): return text.map { .character($0) }
    case .object("Substring", _):
      return (value.substringParts?.text ?? "").map { .character($0) }
    case .object("Data", _): return Interpreter.bytes(of: value).map { .byte($0) }
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      return Interpreter.elements(of: value, bounds)
    // An option set with one member.
    case .member: return [value]
    default:
      return []
    }
  }

  private static func elements(of range: Value, _ bounds: [Value]) -> [Value] {
    if case .character(let low)? = bounds.first, case .character(let high)? = bounds.last {
      guard let from = low.unicodeScalars.first?.value, let to = high.unicodeScalars.first?.value,
        from <= to, to - from < 4096
      else { return [] }
      return (from...to).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
    }
    if let (low, high, type) = range.typedBounds {
      guard low <= high else { return [] }
      let last = min(high, low + Int128(Interpreter.mostElements - 1))
      return (low...last).compactMap { place in type.bits(of: place).map { .integer(type, $0) } }
    }
    guard let (low, _) = range.intBounds else { return [] }
    let count = min(range.intCount ?? .max, Interpreter.mostElements)
    guard count > 0 else { return [] }
    return (low...(low + (count - 1))).map { .int($0) }
  }

  /// Assigns through a key path. Returns true if the owner is a value type, which must be written
  /// back.
  mutating func set(
    _ value: Value, along names: ArraySlice<Value>, of owner: inout Value
  ) throws(Unwinding) -> Bool {
    guard let first = names.first else {
      owner = value
      return true
    }
    guard names.count > 1 else {
      if case .tuple(let key) = first { return try set(value, at: key, in: &owner, "[...]") }
      if first == .string("?") || first == .string("!") {
        owner = .some(value)
        return true
      }
      if case .labelled(let labels, _) = first {
        return try setMember(labels[0], of: &owner, to: value)
      }
      return try setMember(first.description, of: &owner, to: value)
    }
    var inner = try follow(first, of: owner)
    guard try set(value, along: names.dropFirst(), of: &inner) else { return false }
    return try set(inner, along: [first], of: &owner)
  }

}

extension Value {
  /// The tuple with the labels of another one, if it has none.
  func relabelled(as other: Value) -> Value {
    guard case .labelled(let labels, _) = other, case .tuple(let parts) = self,
      parts.count == labels.count
    else { return self }
    return .labelled(labels, parts)
  }

  /// Changes an element of an array, in place if nothing else refers to it.
  mutating func setElement(_ value: Value, at index: Int) {
    guard case .array(var items) = self else { return }
    self = .void
    items[index] = items[index].isOptionalValue ? value.optional : value
    self = .array(items)
  }

  var withoutHashable: Value {
    if case .object("AnyHashable", let parts) = self { return parts.first ?? self }
    return self
  }

  var isOptionalValue: Bool {
    switch self {
    case .some, .none: return true
    default: return false
    }
  }

  /// Whether it is a collection, a struct or an enumeration.
  var isOfValueType: Bool {
    if case .object = self { return true }
    return isPlainCollection
  }

  var isPlainCollection: Bool {
    switch self {
    case .array, .dictionary, .string, .object("Substring", _): return true
    default:
      return false
    }
  }
}
