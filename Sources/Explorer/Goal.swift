import CommandLanguage
import Judging
import LifecycleModel

/// The goal of a search.
package enum Goal: Hashable, Sendable {
  /// The first sequence behind which one of the properties is broken.
  case broken([Exploration.Property])
  /// The first sequence behind which the expectation fails.
  case fails(Expectation)
  /// The first sequence behind which it holds.
  case holds(Expectation)
  /// The first sequence behind which each of `goals` was met at some event, and no event broke one
  /// of `keeps`: what a lesson asks for. A goal's expectations have to hold together.
  case met(goals: [[Expectation]], keeps: [[Expectation]])
  /// The first sequence behind which the first expectation holds, some event after the second one
  /// did.
  case never(Expectation, after: Expectation)
  /// A way on which the expectation never holds: one that can go on for ever, ends, or is as long
  /// as the depth.
  case eventually(Expectation)
  /// The first sequence behind which the expectation cannot hold any more.
  case possible(Expectation)
  /// Nothing: every world that can be reached is visited.
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

  /// Whether it asks for nothing but how completion handlers are called.
  package var isAboutHandlers: Bool {
    guard case .broken(let properties) = self else { return false }
    return !properties.isEmpty
      && properties.allSatisfy { $0 == .handlerOnce || $0 == .handlerInTime }
  }

  /// Whether it asks about whole ways: then the search keeps which world leads to which.
  var asksForWays: Bool {
    switch self {
    case .eventually, .possible: return true
    case .broken, .fails, .holds, .met, .never, .everything: return false
    }
  }

  /// Whether it asks for the value of a stored property.
  func asks(forProperty name: String) -> Bool {
    expectations.contains { expectation in
      if case .flag(.any(name), _) = expectation.claim { return true }
      return false
    }
  }

  /// Whether it counts how long content has been awaited.
  var asksForAges: Bool {
    if case .broken(let properties) = self { return properties.contains(.contentBeforeOpen) }
    return false
  }
}

/// What a search remembers about the way to a world, besides the world.
struct Progress: Hashable, Sendable {
  /// One for each expectation of the goal, in its order.
  var monitors: [ClaimMonitor]
  /// For each goal, whether some event of the way met it. For `never`: whether the earlier claim
  /// has held.
  var met: [Bool] = []

  init(_ goal: Goal, past: [Search.PastEvent]) {
    monitors = goal.expectations.map { ClaimMonitor($0, withWords: false) }
    for index in monitors.indices where ClaimMonitor.looksBack(monitors[index].expectation) {
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

  /// The part of the progress that distinguishes two ways to equal worlds.
  func trace(in world: World) -> [Int] {
    var trace: [Int] = []
    for monitor in monitors where ClaimMonitor.looksBack(monitor.expectation) {
      trace += monitor.trace(in: world)
    }
    return trace + met.map { $0 ? 1 : 0 }
  }
}
