import LifecycleModel

/// `String(format:)` and `NSLog`.
extension Interpreter {
  /// The first value is the format.
  static func format(_ values: [Value]) -> String {
    let arguments = values.dropFirst().map { value -> FormatString.Argument in
      switch value {
      case .int(let number): return .integer(number)
      case .double(let number): return .double(number)
      case .bool(let bool): return .integer(bool ? 1 : 0)
      default: return .text(value.description)
      }
    }
    return FormatString.text(values.first?.description ?? "", arguments)
  }
}
