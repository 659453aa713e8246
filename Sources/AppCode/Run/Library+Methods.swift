import LifecycleModel

/// Methods of Swift's and Foundation's values that do not change them.
extension Interpreter {
  mutating func callLibrary(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if let part = receiver.substringParts { return try substringCall(part, call, values) }
    let values = values.map(\.withoutBase)
    if let known = try callFoundation(receiver, call, values) { return known }
    if let known = try lazyCall(receiver, call, values) { return known }
    if let known = try sliceCall(receiver, call, values) { return known }
    switch receiver {
    case .string(let text):
      if let known = try textCall(text, call, values) { return known }
      return try callElements(receiver, call, values)
    case .character(let letter): return try textCall(String(letter), call, values)
    case .object("Result", let parts): return try callResult(parts, call, values)
    case .dictionary, .object("Set", _):
      if let known = try placeCall(receiver, call, values) { return known }
      return try callElements(receiver, call, values)
    case .array, .object("Range", _), .object("ClosedRange", _),
      .object("Data", _), .object("ArraySlice", _), .member:
      return try callElements(receiver, call, values)
    case .int, .integer, .double, .float:
      return try numberCall(receiver, call.name, LabelledArguments(call.labels, values))
    default:
      return nil
    }
  }

  private mutating func callResult(
    _ parts: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard parts.count == 2 else { return nil }
    let isSuccess = parts[0] == .member("success")
    switch (call.name, values.first) {
    case ("get", nil):
      if isSuccess { return parts[1] }
      throw .thrown(parts[1])
    case ("map", let change?):
      return .object("Result", isSuccess ? [parts[0], try self.call(change, [parts[1]])] : parts)
    case ("mapError", let change?):
      return .object("Result", isSuccess ? parts : [parts[0], try self.call(change, [parts[1]])])
    case ("flatMapError", let change?):
      return isSuccess ? .object("Result", parts) : try self.call(change, [parts[1]])
    case ("flatMap", let change?):
      return isSuccess ? try self.call(change, [parts[1]]) : .object("Result", parts)
    default: return nil
    }
  }

}
