/// The file of a learner's progress: a line with the version, `current ID`, then one line per lesson.
///
/// pushlab progress 1 current the-flag lesson the-flag begun=0123456789abcdef attempts=2 hints=1 lesson switcher-trap
/// begun=HASH attempts=1 hints=0 solved=HASH at=2026-11-21T09:15:50Z answer four-cases question=2 content=HASH right=no
/// given=didBecomeActive
///
/// A handed-in file also has a line `pack HASH`.
enum ProgressText {
  static let title = "pushlab progress "
  static let version = "1"
  static let current = "current"
  static let lesson = "lesson"
  static let pack = "pack"
  static let answer = "answer"

  static let longestLine = 400
  static let mostRecords = 5000
}

extension Progress {
  /// Records are sorted by id, so that equal progress gives equal bytes.
  package var text: String {
    var lines = [ProgressText.title + ProgressText.version]
    if let pack { lines.append("\(ProgressText.pack) \(pack.text)") }
    if let current { lines.append("\(ProgressText.current) \(current)") }
    for (lesson, record) in records.sorted(by: { $0.key < $1.key }) {
      lines.append("\(ProgressText.lesson) \(lesson) \(record.text)")
    }
    for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "\(ProgressText.answer) \(question.lesson) question=\(question.number) "
          + "content=\(answer.content.text) right=\(answer.isRight ? "yes" : "no") "
          + "given=\(answer.given)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LessonRecord {
  fileprivate var text: String {
    let work = "begun=\(begun.text) attempts=\(attempts) hints=\(hints)"
    guard let solved else { return work }
    return "\(work) solved=\(solved.content.text) at=\(solved.at.text)"
  }
}
