import CommandLanguage
import Judging
import Laboratory
import LifecycleModel

extension LessonPlay {
  /// The author's reply to the way that the learner took; nil if there is none.
  func feedback(on session: Session) -> Lesson.Feedback? {
    let ways = Array(zip(lesson.task.wrong, wrongRecords))
    let done = EventTrail.records(of: session)
    var way = ways.first { EventTrail.follows($1, done) }
    if way == nil, !isOnKnownWay(session) {
      way = ways.filter { EventTrail.endsLike($1, done) }.max { $0.1.count < $1.1.count }
    }
    return way.flatMap { lesson.feedback($0.0.feedback) }
  }

  /// The reply if the author has written none: the broken keep, otherwise what the first open goal lacks. Empty on a
  /// known way to the goal.
  func generalReply(on session: Session) -> [Notice] {
    for (mark, state) in zip(lesson.task.marks, states) {
      if case .broken(let event) = state { return [.broken(mark, event: event)] }
    }
    guard !isOnKnownWay(session), let goal = firstFailing else { return [] }
    return session.lack(of: goal).map { [.notYet($0)] } ?? []
  }

  /// Whether a known solution begins with the learner's events.
  private func isOnKnownWay(_ session: Session) -> Bool {
    let done = EventTrail.records(of: session)
    return (part == .lesson ? solutionRecords : variantRecords).contains {
      EventTrail.commonPrefix(done, $0) == done.count
    }
  }
}

extension Session {
  /// Why a goal is not met: for a call that the last event did not make, the model's reason; otherwise the finding that
  /// contradicts the goal.
  fileprivate func lack(of goal: Lesson.Mark) -> Bilingual? {
    let done = EventTrail.records(of: self)
    guard let last = done.last else { return nil }
    for expectation in goal.expectations {
      let judgement = judge(expectation, after: done)
      guard !judgement.holds else { continue }
      if !expectation.isNegated, case .called(let name, nil, _, _) = expectation.claim,
        !last.calls(name), let reason = answer(to: .whyNot(name))?.text
      {
        return reason.firstLine
      }
      let told =
        expectation.looksAtOneEvent ? judge(expectation, after: [last]) : judgement
      let found = told.foundWords ?? Bilingual(en: "", zh: "")
      return Bilingual(
        en: "Expected: \(judgement.text). Found: \(found.en).",
        zh: "预期：\(judgement.text)。实际：\(found.zh)。")
    }
    return nil
  }

  private func judge(_ expectation: Expectation, after records: [Record]) -> Judgement {
    var monitor = ClaimMonitor(expectation)
    for record in records {
      monitor.see(verb: record.verb, wasRefused: record.isRefused, steps: record.steps)
    }
    return monitor.judgement(in: records.last?.after ?? history.start, of: program)
  }
}

extension Expectation {
  /// Whether one event can make it true, because it neither counts nor compares events.
  fileprivate var looksAtOneEvent: Bool {
    switch claim {
    case .called(_, let times, _, _): return times == nil
    case .calls, .order, .event: return false
    default: return true
    }
  }
}

extension Record {
  fileprivate func calls(_ name: CallbackName) -> Bool {
    steps.contains { step in
      if case .call(let call) = step.change { return name.matches(call) }
      return false
    }
  }
}

extension Bilingual {
  fileprivate var firstLine: Bilingual {
    func first(_ text: String) -> String {
      text.split(separator: "\n").first.map(String.init) ?? text
    }
    return Bilingual(en: first(en), zh: first(zh))
  }
}
