import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel
import Platform

extension LessonChecker {
  /// Checks that at the start no goal is met and every keep holds.
  func start(
    _ prepared: PreparedLesson, _ session: Session, _ place: SourcePlace
  ) -> [Diagnostic] {
    lesson.task.marks.compactMap { mark in
      let holds = MarkJudge.holdsAtStart(mark, in: session)
      switch (mark.kind, holds) {
      case (.goal, true):
        return Diagnostic(
          .start, mark.place, en: "the goal \(mark.id) is met before anything is done",
          zh: "什么都还没做，目标 \(mark.id) 就已达成")
      case (.keep, false):
        return Diagnostic(
          .start, mark.place, en: "the keep \(mark.id) does not hold at the start",
          zh: "keep \(mark.id) 在开始时就不成立")
      case (.goal, false), (.keep, true): return nil
      }
    }
  }

  /// Checks that the script plays to its end without a refusal, meets every goal and breaks no
  /// keep.
  func passes(
    _ script: Lesson.Script, _ prepared: PreparedLesson, _ check: LessonCheck,
    behind start: [ParsedCommand]? = nil
  ) -> [Diagnostic] {
    let start = start ?? lesson.task.start?.commands ?? []
    var found = refusals(in: script, behind: start, prepared, check)
    let session = played(script.commands, behind: start, prepared)
    let states = MarkJudge.states(of: lesson.task.marks, in: session)
    for (mark, state) in zip(lesson.task.marks, states) {
      switch (mark.kind, state) {
      case (.goal, .open):
        found.append(
          Diagnostic(
            check, script.place, en: "it does not meet the goal \(mark.id)",
            zh: "没有达成目标 \(mark.id)"))
      case (_, .broken(let event)):
        found.append(
          Diagnostic(
            check, script.place, en: "its event \(event) breaks the keep \(mark.id)",
            zh: "第 \(event) 个事件违反了 keep \(mark.id)"))
      case (_, .met), (.keep, .open): break
      }
    }
    return found
  }

  /// Checks that the wrong way fails, and that its own feedback appears after its last event.
  func wrong(
    _ wrong: Lesson.Wrong, by learner: LessonPlay, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    if Interruption.current?.isCancelled == true { return [] }
    var found = refusals(
      in: wrong.script, behind: lesson.task.start?.commands ?? [], prepared, .wrong)
    var play = learner
    var session = play.session()
    var notices: [LessonPlay.Notice] = []
    for parsed in wrong.script.commands {
      guard Interruption.current?.isCancelled != true else { return [] }
      _ = session.submit(parsed)
      notices = play.look(at: session)
      Interruption.current?.spend(LessonChecker.workOfLook * play.eventsSeen)
    }
    if play.isSolved {
      found.append(
        Diagnostic(.wrong, wrong.place, en: "this way solves the lesson", zh: "这样做反而解出了本课"))
      return found
    }
    let told = notices.compactMap { notice -> String? in
      if case .feedback(let feedback) = notice { return feedback.id }
      return nil
    }
    if let other = told.first, other != wrong.feedback {
      found.append(
        Diagnostic(
          .wrong, wrong.place, en: "it brings the feedback \(other) instead of its own",
          zh: "得到的是反馈 \(other)，而不是它自己的"))
    }
    let records = EventTrail.records(of: session)
    let isBeginning = play.solutionRecords.contains { solution in
      EventTrail.commonPrefix(records, solution) == records.count
    }
    if isBeginning {
      found.append(
        Diagnostic(
          .wrong, wrong.place,
          en: "this is the beginning of a solution: a learner on the right way would be told off",
          zh: "这是某个解法的开头：走对路的学习者也会看到这条反馈"))
    }
    return found
  }

  /// Checks that no event can be left out.
  func needless(
    _ script: Lesson.Script, behind start: [ParsedCommand], _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    script.commands.indices.compactMap { index in
      var commands = script.commands
      let dropped = commands.remove(at: index)
      let session = played(commands, behind: start, prepared)
      guard isReached(in: session) else { return nil }
      return Diagnostic(
        .needless, place(of: dropped), en: "the goals are met without \(dropped.text), too",
        zh: "去掉 \(dropped.text) 也能达成目标")
    }
  }

  func isReached(in session: Session) -> Bool {
    MarkJudge.areReached(
      lesson.task.marks, MarkJudge.states(of: lesson.task.marks, in: session))
  }

  /// Checks that the solution breaks the property in the front matter.
  mutating func property(
    _ solution: Lesson.Script, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    let records = prepared.records(of: solution)
    var search = Search(
      Search.Question(
        start: prepared.session().history.world, program: prepared.app.program,
        events: records.compactMap(\.candidate), goal: .broken(lesson.properties),
        depth: records.count, mostWorlds: mostWorlds))
    let names = lesson.properties.map(\.rawValue).joined(separator: ", ")
    guard let answer = run(&search) else {
      return [
        endsEarly(
          .property, solution.place, en: "whether one breaks \(names) cannot be told",
          zh: "无法判断有没有序列破坏 \(names)")
      ]
    }
    guard answer.events == nil else { return [] }
    return [
      Diagnostic(
        .property, solution.place, en: "no sequence of these events breaks \(names)",
        zh: "这些事件的任何序列都不破坏 \(names)")
    ]
  }

  /// The same checks for the variant. It must be a different question, and its solution must fit.
  func variant(
    _ variant: Lesson.Variant, _ prepared: PreparedLesson
  ) -> [Diagnostic] {
    let start = variant.start.commands
    var found = refusals(in: variant.start, behind: [], prepared, .variant)
    let session = prepared.session(behind: start)
    found += self.start(prepared, session, variant.place).map { complaint in
      var complaint = complaint
      complaint.check = .variant
      complaint.place = variant.place
      return complaint
    }
    found += passes(variant.solution, prepared, .variant, behind: start)
    if found.isEmpty {
      found += needless(variant.solution, behind: start, prepared).map { complaint in
        var complaint = complaint
        complaint.check = .variant
        return complaint
      }
    }
    return found
  }
}

extension Record {
  /// The command as a candidate for a search.
  var candidate: Exploration.Candidate? {
    playedEvent.map { Exploration.Candidate(event: $0, text: text) }
  }
}
