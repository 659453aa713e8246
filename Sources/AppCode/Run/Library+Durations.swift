import LifecycleModel

/// `Duration`, stored as whole nanoseconds.
extension Interpreter {
  /// `Duration.seconds(2)`; nil for other names.
  static func makeDuration(_ unit: String, _ amount: Value?) -> Value? {
    guard let scale = nanoseconds[unit], let amount = amount?.asDouble else { return nil }
    return duration(amount * scale)
  }

  private static let nanoseconds: [String: Double] = [
    "seconds": 1e9, "milliseconds": 1e6, "microseconds": 1e3, "nanoseconds": 1,
  ]

  /// The largest Duration is about 290 years; greater ones are reduced to it.
  static func duration(_ nanoseconds: Double) -> Value {
    let limit = 9.2e18
    let bounded = nanoseconds.isNaN ? 0 : max(-limit, min(nanoseconds.rounded(), limit))
    return .object("Duration", [.int(Int(bounded))])
  }

  func durationMember(_ name: String, _ parts: [Value]) -> Value? {
    guard name == "components", let whole = parts.first?.asInt else { return nil }
    return .labelled(
      ["seconds", "attoseconds"],
      [
        .int(whole / 1_000_000_000),
        .integer(.int64, (whole % 1_000_000_000) * 1_000_000_000),
      ])
  }

  /// An instant of ContinuousClock or SuspendingClock, stored as the nanoseconds of the clock. The
  /// simulated phone never sleeps.
  static func instant(_ nanoseconds: Double) -> Value {
    guard let whole = duration(nanoseconds).nanoseconds else { return .none }
    return .object("ContinuousClock.Instant", [.int(whole)])
  }

  var clockInstant: Value { Interpreter.instant(Double(reaction.world.elapsed) * 1e6) }

  /// The nanoseconds of an instant, also of `.now`; nil for other values.
  private func instant(_ value: Value) -> Double? {
    switch value.operand {
    case .object("ContinuousClock.Instant", let parts): return parts.first?.asDouble
    case .member("now"): return Double(reaction.world.elapsed) * 1e6
    default: return nil
    }
  }

  /// The nanoseconds of a Duration, or of `.seconds(2)`, which is stored as a number of seconds.
  private static func length(_ value: Value) -> Double? {
    value.nanoseconds.map(Double.init) ?? value.operand.asDouble.map { $0 * 1e9 }
  }

  func instantCall(_ value: Value, _ name: String, _ arguments: LabelledArguments) -> Value? {
    guard let start = instant(value), let other = arguments.first else { return nil }
    switch name {
    case "advanced": return Interpreter.length(other).map { Interpreter.instant(start + $0) }
    case "duration": return instant(other).map { Interpreter.duration($0 - start) }
    default: return nil
    }
  }

  /// Applies an operator to instants; nil if neither side is one.
  func applyInstant(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    guard left.isInstant || right.isInstant, let a = instant(left) else { return nil }
    guard let b = instant(right) else {
      guard let length = Interpreter.length(right) else { return nil }
      switch operation {
      case .add: return Interpreter.instant(a + length)
      case .subtract: return Interpreter.instant(a - length)
      default: return nil
      }
    }
    switch operation {
    case .subtract: return Interpreter.duration(a - b)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    default: return nil
    }
  }

  /// `ContinuousClock().measure { ... }`: the time that passes on the simulated clock.
  mutating func measure(_ body: Value) throws(Unwinding) -> Value {
    let start = try once { interpreter throws(Unwinding) in interpreter.clockInstant }
    _ = try self.call(body, [])
    return applyInstant(.subtract, clockInstant, start) ?? .none
  }

  /// Applies an operator to Durations; nil if neither side is one. `.seconds(2)` on the other side
  /// is a number of seconds.
  static func applyDuration(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Value? {
    guard left.nanoseconds != nil || right.nanoseconds != nil else { return nil }
    switch operation {
    case .multiply:
      guard let whole = left.nanoseconds, let factor = right.operand.asDouble else { return nil }
      return duration(Double(whole) * factor)
    case .divide:
      guard let whole = left.nanoseconds else { return nil }
      if let other = right.nanoseconds { return .double(Double(whole) / Double(other)) }
      return right.operand.asDouble.map { duration(Double(whole) / $0) }
    default: break
    }
    guard
      let a = left.nanoseconds ?? left.operand.asDouble.flatMap({ duration($0 * 1e9).nanoseconds }),
      let b =
        right.nanoseconds ?? right.operand.asDouble.flatMap({ duration($0 * 1e9).nanoseconds })
    else { return nil }
    switch operation {
    case .add: return duration(Double(a) + Double(b))
    case .subtract: return duration(Double(a) - Double(b))
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isInstant: Bool {
    if case .object("ContinuousClock.Instant", _) = operand { return true }
    return false
  }

  /// The nanoseconds of a Duration; nil for other values.
  var nanoseconds: Int? {
    guard case .object("Duration", let parts) = operand else { return nil }
    return parts.first?.asInt
  }
}
