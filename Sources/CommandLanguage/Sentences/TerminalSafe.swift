/// Untrusted text for the terminal. No scalar in it can move the cursor, change the writing
/// direction or end a line. Escapes are spelled as in Swift: `\u{1B}`. A text longer than `limit`
/// scalars ends in an ellipsis.
package func terminalSafe(_ text: String, limit: Int = VisibleText.lineLimit) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  var result = ""
  for (count, scalar) in text.judgedScalars(upTo: limit).enumerated() {
    guard count < limit else { return result + "…" }
    result += scalar.spelled
  }
  return result
}

/// The text for use between double quotes of another format: safe for the terminal, with a backslash before each quote
/// and backslash. Works on scalars, because a combining mark after a quote would hide it.
package func quoteSafe(_ text: String) -> String {
  var result = ""
  for scalar in terminalSafe(text, limit: .max).unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result
}

/// The same JSON value with scalars that are harmful to a terminal escaped as `\u202e`. Because these occur only in
/// strings, the text can be escaped as a whole.
package func jsonSafe(_ json: String) -> String {
  if json.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return json }
  var result = ""
  for judged in json.judgedScalars {
    if judged.isSafe || judged.scalar == "\n" {
      result.unicodeScalars.append(judged.scalar)
    } else {
      for unit in String(judged.scalar).utf16 {
        let hex = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
  }
  return result
}

/// A scalar of an untrusted text. Its neighbours decide whether it is safe.
package struct JudgedScalar {
  package let scalar: Unicode.Scalar
  /// Whether it is harmless to a terminal in this position.
  package let isSafe: Bool

  /// The scalar itself if it is harmless, otherwise its escape as in Swift: `\u{1B}`.
  var spelled: String {
    isSafe ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

extension Sequence<JudgedScalar> {
  /// The text that is safe for the terminal.
  package var spelled: String { map(\.spelled).joined() }
}

extension StringProtocol {
  /// The scalars of the text. The two joiners and the variation selectors are invisible, so they are harmless only if
  /// they affect the shape of their neighbours.
  package var judgedScalars: [JudgedScalar] { judgedScalars(upTo: .max) }

  /// The first scalars, and one more if there are more than `limit`.
  func judgedScalars(upTo limit: Int) -> [JudgedScalar] {
    let scalars = Array(unicodeScalars.prefix(limit == .max ? limit : limit + 1))
    return scalars.indices.map { index in
      let scalar = scalars[index]
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      return JudgedScalar(
        scalar: scalar, isSafe: scalar.isTerminalSafe || scalar.shapes(previous, next))
    }
  }

  package var isTerminalSafe: Bool { judgedScalars.allSatisfy(\.isSafe) }
}

extension Unicode.Scalar {
  /// Whether it affects a neighbour: a joiner between two emoji or two letters of a script with joined forms, or a
  /// selector for the look of an emoji, a keycap or an ideograph.
  fileprivate func shapes(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch self {
    case "\u{200D}" where previous.isPartOfEmoji: return next?.isPartOfEmoji == true
    case "\u{200C}", "\u{200D}":
      return previous.isOfJoiningScript && next?.isOfJoiningScript == true
    case "\u{FE00}"..."\u{FE0F}":
      return previous.isPartOfEmoji || previous.properties.isIdeographic || next == "\u{20E3}"
    default: return false
    }
  }

  /// An emoji, a skin tone, or the selector after an emoji.
  private var isPartOfEmoji: Bool {
    self == "\u{FE0F}" || value > 0xFF && properties.isEmoji
  }

  /// Arabic to Myanmar, Khmer and Mongolian.
  private var isOfJoiningScript: Bool {
    (0x0600...0x109F).contains(value) || (0x1780...0x18AF).contains(value)
  }

  /// False for every control (C0, DEL, C1), format sign (bidi marks and overrides, tags), line and
  /// paragraph separator, private and unassigned scalar, and for invisible letters (Hangul
  /// fillers), joiners and variation selectors.
  package var isTerminalSafe: Bool {
    if isASCII { return (0x20..<0x7F).contains(value) }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator:
      return true
    @unknown default:
      return false
    }
  }
}
