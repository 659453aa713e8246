import CommandLanguage
import Laboratory

extension LessonPlay {
  /// Starts to show the solution one event at a time. The first call starts after the lesson's
  /// start, so the session must be that of `session()`.
  package mutating func beginSolution() {
    solutionStep = 0
    sawSolution = true
  }

  /// The next command of the solution; nil at its end.
  package mutating func nextOfSolution() -> ParsedCommand? {
    guard let step = solutionStep, let script = solutionScript, step < script.count else {
      return nil
    }
    solutionStep = step + 1
    return script[step]
  }

  package var solutionLength: Int { solutionScript?.count ?? 0 }

  package var isSolutionOver: Bool {
    solutionStep.map { $0 >= solutionLength } ?? false
  }

  private var solutionScript: [ParsedCommand]? {
    switch part {
    case .lesson: return lesson.task.solution?.commands
    case .variant: return lesson.task.variant?.solution.commands
    }
  }

  /// Whether to ask the variant now.
  package var hasVariantToAsk: Bool {
    part == .lesson && sawSolution && lesson.task.variant != nil && !isSolved
  }

  package mutating func beginVariant() {
    part = .variant
    beganAnew()
    table?.beginVariant()
  }

  /// Marks the solution as seen without playing it.
  mutating func sawTheSolution() { sawSolution = true }

  /// Withdraws a pass that was earned by the author's solution instead of the learner's delegate.
  mutating func takeBackSolved() { isSolved = false }

  // MARK: Explain

  /// The reply to a choice of an explain lesson.
  package mutating func choose(_ index: Int) -> Lesson.Choice? {
    guard lesson.task.choices.indices.contains(index) else { return nil }
    attempts += 1
    if !tried.contains(index) { tried.append(index) }
    let choice = lesson.task.choices[index]
    note(1, choice.isRight, "\(index + 1)")
    if choice.isRight { isSolved = true }
    return choice
  }

  // MARK: Read

  /// The last page has been read.
  package mutating func finishReading() {
    guard lesson.kind == .read else { return }
    if attempts == 0 { attempts = 1 }
    isSolved = true
  }
}
