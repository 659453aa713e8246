import CommandLanguage

/// Limits of lessons, which are untrusted data.
package enum LessonLimits {
  /// Maximum size of one file.
  package static let bytes = FileLimits.lesson
  static let lines = FileLimits.lessonLines
  static let parts = FileLimits.lessonParts
  static let items = 400
  /// Unicode scalars of one paragraph, list item or sentence: four times as many as fit a screen.
  static let paragraph = 4000
  package static let commands = FileLimits.blockCommands
  static let asks = 60
  /// Delegates of the solution and of the other ways of a fix lesson.
  static let mostDelegates = 16
  static let lessons = items
  /// Bytes read for all lessons of a pack. Translations are read twice.
  static let packBytes = 4 << 20
  static let identifier = 48
  /// The work of the delegate in all scripts that are played before a lesson begins.
  package static let workToBegin = 60_000_000

  package enum Kind: Hashable, Sendable {
    case bytes, lines, parts, paragraph, items, commands, asks, delegates, lessons, packBytes

    var limit: Int {
      switch self {
      case .bytes: return LessonLimits.bytes
      case .lines: return LessonLimits.lines
      case .parts: return LessonLimits.parts
      case .paragraph: return LessonLimits.paragraph
      case .items: return LessonLimits.items
      case .commands: return LessonLimits.commands
      case .asks: return LessonLimits.asks
      case .delegates: return LessonLimits.mostDelegates
      case .lessons: return LessonLimits.lessons
      case .packBytes: return LessonLimits.packBytes
      }
    }
  }
}
