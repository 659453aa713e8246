import LifecycleModel

/// Functions of Swift that lend a pointer to a closure, and methods of unknown objects by whose names
/// the caller waits for the closure. They call it at once and return its result; most pointers are
/// unknown.
extension Interpreter {
  private static let lending: Set = [
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBufferPointer",
    "withUnsafeMutableBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withMemoryRebound", "withContiguousStorageIfAvailable",
    "withContiguousMutableStorageIfAvailable", "withCString", "withUTF8",
    "withUnsafeFileSystemRepresentation",
    "withUnsafeTemporaryAllocation",
  ]

  /// Methods of Core Data, locks, queues, Realm and GRDB. The number is the most parameters that their closure may
  /// have.
  private static let waiting = [
    "performAndWait": 0, "sync": 0, "inTransaction": 0, "withLock": 1, "write": 1,
  ]

  /// The result of an unknown object's method that calls its only argument, a closure, before it returns; nil for other
  /// calls.
  mutating func callWaiting(
    _ base: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard values.count == 1, let most = Interpreter.waiting[call.name],
      case .closure(let code, _)? = values.first, !tree.codes[code].waits,
      tree.codes[code].parameters.count <= most
    else { return nil }
    let spelling = Opaque.short("\(base).\(call.name)\(call.spelling)")
    noteOpaque(spelling, [])
    let arguments = tree.codes[code].parameters.map { _ in
      Value.opaque(Opaque.short("argument of \(spelling)"))
    }
    return try self.call(values[0], arguments)
  }

  /// `receiver`: nil for a function. Returns nil for other calls.
  mutating func lendPointer(
    of receiver: Value?, in place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard Interpreter.lending.contains(call.name), let closure = values.last, closure.isFunction
    else { return nil }
    switch (receiver, call.name) {
    // The bytes of these values are known.
    case (.object("Data", _)?, "withUnsafeBytes"): return nil
    case (nil, "withUnsafeBytes") where !values[0].isOpaque: return nil
    default: break
    }
    if case .closure(let code, _) = closure,
      let known = try lend(receiver, place, call, values, code)
    {
      return known
    }
    let lent = Opaque.short("pointer of \(call.name)\(call.spelling)")
    let result = try self.call(closure, [.opaque(lent)])
    guard call.name.contains("Mutable") || call.name == "withUTF8" else { return result }
    if receiver == nil { try makeInoutArgumentsUnknown(call) }
    if let place { try lose(place) }
    return result
  }

  /// The pointer to known elements is the list itself, and that to a value has it as its `pointee`.
  /// What the closure changes is written back. nil for other pointers.
  private mutating func lend(
    _ receiver: Value?, _ place: Place?, _ call: Call, _ values: [Value], _ code: Int
  ) throws(Unwinding) -> Value? {
    guard let closure = values.last, tree.codes[code].parameters.count == 1 else { return nil }
    let slot = tree.codes[code].parameters[0]
    // Other code may change what it gets.
    guard !tree.codes[code].body.flatMap(\.parts).contains(where: { $0.handsOn(slot) }) else {
      return nil
    }
    switch (receiver, call.name) {
    case (.array(let items)?, "withUnsafeBufferPointer"):
      try spend(items.count)
      return try self.call(closure, [.array(items)])
    case (.array(let items)?, "withContiguousStorageIfAvailable"):
      try spend(items.count)
      let result = try self.call(closure, [.array(items)])
      return Value.some(result)
    case (.array(let items)?, "withUnsafeMutableBufferPointer"):
      guard let place else { return nil }
      try spend(2 * items.count)
      let result = try self.call(closure, [.array(items)])
      try store(finalValue(ofSlot: slot), in: place)
      return result
    case (nil, "withUnsafePointer") where call.labels.first == "to":
      return try self.call(closure, [.labelled(["pointee"], [values[0]])])
    case (nil, "withUnsafeMutablePointer") where call.labels.first == "to":
      guard case .reference(let target)? = call.values.first else { return nil }
      let result = try self.call(closure, [.labelled(["pointee"], [values[0]])])
      if case .labelled(_, let parts) = finalValue(ofSlot: slot), let changed = parts.first {
        try store(changed, in: target)
      }
      return result
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the value of the slot goes to other code, or is kept. Reads and changes of its parts do
  /// not.
  fileprivate func handsOn(_ slot: Int) -> Bool {
    switch self {
    case .slot(slot), .closure: return true
    case .member(.slot(slot), _): return false
    case .index(.slot(slot), let keys, _): return keys.contains { $0.handsOn(slot) }
    case .callMember(.slot(slot), _, let call): return call.values.contains { $0.handsOn(slot) }
    case .assign(let place, let value), .compound(let place, _, let value):
      return place.handsOn(slot) || value.handsOn(slot)
    default: return parts.contains { $0.handsOn(slot) }
    }
  }
}

extension Place {
  fileprivate func handsOn(_ slot: Int) -> Bool {
    switch self {
    case .member(.slot(slot), _): return false
    case .index(.slot(slot), let keys, _): return keys.contains { $0.handsOn(slot) }
    default: return parts.contains { $0.handsOn(slot) }
    }
  }
}
