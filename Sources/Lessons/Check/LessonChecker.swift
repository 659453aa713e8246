import CommandLanguage
import Laboratory
import LifecycleModel
import Platform

/// The author's check of one lesson.
struct LessonChecker {
  let files: LessonFiles
  let lesson: Lesson
  /// The lessons that this one needs, except those that cannot be read.
  let needed: [PreparedLesson]
  /// In a pack a missing translation is an error; otherwise it is a note.
  let isInPack: Bool
  var result = CheckResult()
  /// The most worlds of each search.
  var mostWorlds = 200_000
  /// The remaining transitions for all searches of the lesson.
  var transitionsLeft = LessonChecker.mostTransitions
  static let mostTransitions = 50_000
  /// The limit for the work of the lesson's delegates in all plays and searches.
  var mostWork = 150_000_000
  /// The cost of judging a session, for each of its events.
  static let workOfLook = 500

  /// Runs every check that applies to the lesson's kind, until the delegates' work reaches its limit.
  mutating func run(_ blessing: TraceUpdate) {
    let (_, isCancelled) = Interruption(allowing: mostWork).perform { check(blessing) }
    guard isCancelled else { return }
    result.add([
      Diagnostic(
        .stage, lesson.places.file,
        en: "the delegates do more than \(mostWork) units of work in this check, its limit "
          + "(docs/limits.md): what comes after that was not checked",
        zh: "代理在本次检查中的工作量超过上限 \(mostWork)（docs/limits.md）：此后的内容未检查")
    ])
  }

  /// Counts a check. Findings from after the cancellation of the delegates' work are invalid.
  mutating func add(_ found: [Diagnostic]) {
    if Interruption.current?.isCancelled != true { result.add(found) }
  }

  private mutating func check(_ blessing: TraceUpdate) {
    let prepared: PreparedLesson
    do {
      prepared = try files.prepare(lesson)
      let refused = refusals(
        in: lesson.task.start, behind: [], prepared, .stage)
      add(refused)
      if !refused.isEmpty { return }
    } catch {
      add(error.list.map { Diagnostic($0, .stage) })
      return
    }
    switch lesson.kind {
    case .reach, .break: play(prepared)
    case .predict: questions(prepared)
    case .fix: delegates(prepared)
    case .read, .explain: demonstration(prepared)
    }
    add(hints(prepared))
    add(names(prepared))
    if !lesson.explains.isEmpty { add(terms) }
    add(translation)
    add(chinese)
    add(fits)
    add(unwritten)
    trace(prepared, blessing)
  }

  private mutating func play(_ prepared: PreparedLesson) {
    add(start(prepared, prepared.session(), lesson.places.file))
    guard let solution = lesson.task.solution else { return }
    let found = passes(solution, prepared, .solution)
    add(found)
    add(reachable(prepared, solved: found.isEmpty))
    for also in lesson.task.also { add(passes(also, prepared, .also)) }
    // Shared by all wrong ways, because it plays them all once.
    let learner = LessonPlay(prepared)
    for wrong in lesson.task.wrong { add(self.wrong(wrong, by: learner, prepared)) }
    if !lesson.properties.isEmpty { add(property(solution, prepared)) }
    if found.isEmpty {
      add(needless(solution, behind: lesson.task.start?.commands ?? [], prepared))
      add(shorter(solution, prepared))
    }
    if let variant = lesson.task.variant { add(self.variant(variant, prepared)) }
  }

  private mutating func demonstration(_ prepared: PreparedLesson) {
    guard let solution = lesson.task.solution else { return }
    add(
      refusals(in: solution, behind: lesson.task.start?.commands ?? [], prepared, .solution))
  }

  // MARK: Playing

  /// Commands of a script that are refused. A script at the very beginning may set the
  /// configuration.
  func refusals(
    in script: Lesson.Script?, behind start: [ParsedCommand], _ prepared: PreparedLesson,
    _ check: LessonCheck
  ) -> [Diagnostic] {
    var session =
      start.isEmpty
      ? Session(setup: prepared.setup(), apps: [:]) : prepared.session(behind: start)
    var found: [Diagnostic] = []
    for parsed in script?.commands ?? [] {
      for reply in session.submit(parsed) {
        guard let reason = reply.refusal else { continue }
        found.append(
          Diagnostic(
            check, place(of: parsed), en: "\(parsed.text) is refused: \(reason.en)",
            zh: "\(parsed.text) 被拒绝：\(reason.zh)"))
      }
    }
    return found
  }

  func place(of parsed: ParsedCommand) -> SourcePlace {
    SourcePlace(
      file: lesson.places.file.file, line: parsed.line, column: parsed.column,
      quote: SourceQuote(of: parsed.text, line: 1, column: 1))
  }

  func played(
    _ commands: [ParsedCommand], behind start: [ParsedCommand], _ prepared: PreparedLesson
  ) -> Session {
    var session = prepared.session(behind: start)
    for parsed in commands { _ = session.submit(parsed) }
    return session
  }
}

extension Reply {
  /// The reason why the command had no effect.
  var refusal: Bilingual? {
    switch self {
    case .refused(let reason): return reason
    case .steps(let steps):
      guard case .model(let step)? = steps.first?.content,
        case .refused(let event, let denial) = step.change
      else { return nil }
      return sentence(for: denial, of: event)
    case .answer, .save, .load, .listExamples, .explore, .edit, .lesson, .language, .theme, .quit:
      return nil
    }
  }
}
