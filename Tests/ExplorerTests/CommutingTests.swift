import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// A search skips the second order of events that commute. The full search plays both.
@Suite struct CommutingTests {
  struct Asked: Sendable, CustomTestStringConvertible {
    var app: String
    var profile = Profile.Name.ios13
    var goal: Goal
    var with: [String]
    var depth = 5
    /// Whether events commute in this search.
    var skips = true

    var testDescription: String { "\(app) \(profile) \(goal) \(with)" }

    func question() throws -> Search.Question {
      try ExplorerTests.question(app, profile, goal, with: with, depth: depth)
    }
  }

  static func questions() throws -> [Asked] {
    let usual = Goal.broken(Exploration.Property.usual)
    let style = "settings style none"
    let permission = ["settings notifications off", "settings notifications on"]
    return [
      Asked(app: "modern", goal: usual, with: [style, "center"]),
      Asked(app: "modern", profile: .ios17Scenes, goal: usual, with: permission + [style]),
      Asked(app: "article", profile: .ios9, goal: usual, with: permission),
      Asked(app: "article", profile: .ios9, goal: usual, with: ["center", style], depth: 6),
      Asked(app: "classic", profile: .ios12, goal: .broken([.noTrap]), with: [style, "other"]),
      Asked(
        app: "asking", goal: .broken([.handlerOnce, .handlerInTime]), with: ["allow"] + permission),
      Asked(
        app: "article", profile: .ios9, goal: .holds(try expectation("state suspended")),
        with: permission),
      Asked(
        app: "modern", goal: .fails(try expectation("not shown banner")),
        with: ["settings style none", "settings style banner"]),
      Asked(
        app: "modern", goal: .holds(try expectation("called applicationWillTerminate")),
        with: [style, "settings focus on"]),
      Asked(app: "naive", profile: .ios9, goal: .everything, with: [style, "settings sound off"]),
      Asked(
        app: "naive", profile: .ios9, goal: .everything,
        with: ["settings refresh off", "settings lowpower on"], skips: false),
      Asked(
        app: "legacy", profile: .ios7, goal: .everything, with: permission, depth: 4, skips: false),
      Asked(
        app: "swiftui", profile: .ios17Scenes, goal: .everything, with: [style], depth: 4,
        skips: false),
    ]
  }

  @Test(
    "answer, worlds and transitions are those of the full search", arguments: try questions())
  func same(asked: Asked) throws {
    var question = try asked.question()
    question.ignoresSleepSets = true
    var full = Search(question)
    let answer = full.run()
    #expect(full.skippedTransitions == 0)
    question.ignoresSleepSets = false
    for threads in [1, 2, 8] {
      question.threads = threads
      var search = Search(question)
      #expect(search.run() == answer, "\(threads) threads")
      #expect(search.worlds == full.worlds && search.transitions == full.transitions)
      #expect(search.depthReached == full.depthReached && search.touched == full.touched)
      #expect((0..<full.worlds).allSatisfy { search.path(to: $0) == full.path(to: $0) })
      #expect((search.skippedTransitions > 0) == asked.skips || answer.events != nil)
    }
  }

  @Test("questions about whole sequences, and about several facts of one event, are not reduced")
  func notReduced() throws {
    let (one, other) = (try expectation("state background"), try expectation("shown banner"))
    for goal in [
      Goal.eventually(one), .possible(one), .never(one, after: other),
      .met(goals: [[one, other]], keeps: []), .holds(try expectation("shown banner since start")),
    ] {
      var search = Search(try question("modern", .ios13, goal, with: ["settings style none"]))
      _ = search.advance(transitions: 3_000)
      #expect(search.skippedTransitions == 0)
    }
  }

  @Test("code that reads a setting in a gesture does not commute with it")
  func codeReads() throws {
    let code = """
      import UIKit
      import UserNotifications
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var isQuiet = false
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        func applicationWillResignActive(_ application: UIApplication) {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            if settings.alertSetting == .disabled { fatalError() }
            self.isQuiet = settings.soundSetting == .disabled
          }
        }
      }
      """
    var question = try question(
      code: code, .ios13, .broken([.noTrap]),
      only: ["open", "home", "switcher", "return", "settings style none", "settings sound off"])
    question.depth = 6
    var search = Search(question)
    let answer = search.run()
    #expect(answer.events?.map(\.text) == ["open", "settings style none", "home"])
    question.events.removeAll { $0.text == "settings style none" }
    var reduced = Search(question)
    question.ignoresSleepSets = true
    var full = Search(question)
    #expect(reduced.run() == full.run())
    #expect(reduced.worlds == full.worlds && reduced.transitions == full.transitions)
    #expect(reduced.skippedTransitions > 0)
  }

  @Test(
    "independent events lead to one world in both orders, each with the same steps",
    arguments: ["modern", "article", "asking"])
  func diamonds(app: String) throws {
    let question = try question(
      app, .ios13, .everything,
      with: [
        "center", "control", "close", "other", "answer", "hangup", "settings style none",
        "settings notifications off", "settings badge off", "settings focus on",
      ])
    let successors = Successors(question: question, abstraction: StateAbstraction(question))
    var seen: Set<Search.Key> = []
    var waiting = [Successors.Origin(world: question.start, progress: question.startProgress)]
    var diamonds = 0
    while let origin = waiting.popLast(), seen.count < 1_500 {
      let found = question.events.indices.flatMap {
        successors.found(by: $0, from: origin, unless: { false }) ?? []
      }
      for one in found {
        guard case .open(let key, _) = one.verdict, seen.insert(key).inserted else { continue }
        waiting.append(Successors.Origin(world: one.world, progress: one.progress))
      }
      // A sample: each one plays two more events.
      for (number, one) in found.enumerated() where seen.count.isMultiple(of: 7) {
        for other in found[(number + 1)...] where one.footprint.isIndependent(of: other.footprint) {
          diamonds += 1
          let events = [question.events[one.event].event, question.events[other.event].event]
          let sides = [one.world, other.world].enumerated().map { index, world in
            reaction(to: events[1 - index], in: world, running: question.program)
          }
          #expect(key(of: sides[0], question) == key(of: sides[1], question), "\(events)")
          for (event, side) in zip(events, [sides[1], sides[0]]) {
            let alone = reaction(to: event, in: origin.world, running: question.program)
            #expect(side.steps.map(\.rule) == alone.steps.map(\.rule), "\(events)")
          }
        }
      }
    }
    #expect(diamonds > 1_000)
  }

  private func key(of reaction: Reaction, _ question: Search.Question) -> World {
    let abstraction = StateAbstraction(question)
    return reaction.world.boundedForSearch(abstraction, question.program)
      .canonicalForm(abstraction, question.program)
  }
}
