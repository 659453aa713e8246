import CommandLanguage
import LifecycleModel

/// The result of a search, as text and JSON.
package struct Report: Sendable {
  /// The configuration and the events before the search, as script commands.
  package var stage: [String]
  package var past: [String]
  package var profile: Profile.Name
  package var app: String
  /// The question of the search.
  package var exploration: Exploration
  package var answer: Search.Answer
  package var worlds: Int
  package var transitions: Int
  package var depthReached: Int
  package var remarks: [Bilingual]
  /// The last line of the script: the claim that fails, or the claim that the search was to find. It is the first of
  /// `claims`, unless only a later one shows the answer in a replay.
  package var claim: String
  /// For `never`: the number of events after which the required earlier fact first holds.
  package var eventsBefore: Int?
  /// Whether a replay of the printed script confirms the claim. If not, the simulator has a bug.
  package var isReplayed = true

  package init(
    stage: [String], past: [String], profile: Profile.Name, app: String,
    _ exploration: Exploration, _ search: Search, _ answer: Search.Answer,
    endedBy limit: Limit? = nil
  ) {
    self.stage = stage
    self.past = past
    self.profile = profile
    self.app = app
    let hasMarks = search.question.program.hasMarks
    self.exploration = hasMarks ? exploration : exploration.withoutMarks()
    let lacksMarks = self.exploration != exploration
    let given = exploration.events
    let added = search.question.events.filter { !given.contains($0) }
    let received = added.filter { $0.isForMethod }
    let ownPushes = added.count - received.count
    let idle = given.filter { !search.question.events.contains($0) }
    self.exploration.events = search.question.events
    self.answer = answer
    self.limit = limit
    worlds = search.worlds
    transitions = search.transitions
    depthReached = search.depthReached
    claim = ""
    remarks = Report.remarks(self.exploration, search, answer, limit)
    if lacksMarks { remarks.append(Report.noMarks) }
    if !received.isEmpty { remarks.append(Report.with(received)) }
    if ownPushes > 0 { remarks.append(Report.withOwnPushes(ownPushes)) }
    if !idle.isEmpty { remarks.append(Report.without(idle)) }
    if search.question.program.asksForButtons, given == Exploration.usualEvents,
      !search.question.events.contains(where: { $0.event.isButton })
    {
      remarks.append(Report.noButtons)
    }
    claim = claims.first ?? ""
  }

  package static let isNotReplayed = Bilingual(
    en: "a fault of the simulator: played, this script does not show what it claims",
    zh: "模拟器内部错误：演示这段脚本时，结果与所述不符")

  package enum Limit: Hashable, Sendable {
    case seconds(Int)
    /// The limit in megabytes.
    case memory(Int)

    package var word: String {
      switch self {
      case .seconds: return "seconds"
      case .memory: return "memory"
      }
    }
  }

  /// The limit that ended the search early; nil if the depth, the user or an answer ended it.
  package var limit: Limit?

  /// Claims with which the script may end, the most likely first. They fail after its events, or hold if the search was
  /// to find one.
  package var claims: [String] {
    switch exploration.aim {
    case .always(let expectation), .find(let expectation), .eventually(let expectation),
      .staysPossible(let expectation):
      return [expectation.text]
    case .never(let expectation, _): return [expectation.negated.text]
    case .nothing: return []
    case .properties:
      guard let property = answer.property, let breach = answer.breach else { return [] }
      let claim = property.expectation(for: breach)
      guard breach == .handlerForgotten else { return [claim] }
      // A wait opens no handler. So a claim about the wait alone would fail for every app.
      let claims = [claim, claim + " since start"]
      return answer.events?.last?.event.isWait == true ? claims.reversed() : claims
    }
  }

  package enum Result: String, Sendable {
    case counterexample, none, found, stopped
  }

  package var result: Result {
    switch (answer.events, exploration.aim) {
    case (_?, .find): return .found
    case (_?, _): return .counterexample
    case (nil, _): return answer.extent == .stopped ? .stopped : .none
    }
  }

  /// Whether the result is bad: a counterexample, or nothing found.
  package var isFailure: Bool {
    if case .find = exploration.aim { return result != .found }
    return result == .counterexample
  }

  /// The answer as a script that replays it. The last line says how far the search went.
  package func lines(in language: Language) -> [String] {
    var lines = remarks.map { "# " + $0[language] }
    lines += script
    return lines + [lastLine]
  }

  /// Empty if there is no answer.
  package var script: [String] {
    guard let events = answer.events else { return [] }
    let assumptions = answer.assumptions.map { Event.assumed($0).canonicalText }
    var lines = stage + past + assumptions + expectations(behind: 0, of: events.count)
    for (index, event) in events.enumerated() {
      lines += [event.text] + expectations(behind: index + 1, of: events.count)
    }
    return lines + ["expect " + claim]
  }

  /// The expectations of the script after event `number` of `count`.
  private func expectations(behind number: Int, of count: Int) -> [String] {
    switch exploration.aim {
    case .eventually(let expectation) where (1..<count).contains(number):
      return ["expect " + expectation.text]
    case .never(_, let after) where number == eventsBefore: return ["expect " + after.text]
    case .properties, .always, .find, .never, .eventually, .staysPossible, .nothing: return []
    }
  }

  private var names: [String] { exploration.aim.texts }

  private var lastLine: String {
    "# \(names.isEmpty ? "no property" : names.joined(separator: ", ")); events \(exploration.events.count); "
      + "depth \(depthReached) of \(exploration.depth); worlds \(worlds); "
      + "transitions \(transitions); \(answer.extent.rawValue)"
  }

  package var json: JSON {
    var members: [JSON.Member] = [
      .init("explore", .string("pushlab/1")),
      .init("profile", .string(profile.rawValue)),
      .init("app", .string(app)),
      .init("events", .array(exploration.events.map { .string($0.text) })),
      .init("depth", .number("\(exploration.depth)")),
      .init("properties", .array(names.map(JSON.string))),
      .init("result", .string(result.rawValue)),
    ]
    if let property = answer.property {
      members.append(.init("property", .string(property.rawValue)))
    }
    if let ending = answer.ending { members.append(.init("ending", .string(ending.word))) }
    if let limit { members.append(.init("limit", .string(limit.word))) }
    members += [
      .init("script", .array(script.map(JSON.string))),
      .init("worlds", .number("\(worlds)")),
      .init("transitions", .number("\(transitions)")),
      .init("extent", .string(answer.extent.rawValue)),
    ]
    return .object(members)
  }
}
