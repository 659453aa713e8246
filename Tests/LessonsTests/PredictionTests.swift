import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel
import Testing

@testable import Lessons

@Suite struct PredictionTests {
  typealias Item = Lesson.Ask.Item

  static func item(_ words: String) -> Item {
    ItemReader.item(words) ?? .shown(.badge)
  }

  @Test("the key is what the simulator does, in the words that are offered")
  func key() throws {
    let play = try Sample.whole.play("guess")
    let rows = try #require(play.table?.rows)
    // Without `choices`: the callbacks of the app `naive`.
    #expect(rows[0].offered.map(\.text) == ["didFinishLaunching", "didReceiveRemoteNotification"])
    #expect(rows[0].key.items.map(\.text) == ["didReceiveRemoteNotification"])
    #expect(rows[1].offered.map(\.text) == ["didReceiveRemoteNotification", "shown banner"])
    #expect(rows[1].key.items.map(\.text) == ["shown banner"])
  }

  @Test("a right answer goes on, a wrong one comes again; the lesson is solved at the last")
  func table() throws {
    var play = try Sample.whole.play("guess")
    var session = play.session()
    let right = play.answer([Self.item("didReceiveRemoteNotification")], in: &session)
    #expect(right?.isRight == true && right?.reason?.en.contains("Rule ") == true)
    #expect(play.table?.current == 1)
    session = play.session()
    let wrong = play.answer(
      [Self.item("didReceiveRemoteNotification"), Self.item("shown banner")], in: &session)
    #expect(wrong?.isRight == false)
    #expect(wrong?.feedback?.id == "flag")
    #expect(
      wrong?.reason?.en.contains("push.no-flag-no-call") == true, "\(String(describing: wrong))")
    #expect(play.table?.current == 1, "it comes again")
    #expect(!play.isSolved)
    session = play.session()
    let again = play.answer([Self.item("shown banner")], in: &session)
    #expect(again?.isRight == true && play.isSolved && play.attempts == 3)
  }

  @Test("the reason of a right answer names a rule that its lesson teaches")
  func reasons() throws {
    for lesson in try CourseTests.files.pack(in: CourseTests.folder).lessons
    where lesson.kind == .predict {
      var play = LessonPlay(try CourseTests.files.prepare(lesson))
      while let row = play.table?.current, let key = play.table?.rows[row].key, play.attempts < 20 {
        var session = play.session()
        let verdict = try #require(play.answer(key.items, in: &session))
        let reason = try #require(verdict.reason).en
        // The push was dropped in the scene, and no step of its event, `online`, shows that.
        guard lesson.id != "offline-one-slot" || ![4, 5].contains(row + 1) else { continue }
        #expect(
          verdict.isRight && lesson.teaches.contains { reason.contains($0.id) },
          "\(lesson.id), question \(row + 1): \(reason)")
      }
    }
  }

  @Test("the author's reason stands behind a right answer, and a wrong one that has no reply")
  func whys() throws {
    let english = "```why for=text\nNothing in it asks for the app.\n```"
    let sample = Sample.whole.changing(
      "guess/lesson.md", "```ask\npush alert\n```",
      "```ask id=text\npush alert\n```\n" + english)
    #expect(sample.check().complaints.contains { $0.check == .format }, "it has no translation")
    var run = LessonRun(
      try sample.changing(
        "guess/lesson.zh-Hans.md", "```hint\n有没有文字？",
        "```why for=text\n推送里没有要求调用应用的内容。\n```\n```hint\n有没有文字？"
      ).prepared("guess"), number: 1, of: 1, next: nil)
    _ = run.onward()
    run.submit(.answer([]))
    #expect(run.lines(.english).contains { $0.contains("Rule ") }, "this question has none")
    _ = run.onward()
    run.submit(.answer([]))
    #expect(run.lines(.english).contains("Nothing in it asks for the app."))
    _ = run.onward()
    run.submit(.answer([Self.item("didReceiveRemoteNotification")]))
    _ = run.onward()
    run.submit(.answer([Self.item("didReceiveRemoteNotification"), Self.item("shown banner")]))
    #expect(run.lines(.english).contains("No flag, no call."), "the reply comes first")
    _ = run.onward()
    run.submit(.answer([Self.item("shown banner")]))
    #expect(run.lines(.simplifiedChinese).contains("推送里没有要求调用应用的内容。"))
    #expect(throws: Diagnostics.self) {
      _ = try Sample.whole.changing("guess/lesson.md", "", "\n" + english).lesson("guess")
    }
  }

  @Test("a scene tells time and network in sentences")
  func scene() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    let lesson = try #require(pack.lesson("fetch-results-and-snapshot"))
    var run = LessonRun(
      try CourseTests.files.prepare(lesson), number: 1, of: 1, next: nil)
    _ = run.onward()
    for _ in 0..<2 {
      run.submit(.answer([]))
      _ = run.onward()
    }
    let text = try #require(run.question).text
    #expect(text.en.hasPrefix("No download finds anything new. "))
    #expect(text.en.contains(" 20 minutes pass. "))
    #expect(text.zh.hasPrefix("下载找不到新内容。") && text.zh.contains("过去 20 分钟。"))
  }

  @Test("the first difference: the step at which they part, with its rule")
  func difference() throws {
    var play = try Sample.whole.play("guess")
    var session = play.session()
    let verdict = play.answer([], in: &session)
    let number = try #require(verdict?.step)
    guard case .model(let step)? = session.step(number)?.content, case .call(let call) = step.change
    else {
      Issue.record("step \(number) is no call")
      return
    }
    #expect(call.callback == .didReceiveRemoteNotificationFetch)
    #expect(verdict?.reason?.en.contains(step.rule.id) == true)
  }

  @Test("order matters among calls, not for what is shown")
  func order() {
    let one = Self.item("didFinishLaunching")
    let two = Self.item("didBecomeActive")
    let shown = Self.item("shown banner")
    let key = PredictionKey(items: [one, shown, two])
    #expect(key.isAnswered(by: [one, two, shown]))
    #expect(!key.isAnswered(by: [two, one, shown]))
    #expect(!key.isAnswered(by: [one, two]))
    #expect(key.difference(from: [two, one, shown]) == .missing(one, index: 0))
    #expect(key.difference(from: [one, two]) == .missing(shown, index: 0))
    #expect(
      key.difference(from: [one, two, shown, Self.item("shown list")])
        == .surplus(Self.item("shown list")))
    #expect(key.difference(from: [one, two, two, shown]) == .surplus(two))
  }

  @Test("who sees the key is asked the others first, then the same again")
  func givingUp() throws {
    var play = try Sample.whole.play("guess")
    var session = play.session()
    let key = play.giveUp(in: &session)
    #expect(key?.items.map(\.text) == ["didReceiveRemoteNotification"])
    #expect(play.table?.current == 1 && play.sawSolution && play.hasVariantToAsk)
    play.beginVariant()
    session = play.session()
    #expect(session.history.world.lifecycle == .active)
    let verdict = play.answer([Self.item("didReceiveRemoteNotification")], in: &session)
    #expect(verdict?.isRight == true && play.isSolved)
  }

  // MARK: Fix

  @Test(
    "a delegate is graded by the explorer",
    arguments: [
      ("app.swift", nil), ("fixed.swift", nil), ("shorter.swift", nil),
      ("never-a-tap.swift", "taps-are-lost"), ("stays-up.swift", "flag-stays-up"),
      ("no-cold-start.swift", "cold-start"),
    ] as [(String, String?)])
  func grading(file: String, feedback: String?) throws {
    var play = try Sample.whole.play("flag")
    let app = play.prepared.delegates[file] ?? play.prepared.app
    var search = play.prepared.search(in: app)
    let answer = search.run()
    let grade = play.grade(app, search, answer)
    #expect(grade.feedback?.id == feedback)
    #expect(grade.passes == ["fixed.swift", "shorter.swift"].contains(file))
    #expect(play.isSolved == grade.passes)
    if file == "app.swift" {
      #expect(grade.counterexample?.map(\.text) == ["open", "switcher", "push mixed"])
      #expect(grade.breach?.en.contains("nobody tapped it") == true)
    }
  }
}

extension Sample {
  func prepared(_ folder: String) throws -> PreparedLesson {
    try files.prepare(try lesson(folder))
  }
}

extension LessonRun {
  fileprivate func lines(_ language: Language) -> [String] {
    messages.flatMap { $0.lines(width: 76, language, .words) }.map(\.text)
  }
}
