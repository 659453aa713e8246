import CommandLanguage
import LifecycleModel

/// What an expectation is judged by: the world at the cursor and the steps that it looks at.
package struct Evidence {
  let world: World
  /// Of the last event, or all since the start.
  let steps: [Step]
  /// All since the start, for what must be known as a whole: timers, handlers.
  let pastSteps: () -> [Step]
  /// The verbs of the events in scope that were not refused.
  let verbs: [String]
  let wasRefused: Bool
  let propertyNames: [String]
  /// Of the app: without marks it says of no push what it takes it for.
  let hasMarks: Bool

  package init(
    world: World, steps: [Step], verbs: [String], wasRefused: Bool, propertyNames: [String],
    hasMarks: Bool = true,
    pastSteps: @escaping () -> [Step]
  ) {
    self.world = world
    self.steps = steps
    self.verbs = verbs
    self.wasRefused = wasRefused
    self.propertyNames = propertyNames
    self.hasMarks = hasMarks
    self.pastSteps = pastSteps
  }

  package var calls: [Call] {
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
