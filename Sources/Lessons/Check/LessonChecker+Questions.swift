import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

extension LessonChecker {
  // MARK: Predict

  mutating func questions(_ prepared: PreparedLesson) {
    let start = lesson.task.start?.commands ?? []
    var found: [Diagnostic] = []
    for ask in lesson.task.asks {
      found += refusals(
        in: Lesson.Script(commands: ask.scene + [ask.event], place: ask.place), behind: start,
        prepared, .questions)
    }
    add(found)
    for wrong in lesson.task.wrong { add(wrongAnswer(wrong, prepared)) }
    if let variant = lesson.task.variant {
      add(
        refusals(in: variant.start, behind: [], prepared, .variant)
          + refusals(
            in: variant.solution, behind: variant.start.commands, prepared, .variant))
    }
  }

  /// Checks that the answer of a `wrong` block is wrong and gets its own feedback.
  private func wrongAnswer(
    _ wrong: Lesson.Wrong, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    let fitting = lesson.task.asks.indices.filter { wrong.fits(lesson.task.asks[$0]) }
    guard !fitting.isEmpty else {
      return [
        Diagnostic(
          .wrong, wrong.place, en: "these are the last lines of no ask",
          zh: "这些行不是任何一个 ask 的结尾")
      ]
    }
    var told: String?
    for index in fitting {
      guard let verdict = verdict(on: wrong, index, prepared) else { continue }
      if verdict.isRight {
        return [
          Diagnostic(
            .wrong, wrong.place, en: "this answer is right", zh: "这个回答其实是对的")
        ]
      }
      if verdict.feedback?.id == wrong.feedback { return [] }
      told = told ?? verdict.feedback?.id
    }
    guard let told else {
      return [
        Diagnostic(
          .wrong, wrong.place, en: "it brings no feedback: its answer is not among the choices",
          zh: "得不到反馈：它的回答不在所给的选项里")
      ]
    }
    return [
      Diagnostic(
        .wrong, wrong.place, en: "it brings the feedback \(told) instead of its own",
        zh: "得到的是反馈 \(told)，而不是它自己的")
    ]
  }

  /// The verdict for a learner who gives this answer to a question.
  private func verdict(
    on wrong: Lesson.Wrong, _ index: Int, _ prepared: PreparedLesson
  ) -> PredictionVerdict? {
    var play = LessonPlay(prepared)
    while let current = play.table?.current, current != index {
      var session = play.session()
      _ = play.giveUp(in: &session)
    }
    var session = play.session()
    return play.answer(wrong.answer ?? [], in: &session)
  }

  // MARK: Fix

  mutating func delegates(_ prepared: PreparedLesson) {
    var own = prepared.search(in: prepared.app)
    let names = lesson.properties.map(\.rawValue).joined(separator: ", ")
    if prepared.failure(of: prepared.app) == nil, own.run().events == nil {
      add([
        Diagnostic(
          .start, lesson.places.key("app"), en: "nothing breaks \(names) of the lesson's delegate",
          zh: "课程的代理本来就没有破坏 \(names)")
      ])
    } else {
      add([])
    }
    let right =
      [(lesson.task.solution, LessonCheck.solution)]
      + lesson.task.also.map { ($0, LessonCheck.also) }
    for (script, check) in right {
      guard let script, let app = script.delegate.flatMap({ prepared.delegates[$0] }) else {
        continue
      }
      if let failure = prepared.failure(of: app) {
        add([
          Diagnostic(
            check, script.place, en: "it fails the test \(failure.test.id): \(failure.sentence.en)",
            zh: "没有通过测试 \(failure.test.id)：\(failure.sentence.zh)")
        ])
        continue
      }
      var search = prepared.search(in: app)
      let answer = search.run()
      guard let events = answer.events else {
        add([])
        continue
      }
      let words = events.map(\.text).joined(separator: "; ")
      add([
        Diagnostic(
          check, script.place,
          en: "\(answer.property?.rawValue ?? names) is broken by: \(words)",
          zh: "\(answer.property?.rawValue ?? names) 被破坏：\(words)")
      ])
    }
    for wrong in lesson.task.wrong { add(wrongDelegate(wrong, prepared)) }
  }

  private func wrongDelegate(
    _ wrong: Lesson.Wrong, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    guard let app = wrong.script.delegate.flatMap({ prepared.delegates[$0] }) else { return [] }
    var play = LessonPlay(prepared)
    var search = prepared.search(in: app)
    let answer = search.run()
    let grade = play.grade(app, search, answer)
    if grade.passes {
      return [
        Diagnostic(
          .wrong, wrong.place, en: "nothing breaks this delegate", zh: "这个代理没有被破坏")
      ]
    }
    guard let told = grade.feedback?.id, told != wrong.feedback else { return [] }
    return [
      Diagnostic(
        .wrong, wrong.place,
        en: "it brings the feedback \(told) instead of its own: both fail in the same way",
        zh: "得到的是反馈 \(told)，而不是它自己的：两者以同样的方式失败")
    ]
  }
}
