import CommandLanguage
import Explorer
import LifecycleModel

extension Session {
  /// A search from the world at the cursor; an event that is shown step by step counts as whole.
  package func search(
    for exploration: Exploration, threads: Int = 1, mostWorlds: Int = .max,
    recordsTransitions: Bool = false
  ) -> Search {
    let asked = program.hasMarks ? exploration : exploration.withoutMarks()
    return Search(
      Search.Question(
        start: history.worldOfNextEvent, program: program, events: asked.events,
        goal: Goal(asked.aim), past: pastEvents, depth: asked.depth, mostWorlds: mostWorlds,
        threads: threads, recordsTransitions: recordsTransitions))
  }

  private var pastEvents: [Search.PastEvent] {
    history.pastRecords.filter(\.isEvent).map {
      Search.PastEvent(verb: $0.verb, wasRefused: $0.isRefused, steps: $0.steps)
    }
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
    for claim in report.claims {
      var replay = AnswerReplay(of: answer, to: report.exploration, in: self)
      guard replay.shows(claim) else { continue }
      report.claim = claim
      report.eventsBefore = replay.eventsBefore
      return report
    }
    report.isReplayed = false
    return report
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
