import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// The explorer's findings about a learner's delegate.
package struct Grade: Sendable {
  /// nil if the delegate passes.
  package var counterexample: [Exploration.Candidate]?
  package var breach: Bilingual?
  package var feedback: Lesson.Feedback?
  /// The lesson's test that the delegate fails. The counterexample is then its events.
  package var failedTest: Lesson.Test?
  /// Whether the search covered everything reachable.
  package var isComplete: Bool
  /// The learner or a time limit ended the search, so there is no result.
  package var isStopped = false
  package var worlds: Int

  /// The lesson asks how pushes are treated, and the delegate has no marks for that.
  package var lacksMarks = false

  package var passes: Bool { counterexample == nil && !lacksMarks && !isStopped }
}

extension PreparedLesson {
  /// The most worlds for grading. A number instead of a time, so that every machine gives the same grade; small enough
  /// that no delegate keeps a learner waiting.
  package static let mostWorlds = 5_000

  package var exploration: Exploration {
    Exploration(aim: .properties(lesson.properties))
  }

  /// Whether the task needs marks and the delegate has none, so that it cannot be graded.
  package func lacksMarks(_ app: App) -> Bool {
    !app.program.hasMarks && self.app.program.hasMarks
      && lesson.properties.contains(where: \.asksForMarks)
  }

  package static let marksMissing = Bilingual(
    en: "The delegate has no marks, so nobody can tell how it treats a push. Put "
      + "`// pushlab: arrival` behind the line that handles an arrival, and `// pushlab: tap` "
      + "behind the one that handles a tap.",
    zh: "代理中没有标记，无法判断它如何处理推送。请在处理到达的那一行末尾加上 `// pushlab: arrival`，"
      + "在处理点击的那一行末尾加上 `// pushlab: tap`。")

  /// A search, from the lesson's start, for events that break a delegate.
  package func search(in app: App) -> Search {
    let session = session(app: app)
    return Search(
      Search.Question(
        start: session.history.world, program: app.program, events: exploration.events,
        goal: Goal(exploration.aim), depth: exploration.depth,
        mostWorlds: PreparedLesson.mostWorlds))
  }
}

/// How a delegate fails a test of a fix lesson.
struct TestFailure: Hashable {
  var test: Lesson.Test
  /// The events up to the failed expectation.
  var events: [Exploration.Candidate]
  var sentence: Bilingual
}

extension PreparedLesson {
  /// The first test that the delegate fails; nil if it passes all.
  func failure(of app: App) -> TestFailure? {
    lesson.task.tests.lazy.compactMap { failure(of: app, at: $0) }.first
  }

  private func failure(of app: App, at test: Lesson.Test) -> TestFailure? {
    var session = session(app: app)
    var events: [Exploration.Candidate] = []
    for parsed in test.commands {
      for reply in session.submit(parsed) {
        guard case .steps(let steps) = reply else { continue }
        for case .judgement(let judgement) in steps.map(\.content) where !judgement.holds {
          let found = judgement.foundWords ?? Bilingual(en: "", zh: "")
          return TestFailure(
            test: test, events: events,
            sentence: Bilingual(
              en: "Expected: \(judgement.text). Found: \(found.en).",
              zh: "预期：\(judgement.text)。实际：\(found.zh)。"))
        }
      }
      if case .event(let event) = parsed.command {
        events.append(Exploration.Candidate(event: event, text: parsed.text))
      }
    }
    return nil
  }
}

extension Exploration.Candidate {
  var parsed: ParsedCommand {
    ParsedCommand(command: .event(event), text: text, line: 1, column: 1)
  }
}

extension LessonPlay {
  /// The grade of a delegate that lacks marks or fails a test of the lesson, which needs no search;
  /// nil if a search decides.
  package mutating func gradeWithoutSearch(_ app: App) -> Grade? {
    let lacksMarks = prepared.lacksMarks(app)
    let failure = lacksMarks ? nil : prepared.failure(of: app)
    guard lacksMarks || failure != nil else { return nil }
    attempts += 1
    return Grade(
      counterexample: failure?.events, breach: failure?.sentence,
      feedback: failure.flatMap { feedback(on: $0) },
      failedTest: failure?.test, isComplete: false, worlds: 0, lacksMarks: lacksMarks)
  }

  /// Handles the result of a search from `search(in:)`.
  package mutating func grade(_ app: App, _ search: Search, _ answer: Search.Answer) -> Grade {
    if let grade = gradeWithoutSearch(app) { return grade }
    attempts += 1
    var grade = Grade(
      counterexample: answer.events,
      breach: answer.breach.map { Report.sentence(for: $0, search.question.program) },
      feedback: nil,
      isComplete: answer.extent == .complete, isStopped: answer.extent == .stopped,
      worlds: search.worlds)
    if answer.events == nil, answer.extent != .stopped { isSolved = true }
    if answer.events != nil { grade.feedback = feedback(on: answer) }
    return grade
  }

  /// The reply to the first of the author's wrong delegates that fails this test in the same way.
  private func feedback(on failure: TestFailure) -> Lesson.Feedback? {
    let wrong = lesson.task.wrong.first { wrong in
      wrong.script.delegate.flatMap { prepared.delegates[$0] }
        .flatMap { prepared.failure(of: $0) } == failure
    }
    return wrong.flatMap { lesson.feedback($0.feedback) }
  }

  /// The reply to the first of the author's wrong delegates that fails in the same way.
  private func feedback(on answer: Search.Answer) -> Lesson.Feedback? {
    let wrong = lesson.task.wrong.first { wrong in
      guard let name = wrong.script.delegate, let app = prepared.delegates[name],
        prepared.failure(of: app) == nil
      else {
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
