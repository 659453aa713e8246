import LifecycleModel

/// Dates of the simulated clock, and intervals between them.
extension Interpreter {
  /// The date at a time of the clock, in seconds since 1 January 2001.
  static func shown(at clock: Milliseconds) -> Double {
    firstInstant - referenceDate + Double(clock) / 1000
  }

  /// The clock's time at which the phone showed this date; nil for a date that it never showed. Intervals between such
  /// dates must be computed in whole milliseconds: in Doubles, less than 0.1 s could seem to have passed after a pause
  /// of 0.1 s.
  private func clockTime(_ seconds: Double) -> Milliseconds? {
    let time = ((seconds - Interpreter.shown(at: 0)) * 1000).rounded()
    guard time >= 0, time <= Double(reaction.world.elapsed) else { return nil }
    return Interpreter.shown(at: Int(time)) == seconds ? Int(time) : nil
  }

  func interval(from start: Double, to end: Double) -> Double {
    guard let one = clockTime(start), let other = clockTime(end) else { return end - start }
    return Double(other - one) / 1000
  }

  /// Moves a date of the clock by whole milliseconds to another date that the clock can show; other dates move by
  /// seconds.
  func moved(_ start: Double, by seconds: Double) -> Double {
    let milliseconds = (seconds * 1000).rounded()
    guard let time = clockTime(start), milliseconds.magnitude < 1e15,
      (seconds * 1000 - milliseconds).magnitude < 1e-6
    else { return start + seconds }
    return Interpreter.shown(at: time + Int(milliseconds))
  }

  /// `date + seconds`, `date - seconds`; nil for other operands.
  func applyDate(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    guard operation == .add || operation == .subtract, let start = left.operand.sinceReference,
      let seconds = right.operand.asDouble
    else { return nil }
    return .date(sinceReference: moved(start, by: operation == .add ? seconds : -seconds))
  }
}
