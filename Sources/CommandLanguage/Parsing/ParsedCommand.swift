/// A command with the place where it was typed.
package struct ParsedCommand: Hashable, Sendable {
  package var command: Command
  /// As typed, blanks around it and the remark behind it cut.
  package var text: String
  /// Of the first character, in the file named by the context.
  package var line: Int
  package var column: Int

  package init(command: Command, text: String, line: Int, column: Int) {
    self.command = command
    self.text = text
    self.line = line
    self.column = column
  }
}
