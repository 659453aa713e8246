import CommandLanguage
import Judging
import LifecycleModel

/// The result of a command.
package enum Reply: Sendable {
  /// New steps in order, without quiet ones.
  case steps([NumberedStep])
  /// The command is not an event and cannot be carried out now.
  case refused(Bilingual)
  case answer(Answer)
  /// A request to the shell, because the session does not access files or the screen.
  case save(path: String, text: SavedText, replaces: Bool)
  case load(path: String)
  case listExamples
  /// A search, which takes time and can be interrupted by the shell.
  case explore(Exploration)
  case edit
  case lesson(LessonCommand)
  case language(Language)
  case theme(ThemeName)
  case quit
}

/// A shown step with its number and its command.
package struct NumberedStep: Sendable {
  package enum Content: Sendable {
    case model(Step)
    case judgement(Judgement)
  }

  /// The number among the shown steps of the branch, from 1.
  package var number: Int
  package var event: Int
  package var time: Milliseconds
  package var content: Content
  /// The command that caused it, as typed.
  package var command: String
}

/// An answer in words. It changes nothing.
package struct Answer: Sendable {
  package var verb: String
  package var event: Int
  package var text: Bilingual
  /// Whether it appears in the machine-readable trace.
  package var isInTrace: Bool
  /// Whether it consists of sentences, whose lines `text` wraps, and not of a table.
  package var isProse = false
  /// Further members of the trace's JSON object.
  package var data: [JSON.Member] = []
}
