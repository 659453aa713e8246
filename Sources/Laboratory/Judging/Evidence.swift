import CommandLanguage
import LifecycleModel

/// What an expectation is judged by: the world at the cursor and the steps that it looks at.
struct Evidence {
  let world: World
  /// Of the last event, or all since the start.
  let steps: [Step]
  let history: History
  /// The verbs of the events in scope that were not refused.
  let verbs: [String]
  let wasRefused: Bool
  let propertyNames: [String]

  /// All since the start, for what must be known as a whole: timers, handlers.
  var allSteps: [Step] { history.pastSteps }

  var calls: [Call] {
    steps.compactMap { step in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
  }

  var displays: [Display] {
    steps.compactMap { step in
      if case .display(let display) = step.change { return display }
      return nil
    }
  }

  var verdicts: [Verdict] {
    steps.compactMap { step in
      if case .apns(let verdict) = step.change { return verdict }
      return nil
    }
  }

  var outcomes: [Outcome] {
    steps.compactMap { step in
      if case .outcome(let outcome) = step.change { return outcome }
      return nil
    }
  }

  var ends: [(by: Terminator, code: String?)] {
    steps.compactMap { step in
      if case .terminated(let by, let code) = step.change { return (by, code) }
      return nil
    }
  }
}
