import CommandLanguage

/// The progress of several learners as one table of comma-separated values.
package struct ClassReport: Sendable {
  private var rows: [Row] = []

  package init() {}

  private struct Row {
    var learner: String
    var lesson: String
    var record: LessonRecord

    var key: (String, String) { (learner, lesson) }
  }

  /// The learner's name may come from anybody and is made safe for a terminal and a spreadsheet.
  package mutating func add(_ progress: Progress, of learner: String) {
    let learner = VisibleText.of(learner, limit: 200)
    rows += progress.records.map { Row(learner: learner, lesson: $0.key, record: $0.value) }
  }

  /// A line with the names of the columns, then by learner and lesson.
  package var lines: [String] {
    ["learner,lesson,status,attempts,hints,solved_at"]
      + rows.sorted { $0.key < $1.key }.map { row in
        [
          row.learner, row.lesson, row.record.status().rawValue, "\(row.record.attempts)",
          "\(row.record.hints)", row.record.solved?.at.text ?? "",
        ].map(ClassReport.quoted).joined(separator: ",")
      }
  }

  /// Quoted where it holds a comma or a quote, or blanks that a reader may cut off at an end. By
  /// scalars: a comma with an accent on it is one still.
  private static func quoted(_ field: String) -> String {
    let scalars = field.unicodeScalars
    let isPlain =
      !scalars.contains { $0 == "," || $0 == "\"" } && scalars.first != " " && scalars.last != " "
    guard !isPlain else { return field }
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result) + "\""
  }
}
