extension LessonRun {
  /// The progress of the lesson that is already recorded.
  struct Recorded: Hashable, Sendable {
    var isBegun = false
    var attempts = 0
    var hints = 0
    var isSolved = false
    var answers = 0
  }

  /// The progress since the last call. `now`: the time to record if the lesson was just solved.
  package mutating func takeProgressEvents(_ now: () -> Moment) -> [Progress.ProgressEvent] {
    var kinds: [Progress.ProgressEvent.Kind] = []
    if !recorded.isBegun { kinds.append(.begun) }
    for _ in recorded.attempts..<max(recorded.attempts, play.attempts) { kinds.append(.answered) }
    for answer in play.firstAnswers.dropFirst(recorded.answers) {
      kinds.append(
        .firstAnswer(question: answer.question, right: answer.isRight, given: answer.given))
    }
    if play.hintsGiven.count > recorded.hints { kinds.append(.sawHints(play.hintsGiven.count)) }
    if play.isSolved, !recorded.isSolved { kinds.append(.solved(now())) }
    forgetProgressEvents()
    guard let hash = ContentHash(lesson.hash) else { return [] }
    return kinds.map { Progress.ProgressEvent($0, lesson.id, hash) }
  }

  /// Marks the progress so far as recorded.
  mutating func forgetProgressEvents() {
    recorded = Recorded(
      isBegun: true, attempts: play.attempts, hints: play.hintsGiven.count,
      isSolved: play.isSolved, answers: play.firstAnswers.count)
  }
}
