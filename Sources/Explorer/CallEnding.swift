import LifecycleModel

/// How calls of a method of the app ended.
enum CallEnding: Sendable {
  struct Trap: Sendable {
    var reason: String
    var line: Int
    /// The assumption under which the code traps; nil if it traps in any case.
    var condition: String?
  }

  case passed
  /// Every call trapped, or would have under an assumption. This is the first trap.
  case trapped(Trap)

  mutating func join(_ other: CallEnding) {
    if case .passed = other { self = .passed }
  }
}

extension [Step] {
  /// The calls of methods that the app implements, and how they ended. A trap belongs to the last call before it.
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
