/// One learner's record of one lesson.
package struct LessonRecord: Hashable, Sendable {
  package struct Solved: Hashable, Sendable {
    package var content: ContentHash
    package var at: Moment

    package init(content: ContentHash, at: Moment) {
      self.content = content
      self.at = at
    }
  }

  /// The content of the lesson when the learner last began it.
  package var begun: ContentHash
  /// Answers until the current content was solved. Later answers do not count.
  package var attempts: Int
  /// The number of the lesson's hints seen until the current content was solved.
  package var hints: Int
  package var solved: Solved?

  package static let most = 1_000_000

  package init(begun: ContentHash, attempts: Int = 0, hints: Int = 0, solved: Solved? = nil) {
    self.begun = begun
    self.attempts = attempts
    self.hints = hints
    self.solved = solved
  }
}

package enum LessonStatus: String, CaseIterable, Hashable, Sendable {
  /// `changed`: the lesson was solved with other content.
  case new, started, solved, changed
}

extension LessonRecord {
  /// The lesson's status. `content`: the current content of the lesson; nil for the content that the learner last saw.
  package func status(of content: ContentHash? = nil) -> LessonStatus {
    guard let solved else { return .started }
    return solved.content == content ?? begun ? .solved : .changed
  }

  /// Merges another record of the same lesson, such as one under its old id.
  mutating func absorb(_ other: LessonRecord) {
    if let theirs = other.solved, solved.map({ $0.at < theirs.at }) ?? true { solved = theirs }
    attempts = min(attempts + other.attempts, LessonRecord.most)
    hints = max(hints, other.hints)
  }
}
