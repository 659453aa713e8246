import LifecycleModel

/// `String(format:)` and `NSLog`.
extension Interpreter {
  /// The first value is the format.
  static func format(_ values: [Value]) -> String {
    let arguments = values.dropFirst().map { value -> FormatString.Argument in
      let value = value.operand
      if let wide = value.wide { return .integer(Int(truncatingIfNeeded: wide)) }
      return value.asDouble.map { .double($0) } ?? .text(objectText(value))
    }
    return FormatString.text(values.first?.description ?? "", arguments)
  }

  /// The text for `%@`: an object's description, and for Data that of its NSData.
  private static func objectText(_ value: Value) -> String {
    guard case .object(let type, let parts) = value else { return value.description }
    return foundationText(type == "Data" ? "NSData" : type, parts) ?? value.description
  }
}
