import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// What the explorer found in a learner's delegate.
package struct Grade: Sendable {
  package var exploration: Exploration
  /// nil: the delegate passes.
  package var counterexample: [Exploration.Candidate]?
  package var breach: Bilingual?
  package var feedback: Lesson.Feedback?
  /// Whether all that can be reached was looked at.
  package var isComplete: Bool
  package var worlds: Int

  package var passes: Bool { counterexample == nil }
}

extension PreparedLesson {
  /// Worlds that a grading looks at, so that no delegate keeps a learner waiting.
  package static let mostWorlds = 200_000

  package var exploration: Exploration {
    Exploration(aim: .properties(lesson.properties))
  }

  /// A search for what breaks a delegate, from the lesson's start.
  package func search(in app: App) -> Search {
    let session = session(app: app)
    return Search(
      Search.Question(
        start: session.history.world, program: app.program, events: exploration.events,
        goal: Goal(exploration.aim), depth: exploration.depth,
        mostWorlds: PreparedLesson.mostWorlds))
  }
}

extension LessonPlay {
  /// Takes in what a search of `prepared.search(in:)` has found.
  package mutating func grade(_ app: App, _ search: Search, _ answer: Search.Answer) -> Grade {
    attempts += 1
    var grade = Grade(
      exploration: prepared.exploration, counterexample: answer.events,
      breach: answer.breach.map(Report.sentence(for:)), feedback: nil,
      isComplete: answer.extent == .complete, worlds: search.worlds)
    if answer.events == nil, answer.extent != .stopped { isSolved = true }
    if answer.events != nil { grade.feedback = feedback(on: answer) }
    return grade
  }

  /// The reply to the first of the author's wrong delegates that fails in the same way.
  private func feedback(on answer: Search.Answer) -> Lesson.Feedback? {
    let wrong = lesson.task.wrong.first { wrong in
      guard let name = wrong.script.delegate, let app = prepared.delegates[name] else {
        return false
      }
      var search = prepared.search(in: app)
      let own = search.run()
      return own.property == answer.property && own.events == answer.events
        && own.breach == answer.breach
    }
    return wrong.flatMap { lesson.feedback($0.feedback) }
  }
}
