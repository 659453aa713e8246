import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// The state that a goal depends on; a search may omit the rest.
@Suite struct GoalTests {
  private struct EmptyApp: AppProgram {
    var file = "App.swift"
    var propertyNames: [String] = []
    func answer(to callback: Callback) -> Answer { .missing }
    func run(_ entry: AppEntry, in reaction: inout Reaction) {}
  }

  private func claim(_ text: String) throws -> CommandLanguage.Expectation {
    try CommandLanguage.Expectation.read(
      text, from: "claim", ParseContext(place: .script, file: "claim"))
  }

  @Test("awaited content counts where content is asked for")
  func content() throws {
    #expect(Goal.broken([.noTrap, .contentBeforeOpen]).asksForContent)
    #expect(!Goal.broken([.noTrap]).asksForContent)
    #expect(try Goal.holds(claim("content ready")).asksForContent)
    #expect(try !Goal.holds(claim("refused")).asksForContent)
    #expect(Goal.broken([.contentBeforeOpen]).asksForAges)
    #expect(try !Goal.holds(claim("content ready")).asksForAges)
  }

  @Test("only what concerns handlers, only where nothing else is asked")
  func handlers() {
    #expect(Goal.broken([.handlerOnce]).isAboutHandlers)
    #expect(Goal.broken([.handlerInTime, .handlerOnce]).isAboutHandlers)
    #expect(!Goal.broken([.handlerOnce, .noTrap]).isAboutHandlers)
    #expect(!Goal.broken([.noTrap]).isAboutHandlers)
    #expect(!Goal.broken([]).isAboutHandlers)
    #expect(!Goal.everything.isAboutHandlers)
  }

  @Test("ways are kept for questions about ways, stored properties where one is named")
  func waysAndProperties() throws {
    let refused = try claim("refused")
    #expect(Goal.eventually(refused).asksForWays && Goal.possible(refused).asksForWays)
    let others: [Goal] = [
      .broken([.noTrap]), .fails(refused), .holds(refused), .everything,
      .met(goals: [[refused]], keeps: []), .never(refused, after: refused),
    ]
    for goal in others { #expect(!goal.asksForWays) }
    let counted = try Goal.holds(claim("flag count = 2"))
    #expect(counted.asks(forProperty: "count") && !counted.asks(forProperty: "other"))
    #expect(!Goal.holds(refused).asks(forProperty: "count"))
  }

  @Test("progress begins with nothing met; each goal that is met makes another trace")
  func progress() throws {
    let refused = try claim("refused")
    let world = World(stage: Configuration(profile: Profile(.ios9)))
    for goal in [Goal.met(goals: [[refused]], keeps: []), .never(refused, after: refused)] {
      var progress = Progress(goal, past: [])
      #expect(progress.met == [false])
      let before = progress.trace(in: world)
      progress.met = [true]
      #expect(progress.trace(in: world) != before)
    }
  }

  @Test("a search that has nothing to visit has visited nothing")
  func empty() {
    let question = Search.Question(
      start: World(stage: Configuration(profile: Profile(.ios9))), program: EmptyApp(),
      events: [], goal: .everything, depth: 3)
    #expect(question.threads == 1 && !question.recordsTransitions)
    var search = Search(question)
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.depthReached == 0 && search.throttledAnswers == 0)
    #expect(search.transitions == 0 && search.worlds == 1 && search.path(to: 0).isEmpty)
  }

  @Test("what the events of a search cannot reach is left out of its worlds, and named")
  func abstraction() throws {
    func without(_ events: String...) throws -> StateAbstraction {
      StateAbstraction(try question("naive", only: events))
    }
    #expect(try without("open", "tap", "clear").olderNotifications)
    #expect(try !without("open", "tap 2").olderNotifications)
    #expect(try !without("open", "clear 2").olderNotifications)
    #expect(try without("open").grants && !without("open", "fetch").grants)
    #expect(try without("open").notificationList && !without("center").notificationList)
    #expect(try without("open").lockScreen)
    #expect(try !without("open", "lock").lockScreen && !without("open", "reboot").lockScreen)
    var locked = try question("naive", only: ["open"])
    locked.start = reaction(to: .locked, in: locked.start, running: locked.program).world
    #expect(!StateAbstraction(locked).lockScreen)
    var left = StateAbstraction()
    let program = try question("naive").program
    #expect(left.sentences(program).isEmpty)
    let code = "import UIKit\nclass A: UIResponder, UIApplicationDelegate { var count = 0 }"
    let own = try question(code: code).program
    left.properties = [0]
    #expect(left.sentences(own).map(\.en) == ["ignored, because no code reads them: count"])
  }
}
