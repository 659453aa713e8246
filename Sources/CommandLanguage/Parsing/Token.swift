import LifecycleModel

/// A word of a command, a quoted text or a JSON value.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case quoted
    case json(JSON)
  }

  var kind: Kind
  /// The value: without quotes, with escapes resolved. JSON stays as typed.
  var text: String
  /// In scalars of the whole text.
  var range: Range<Int>
  /// The start of a quoted part inside a word: `collapse="a b"`.
  var quotedFrom: Int?

  var isWord: Bool { kind == .word }
}

/// The tokens between two semicolons.
struct TokenizedCommand: Hashable, Sendable {
  var tokens: [Token]
  var line: SourceLineRange

  /// From the first token to the last.
  var range: Range<Int> { tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound }
}

/// One line of the text, without its line end.
struct SourceLineRange: Hashable, Sendable {
  var number: Int
  var range: Range<Int>
}
