import CommandLanguage
import Judging
import LifecycleModel
import Platform

extension Session {
  /// The current branch as the draft of a lesson: the configuration as front matter, the events as the solution,
  /// expectations as goals. Angle brackets mark parts that the author must write.
  package var lessonDraft: String { lessonDraft(appHint: nil) }

  /// The same for a lesson saved at `path`. The delegate's file must be in the same folder.
  func lessonDraft(savedAs path: String) -> String {
    guard case .file(let name) = setup.app.choice(namedIn: path), name.pathFolder != "" else {
      return lessonDraft
    }
    return lessonDraft(appHint: "<Copy \(quoteSafe(name)) to this lesson's folder.>")
  }

  private func lessonDraft(appHint: String?) -> String {
    let solution = self.solution.map(\.canonicalText)
    var lines = ["---", "format: 1", "id: draft", "kind: reach"]
    lines += [
      "profile: \(setup.profile.rawValue)",
      "app: \(Session.headerText(appHint == nil ? setup.app.name : setup.app.shortName))",
    ]
    if !setup.options.isEmpty {
      lines.append("options: [\(setup.options.map(\.rawValue).joined(separator: ", "))]")
    }
    if let modes = setup.modes {
      lines.append("modes: [\(modes.map(\.rawValue).joined(separator: ", "))]")
    }
    lines += ["needs: []", "teaches: []", "sources: []", "minutes: 3", "---"]
    lines += ["# <The title>", "", "<A concrete scene first, then what is to be reached.>", ""]
    if let appHint { lines += [appHint, ""] }
    if setup.isFresh { lines += block("start", ["fresh"]) }
    for (index, goal) in goals.enumerated() {
      lines += block("goal id=goal-\(index + 1)", ["<What the learner has to reach>", goal])
    }
    lines += block("hint", ["<Where to look>"]) + block("hint", ["<What to try>"])
    lines += block("solution", solution)
    lines += block("wrong feedback=not-yet", wrongWay(beside: self.solution))
    lines += block("feedback id=not-yet", ["<Why this is not enough>"])
    return lines.joined(separator: "\n") + "\n"
  }

  private var solution: [Command] {
    history.records.filter { $0.isEvent && !$0.isRefused }.map(\.command)
  }

  /// The refusal to save a draft that PushLab could not read again; nil if it could read it.
  var draftTooLong: Reply? {
    let commands = solution.count
    if commands > FileLimits.blockCommands {
      return .refused(
        Bilingual(
          en: "Not saved: the lesson's solution would have \(commands) commands, and PushLab reads "
            + "at most \(FileLimits.blockCommands) in one block. Go back to an earlier event first.",
          zh: "没有保存：课程的解答会有 \(commands) 条命令，而 PushLab 在一个块中最多读取 "
            + "\(FileLimits.blockCommands) 条。请先回到较早的事件。"))
    }
    // Besides the goals: the title, a paragraph and up to six blocks.
    let parts = goals.count + 8
    if parts > FileLimits.lessonParts {
      return .refused(
        Bilingual(
          en:
            "Not saved: the lesson would have \(goals.count) goals, one for each expectation that "
            + "held, and PushLab reads at most \(FileLimits.lessonParts) paragraphs and blocks. "
            + "Go back to an earlier event first.",
          zh: "没有保存：课程会有 \(goals.count) 个目标，每个成立的期望一个，而 PushLab 最多读取 "
            + "\(FileLimits.lessonParts) 个段落和块。请先回到较早的事件。"))
    }
    return nil
  }

  /// A text of the front matter, in quotes unless it is a plain name.
  private static func headerText(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "._/".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.isEmpty ? text : "\"\(quoteSafe(text))\""
  }

  /// The solution with a different last event, which does not reach the goal. If the work is cancelled, the search
  /// stops, because no event has an effect any more.
  private func wrongWay(beside solution: [Command]) -> [String] {
    let (way, isCut) = Interruption(allowing: Session.mostWorkForAnswer).perform {
      shortestWrongWay(beside: solution)
    }
    return isCut ? solution.dropLast().map(\.canonicalText) : way
  }

  private func shortestWrongWay(beside solution: [Command]) -> [String] {
    let claims = goals.compactMap { goal -> Expectation? in
      let context = ParseContext(place: .block, file: "draft")
      guard case .expect(let claim)? = try? CommandParser.parse(goal, context).first?.command else {
        return nil
      }
      return claim
    }
    for beginning in beginnings(of: solution, claims).reversed() {
      for candidate in Exploration(aim: .properties([])).events {
        if Interruption.current?.isCancelled == true { return [] }
        let command = Command.event(candidate.event)
        guard command != solution[beginning.length] else { continue }
        var session = beginning.session
        if session.plays(command), !claims.allSatisfy({ session.holds($0) }) {
          return (solution.prefix(beginning.length) + [command]).map(\.canonicalText)
        }
      }
    }
    return solution.dropLast().map(\.canonicalText)
  }

  private struct Beginning {
    var length: Int
    var session: Session
  }

  /// The sixteen longest beginnings of the solution that do not reach the goal. Limited, because each one needs the
  /// memory of its history.
  private func beginnings(of solution: [Command], _ claims: [Expectation]) -> [Beginning] {
    var session = self
    _ = session.plays(.stage(.reset))
    var found = [Beginning(length: 0, session: session)]
    for (length, command) in zip(1..., solution.dropLast()) {
      if Interruption.current?.isCancelled == true { return [] }
      guard session.plays(command), !claims.allSatisfy({ session.holds($0) }) else { break }
      found.append(Beginning(length: length, session: session))
      if found.count > 16 { found.removeFirst() }
    }
    return solution.isEmpty ? [] : found
  }

  /// Returns false if the event may not happen.
  private mutating func plays(_ command: Command) -> Bool {
    _ = submit(
      ParsedCommand(command: command, text: command.canonicalText, line: 1, column: 1))
    return history.records.last?.isRefused != true
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
