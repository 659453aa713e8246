import LifecycleModel

/// Functions of Swift that lend a pointer to a closure. They call it at once and return its result;
/// the pointer is unknown.
extension Interpreter {
  private static let lending: Set = [
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBufferPointer",
    "withUnsafeMutableBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withMemoryRebound", "withContiguousStorageIfAvailable",
    "withContiguousMutableStorageIfAvailable", "withCString", "withUTF8",
    "withUnsafeTemporaryAllocation",
  ]

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
