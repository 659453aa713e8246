import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

extension LessonRun {
  mutating func answer(_ items: [Lesson.Ask.Item]) {
    guard hasOpenQuestion, let verdict = play.answer(items, in: &session) else {
      messages = [.nothingToAnswer]
      return
    }
    isAnswered = true
    saw()
    if let step = verdict.step, revealsSteps {
      _ = session.submit(ParsedCommand(.move(.goto(step))))
    }
    messages = [.verdict(verdict)] + (play.isSolved ? [.solved] : [])
  }

  /// Takes the choice with this number, from 1.
  mutating func choose(_ number: Int) {
    guard screen == .task, lesson.kind == .explain, let choice = play.choose(number - 1) else {
      messages = [.nothingToAnswer]
      return
    }
    messages = [.reply(choice)] + (choice.isRight ? [.solved] : [])
  }

  // MARK: Fix

  /// Starts a new session with the learner's delegate, which has been read. Returns the search that grades it; nil if
  /// none is needed, because messages list what to correct first.
  package mutating func search(grading app: App) -> Search? {
    takeDelegate(app)
    screen = .task
    let mistakes = mistakes(in: app)
    guard mistakes.isEmpty else {
      messages = [.mistakes(mistakes, file: app.program.file)]
      return nil
    }
    if let grade = play.gradeWithoutSearch(app) {
      show(grade)
      return nil
    }
    return play.prepared.search(in: app)
  }

  /// Uses the delegate as the learner left it, without grading.
  package mutating func takeDelegate(_ app: App) {
    self.app = app
    play.beganAnew()
    beginSession()
    messages = []
  }

  /// Handles the result of the search. A counterexample becomes a branch with the cursor before it.
  package mutating func grade(_ app: App, _ search: Search, _ answer: Search.Answer) {
    let solution = lesson.task.solution?.delegate.flatMap { play.prepared.delegates[$0] }
    let isSolution = solution?.choice == app.choice
    let wasSolved = play.isSolved
    let grade = play.grade(app, search, answer)
    if isSolution, !wasSolved { play.takeBackSolved() }
    if grade.failedTest == nil, answer.events != nil {
      session = session.adopting(answer, from: session)
    }
    show(grade)
    if isSolution {
      let old = play.prepared.app.program.sourceLines
      messages = [.solutionLines(SolutionLines.of(app.program.sourceLines, since: old))] + messages
    }
    if play.isSolved, !wasSolved { messages.append(.solved) }
  }

  /// Plays the events of a failed test.
  private mutating func show(_ grade: Grade) {
    if grade.failedTest != nil {
      for candidate in grade.counterexample ?? [] { _ = session.submit(candidate.parsed) }
    }
    saw()
    messages = [.grade(grade)]
  }

  // MARK: The solution

  mutating func solution() -> NextAction {
    messages = []
    screen = .task
    switch lesson.kind {
    case .reach, .break, .read:
      play.beginSolution()
      beginSession()
      return continueSolution()
    case .predict:
      guard hasOpenQuestion, let key = play.giveUp(in: &session) else {
        messages = [.nothingToAnswer]
        return .here
      }
      isAnswered = true
      saw()
      messages = [.key(key)]
      return .here
    case .explain:
      play.sawTheSolution()
      messages = lesson.task.choices.first(where: \.isRight).map { [.reply($0)] } ?? []
      return .here
    case .fix:
      guard let name = lesson.task.solution?.delegate, let app = play.prepared.delegates[name]
      else { return .here }
      play.sawTheSolution()
      return .grade(app)
    }
  }

  mutating func continueSolution() -> NextAction {
    if let parsed = play.nextOfSolution() {
      let step = play.solutionStep ?? 0
      var told: [LessonMessage] = [
        .solutionStep(step, of: play.solutionLength, parsed.command.canonicalText)
      ]
      if play.isSolutionOver, lesson.kind != .read {
        told.append(.solutionOver(isVariantNext: play.hasVariantToAsk))
      }
      messages = told
      return .solutionStep(parsed, playInSession(parsed))
    }
    if lesson.kind == .read {
      finishReading()
      return .here
    }
    if play.hasVariantToAsk {
      play.beginVariant()
      messages = [.variant]
    } else {
      play.beganAnew()
      messages = [.wentBack(event: nil)]
    }
    beginSession()
    return .began
  }
}
