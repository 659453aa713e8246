import CommandLanguage
import Judging
import LifecycleModel

extension Session {
  /// The present branch as a draft of a lesson: the stage as front matter, the events as the
  /// solution, what was expected as goals. What a person has to write stands in angle brackets.
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
    lines += block("start", setup.isFresh ? ["fresh"] : [])
    for (index, goal) in goals.enumerated() {
      lines += block("goal id=goal-\(index + 1)", ["<What the learner has to reach>", goal])
    }
    lines += block("hint", ["<Where to look>"]) + block("hint", ["<What to try>"])
    lines += block("solution", solution)
    lines += block("wrong feedback=not-yet", Array(solution.dropLast()))
    lines += block("feedback id=not-yet", ["<Why this is not enough>"])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The expectations that held, or else the last call.
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
      return ["expect state \(history.world.app.lifecycle.rawValue)"]
    }
    let name = CallbackNames.shortName(of: last.callback)
    return ["expect called \(name) in \(last.state.rawValue)"]
  }

  private func block(_ head: String, _ lines: [String]) -> [String] {
    ["```" + head] + lines + ["```", ""]
  }
}
