import CommandLanguage
import Testing

@testable import Judging
@testable import LifecycleModel

/// Handlers that are called once and in time, and what a search must distinguish.
@Suite struct HandlerTests {
  private let claim = "handler called once in time"

  /// A world with these open handlers.
  private func world(open ids: HandlerID...) -> World {
    var world = newWorld
    world.apply(.process(from: .notRunning, to: .running))
    for id in ids { world.apply(.opened(id)) }
    return world
  }

  @Test("once, twice, again, never, late")
  func calls() throws {
    #expect(try found(claim, .opened(1), .completed(1)) == nil)
    #expect(try found(claim) == "no handler was handed over or called")
    #expect(
      try found(claim, .opened(1), .completed(1), .completed(1, again: true))
        == "a handler was called 2 times")
    // Its first call was before the scope of the claim.
    #expect(try found(claim, .completed(1, again: true)) == "a handler was called 2 times")
    #expect(
      try found(claim, .app(.presented(1, options: [], again: true)))
        == "a handler was called 2 times")
    #expect(
      try found(claim, .opened(1), .timer(1, .expired)) == "the time of a handler ended")
    #expect(
      try found(claim, .opened(1), .timer(1, .expired, .transfer(1)))
        == "the time of a handler ended")
    #expect(try found(claim, .opened(1), .timer(1, .stopped)) == nil)
    let opened = [Seen(changes: [.opened(1)])]
    #expect(try found(claim, opened, in: world(open: 1)) == "a handler has not been called")
    // It ended with its process, or another one is open.
    #expect(try found(claim, opened) == nil)
    #expect(try found(claim, opened, in: world(open: 2)) == nil)
    #expect(
      try found("not " + claim, .opened(1), .completed(1))
        == "each handler was called once, in time")
  }

  @Test("a scope is one event, or all since the start; a call of before still counts")
  func scopes() throws {
    let events = [
      Seen(changes: [.opened(1), .completed(1)]), Seen(changes: [.completed(1, again: true)]),
      Seen(),
    ]
    #expect(try found(claim, Array(events.prefix(1))) == nil)
    #expect(try found(claim, Array(events.prefix(2))) == "a handler was called 2 times")
    #expect(try found(claim, events) == "no handler was handed over or called")
    #expect(try found(claim + " since start", events) == "a handler was called 2 times")
  }

  private func trace(_ claim: String, _ events: [Seen], in world: World = newWorld) throws -> [Int]
  {
    try monitor(claim, events, withWords: false).trace(in: world)
  }

  private func trace(_ claim: String, _ changes: Change...) throws -> [Int] {
    try trace(claim, [Seen(changes: changes)])
  }

  @Test("worlds with equal traces are judged alike; more than too many is no difference")
  func traces() throws {
    let some = "called didBecomeActive since start"
    #expect(try trace(some) != trace(some, .active))
    #expect(try trace(some, .active) == trace(some, .active, .active))
    let twice = "called didBecomeActive 2 times since start"
    #expect(try trace(twice, .active, .active) != trace(twice, .active, .active, .active))
    #expect(
      try trace(twice, .active, .active, .active)
        == trace(twice, .active, .active, .active, .active))
    let taps = (0...5).map { Array(repeating: Seen(verb: "tap"), count: $0) }
    let tapped = "event tap 2 times since start"
    #expect(try Set((0...3).map { try trace(tapped, taps[$0]) }).count == 4)
    #expect(try trace(tapped, taps[3]) == trace(tapped, taps[4]))
    let calls = "calls didBecomeActive, willResignActive since start"
    #expect(
      try Set([trace(calls), trace(calls, .active), trace(calls, .active, .resign)]).count == 3)
    #expect(try trace(calls, .resign) == trace(calls, .active, .active))
    #expect(try trace(calls, .resign) != trace(calls, .active))
    let shown = "shown banner since start"
    #expect(try trace(shown) != trace(shown, .shown(.banner)))
    let timer = "timer handler running"
    let states: [TimerChange] = [.started, .stopped, .expired]
    let timers = try [trace(timer)] + states.map { try trace(timer, .timer(1, $0)) }
    #expect(Set(timers).count == 4)
    let treated = "treated as tap since start"
    let treatments =
      try [trace(treated)] + Treatment.allCases.map { try trace(treated, .treated($0)) }
    #expect(Set(treatments).count == 4)
  }

  @Test("an open handler: in scope or not, late or not, called or not, each is another trace")
  func handlerTraces() throws {
    let world = world(open: 1, 2)
    let facts: [[Change]] = [
      [], [.completed(2)], [.timer(1, .expired, .handler(2))],
      [.completed(2), .timer(1, .expired, .handler(2))],
    ]
    // The first handler is always in scope, in time or late.
    for first in [[Change.opened(1)], [.opened(1), .timer(2, .expired, .handler(1))]] {
      var traces: Set<[Int]> = []
      for before in facts {
        for now in [first, first + [.opened(2)]] {
          traces.insert(try trace(claim, [Seen(changes: before), Seen(changes: now)], in: world))
        }
      }
      #expect(traces.count == 8)
    }
    // Closed handlers: nothing in scope, one called once, one called twice.
    let none = try trace(claim)
    let once = try trace(claim, .opened(1), .completed(1))
    let twice = try trace(claim, .opened(1), .completed(1), .completed(1, again: true))
    let late = try trace(claim, .opened(1), .timer(1, .expired))
    #expect(Set([none, once, twice]).count == 3)
    #expect(twice == late)
  }
}
