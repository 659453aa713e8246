import LifecycleModel

/// Dates in JSON, also with a closure or formatter of the program.
extension Interpreter {
  /// Decodes a date; nil if the value does not fit the strategy.
  mutating func decodedDate(
    _ value: Value, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    switch options.strategy("dateDecodingStrategy") {
    case ("custom", let given)? where given.count == 1:
      return try call(given[0], [.object("Decoder", [value, .array(path), options.value])])
    case ("formatted", let given)? where given.count == 1:
      guard case .string = value else { throw .thrown(mismatch(.string, value, path)) }
      guard let date = try callFormatter(given[0], "date", value) else {
        return .opaque("Date from JSON")
      }
      guard date != .none else {
        let complaint = "Date string does not match format expected by formatter."
        throw .thrown(Interpreter.decodingError("dataCorrupted", path, complaint))
      }
      return date.unwrapped
    default:
      if let date = options.date(value) { return date }
      guard let complaint = options.dateTextComplaint else { return nil }
      guard case .string = value else { throw .thrown(mismatch(.string, value, path)) }
      // The error's path ends with the container, as in Foundation.
      throw .thrown(
        Interpreter.decodingError("dataCorrupted", Array(path.dropLast()), complaint))
    }
  }

  mutating func encodedDate(_ date: Value, _ options: JSONOptions) throws(Unwinding) -> JSON {
    switch options.strategy("dateEncodingStrategy") {
    case ("custom", let given)? where given.count == 1:
      return try encoded(options) { interpreter, encoder throws(Unwinding) in
        _ = try interpreter.call(given[0], [date, encoder])
      }
    case ("formatted", let given)? where given.count == 1:
      guard let text = try callFormatter(given[0], "string", date) else {
        throw .thrown(Interpreter.unplayedCoding)
      }
      return try encoded(text, options)
    default: return try encoded(options.written(date: date), options)
    }
  }

  /// `formatter.date(from:)` or `formatter.string(from:)`; nil if its format is not simulated.
  private mutating func callFormatter(
    _ formatter: Value, _ name: String, _ value: Value
  ) throws(Unwinding) -> Value? {
    let call = Call(name: name, labels: ["from"], values: [], trailing: 0, spelling: "(from:)")
    guard let made = try callFoundation(formatter.unwrapped, call, [value]), !made.isOpaque else {
      return nil
    }
    return made
  }
}
