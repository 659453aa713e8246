import LifecycleModel

/// A word of a command, quoted text or a JSON value.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case quoted
    case json(JSON)
  }

  var kind: Kind
  /// The text that it stands for: quotes taken away, escapes resolved. Of JSON: as typed.
  var text: String
  /// Offsets of scalars in the whole text.
  var range: Range<Int>
  /// Where a quoted part begins inside a word: `collapse="a b"`.
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

/// One line of the text, without its end.
struct SourceLineRange: Hashable, Sendable {
  var number: Int
  var range: Range<Int>
}
