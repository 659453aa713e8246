import LifecycleModel

/// How calls of a method of the app ended.
enum CallEnding: Sendable {
  struct Trap: Sendable {
    var reason: String
    var line: Int
    /// The assumption without which the code does not trap; nil if it does trap.
    var condition: String?
  }

  case passed
  /// Each call trapped, or would have; this is the first one.
  case trapped(Trap)

  mutating func join(_ other: CallEnding) {
    if case .passed = other { self = .passed }
  }
}

extension [Step] {
  /// The calls of methods that the app implements. A trap counts for the last call before it.
  var callEndings: [(Callback, CallEnding)] {
    var endings: [(Callback, CallEnding)] = []
    func trapped(_ reason: String, _ line: Int, _ condition: String?) {
      guard let (callback, ending) = endings.last, case .passed = ending else { return }
      let trap = CallEnding.Trap(reason: reason, line: line, condition: condition)
      endings[endings.count - 1] = (callback, .trapped(trap))
    }
    for step in self {
      switch step.change {
      case .call(let call):
        if case .implemented = call.answer { endings.append((call.callback, .passed)) }
      case .app(.trapped(let reason, let line)): trapped(reason, line, nil)
      case .app(.wouldTrap(let reason, let line, let condition)): trapped(reason, line, condition)
      default: break
      }
    }
    return endings
  }
}
