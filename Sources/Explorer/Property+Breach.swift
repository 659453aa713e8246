import CommandLanguage
import Judging
import LifecycleModel

/// The way in which an event breaks a property.
package enum Breach: Hashable, Sendable {
  case arrivalAsTap(NotificationName)
  case tapAs(Treatment, NotificationName)
  case handlerCalledTwice
  case handlerForgotten
  case handlerTooLate
  case trapped(String, line: Int)
  case ranAway(line: Int)
  case contentMissing
}

extension Exploration.Property {
  /// How the event, judged by its steps and the world after it, breaks the property; nil if it does not. `idle`:
  /// indices of stored properties that no code reads.
  func breach(by steps: [Step], before: World, after: World, idle: [Int]) -> Breach? {
    switch self {
    case .arrivalIsArrival:
      return Self.first(steps) { change in
        guard case .outcome(let outcome) = change, outcome.was == .arrival,
          outcome.treatedAs == .tap
        else { return nil }
        return .arrivalAsTap(outcome.name)
      }
    case .tapIsTap:
      return Self.first(steps) { change in
        guard case .outcome(let outcome) = change, outcome.was == .tap, outcome.treatedAs != .tap
        else { return nil }
        return .tapAs(outcome.treatedAs, outcome.name)
      }
    case .handlerOnce:
      let again = Self.first(steps) { change in
        if case .called(_, again: true)? = HandlerFact(change) { return .handlerCalledTwice }
        return nil
      }
      if let again { return again }
      return after.hasForgottenHandler(besides: idle) ? .handlerForgotten : nil
    case .handlerInTime:
      return Self.first(steps) { change in
        if case .expired? = HandlerFact(change) { return .handlerTooLate }
        return nil
      }
    case .noTrap:
      return Self.first(steps) { change in
        if case .app(.trapped(let reason, let line)) = change {
          return .trapped(reason, line: line)
        }
        if case .app(.ranAway(let line)) = change { return .ranAway(line: line) }
        return nil
      }
    case .contentBeforeOpen: return Self.contentBreach(by: steps, before: before)
    }
  }

  /// The app came to the foreground without content for which iOS had called it at least the duration of a download
  /// earlier.
  private static func contentBreach(by steps: [Step], before: World) -> Breach? {
    var world = before
    for step in steps {
      if case .quiet(.contentReviewed(.missing)) = step.change {
        let isOverdue = world.app.awaitedContent.contains {
          world.clock - $0.since >= world.network.duration
        }
        if isOverdue { return .contentMissing }
      }
      world.apply(step.change)
    }
    return nil
  }

  private static func first(_ steps: [Step], _ breach: (Change) -> Breach?) -> Breach? {
    for step in steps {
      if let found = breach(step.change) { return found }
    }
    return nil
  }

  /// Whether the event is relevant to the property. A property without relevant events holds vacuously.
  func isTouched(by steps: [Step]) -> Bool {
    steps.contains { step in
      switch self {
      case .arrivalIsArrival:
        if case .outcome(let outcome) = step.change { return outcome.was == .arrival }
      case .tapIsTap:
        if case .outcome(let outcome) = step.change { return outcome.was == .tap }
      case .handlerOnce, .handlerInTime:
        if case .opened? = HandlerFact(step.change) { return true }
      case .noTrap:
        if case .line = step.change { return true }
      case .contentBeforeOpen:
        if case .quiet(.contentAwaited) = step.change { return true }
      }
      return false
    }
  }

  /// The claim that fails after the sequence that breaks the property.
  func expectation(for breach: Breach) -> String {
    switch breach {
    case .arrivalAsTap: return "not treated as tap"
    case .tapAs: return "treated as tap"
    case .handlerCalledTwice, .handlerForgotten, .handlerTooLate:
      return "handler called once in time"
    case .trapped: return "not terminated by crash"
    case .ranAway: return "not terminated by watchdog"
    case .contentMissing: return "content ready"
    }
  }
}
