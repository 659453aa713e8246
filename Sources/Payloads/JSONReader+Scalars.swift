import LifecycleModel

/// Strings, numbers and the three literals.
extension JSONReader {
  func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || (dialect == .fullWidth && (scalar == "“" || scalar == "”"))
  }

  private func closes(_ scalar: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
    opening == "\"" ? scalar == "\"" : scalar == "”" || scalar == "\""
  }

  mutating func readString() throws(JSONError) -> String {
    let opening = scalars[offset]
    let unterminated = error(.unterminatedString)
    advance()
    var text = String.UnicodeScalarView()
    while let next = peek {
      if closes(next, opening) {
        advance()
        return String(text)
      }
      switch next {
      case "\\": text.append(try readEscape())
      case "\n", "\r": throw unterminated
      case "\u{0}"..."\u{1F}": throw error(.controlInString(next))
      default:
        text.append(next)
        advance()
      }
    }
    throw unterminated
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let start = self
    advance()
    guard let letter = peek else { throw start.error(.unterminatedString) }
    if letter == "u" {
      advance()
      return try readUnicodeEscape(start)
    }
    guard let scalar = JSONReader.escapes[letter] else {
      throw start.error(.badEscape(letter), length: 2)
    }
    advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func readUnicodeEscape(_ start: JSONReader) throws(JSONError) -> Unicode.Scalar {
    let code = try readHex(start)
    if let scalar = Unicode.Scalar(code) { return scalar }
    let alone = start.error(.loneSurrogate(code), length: 6)
    guard code < 0xDC00 else { throw alone }
    guard peek == "\\", offset + 1 < end, scalars[offset + 1] == "u" else { throw alone }
    let second = self
    advance()
    advance()
    let low = try readHex(second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
    else { throw alone }
    return scalar
  }

  private mutating func readHex(_ start: JSONReader) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let next = peek, next.isASCII, let digit = Character(next).hexDigitValue else {
        throw start.error(.badUnicodeEscape, length: 2)
      }
      code = code << 4 | UInt32(digit)
      advance()
    }
    return code
  }

  /// Keeps the spelling; the grammar is checked here.
  mutating func readNumber() throws(JSONError) -> String {
    let start = self
    var text = String.UnicodeScalarView()
    while let next = peek {
      switch next {
      case "0"..."9", "-", "+", ".", "e", "E":
        text.append(next)
        advance()
        continue
      default: break
      }
      break
    }
    let spelling = String(text)
    guard JSONReader.isNumber(spelling.utf8) else {
      throw start.error(
        .badNumber(String(spelling.unicodeScalars.prefix(40))), length: text.count)
    }
    return spelling
  }

  private static func isNumber(_ bytes: String.UTF8View) -> Bool {
    var rest = bytes[...]
    func digits() -> Bool {
      let before = rest.count
      rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return rest.count < before
    }
    func take(_ accepted: String) -> Bool {
      guard let first = rest.first, accepted.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    if take("0") {
      // A zero stands alone before the point.
    } else if !digits() {
      return false
    }
    if take("."), !digits() { return false }
    if take("eE") {
      _ = take("+-")
      if !digits() { return false }
    }
    return rest.isEmpty
  }

  mutating func readLiteral() throws(JSONError) -> JSON {
    let word = wordAhead()
    let value: JSON
    switch word.text {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default:
      throw error(
        .unknownWord(word.text, nearest: JSONReader.nearestLiteral(word.text)),
        length: word.length)
    }
    for _ in 0..<word.length { advance() }
    return value
  }

  private static func nearestLiteral(_ word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes", "on", "ture": return "true"
    case "false", "no", "off", "flase": return "false"
    case "null", "nil", "none", "undefined", "nan": return "null"
    default: return nil
    }
  }
}
