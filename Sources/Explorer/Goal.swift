import CommandLanguage
import Judging
import LifecycleModel

package enum Goal: Hashable, Sendable {
  /// The shortest sequence after which one of the properties is broken.
  case broken([Exploration.Property])
  /// The shortest sequence after which the expectation fails.
  case fails(Expectation)
  /// The shortest sequence after which the expectation holds.
  case holds(Expectation)
  /// The shortest sequence in which each of `goals` is met at some event and no event breaks one of
  /// `keeps`, as a lesson requires. All expectations of a goal must hold at the same event.
  case met(goals: [[Expectation]], keeps: [[Expectation]])
  /// The shortest sequence after which the first expectation holds, at or after an event with the
  /// second one.
  case never(Expectation, after: Expectation)
  /// A sequence on which the expectation never holds and that repeats forever, ends, or reaches the depth.
  case eventually(Expectation)
  /// The shortest sequence after which the expectation can never hold again.
  case possible(Expectation)
  /// Visits every reachable world and returns no answer.
  case everything

  package init(_ aim: Exploration.Aim) {
    switch aim {
    case .properties(let properties): self = .broken(properties)
    case .always(let expectation): self = .fails(expectation)
    case .find(let expectation): self = .holds(expectation)
    case .never(let expectation, let after): self = .never(expectation, after: after)
    case .eventually(let expectation): self = .eventually(expectation)
    case .staysPossible(let expectation): self = .possible(expectation)
    case .nothing: self = .everything
    }
  }

  var expectations: [Expectation] {
    switch self {
    case .broken, .everything: return []
    case .fails(let expectation), .holds(let expectation), .eventually(let expectation),
      .possible(let expectation):
      return [expectation]
    case .never(let expectation, let after): return [expectation, after]
    case .met(let goals, let keeps): return (goals + keeps).flatMap { $0 }
    }
  }

  /// Whether the goal depends on awaited content; otherwise worlds that differ only in it are
  /// merged.
  var asksForContent: Bool {
    if case .broken(let properties) = self { return properties.contains(.contentBeforeOpen) }
    return expectations.contains { expectation in
      if case .content = expectation.claim { return true }
      return false
    }
  }

  /// Whether it is only about calls of completion handlers.
  package var isAboutHandlers: Bool {
    guard case .broken(let properties) = self else { return false }
    return !properties.isEmpty
      && properties.allSatisfy { $0 == .handlerOnce || $0 == .handlerInTime }
  }

  /// Whether the goal includes calls of completion handlers.
  var asksForHandlers: Bool {
    guard case .broken(let properties) = self else { return false }
    return properties.contains(.handlerOnce) || properties.contains(.handlerInTime)
  }

  /// Whether it is about whole sequences. Then the search keeps the graph of worlds.
  var asksForWays: Bool {
    switch self {
    case .eventually, .possible: return true
    case .broken, .fails, .holds, .met, .never, .everything: return false
    }
  }

  /// Whether it reads the value of the stored property.
  func asks(forProperty name: String) -> Bool {
    expectations.contains { expectation in
      if case .flag(.any(name), _) = expectation.claim { return true }
      return false
    }
  }

  /// Whether it measures how long content has been awaited.
  var asksForAges: Bool {
    if case .broken(let properties) = self { return properties.contains(.contentBeforeOpen) }
    return false
  }
}

/// The state of a goal along the path to a world.
struct Progress: Hashable, Sendable {
  /// The monitors of the goal's expectations, in their order.
  var monitors: [ClaimMonitor]
  /// For each goal, whether some event of the path met it. For `never`: whether the earlier
  /// expectation has held.
  var met: [Bool] = []

  init(_ goal: Goal, past: [Search.PastEvent]) {
    monitors = goal.expectations.map { ClaimMonitor($0, withWords: false) }
    for index in monitors.indices where ClaimMonitor.readsHistory(monitors[index].expectation) {
      for event in past {
        monitors[index].see(verb: event.verb, wasRefused: event.wasRefused, steps: event.steps)
      }
    }
    switch goal {
    case .met(let goals, _): met = goals.map { _ in false }
    case .never: met = [false]
    case .broken, .fails, .holds, .eventually, .possible, .everything: break
    }
  }

  /// The part of the progress that distinguishes two paths to equal worlds.
  func trace(in world: World) -> [Int] {
    var trace: [Int] = []
    for monitor in monitors where ClaimMonitor.readsHistory(monitor.expectation) {
      trace += monitor.trace(in: world)
    }
    return trace + met.map { $0 ? 1 : 0 }
  }
}
