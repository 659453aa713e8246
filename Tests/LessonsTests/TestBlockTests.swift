import CommandLanguage
import Explorer
import Laboratory
import Testing

@testable import Lessons

/// `test` blocks of fix lessons: scenes with requirements for a learner's delegate.
@Suite struct TestBlockTests {
  private func prepared(_ id: String) throws -> PreparedLesson {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    return try CourseTests.files.prepare(try #require(pack.lesson(id)))
  }

  private func grade(_ name: String?, of prepared: PreparedLesson) throws -> Grade {
    let app = try name.map { try #require(prepared.delegates[$0]) } ?? prepared.app
    var play = LessonPlay(prepared)
    var search = prepared.search(in: app)
    let answer = search.run()
    return play.grade(app, search, answer)
  }

  @Test("a delegate that fails a test is not taken, and its events are shown")
  func fails() throws {
    let lesson = try prepared("delegate-set-late")
    let grade = try grade(nil, of: lesson)
    #expect(!grade.passes)
    #expect(grade.failedTest?.id == "cold")
    #expect(grade.counterexample?.map(\.text) == ["push alert \"Ben: Lunch?\"", "tap"])
    #expect(grade.feedback?.id == "too-late")
    let text = grade.lines(width: 70, .english, .words).map { $0.line.runs.map(\.text).joined() }
      .joined(separator: " ")
    #expect(text.contains("A tap that launches the app reaches it as well: fails after push alert"))
  }

  @Test("each wrong delegate is told what it fails, not what another one does")
  func replies() throws {
    let lesson = try prepared("in-front")
    #expect(try grade("wrong-empty.swift", of: lesson).failedTest?.id == "seen")
    #expect(try grade("wrong-empty.swift", of: lesson).feedback?.id == "empty-answer")
    #expect(try grade("wrong-no-sound.swift", of: lesson).failedTest?.id == "heard")
    #expect(try grade("solution.swift", of: lesson).passes)
  }

  @Test("a delegate that fails a test is told so without a search")
  func early() throws {
    let lesson = try prepared("hand-over-to-transfer")
    var run = LessonRun(lesson, number: 1, of: 1, next: nil)
    let app = try #require(lesson.delegates["wrong-answers-at-once.swift"])
    let search = run.search(grading: app)
    #expect(search == nil)
    guard case .grade(let grade)? = run.messages.first else {
      Issue.record("\(run.messages)")
      return
    }
    #expect(grade.failedTest?.id == "handed-over" && grade.feedback?.id == "goes-to-sleep")
  }

  @Test("a search that was cut short decides nothing, and says so")
  func cutShort() throws {
    let lesson = try prepared("find-the-bug")
    let app = try #require(lesson.delegates["solution.swift"])
    var play = LessonPlay(lesson)
    let search = lesson.search(in: app)
    let grade = play.grade(app, search, Search.Answer(extent: .stopped))
    #expect(!grade.passes && !play.isSolved)
    let words = grade.lines(width: 100, .english, .words).map(\.text).joined(separator: " ")
    #expect(words.contains("nothing is decided. edit searches again."))
  }

  @Test("a delegate that passes the tests still has to hold what explore asks")
  func property() throws {
    let lesson = try prepared("the-modern-cure")
    let grade = try grade("wrong-presented.swift", of: lesson)
    #expect(!grade.passes && grade.failedTest == nil)
    #expect(grade.feedback?.id == "presented")
  }

  @Test("a test without an expectation, and one in another kind of lesson, are errors")
  func format() {
    let block = "```test id=empty\nNothing is asked\nopen\n```\n\n```solution"
    for folder in ["flag", "cover"] {
      let sample = Sample.whole.changing("\(folder)/lesson.md", "```solution", block)
      #expect(throws: Diagnostics.self) { try sample.lesson(folder) }
    }
  }
}
