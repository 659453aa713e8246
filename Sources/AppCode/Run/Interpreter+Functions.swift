import LifecycleModel

/// Functions and initialisers of the system and the library.
extension Interpreter {
  mutating func call(
    _ function: KnownFunction, _ arguments: [Value]
  ) throws(Unwinding) -> Value {
    switch function {
    case .print, .debugPrint:
      let text = arguments.map(\.description).joined(separator: " ")
      try checkLength(text)
      reaction.log(text)
    case .log:
      let text = Interpreter.format(arguments)
      try checkLength(text)
      reaction.log(text)
    case .url:
      guard case .string(let text) = arguments[0], !text.isEmpty else { return .none }
      return .object("URL", [.string(text)])
    case .notificationCenter: return .system("UNUserNotificationCenter")
    case .refreshRequest: return .object("BGAppRefreshTaskRequest", [arguments[0]])
    case .format:
      let text = Interpreter.format(arguments)
      try checkLength(text)
      return .string(text)
    case .notificationName: return .string(arguments[0].description)
    case .int: return try toInt(arguments[0])
    case .double:
      if case .string(let text) = arguments[0] { return Double(text).map { .double($0) } ?? .none }
      return Casting.convert(arguments[0], to: .double) ?? .none
    case .text, .textDescribing: return .string(arguments[0].description)
    // Time stands still while the app's code runs: a deadline is what was added to now.
    case .now: return .double(0)
    case .seconds: return Casting.convert(arguments[0], to: .double) ?? .double(0)
    case .milliseconds: return try apply(.divide, arguments[0], .double(1000))
    case .fatalError, .assertionFailure: throw trap(arguments[0].description)
    case .fatalErrorPlain: throw trap("Fatal error")
    case .precondition, .preconditionText:
      if arguments[0] != .bool(true) {
        throw trap(arguments.count > 1 ? arguments[1].description : "Precondition failed")
      }
    case .minimum:
      return Arithmetic.isLess(arguments[1], arguments[0]) ? arguments[1] : arguments[0]
    case .maximum:
      return Arithmetic.isLess(arguments[1], arguments[0]) ? arguments[0] : arguments[1]
    case .absolute:
      let isNegative = Arithmetic.isLess(arguments[0], .int(0))
      return isNegative ? try apply(.subtract, .int(0), arguments[0]) : arguments[0]
    }
    return .void
  }

  private mutating func toInt(_ value: Value) throws(Unwinding) -> Value {
    switch value {
    case .string(let text): return Int(text).map { .int($0) } ?? .none
    case .int: return value
    case .double(let double):
      guard double.isFinite else {
        throw trap("Double value cannot be converted to Int because it is either infinite or NaN")
      }
      guard let int = Int(exactly: double.rounded(.towardZero)) else {
        throw trap(
          double < 0
            ? "Double value cannot be converted to Int because the result would be less than Int.min"
            : "Double value cannot be converted to Int because the result would be greater than "
              + "Int.max")
      }
      return .int(int)
    default: throw trap("Cannot convert '\(Interpreter.typeName(of: value))' to Int")
    }
  }
}
