import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Merging worlds and omitting state changes no answer of a search. (`PlainSearchTests` compares
/// the storage by parts and the threads with a plain search of the same worlds.)
@Suite struct FullSearchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var app: String
    var profile: Profile.Name
    /// The goal of `--find`; nil for the usual properties.
    var wish: String?
    var more: [String] = []

    var testDescription: String { "\(app) \(wish ?? "usual") \(more)" }

    func question(depth: Int) throws -> Search.Question {
      let goal = try wish.map { Goal.holds(try expectation($0)) }
      return try ExplorerTests.question(
        app, profile, goal ?? .broken(Exploration.Property.usual), with: more, depth: depth)
    }
  }

  static let cases: [Case] = [
    Case(app: "naive", profile: .ios9),
    Case(app: "article", profile: .ios9),
    Case(app: "article", profile: .ios9, more: ["center"]),
    Case(app: "classic", profile: .ios12),
    Case(app: "modern", profile: .ios13),
    Case(app: "modern", profile: .ios17Scenes, more: ["settings style none", "center"]),
    Case(app: "article", profile: .ios9, wish: "state suspended"),
    Case(
      app: "article", profile: .ios9, wish: "called didReceiveRemoteNotification in inactive"),
    Case(app: "naive", profile: .ios9, wish: "treated as tap since start"),
    Case(app: "fetch", profile: .ios9, wish: "called performFetch", more: ["fetch"]),
  ]

  /// The first answer among all sequences of this length, shortest first, each played in complete
  /// worlds without merging.
  private func firstOfAll(_ question: Search.Question, depth: Int) -> [String]? {
    let successors = Successors(question: question, abstraction: StateAbstraction())
    var sequences: [(path: [Int], world: World)] = [([], question.start)]
    for _ in 0..<depth {
      var longer: [(path: [Int], world: World)] = []
      for (path, world) in sequences {
        for (index, candidate) in question.events.enumerated() {
          let reaction = reaction(to: candidate.event, in: world, running: question.program)
          if case .refused? = reaction.steps.first?.change { continue }
          let path = path + [index]
          let replay = successors.replay(path, [])
          if replay.isAnswer, !replay.isThrottled {
            return path.map { question.events[$0].text }
          }
          longer.append((path, reaction.world))
        }
      }
      sequences = longer
    }
    return nil
  }

  @Test("the first answer among all sequences of three events", arguments: cases)
  func first(of sample: Case) throws {
    let question = try sample.question(depth: 3)
    var search = Search(question)
    #expect(search.run().events?.map(\.text) == firstOfAll(question, depth: 3))
  }

  @Test(
    "a search about handlers, of which some wait for different pushes",
    arguments: [
      "held?(.newData)\nheld = completionHandler",
      "if userInfo[\"aps\"] != nil { held = held ?? completionHandler }\nheld?(.newData)",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 20) {\n"
        + "if application.applicationState == .background { completionHandler(.newData) }\n}",
    ])
  func handlers(push: String) throws {
    let code = delegate(
      members: "var held: ((UIBackgroundFetchResult) -> Void)?", push: push)
    let question = try question(code: code, .ios9, .broken([.handlerOnce, .handlerInTime]))
    #expect(StateAbstraction(question).ignoresNonHandlers)
    var search = Search(question)
    let answer = search.run().events?.map(\.text)
    #expect(answer != nil && answer == firstOfAll(question, depth: 3))
  }
}
