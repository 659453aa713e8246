import CommandLanguage
import Explorer
import LifecycleModel

extension Session {
  /// A search from the world at the cursor; an event that is shown step by step counts as whole.
  package func search(
    for exploration: Exploration, threads: Int = 1, mostWorlds: Int = .max
  ) -> Search {
    let asked = program.hasMarks ? exploration : exploration.withoutMarks()
    return Search(
      Search.Question(
        start: history.worldOfNextEvent, program: program, events: asked.events,
        goal: Goal(asked.aim), depth: asked.depth, mostWorlds: mostWorlds, threads: threads))
  }

  /// The answer in words, with its script replayed.
  package func report(
    on exploration: Exploration, _ search: Search, _ answer: Search.Answer,
    endedBy limit: Report.Limit? = nil
  ) -> Report {
    var report = Report(
      stage: setup.commands.map(\.canonicalText),
      past: history.pastRecords.filter(\.isEvent).map(\.command.canonicalText),
      profile: setup.profile, app: setup.app.name, exploration, search, answer, endedBy: limit)
    guard answer.events != nil else { return report }
    if let claim = report.claims.first(where: { replay(answer, shows: $0, report.result) }) {
      report.claim = claim
    } else {
      report.isReplayed = false
    }
    return report
  }

  /// Whether the claim fails, or holds where it was looked for, when the events are played from this
  /// session's start.
  private func replay(
    _ answer: Search.Answer, shows claim: String, _ result: Report.Result
  ) -> Bool {
    let context = ParseContext(place: .script, file: "explore")
    guard let expectation = try? Expectation.read(claim, from: "explore", context) else {
      return false
    }
    let assumed = answer.assumptions.map { Command.stage(.assume($0)) }
    let commands =
      [.stage(.reset)] + history.pastRecords.filter(\.isEvent).map(\.command) + assumed
      + (answer.events ?? []).map { Command.event($0.event) } + [.expect(expectation)]
    var session = self
    var replies: [Reply] = []
    for command in commands {
      replies = session.submit(
        ParsedCommand(command: command, text: command.canonicalText, line: 1, column: 1))
    }
    guard case .steps(let steps)? = replies.last,
      case .judgement(let judgement)? = steps.last?.content
    else { return false }
    return judgement.holds == (result == .found)
  }

  /// The sequence as a branch of its own, with the cursor before its first event. `origin` is an
  /// earlier state of this session: the branch begins where its cursor stood.
  package func adopting(_ answer: Search.Answer, from origin: Session) -> Session {
    var session = self
    if session.history.start == origin.history.start {
      _ = session.history.enter(branch: origin.history.current + 1)
      _ = session.history.move(toStep: origin.history.stepNumber)
    }
    session.adopt(answer)
    return session
  }

  private mutating func adopt(_ answer: Search.Answer) {
    let assumed = answer.assumptions.map { assumption -> Exploration.Candidate in
      let event = Event.assumed(assumption)
      return Exploration.Candidate(event: event, text: event.canonicalText)
    }
    let events = assumed + (answer.events ?? [])
    history.fork()
    let start = history.stepNumber
    for candidate in events {
      let parsed = ParsedCommand(
        command: .event(candidate.event), text: candidate.text, line: 1, column: 1)
      _ = submit(parsed)
    }
    _ = history.move(toStep: start)
  }
}
