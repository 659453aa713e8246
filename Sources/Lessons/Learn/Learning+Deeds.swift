extension Learning {
  /// What of the lesson has been noted in the learner's progress.
  struct Noted: Hashable, Sendable {
    var isBegun = false
    var attempts = 0
    var hints = 0
    var isSolved = false
    var answers = 0
  }

  /// What is to be noted since the last time; `now` is when a lesson that was just solved was solved.
  package mutating func takeDeeds(_ now: () -> Moment) -> [Progress.ProgressEvent] {
    var kinds: [Progress.ProgressEvent.Kind] = []
    if !noted.isBegun { kinds.append(.begun) }
    for _ in noted.attempts..<max(noted.attempts, play.attempts) { kinds.append(.answered) }
    for answer in play.firstAnswers.dropFirst(noted.answers) {
      kinds.append(
        .firstAnswer(question: answer.question, right: answer.isRight, given: answer.given))
    }
    if play.hintsGiven.count > noted.hints { kinds.append(.sawHints(play.hintsGiven.count)) }
    if play.isSolved, !noted.isSolved { kinds.append(.solved(now())) }
    forgetDeeds()
    guard let hash = ContentHash(lesson.hash) else { return [] }
    return kinds.map { Progress.ProgressEvent($0, lesson.id, hash) }
  }

  /// What was done up to now has been noted before.
  package mutating func forgetDeeds() {
    noted = Noted(
      isBegun: true, attempts: play.attempts, hints: play.hintsGiven.count,
      isSolved: play.isSolved, answers: play.firstAnswers.count)
  }
}
