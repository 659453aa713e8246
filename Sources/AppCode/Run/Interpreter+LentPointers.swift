import LifecycleModel

/// Functions of Swift that lend a pointer to a closure, and methods of unknown objects by whose names
/// the caller waits for the closure. They call it at once and return its result; the pointer is
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

  /// Core Data's, those of locks and queues, and the transactions of Realm and GRDB, by the most
  /// parameters that their closure has.
  private static let waiting = [
    "performAndWait": 0, "sync": 0, "inTransaction": 0, "withLock": 1, "write": 1,
  ]

  /// The result of a method of something unknown that calls its only argument, a closure, before it
  /// returns; nil for other calls.
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

  /// `receiver`: nil for a function. nil for other calls.
  mutating func lendPointer(
    of receiver: Value?, in place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard Interpreter.lending.contains(call.name), let closure = values.last, closure.isFunction
    else { return nil }
    switch (receiver, call.name) {
    // The bytes of these are known.
    case (.object("Data", _)?, "withUnsafeBytes"): return nil
    case (nil, "withUnsafeBytes") where !values[0].isOpaque: return nil
    default: break
    }
    let lent = Opaque.short("pointer of \(call.name)\(call.spelling)")
    let result = try self.call(closure, [.opaque(lent)])
    guard call.name.contains("Mutable") || call.name == "withUTF8" else { return result }
    if receiver == nil { try loseChanged(call) }
    if let place { try lose(place) }
    return result
  }
}
