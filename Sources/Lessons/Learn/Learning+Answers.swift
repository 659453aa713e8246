import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

extension Learning {
  package mutating func answer(_ items: [Lesson.Ask.Item], in session: inout Session) {
    guard hasOpenQuestion, let verdict = play.answer(items, in: &session) else {
      said = [.nothingToAnswer]
      return
    }
    isAnswered = true
    saw(session)
    said = [.verdict(verdict)] + (play.isSolved ? [.solved] : [])
  }

  /// The choice with this number, counted from 1.
  package mutating func choose(_ number: Int) {
    guard screen == .task, lesson.kind == .explain, let choice = play.choose(number - 1) else {
      said = [.nothingToAnswer]
      return
    }
    said = [.reply(choice)] + (choice.isRight ? [.solved] : [])
  }

  /// The learner's delegate: the session begins anew with it, and its search tells what is wrong.
  package mutating func take(_ app: App, in session: inout Session) -> Search {
    screen = .task
    self.app = app
    play.beganAnew()
    session = self.session
    saw(session)
    said = []
    return play.prepared.search(in: app)
  }

  /// What the search has found; a counterexample becomes a branch with the cursor before it.
  package mutating func grade(
    _ app: App, _ search: Search, _ answer: Search.Answer, in session: inout Session
  ) {
    let solution = lesson.task.solution?.delegate.flatMap { play.prepared.delegates[$0] }
    let isSolution = solution?.choice == app.choice
    let wasSolved = play.isSolved
    let grade = play.grade(app, search, answer)
    if isSolution, !wasSolved { play.takeBackSolved() }
    if grade.failedTest != nil {
      for candidate in grade.counterexample ?? [] { _ = session.submit(candidate.parsed) }
    } else if answer.events != nil {
      session = session.adopting(answer, from: session)
    }
    saw(session)
    said = isSolution ? [.solutionLines(linesAdded(in: app)), .grade(grade)] : [.grade(grade)]
    if play.isSolved, !wasSolved { said.append(.solved) }
  }

  private func linesAdded(in app: App) -> [String] {
    let old = play.prepared.app.program.sourceLines
    let new = app.program.sourceLines
    return new.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let line, _) = change { return line }
      return nil
    }
  }

  // MARK: The solution

  package mutating func solution(in session: inout Session) -> NextAction {
    said = []
    screen = .task
    switch lesson.kind {
    case .reach, .break, .read:
      play.beginSolution()
      session = self.session
      saw(session)
      return goOnWithSolution(&session)
    case .predict:
      guard hasOpenQuestion, let key = play.giveUp(in: &session) else {
        said = [.nothingToAnswer]
        return .here
      }
      isAnswered = true
      saw(session)
      said = [.key(key)]
      return .here
    case .explain:
      play.sawTheSolution()
      said = lesson.task.choices.first(where: \.isRight).map { [.reply($0)] } ?? []
      return .here
    case .fix:
      guard let name = lesson.task.solution?.delegate, let app = play.prepared.delegates[name]
      else { return .here }
      play.sawTheSolution()
      return .grade(app)
    }
  }

  mutating func goOnWithSolution(_ session: inout Session) -> NextAction {
    if let parsed = play.nextOfSolution() {
      let step = play.solutionStep ?? 0
      said = [.solutionStep(step, of: play.solutionLength, parsed.command.canonicalText)]
      if play.isSolutionOver, lesson.kind != .read {
        said.append(.solutionOver(isVariantNext: play.hasVariantToAsk))
      }
      return .play(parsed)
    }
    if lesson.kind == .read {
      finishReading()
      return .here
    }
    if play.hasVariantToAsk {
      play.beginVariant()
      said = [.variant]
    } else {
      play.beganAnew()
      said = [.wentBack(event: nil)]
    }
    session = self.session
    saw(session)
    return .began
  }
}
