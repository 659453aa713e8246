import CommandLanguage
import Laboratory

/// A line of the journal: a command, or an action of the learner in a lesson.
package enum JournalEntry: Hashable, Sendable {
  case command(Command)
  case line(String)

  /// The beginning of free play after a lesson was left, in the lesson's session. The app may be a file in the lesson's
  /// folder.
  package static func freePlay(in session: Session) -> [JournalEntry] {
    let app = session.setup.app
    return [.line(JournalMark.session)]
      + session.commands.map { command in
        let isOfSetup = command == .stage(.app(app.choice))
        return .command(isOfSetup ? .stage(.app(app.choiceOfOrigin)) : command)
      }
  }
}

/// Lines of a journal that are not commands. Older versions treat those with `#` as comments.
package enum JournalMark {
  /// The beginning of the line that starts a lesson. Its id follows.
  package static let lesson = "lesson "
  /// A separate session begins; earlier commands do not belong to it.
  package static let session = "# session"
  /// The beginning of the line after which the commands of an earlier session are copied. The file name of its journal
  /// follows.
  package static let resumes = "# resumes "
  /// The copy is complete, or the user played something else.
  package static let resumed = "# resumed"
}
