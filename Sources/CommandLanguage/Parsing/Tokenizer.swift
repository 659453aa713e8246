import LifecycleModel
import Payloads

/// Splits one line into commands and their tokens.
struct Tokenizer {
  let source: SourceText
  let line: SourceLineRange
  let isPrompt: Bool
  private var offset: Int
  private let end: Int
  /// Whether the line ends in a comment, or in a semicolon without a command after it.
  private(set) var endsInRemark = false
  private(set) var endsWithSeparator = false

  /// Tokenizes `part` of the line, or the whole line if it is nil.
  init(
    _ source: SourceText, _ line: SourceLineRange, isPrompt: Bool, within part: Range<Int>? = nil
  ) {
    self.source = source
    self.line = line
    self.isPrompt = isPrompt
    offset = part?.lowerBound ?? line.range.lowerBound
    end = part?.upperBound ?? line.range.upperBound
  }

  /// The tokens of the next command; nil at the end of the line. Empty if there is nothing between
  /// two semicolons.
  mutating func nextCommand() throws(CommandError) -> [Token]? {
    var tokens: [Token] = []
    while let next = peek {
      if isBlank(next) {
        offset += 1
      } else if isSeparator(next) {
        offset += 1
        endsWithSeparator = true
        return tokens
      } else if next == "#" {
        endsInRemark = true
        offset = end
      } else if next == "{" {
        tokens.append(try readJSON())
        try expectGap()
      } else if isQuote(next) {
        tokens.append(try readQuoted())
        try expectGap()
      } else if "“”„＂".unicodeScalars.contains(next) {
        throw error(.smartQuote(next), at: offset..<offset + 1)
      } else {
        tokens.append(try readWord())
      }
    }
    if tokens.isEmpty { return nil }
    endsWithSeparator = false
    return tokens
  }

  private var peek: Unicode.Scalar? {
    offset < end ? source.scalars[offset] : nil
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\u{A0}": return true
    case "\u{3000}": return isPrompt
    default: return false
    }
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ";" || (isPrompt && scalar == "；")
  }

  private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || (isPrompt && (scalar == "“" || scalar == "”"))
  }

  private mutating func readWord() throws(CommandError) -> Token {
    let start = offset
    var text = String.UnicodeScalarView()
    while let next = peek, !isBlank(next), !isSeparator(next), next != "#" {
      if isQuote(next) {
        guard text.last == "=" else { break }
        let quoted = try readQuoted()
        try expectGap()
        let from = text.count
        text.append(contentsOf: quoted.text.unicodeScalars)
        return Token(kind: .word, text: String(text), range: start..<offset, quotedFrom: from)
      }
      text.append(isPrompt ? halfWidth(next) : next)
      offset += 1
    }
    return Token(kind: .word, text: String(text), range: start..<offset)
  }

  private func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private mutating func readQuoted() throws(CommandError) -> Token {
    let start = offset
    let isFullWidth = source.scalars[start] != "\""
    var text = String.UnicodeScalarView()
    offset += 1
    while let next = peek {
      offset += 1
      if next == "\"" || (isFullWidth && next == "”") {
        let text = String(text)
        if let row = text.longRow { throw error(.longRow(row), at: start..<offset) }
        return Token(kind: .quoted, text: text, range: start..<offset)
      }
      text.append(next == "\\" ? try readEscape() : next)
    }
    throw error(.unterminatedQuote, at: start..<start + 1)
  }

  private mutating func readEscape() throws(CommandError) -> Unicode.Scalar {
    let backslash = offset - 1
    guard let next = peek else { throw error(.unterminatedQuote, at: backslash..<offset) }
    offset += 1
    switch next {
    case "\"", "\\": return next
    case "n": return "\n"
    case "u":
      if let scalar = readScalar() { return scalar }
      fallthrough
    default: throw error(.badEscape(next), at: backslash..<offset)
    }
  }

  /// The scalar after `\u`: one to six hexadecimal digits in braces.
  private mutating func readScalar() -> Unicode.Scalar? {
    let rest = source.scalars[offset..<min(end, offset + 8)]
    guard rest.first == "{", let brace = rest.firstIndex(of: "}") else { return nil }
    let digits = rest[offset + 1..<brace]
    guard !digits.isEmpty, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(source.string(offset + 1..<brace), radix: 16)
    else { return nil }
    offset = brace + 1
    return Unicode.Scalar(value)
  }

  private mutating func readJSON() throws(CommandError) -> Token {
    let start = offset
    do {
      let (document, end) = try JSONReader.readPrefix(
        of: source.scalars, from: start, to: end,
        at: SourcePosition(line: line.number, column: source.column(of: start, in: line)),
        dialect: isPrompt ? .fullWidth : .strict)
      offset = end
      return Token(
        kind: .json(document.value), text: source.string(start..<end), range: start..<end)
    } catch {
      throw source.error(error, in: line)
    }
  }

  /// In a list, a comma may directly follow the quotes.
  private func expectGap() throws(CommandError) {
    guard let next = peek, !isBlank(next), !isSeparator(next), next != "#", next != ",",
      !(isPrompt && next == "，")
    else { return }
    throw error(.textAfterQuote, at: offset..<offset + 1)
  }

  private func error(
    _ kind: CommandError.Kind, at range: Range<Int>
  ) -> CommandError {
    source.error(kind, at: range, in: line)
  }
}
