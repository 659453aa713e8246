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
    return try readString(from: position) { [self] in closes($0, opening) }
  }

  /// The text up to the closing scalar, which is consumed.
  mutating func readString(
    from opened: SourcePosition, closes: (Unicode.Scalar) -> Bool
  ) throws(JSONError) -> String {
    let start = self
    advance()
    var text = String.UnicodeScalarView()
    var typographic: JSONError?
    while let next = peek {
      if closes(next) {
        advance()
        if let typographic, isInsideWord { throw typographic }
        let text = String(text)
        if let row = text.longRow { throw start.error(.longRow(row)) }
        return text
      }
      if typographic == nil, isClosingLookalike(next) { typographic = error(.smartQuote(next)) }
      switch next {
      case "\\": text.append(try readEscape(opened))
      case "\n", "\r": throw typographic ?? error(.unterminatedString(opened: opened))
      case "\u{0}"..."\u{1F}":
        try fault(error(.controlInString(next)))
        text.append(next)
        advance()
      default:
        text.append(next)
        advance()
      }
    }
    throw typographic ?? error(.unterminatedString(opened: opened))
  }

  /// Whether it is a typographic quote where a string would end: before a comma, a colon or a
  /// bracket.
  private func isClosingLookalike(_ scalar: Unicode.Scalar) -> Bool {
    guard ["“", "”", "„", "＂"].contains(scalar) else { return false }
    let next = scalars[(offset + 1)..<end].first { $0 != " " && $0 != "\t" }
    return next.map { [",", ":", "}", "]", "\n", "\r"].contains($0) } ?? true
  }

  /// Whether a word continues after a quote that was assumed to end a string.
  private var isInsideWord: Bool { peek.map(JSONReader.isWord) ?? false }

  private mutating func readEscape(_ opened: SourcePosition) throws(JSONError) -> Unicode.Scalar {
    let start = self
    advance()
    guard let letter = peek else { throw error(.unterminatedString(opened: opened)) }
    if letter == "u" {
      advance()
      return try readUnicodeEscape(start)
    }
    guard let scalar = JSONReader.escapes[letter] else {
      try fault(error(.badEscape(letter)))
      if letter == "\n" || letter == "\r" { return letter }
      advance()
      return letter
    }
    advance()
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func readUnicodeEscape(_ start: JSONReader) throws(JSONError) -> Unicode.Scalar {
    guard let code = try readHex() else { return "\u{FFFD}" }
    if let scalar = Unicode.Scalar(code) { return scalar }
    let alone = start.error(.loneSurrogate(code), length: 6)
    guard code < 0xDC00, peek == "\\", offset + 1 < end, scalars[offset + 1] == "u" else {
      try fault(alone)
      return "\u{FFFD}"
    }
    advance()
    advance()
    guard let low = try readHex() else { return "\u{FFFD}" }
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
    else {
      try fault(alone)
      return "\u{FFFD}"
    }
    return scalar
  }

  /// nil if it is invalid and the error was recorded.
  private mutating func readHex() throws(JSONError) -> UInt32? {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let next = peek, next.isASCII, let digit = Character(next).hexDigitValue else {
        try fault(error(.badUnicodeEscape))
        return nil
      }
      code = code << 4 | UInt32(digit)
      advance()
    }
    return code
  }

  /// Keeps the spelling and checks the grammar.
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
    let right = JSONReader.lengthOfNumber(spelling.utf8)
    if right < text.count || !JSONReader.isNumber(spelling.utf8) {
      var place = start
      for _ in 0..<right { place.advance() }
      try fault(
        place.error(
          .badNumber(String(spelling.unicodeScalars.prefix(40))),
          length: max(1, text.count - right)))
    }
    return spelling
  }

  private static func isNumber(_ bytes: String.UTF8View) -> Bool {
    lengthOfNumber(bytes) == bytes.count && bytes.last?.isASCIIDigit == true
  }

  /// The number of characters that can begin a number. A number ends with a digit.
  private static func lengthOfNumber(_ bytes: String.UTF8View) -> Int {
    var rest = bytes[...]
    func digits() -> Bool {
      let before = rest.count
      rest = rest.drop(while: \.isASCIIDigit)
      return rest.count < before
    }
    func take(_ accepted: String) -> Bool {
      guard let first = rest.first, accepted.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    var length: Int { bytes.count - rest.count }
    _ = take("-")
    // No digit follows a leading zero.
    guard take("0") || digits() else { return length }
    if take("."), !digits() { return length }
    if take("eE") {
      _ = take("+-")
      _ = digits()
    }
    return length
  }

  mutating func readLiteral() throws(JSONError) -> JSON {
    let word = wordAhead()
    let value = JSONReader.literals[word.text]
    if value == nil {
      let right =
        JSONReader.literals.keys
        .map { zip($0.unicodeScalars, word.text.unicodeScalars).prefix { $0 == $1 }.count }
        .max() ?? 0
      var place = self
      for _ in 0..<right { place.advance() }
      let nearest = JSONReader.nearestLiteral(word.text)
      let error = place.error(
        .unknownWord(word.text, nearest: nearest), length: max(1, word.length - right))
      // Without a guess of the intended word, the structure of the rest would be uncertain.
      guard let nearest else { throw error }
      try fault(error)
      for _ in 0..<word.length { advance() }
      return JSONReader.literals[nearest] ?? .null
    }
    for _ in 0..<word.length { advance() }
    return value ?? .null
  }

  private static let literals: [String: JSON] = [
    "true": .bool(true), "false": .bool(false), "null": .null,
  ]

  private static func nearestLiteral(_ word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes", "on", "ture": return "true"
    case "false", "no", "off", "flase": return "false"
    case "null", "nil", "none", "undefined", "nan": return "null"
    default: return nil
    }
  }
}
