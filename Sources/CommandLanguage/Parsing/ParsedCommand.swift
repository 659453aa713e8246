/// A command with the place where it was typed.
package struct ParsedCommand: Hashable, Sendable {
  package var command: Command
  /// The text as typed, trimmed and without its comment.
  package var text: String
  /// Line of the first character in the context's file.
  package var line: Int
  package var column: Int

  package init(command: Command, text: String, line: Int, column: Int) {
    self.command = command
    self.text = text
    self.line = line
    self.column = column
  }
}
