import LifecycleModel

/// `String(format:)` and `NSLog`.
extension Interpreter {
  /// The first value is the format. The text is unknown if one of the values is.
  mutating func format(_ values: [Value]) throws(Unwinding) -> Value {
    let arguments = values.dropFirst().map { value -> FormatString.Argument in
      if case .opaque(let spelling) = value.unwrapped { return .unknown(spelling) }
      let value = value.operand
      if let wide = value.wide { return .integer(Int(truncatingIfNeeded: wide)) }
      return value.asDouble.map { .double($0) } ?? .text(Interpreter.objectText(value))
    }
    let format = values.first?.description ?? ""
    // The C library is asked for each directive.
    try spend(64 * format.utf8.count(where: { $0 == UInt8(ascii: "%") }))
    let text = FormatString.text(format, arguments)
    try checkLength(text)
    return values.contains { $0.unwrapped.isOpaque } ? .unknown(text) : .string(text)
  }

  /// The text for `%@`: an object's description, and for Data that of its NSData.
  private static func objectText(_ value: Value) -> String {
    guard case .object(let type, let parts) = value else { return value.description }
    return foundationText(type == "Data" ? "NSData" : type, parts) ?? value.description
  }
}
