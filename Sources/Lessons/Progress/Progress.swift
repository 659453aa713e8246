/// One learner's way through lessons, by their ids. Lessons that no pack knows stay in it.
package struct Progress: Hashable, Sendable {
  package internal(set) var records: [String: LessonRecord]
  /// The lesson that was begun last: where `pushlab learn` goes on.
  package internal(set) var current: String?
  package internal(set) var answers: [FirstAnswer.Question: FirstAnswer] = [:]
  /// Of the pack that the learner had when the file was handed in; nil: it was not handed in.
  package var pack: ContentHash?

  package init(records: [String: LessonRecord] = [:], current: String? = nil) {
    self.records = records
    self.current = current
  }

  /// Something that a learner did in a lesson.
  package struct ProgressEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case begun
      case answered
      /// How many of the lesson's hints have been seen so far, all in all.
      case sawHints(Int)
      case solved(Moment)
      /// The first answer to one of the lesson's questions.
      case firstAnswer(question: Int, right: Bool, given: String)
    }

    package var lesson: String
    package var content: ContentHash
    package var kind: Kind

    package init(_ kind: Kind, _ lesson: String, _ content: ContentHash) {
      self.kind = kind
      self.lesson = lesson
      self.content = content
    }
  }
}

extension Progress {
  package func record(of lesson: String, _ renames: Renames = Renames()) -> LessonRecord? {
    let found = names(of: lesson, renames).compactMap { records[$0] }
    guard var record = found.first else { return nil }
    for other in found.dropFirst() { record.absorb(other) }
    return record
  }

  package func status(
    of lesson: String, content: ContentHash, _ renames: Renames = Renames()
  ) -> LessonStatus {
    record(of: lesson, renames)?.status(of: content) ?? .new
  }

  /// Where to go on, by its present name.
  package func current(_ renames: Renames) -> String? { current.map(renames.newest) }

  /// A record under an old id moves to the new one. Beyond what a file holds no record is added:
  /// such a file would be read as damaged.
  package mutating func note(_ deed: ProgressEvent, _ renames: Renames = Renames()) {
    var record = record(of: deed.lesson, renames) ?? LessonRecord(begun: deed.content)
    for name in names(of: deed.lesson, renames) { records[name] = nil }
    let isOpen = record.status(of: deed.content) != .solved
    record.begun = deed.content
    switch deed.kind {
    case .begun: current = deed.lesson
    case .answered: if isOpen { record.attempts = min(record.attempts + 1, LessonRecord.most) }
    case .sawHints(let count):
      if isOpen { record.hints = max(record.hints, min(count, LessonRecord.most)) }
    case .solved(let moment):
      if isOpen { record.solved = LessonRecord.Solved(content: deed.content, at: moment) }
    case .firstAnswer(let number, let isRight, let given):
      let question = FirstAnswer.Question(lesson: deed.lesson, number: number)
      // Of another question under the same number nothing is known any more.
      let hasRoom =
        answers[question] != nil || answers.count < ProgressText.mostRecords
      if hasRoom, answers[question]?.content != deed.content {
        answers[question] = FirstAnswer(content: deed.content, isRight: isRight, given: given)
      }
    }
    if records.count < ProgressText.mostRecords { records[deed.lesson] = record }
  }

  /// The ids under which records of a lesson lie: its own first, then the old ones, sorted, so that
  /// what they come to is always the same.
  private func names(of lesson: String, _ renames: Renames) -> [String] {
    let old = records.keys.filter { $0 != lesson && renames.newest($0) == lesson }
    return (records[lesson] == nil ? [] : [lesson]) + old.sorted()
  }
}
