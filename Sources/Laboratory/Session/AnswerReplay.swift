import CommandLanguage
import Explorer
import LifecycleModel

/// Replays an answer of `explore` from the start of its session, so that only answers confirmed by a replay are
/// printed.
struct AnswerReplay {
  private var session: Session
  private let exploration: Exploration
  private let answer: Search.Answer
  /// For `never ... after`: the number of events after which the earlier claim first held.
  private(set) var eventsBefore: Int?

  init(of answer: Search.Answer, to exploration: Exploration, in session: Session) {
    self.session = session
    self.exploration = exploration
    self.answer = answer
    let assumed = answer.assumptions.map { Command.stage(.assume($0)) }
    let past = session.history.pastRecords.filter(\.isEvent).map(\.command)
    for command in [.stage(.reset)] + past + assumed { _ = submit(command) }
  }

  /// Whether the script confirms its answer with `claim` as its last line. Call only once.
  mutating func shows(_ claim: String) -> Bool {
    let events = answer.events ?? []
    switch exploration.aim {
    case .nothing: return false
    case .properties, .always:
      return play(events) && holds(claim) == false
    case .find: return play(events) && holds(claim) == true
    case .eventually(let expectation):
      if case .repeats(let last)? = answer.ending {
        return neverHolds(expectation, events + events.suffix(last))
      }
      return neverHolds(expectation, events)
    case .never(_, let after): return showsNever(after, events) && holds(claim) == false
    case .staysPossible(let expectation):
      return play(events) && holds(claim) == false && !canHoldAgain(expectation)
    }
  }

  private mutating func showsNever(
    _ after: Expectation, _ events: [Exploration.Candidate]
  ) -> Bool {
    if !after.claim.isAboutSteps, holds(after) == true { eventsBefore = 0 }
    for (index, event) in events.enumerated() {
      guard play([event]) else { return false }
      let isFirst = eventsBefore == nil && holds(after) == true
      if isFirst { eventsBefore = index + 1 }
    }
    return eventsBefore.map { $0 < events.count } == true
  }

  private mutating func neverHolds(
    _ expectation: Expectation, _ events: [Exploration.Candidate]
  ) -> Bool {
    for event in events {
      guard play([event]), holds(expectation) == false else { return false }
    }
    return true
  }

  /// Whether another search from the end of the events, within a small limit, finds that the
  /// expectation can hold.
  private func canHoldAgain(_ expectation: Expectation) -> Bool {
    var question = exploration
    question.aim = .find(expectation)
    var search = session.search(for: question, mostWorlds: AnswerReplay.mostWorlds)
    return search.runForAnswer().events != nil
  }

  private static let mostWorlds = 2_000

  /// Returns false if an event was refused.
  private mutating func play(_ events: [Exploration.Candidate]) -> Bool {
    for event in events {
      for case .steps(let steps) in submit(.event(event.event)) {
        if case .model(let step)? = steps.first?.content, case .refused = step.change {
          return false
        }
      }
    }
    return true
  }

  private mutating func holds(_ claim: String) -> Bool? {
    let context = ParseContext(place: .script, file: "explore")
    guard let claim = try? Expectation.read(claim, from: "explore", context) else { return nil }
    return holds(claim)
  }

  private mutating func holds(_ expectation: Expectation) -> Bool? {
    guard case .steps(let steps)? = submit(.expect(expectation)).last,
      case .judgement(let judgement)? = steps.last?.content
    else { return nil }
    return judgement.holds
  }

  private mutating func submit(_ command: Command) -> [Reply] {
    session.submit(
      ParsedCommand(command: command, text: command.canonicalText, line: 1, column: 1))
  }
}
