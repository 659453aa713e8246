import CommandLanguage
import Laboratory
import LifecycleModel

/// The author's check of one lesson.
struct LessonChecker {
  let files: LessonFiles
  let lesson: Lesson
  /// The lessons that it needs, as far as they can be read.
  let needed: [PreparedLesson]
  /// In a pack a missing translation is an error; otherwise it is a remark.
  let isInPack: Bool
  var result = CheckResult()
  /// The most worlds of each search.
  var mostWorlds = 200_000
  /// The transitions that remain for all searches of the lesson.
  var transitionsLeft = LessonChecker.mostTransitions
  static let mostTransitions = 300_000

  /// Runs every check that applies to the lesson's kind.
  mutating func run(blessing: Bool) {
    let prepared: PreparedLesson
    do {
      prepared = try files.prepare(lesson)
      let refused = refusals(
        in: lesson.task.start, behind: [], prepared, .stage)
      result.add(refused)
      if !refused.isEmpty { return }
    } catch {
      result.add(error.list.map { Diagnostic($0, .stage) })
      return
    }
    switch lesson.kind {
    case .reach, .break: play(prepared)
    case .predict: questions(prepared)
    case .fix: delegates(prepared)
    case .read, .explain: demonstration(prepared)
    }
    result.add(hints(prepared))
    result.add(names(prepared))
    if !lesson.explains.isEmpty { result.add(terms) }
    result.add(translation)
    result.add(chinese)
    result.add(fits)
    result.add(unwritten)
    trace(prepared, blessing: blessing)
  }

  private mutating func play(_ prepared: PreparedLesson) {
    result.add(start(prepared, prepared.session(), lesson.places.file))
    guard let solution = lesson.task.solution else { return }
    let found = passes(solution, prepared, .solution)
    result.add(found)
    result.add(reachable(prepared, solved: found.isEmpty))
    for also in lesson.task.also { result.add(passes(also, prepared, .also)) }
    for wrong in lesson.task.wrong { result.add(self.wrong(wrong, prepared)) }
    if !lesson.properties.isEmpty { result.add(property(solution, prepared)) }
    if found.isEmpty {
      result.add(needless(solution, behind: lesson.task.start?.commands ?? [], prepared))
      result.add(shorter(solution, prepared))
    }
    if let variant = lesson.task.variant { result.add(self.variant(variant, prepared)) }
  }

  private mutating func demonstration(_ prepared: PreparedLesson) {
    guard let solution = lesson.task.solution else { return }
    result.add(
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
