import LifecycleModel

/// A JSON syntax error at the first wrong character; for a trailing comma, at the comma. The module CommandLanguage
/// words it.
package struct JSONError: Error, Hashable, Sendable {
  package var kind: Kind
  package var position: SourcePosition
  /// Counted in scalars from the beginning of the text.
  package var offset: Int
  /// Length of the fault on its line, in scalars; at least 1.
  package var length: Int

  package enum Kind: Hashable, Sendable {
    /// The text has no value.
    case empty
    case unexpected(Unicode.Scalar, expected: Expected)
    /// The text ends inside an object or array that began at the position.
    case unclosed(Bracket, opened: SourcePosition)
    /// The text ends too early.
    case endsEarly(expected: Expected)
    case trailingComma(before: Bracket)
    case missingComma
    case missingColon
    case textAfterEnd
    case unquotedKey(String)
    case smartQuote(Unicode.Scalar)
    case singleQuote
    case comment
    /// `/*` without `*/`.
    case unterminatedComment
    /// The line or the text ends inside a string.
    case unterminatedString(opened: SourcePosition)
    case controlInString(Unicode.Scalar)
    case badEscape(Unicode.Scalar)
    /// Not four hexadecimal digits after `\u`.
    case badUnicodeEscape
    /// Half of a surrogate pair, as its UTF-16 code unit.
    case loneSurrogate(UInt32)
    case badNumber(String)
    /// Reported at the beginning of the text.
    case longRow(ExcessiveMarks)
    /// A bare word; `nearest`: the literal that it resembles.
    case unknownWord(String, nearest: String?)
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    case notUTF8
  }

  package enum Expected: Hashable, Sendable {
    case value, key, keyOrEnd, valueOrEnd
  }

  package enum Bracket: String, Hashable, Sendable {
    case object, array
  }
}
