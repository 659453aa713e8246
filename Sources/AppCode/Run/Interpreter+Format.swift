import LifecycleModel

/// `String(format:)` and `NSLog`.
extension Interpreter {
  /// The first value is the format.
  static func format(_ values: [Value]) -> String {
    let arguments = values.dropFirst().map { value -> FormatString.Argument in
      let value = value.operand
      if let wide = value.wide { return .integer(Int(truncatingIfNeeded: wide)) }
      return value.asDouble.map { .double($0) } ?? .text(value.description)
    }
    return FormatString.text(values.first?.description ?? "", arguments)
  }
}
