import CommandLanguage
import LifecycleModel

/// What a search found, for people and programs.
package struct Report: Sendable {
  /// The stage and what was played before the search, as commands of a script.
  package var stage: [String]
  package var past: [String]
  package var profile: Profile.Name
  package var app: String
  /// What was searched for.
  package var exploration: Exploration
  package var answer: Search.Answer
  package var worlds: Int
  package var transitions: Int
  package var depthReached: Int
  package var remarks: [Bilingual]
  /// The last line of the script: the claim that fails, or the one that was looked for. The first
  /// of `claims`, unless a replay says that only a later one shows the answer.
  package var claim: String
  /// Whether the script was played and shows what it claims; false is a fault of the simulator.
  package var isReplayed = true

  /// `limit`: what ended the search before its answer, if it was neither its depth nor the user.
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
    self.answer = answer
    worlds = search.worlds
    transitions = search.transitions
    depthReached = search.depthReached
    claim = ""
    remarks = Report.remarks(self.exploration, search, answer, limit)
    if self.exploration != exploration { remarks.append(Report.noMarks) }
    claim = claims.first ?? ""
  }

  package static let isNotReplayed = Bilingual(
    en: "a fault of the simulator: played, this script does not show what it claims",
    zh: "模拟器内部错误：演示这段脚本时，结果与所述不符")

  package enum Limit: Hashable, Sendable {
    case seconds(Int)
    /// In megabytes.
    case memory(Int)
  }

  /// Claims one of which the script ends with, the likeliest first: they fail behind its events, or
  /// hold where one was looked for.
  package var claims: [String] {
    switch exploration.aim {
    case .always(let expectation), .find(let expectation): return [expectation.text]
    case .properties:
      guard let property = answer.property, let breach = answer.breach else { return [] }
      let claim = property.expectation(for: breach)
      return breach == .handlerForgotten ? [claim, claim + " since start"] : [claim]
    }
  }

  package enum Result: String, Sendable {
    case counterexample, none, found, stopped
  }

  package var result: Result {
    switch (answer.events, exploration.aim) {
    case (_?, .find): return .found
    case (_?, .properties), (_?, .always): return .counterexample
    case (nil, _): return answer.extent == .stopped ? .stopped : .none
    }
  }

  /// Whether what was asked for is bad news: a counterexample, or nothing found.
  package var isFailure: Bool {
    switch (result, exploration.aim) {
    case (.counterexample, _), (.none, .find), (.stopped, .find): return true
    case (.found, _), (.none, .properties), (.none, .always), (.stopped, .properties),
      (.stopped, .always):
      return false
    }
  }

  /// A script that replays, with the last line that tells how far the search went.
  package func lines(in language: Language) -> [String] {
    var lines = remarks.map { "# " + $0[language] }
    lines += script
    return lines + [lastLine]
  }

  /// Empty where there is no answer.
  package var script: [String] {
    guard let events = answer.events else { return [] }
    let assumptions = answer.assumptions.map {
      Event.assumed(line: $0.line, $0.holds).canonicalText
    }
    return stage + past + assumptions + events.map(\.text) + ["expect " + claim]
  }

  private var names: [String] {
    switch exploration.aim {
    case .properties(let properties): return properties.map(\.rawValue)
    case .always(let expectation): return ["always " + expectation.text]
    case .find(let expectation): return ["find " + expectation.text]
    }
  }

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
    members += [
      .init("script", .array(script.map(JSON.string))),
      .init("worlds", .number("\(worlds)")),
      .init("transitions", .number("\(transitions)")),
      .init("extent", .string(answer.extent.rawValue)),
    ]
    return .object(members)
  }
}
