import CommandLanguage

/// A line of the journal: a command, or an action of the learner in a lesson.
package enum JournalEntry: Hashable, Sendable {
  case command(Command)
  case line(String)
}
