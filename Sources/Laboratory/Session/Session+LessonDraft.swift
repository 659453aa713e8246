import CommandLanguage
import Judging
import LifecycleModel

extension Session {
  /// The present branch as the draft of a lesson: the configuration as front matter, the events as
  /// the solution, expectations as goals. Angle brackets mark what the author has to write.
  package var lessonDraft: String {
    let events = history.records.filter { $0.isEvent && !$0.isRefused }
    let solution = events.map(\.command.canonicalText)
    var lines = ["---", "format: 1", "id: draft", "kind: reach"]
    lines += ["profile: \(setup.profile.rawValue)", "app: \(setup.app.name)"]
    if !setup.options.isEmpty {
      lines.append("options: [\(setup.options.map(\.rawValue).joined(separator: ", "))]")
    }
    if let modes = setup.modes {
      lines.append("modes: [\(modes.map(\.rawValue).joined(separator: ", "))]")
    }
    lines += ["needs: []", "teaches: []", "sources: []", "minutes: 3", "---"]
    lines += ["# <The title>", "", "<A concrete scene first, then what is to be reached.>", ""]
    if setup.isFresh { lines += block("start", ["fresh"]) }
    for (index, goal) in goals.enumerated() {
      lines += block("goal id=goal-\(index + 1)", ["<What the learner has to reach>", goal])
    }
    lines += block("hint", ["<Where to look>"]) + block("hint", ["<What to try>"])
    lines += block("solution", solution)
    lines += block("wrong feedback=not-yet", wrongWay(beside: events.map(\.command)))
    lines += block("feedback id=not-yet", ["<Why this is not enough>"])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The solution with a different last event, which does not reach the goal.
  private func wrongWay(beside solution: [Command]) -> [String] {
    let claims = goals.compactMap { goal -> Expectation? in
      let context = ParseContext(place: .block, file: "draft")
      guard case .expect(let claim)? = try? CommandParser.parse(goal, context).first?.command else {
        return nil
      }
      return claim
    }
    for length in stride(from: solution.count - 1, through: 0, by: -1) {
      let beginning = Array(solution.prefix(length))
      for candidate in Exploration(aim: .properties([])).events {
        let command = Command.event(candidate.event)
        guard command != solution[length] else { continue }
        if doesNotLead(beginning + [command], to: claims) {
          return (beginning + [command]).map(\.canonicalText)
        }
      }
    }
    return solution.dropLast().map(\.canonicalText)
  }

  private func doesNotLead(_ commands: [Command], to claims: [Expectation]) -> Bool {
    var session = self
    _ = session.submit(ParsedCommand(command: .stage(.reset), text: "reset", line: 1, column: 1))
    var fails = true
    for command in commands {
      let parsed = ParsedCommand(
        command: command, text: command.canonicalText, line: 1, column: 1)
      _ = session.submit(parsed)
      guard let last = session.history.records.last, !last.isRefused else { return false }
      if claims.allSatisfy({ session.holds($0) }) { fails = false }
    }
    return fails
  }

  /// The expectations that held, otherwise the last call.
  private var goals: [String] {
    let held = history.records.compactMap { record -> String? in
      guard case .expect(let expectation) = record.command,
        case .judgement(let judgement) = record.content, judgement.holds
      else { return nil }
      return "expect " + expectation.canonicalText
    }
    if !held.isEmpty { return held }
    let calls = history.records.flatMap(\.steps).compactMap { step -> Call? in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
    guard let last = calls.last else {
      return ["expect state \(history.world.lifecycle.rawValue)"]
    }
    let name = CallbackNames.shortName(of: last.callback)
    return ["expect called \(name) in \(last.state.rawValue)"]
  }

  private func block(_ head: String, _ lines: [String]) -> [String] {
    ["```" + head] + lines + ["```", ""]
  }
}
