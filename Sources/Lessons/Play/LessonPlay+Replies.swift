import CommandLanguage
import Judging
import Laboratory
import LifecycleModel

extension LessonPlay {
  /// The author's reply to the way that the learner went; nil where there is none.
  func feedback(on session: Session) -> Lesson.Feedback? {
    let ways = Array(zip(lesson.task.wrong, wrongRecords))
    var way = ways.first { EventTrail.follows($1, session) }
    if way == nil, !isOnKnownWay(session) {
      way = ways.filter { EventTrail.endsLike($1, session) }.max { $0.1.count < $1.1.count }
    }
    return way.flatMap { lesson.feedback($0.0.feedback) }
  }

  /// The reply where the author has none: the keep that is broken, else what the first open goal
  /// lacks. Empty on a known way to the goal.
  func generalReply(on session: Session) -> [Notice] {
    for (mark, state) in zip(lesson.task.marks, states) {
      if case .broken(let event) = state { return [.broken(mark, event: event)] }
    }
    guard !isOnKnownWay(session), let goal = firstFailing else { return [] }
    return session.lack(of: goal).map { [.notYet($0)] } ?? []
  }

  /// Whether a known solution begins with what was done, or passes through the present world.
  private func isOnKnownWay(_ session: Session) -> Bool {
    let done = EventTrail.records(of: session)
    guard let last = done.last else { return true }
    let present = last.after.normalForm
    return (part == .lesson ? solutionRecords : variantRecords).contains { solution in
      EventTrail.commonPrefix(done, solution) == done.count
        || solution.contains { $0.before.normalForm == present }
    }
  }
}

extension Session {
  /// Why a goal is not met: for a call that the last event did not make, the reason of the model; else
  /// what was found instead.
  fileprivate func lack(of goal: Lesson.Mark) -> Bilingual? {
    let done = EventTrail.records(of: self)
    guard let last = done.last else { return nil }
    for expectation in goal.expectations {
      var monitor = ClaimMonitor(expectation)
      for record in done {
        monitor.see(verb: record.verb, wasRefused: record.isRefused, steps: record.steps)
      }
      let judgement = monitor.judgement(in: last.after, of: program)
      guard !judgement.holds else { continue }
      if !expectation.isNegated, case .called(let name, nil, _, _) = expectation.claim,
        !last.calls(name), let reason = answer(to: .whyNot(name))?.text
      {
        return reason.firstLine
      }
      let found = judgement.foundWords ?? Bilingual(en: "", zh: "")
      return Bilingual(
        en: "Expected: \(judgement.text). Found: \(found.en).",
        zh: "预期：\(judgement.text)。实际：\(found.zh)。")
    }
    return nil
  }
}

extension Record {
  fileprivate func calls(_ name: CallbackName) -> Bool {
    steps.contains { step in
      if case .call(let call) = step.change { return name.matches(call.callback) }
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
