import Payloads

/// A place in a file, or an argument of the command line.
package struct SourcePlace: Hashable, Sendable {
  /// The file's name in messages; for the command line, the option or argument.
  package var file: String
  package var position: SourcePosition
  /// In scalars; at least 1.
  package var length: Int
  /// The source line with a caret, if there is one.
  package var quote: SourceQuote?
  /// Whether it is the file or argument as a whole. Messages then show no line.
  package var isWhole = false

  package init(
    file: String, line: Int = 1, column: Int = 1, length: Int = 1, quote: SourceQuote? = nil
  ) {
    self.file = file
    position = SourcePosition(line: line, column: column)
    self.length = length
    self.quote = quote
  }

  package init(whole file: String) {
    self.init(file: file)
    isWhole = true
  }

  package var line: Int { position.line }
  package var column: Int { position.column }
}
