/// A learner's first answer to a question of a lesson. It shows what the learner knew before; later
/// answers count as attempts.
package struct FirstAnswer: Hashable, Sendable {
  /// The content of the lesson at that time.
  package var content: ContentHash
  package var isRight: Bool
  /// The answer without blanks: the number of a choice, or callbacks separated by commas.
  package var given: String

  package init(content: ContentHash, isRight: Bool, given: String) {
    self.content = content
    self.isRight = isRight
    self.given = FirstAnswer.compact(given)
  }

  private static let longest = 160

  /// Printable ASCII without blanks, because the file separates words by single blanks.
  private static func compact(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longest).map { scalar -> Unicode.Scalar in
      ("!"..."~").contains(scalar) ? scalar : "+"
    }
    return scalars.isEmpty ? "nothing" : String(String.UnicodeScalarView(scalars))
  }

  /// A question of a lesson, numbered from 1.
  package struct Question: Hashable, Comparable, Sendable {
    package var lesson: String
    package var number: Int

    package init(lesson: String, number: Int) {
      self.lesson = lesson
      self.number = number
    }

    package static func < (one: Question, other: Question) -> Bool {
      (one.lesson, one.number) < (other.lesson, other.number)
    }
  }
}

extension Lesson.Ask.Item {
  /// The items of an answer as one word, separated by commas.
  static func answer(_ items: [Lesson.Ask.Item]) -> String {
    items.isEmpty ? "nothing" : items.map(\.text).joined(separator: ",")
  }
}
