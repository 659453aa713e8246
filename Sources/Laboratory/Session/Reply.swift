import CommandLanguage
import Judging
import LifecycleModel

/// What a command returns.
package enum Reply: Sendable {
  /// New steps, in order, quiet ones left out.
  case steps([NumberedStep])
  /// A command that is no event cannot be carried out now.
  case refused(Bilingual)
  case answer(Answer)
  /// For the shell around the session: files and the screen are not the session's.
  case save(path: String, text: Bilingual, replaces: Bool)
  case load(path: String)
  case listExamples
  /// A search takes time, and the shell may break it off.
  case explore(Exploration)
  case edit
  case lesson(LessonCommand)
  case language(Language)
  case theme(ThemeName)
  case quit
}

/// A shown step with what the trace says of it besides.
package struct NumberedStep: Sendable {
  package enum Content: Sendable {
    case model(Step)
    case judgement(Judgement)
  }

  /// Counts the shown steps of the branch from 1.
  package var number: Int
  package var event: Int
  package var time: Milliseconds
  package var content: Content
  /// The command that made it, as typed.
  package var command: String
}

/// An answer in words; it changes nothing.
package struct Answer: Sendable {
  package var verb: String
  package var event: Int
  package var text: Bilingual
  /// Whether the machine-readable trace has it.
  package var isInTrace: Bool
  /// Sentences rather than a table: `text` breaks its lines.
  package var isProse = false
  /// Members of the trace's object besides the text.
  package var data: [JSON.Member] = []
}
