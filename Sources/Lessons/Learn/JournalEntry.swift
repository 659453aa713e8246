import CommandLanguage

/// A line of the journal: a command, or what a learner did in a lesson.
package enum JournalEntry: Hashable, Sendable {
  case command(Command)
  case line(String)
}
