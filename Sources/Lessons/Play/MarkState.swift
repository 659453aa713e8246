import Judging
import Laboratory
import LifecycleModel

/// The state of a goal or a keep at the session's cursor.
package enum MarkState: Hashable, Sendable {
  /// A goal that is not met yet, or a keep that holds.
  case open
  /// A goal was met at the event, counted from 1.
  case met(event: Int)
  /// A keep was broken at the event.
  case broken(event: Int)
}

/// Judges goals and keeps after each completely shown event. Judging earlier would reveal what the
/// learner has not seen.
struct MarkJudge {
  private let marks: [Lesson.Mark]
  private var monitors: [[ClaimMonitor]]
  private(set) var states: [MarkState]
  private var event = 0

  init(_ marks: [Lesson.Mark]) {
    self.marks = marks
    states = marks.map { _ in .open }
    monitors = marks.map { $0.expectations.map { ClaimMonitor($0, withWords: false) } }
  }

  static func states(of marks: [Lesson.Mark], in session: Session) -> [MarkState] {
    judge(marks, in: session).states
  }

  /// `wasReached`: whether, after any event behind the first `seen` ones, every goal was met and no keep was broken.
  /// Refused events do not count.
  static func judge(
    _ marks: [Lesson.Mark], in session: Session, behind seen: Int = 0
  ) -> (states: [MarkState], wasReached: Bool) {
    var judge = MarkJudge(marks)
    var wasReached = false
    var count = 0
    let history = session.history
    for record in history.records.prefix(history.position.records) where record.isEvent {
      judge.see(record, of: session.program)
      if !record.isRefused { count += 1 }
      if count > seen, !wasReached { wasReached = areReached(marks, judge.states) }
    }
    return (judge.states, wasReached && !marks.isEmpty)
  }

  /// Whether every goal is met and no keep is broken.
  static func areReached(_ marks: [Lesson.Mark], _ states: [MarkState]) -> Bool {
    zip(marks, states).allSatisfy { mark, state in
      switch (mark.kind, state) {
      case (.goal, .met), (.keep, .open): return true
      case (.goal, .open), (.goal, .broken), (.keep, .broken), (.keep, .met): return false
      }
    }
  }

  mutating func see(_ record: Record, of program: any AppProgram) {
    event += 1
    for index in marks.indices {
      for number in monitors[index].indices {
        monitors[index][number].see(
          verb: record.verb, wasRefused: record.isRefused, steps: record.steps)
      }
      let holds = monitors[index].allSatisfy { $0.holds(in: record.after, of: program) }
      guard case .open = states[index] else { continue }
      switch (marks[index].kind, holds) {
      case (.goal, true): states[index] = .met(event: event)
      case (.keep, false): states[index] = .broken(event: event)
      case (.goal, false), (.keep, true): break
      }
    }
  }

  /// Whether the mark holds before the first event.
  static func holdsAtStart(_ mark: Lesson.Mark, in session: Session) -> Bool {
    mark.expectations.allSatisfy {
      ClaimMonitor($0, withWords: false).holds(in: session.history.start, of: session.program)
    }
  }
}
