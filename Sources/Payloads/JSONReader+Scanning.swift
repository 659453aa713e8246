extension JSONReader {
  var peek: Unicode.Scalar? { offset < end ? scalars[offset] : nil }

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// A carriage return before a line feed belongs to the same line end.
  mutating func advance() {
    let scalar = scalars[offset]
    offset += 1
    if scalar == "\n" || (scalar == "\r" && peek != "\n") {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  mutating func takeColon() -> Bool {
    if take(":") { return true }
    return dialect == .fullWidth && take("：")
  }

  mutating func skipBlanks() throws(JSONError) {
    while let next = peek {
      switch next {
      case " ", "\t", "\n", "\r": advance()
      case "\u{3000}" where dialect == .fullWidth: advance()
      case "/":
        let isComment =
          offset + 1 < end && (scalars[offset + 1] == "/" || scalars[offset + 1] == "*")
        guard isComment else { return }
        try skipComment()
      case "#": try skipComment()
      default: return
      }
    }
  }

  func error(_ kind: JSONError.Kind, length: Int = 1) -> JSONError {
    JSONError(kind: kind, position: position, offset: offset, length: length)
  }

  /// The error for a scalar that cannot begin anything here.
  func misplaced(_ scalar: Unicode.Scalar, _ expected: JSONError.Expected) -> JSONError {
    switch scalar {
    case "'", "`": return error(.singleQuote)
    case "“", "”", "„", "«", "»", "‘", "’", "＂": return error(.smartQuote(scalar))
    default: return error(.unexpected(scalar, expected: expected))
    }
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": return true
    default: return false
    }
  }

  /// The bare word at the current position; a long one is truncated.
  func wordAhead() -> (text: String, length: Int) {
    var text = String.UnicodeScalarView()
    var index = offset
    while index < end, text.count < 40 {
      let scalar = scalars[index]
      guard JSONReader.isWord(scalar) || scalar == "-" || ("0"..."9").contains(scalar) else {
        break
      }
      text.append(scalar)
      index += 1
    }
    return (String(text), max(1, index - offset))
  }
}
