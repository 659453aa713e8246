import CommandLanguage
import Testing

@testable import Explorer
@testable import LifecycleModel

/// What breaks a property, and which events concern it.
@Suite struct BreachTests {
  private var start: World {
    var world = World(stage: Configuration(profile: Profile(.ios9)))
    world.apply(.process(from: .notRunning, to: .running))
    return world
  }

  private func steps(_ changes: [Change]) -> [Step] {
    changes.map { Step(change: $0, rule: .eventHappened, time: 0) }
  }

  private func breach(
    _ property: Exploration.Property, _ changes: Change..., before: World? = nil
  ) -> Breach? {
    let before = before ?? start
    var after = before
    for change in changes { after.apply(change) }
    return property.breach(by: steps(changes), before: before, after: after, idle: [])
  }

  private func outcome(_ was: Treatment, _ treatedAs: Treatment) -> Change {
    .outcome(Outcome(name: NotificationName(id: 1), treatedAs: treatedAs, was: was))
  }

  private let opened = Change.quiet(
    .handlerOpened(AppProcess.OpenHandler(id: 1, kind: .push, push: nil)))

  @Test("arrivals and taps")
  func outcomes() {
    #expect(
      breach(.arrivalIsArrival, outcome(.arrival, .tap)) == .arrivalAsTap(NotificationName(id: 1)))
    for fine in [outcome(.arrival, .arrival), outcome(.arrival, .nothing), outcome(.tap, .tap)] {
      #expect(breach(.arrivalIsArrival, fine) == nil)
    }
    #expect(breach(.tapIsTap, outcome(.tap, .arrival)) == .tapAs(.arrival, NotificationName(id: 1)))
    #expect(breach(.tapIsTap, outcome(.tap, .nothing)) == .tapAs(.nothing, NotificationName(id: 1)))
    for fine in [outcome(.tap, .tap), outcome(.arrival, .arrival)] {
      #expect(breach(.tapIsTap, fine) == nil)
    }
  }

  @Test("handlers: again, forgotten, too late")
  func handlers() {
    let called = Change.app(.completed(1, result: nil, again: false))
    #expect(breach(.handlerOnce, opened, called) == nil)
    #expect(
      breach(.handlerOnce, .app(.completed(1, result: nil, again: true))) == .handlerCalledTwice)
    // No memory and no waiting work refers to it.
    #expect(breach(.handlerOnce, opened) == .handlerForgotten)
    let timer = Timer(id: 1, kind: .handler(1), length: 30_000, progress: .due(30_000))
    #expect(breach(.handlerInTime, opened, .timer(timer, .started)) == nil)
    #expect(breach(.handlerInTime, .timer(timer, .expired)) == .handlerTooLate)
  }

  @Test("traps, and code without end")
  func traps() {
    #expect(breach(.noTrap, .app(.trapped("x", line: 3))) == .trapped("x", line: 3))
    #expect(breach(.noTrap, .app(.ranAway(line: 4))) == .ranAway(line: 4))
    #expect(breach(.noTrap, .line(SourceLine(line: 1))) == nil)
  }

  @Test("content: missing where it was asked for a network's time ago, to the millisecond")
  func content() {
    let network = start.network.duration
    let missing = Change.quiet(.contentReviewed(.missing))
    func after(_ span: Milliseconds) -> World {
      var world = start
      world.apply(.contentAwaited(1))
      world.apply(.clock(world.clock + span))
      return world
    }
    #expect(breach(.contentBeforeOpen, missing, before: after(network)) == .contentMissing)
    #expect(breach(.contentBeforeOpen, missing, before: after(network - 1)) == nil)
    #expect(
      breach(.contentBeforeOpen, .quiet(.contentReviewed(.ready)), before: after(network)) == nil)
    // Time that passes within the event counts.
    let late = Change.quiet(.clock(start.clock + network))
    #expect(breach(.contentBeforeOpen, late, missing, before: after(0)) == .contentMissing)
    #expect(breach(.contentBeforeOpen, missing, late, before: after(0)) == nil)
    #expect(breach(.contentBeforeOpen, missing) == nil)
  }

  @Test("which events concern a property")
  func touches() {
    let touching: [(Exploration.Property, Change)] = [
      (.arrivalIsArrival, outcome(.arrival, .nothing)), (.tapIsTap, outcome(.tap, .nothing)),
      (.handlerOnce, opened), (.handlerInTime, opened), (.noTrap, .line(SourceLine(line: 1))),
      (.contentBeforeOpen, .quiet(.contentAwaited(1))),
    ]
    for (property, change) in touching {
      #expect(property.isTouched(by: steps([.quiet(.card(true)), change])))
      #expect(!property.isTouched(by: steps([.quiet(.card(true))])))
      #expect(!property.isTouched(by: []))
    }
    #expect(!Exploration.Property.arrivalIsArrival.isTouched(by: steps([outcome(.tap, .tap)])))
    #expect(!Exploration.Property.tapIsTap.isTouched(by: steps([outcome(.arrival, .tap)])))
  }
}
