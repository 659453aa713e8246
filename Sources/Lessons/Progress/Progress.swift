/// One learner's progress in lessons, by their ids. It keeps lessons that no pack contains.
package struct Progress: Hashable, Sendable {
  package internal(set) var records: [String: LessonRecord]
  /// The lesson that was begun last. `pushlab learn` continues it.
  package internal(set) var current: String?
  package internal(set) var answers: [FirstAnswer.Question: FirstAnswer] = [:]
  /// Hash of the learner's pack at hand-in; nil if the file was not handed in.
  package var pack: ContentHash?

  package init(records: [String: LessonRecord] = [:], current: String? = nil) {
    self.records = records
    self.current = current
  }

  /// An action of the learner in a lesson.
  package struct ProgressEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case begun
      case answered
      /// The number of the lesson's hints seen so far.
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

  /// The current id of the lesson to continue with.
  package func current(_ renames: Renames) -> String? { current.map(renames.newest) }

  /// Records an event. A record under an old id moves to the new one. Adds no record beyond the
  /// limits of the file, because it would then be read as damaged.
  package mutating func note(_ event: ProgressEvent, _ renames: Renames = Renames()) {
    var record = record(of: event.lesson, renames) ?? LessonRecord(begun: event.content)
    for name in names(of: event.lesson, renames) { records[name] = nil }
    let isOpen = record.status(of: event.content) != .solved
    record.begun = event.content
    switch event.kind {
    case .begun: current = event.lesson
    case .answered: if isOpen { record.attempts = min(record.attempts + 1, LessonRecord.most) }
    case .sawHints(let count):
      if isOpen { record.hints = max(record.hints, min(count, LessonRecord.most)) }
    case .solved(let moment):
      if isOpen { record.solved = LessonRecord.Solved(content: event.content, at: moment) }
    case .firstAnswer(let number, let isRight, let given):
      let question = FirstAnswer.Question(lesson: event.lesson, number: number)
      // An old answer to another question under the same number is dropped.
      let hasRoom =
        answers[question] != nil || answers.count < ProgressText.mostRecords
      if hasRoom, answers[question]?.content != event.content {
        answers[question] = FirstAnswer(content: event.content, isRight: isRight, given: given)
      }
    }
    if records.count < ProgressText.mostRecords { records[event.lesson] = record }
  }

  /// The ids of a lesson's records: its current one first, then the old ones, sorted so that merging always has the
  /// same result.
  private func names(of lesson: String, _ renames: Renames) -> [String] {
    let old = records.keys.filter { $0 != lesson && renames.newest($0) == lesson }
    return (records[lesson] == nil ? [] : [lesson]) + old.sorted()
  }
}
