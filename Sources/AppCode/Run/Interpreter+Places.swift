import LifecycleModel

/// Reading and writing what can be assigned to.
extension Interpreter {
  func load(property index: Int) -> Value {
    let properties = reaction.world.app.memory.properties
    return properties.indices.contains(index) ? properties[index] : .none
  }

  mutating func load(_ place: Place) throws(Unwinding) -> Value {
    switch place {
    case .slot(let slot): return load(slot: slot)
    case .property(let index): return load(property: index)
    case .index(let base, let index):
      let base = try load(base)
      return try element(at: try evaluate(index), of: base)
    case .centerDelegate: return .none
    case .badge: return .int(reaction.world.center.badge)
    case .computed(let getter, _): return try call(code: getter, [], captured: [])
    case .forced(let inner):
      let value = try load(inner)
      if value == .none { throw trap(Trap.foundNil) }
      return value
    case .discard: return .void
    }
  }

  mutating func store(_ value: Value, in place: Place) throws(Unwinding) {
    switch place {
    case .slot(let slot): store(value, inSlot: slot)
    case .property(let index): try store(value, inProperty: index)
    case .computed(_, let setter): _ = try call(code: setter, [value], captured: [])
    case .index(let base, let index):
      var container = try load(base)
      let key = try evaluate(index)
      try set(value, at: key, in: &container)
      try store(container, in: base)
    case .badge(let application):
      guard try evaluate(application) == .system("UIApplication"), case .int(let number) = value
      else { throw trap("applicationIconBadgeNumber is a number of the application") }
      reaction.setBadge(number)
      try checkAlive()
    case .centerDelegate(let center):
      guard try evaluate(center) == .system("UNUserNotificationCenter") else {
        throw trap("delegate is a property of the notification centre")
      }
      if value == .delegate { reaction.setNotificationDelegate() }
    case .forced(let inner):
      if try load(inner) == .none { throw trap(Trap.foundNil) }
      try store(value, in: inner)
    case .discard: break
    }
  }

  private mutating func store(_ value: Value, inProperty index: Int) throws(Unwinding) {
    let property = tree.properties[index]
    guard property.willSet != nil || property.didSet != nil, !observed.contains(index) else {
      reaction.store(value, inProperty: index)
      return
    }
    let old = load(property: index)
    observed.insert(index)
    if let code = property.willSet { _ = try call(code: code, [value], captured: []) }
    reaction.store(value, inProperty: index)
    if let code = property.didSet { _ = try call(code: code, [old], captured: []) }
    observed.remove(index)
  }

  private mutating func set(
    _ value: Value, at key: Value, in container: inout Value
  ) throws(Unwinding) {
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
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .string, .tuple, .member, .closure, .box, .delegate,
      .system, .object, .type, .handler:
      throw trap(Trap.noMember("subscript", of: container))
    }
  }

  func lookUp(_ key: Value, in container: Value) -> Value {
    guard case .dictionary(let entries) = container else { return .none }
    return entries.first { $0.key == key }?.value ?? .none
  }

  mutating func element(at key: Value, of container: Value) throws(Unwinding) -> Value {
    switch container {
    case .dictionary: return lookUp(key, in: container)
    case .array(let items):
      guard case .int(let index) = key, items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      return items[index]
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .string, .tuple, .member, .closure, .box, .delegate,
      .system, .object, .type, .handler:
      throw trap(Trap.noMember("subscript", of: container))
    }
  }

  mutating func mutate(
    _ place: Place, _ mutation: KnownMutation, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    var value = try load(place)
    let result: Value
    switch value {
    case .array(var items):
      result = try change(&items, mutation, arguments)
      try checkCount(items.count)
      value = .array(items)
    case .dictionary: result = try change(dictionary: &value, mutation, arguments)
    case .string(let text):
      guard mutation == .append, case .string(let more)? = arguments.first else {
        throw trap(Trap.noMember(mutation.rawValue, of: value))
      }
      try checkLength(text + more)
      value = .string(text + more)
      result = .void
    case .bool(let bool) where mutation == .toggle:
      value = .bool(!bool)
      result = .void
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .tuple, .member, .closure, .box, .delegate, .system,
      .object, .type, .handler:
      throw trap(Trap.noMember(mutation.rawValue, of: value))
    }
    try store(value, in: place)
    return result
  }

  private mutating func change(
    _ items: inout [Value], _ mutation: KnownMutation, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    switch mutation {
    case .append: items.append(arguments[0])
    case .appendAll: items += elements(of: arguments[0])
    case .insert:
      guard case .int(let index) = arguments[1], (0...items.count).contains(index) else {
        throw trap("Array index is out of range")
      }
      items.insert(arguments[0], at: index)
    case .remove:
      guard case .int(let index) = arguments[0], items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      return items.remove(at: index)
    case .removeFirst:
      if items.isEmpty { throw trap("Can't remove first element from an empty collection") }
      return items.removeFirst()
    case .removeLast:
      if items.isEmpty { throw trap("Can't remove last element from an empty collection") }
      return items.removeLast()
    case .popLast: return items.popLast() ?? .none
    case .removeAll: items = []
    case .removeValue, .toggle: throw trap(Trap.noMember(mutation.rawValue, of: .array(items)))
    }
    return .void
  }

  private mutating func change(
    dictionary: inout Value, _ mutation: KnownMutation, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    switch mutation {
    case .removeAll:
      dictionary = .dictionary([])
      return .void
    case .removeValue:
      let old = lookUp(arguments[0], in: dictionary)
      dictionary.set(nil, forKey: arguments[0])
      return old
    case .append, .appendAll, .insert, .remove, .removeFirst, .removeLast, .popLast, .toggle:
      throw trap(Trap.noMember(mutation.rawValue, of: dictionary))
    }
  }

  /// What a loop goes over; the entries of a dictionary are pairs, sorted by the printed key.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let items): return items
    case .object("Data", let parts):
      // A device token is 32 bytes; which ones means nothing.
      guard case .int(let count)? = parts.first else { return [] }
      return (0..<min(max(count, 0), Interpreter.mostElements)).map { .int($0 * 7 % 256) }
    case .dictionary(let entries): return entries.map { .tuple([$0.key, $0.value]) }
    case .object("Range", let bounds):
      guard case .int(let low)? = bounds.first, case .int(let high)? = bounds.last,
        low < high, high.subtractingReportingOverflow(low).overflow == false
      else { return [] }
      return (low..<min(high, low + Interpreter.mostElements)).map { .int($0) }
    case .void, .none, .bool, .int, .double, .string, .tuple, .member, .closure, .box, .delegate,
      .system, .object, .type, .handler:
      return []
    }
  }
}
