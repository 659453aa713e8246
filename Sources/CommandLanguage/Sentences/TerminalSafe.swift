/// Untrusted text for the terminal. No scalar in it can move the cursor, change the writing
/// direction or end a line. Escapes are spelled as in Swift: `\u{1B}`. A text longer than `limit`
/// scalars ends in an ellipsis.
package func terminalSafe(_ text: String, limit: Int = 200) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < limit else { return result + "…" }
    count += 1
    result += scalar.spelled
  }
  return result
}

/// The same JSON value without scalars that are harmful to a terminal, which are escaped as
/// `\u202e`. Because they occur only in strings, the text is escaped as a whole.
package func jsonSafe(_ json: String) -> String {
  if json.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return json }
  var result = ""
  for scalar in json.unicodeScalars {
    if scalar.isTerminalSafe || scalar == "\n" {
      result.unicodeScalars.append(scalar)
    } else {
      for unit in String(scalar).utf16 {
        let hex = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
  }
  return result
}

extension Unicode.Scalar {
  /// The scalar itself where it is harmless to a terminal, else its escape, as in Swift: `\u{1B}`.
  var spelled: String {
    isTerminalSafe ? String(self) : "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }

  /// False for every control (C0, DEL, C1), format sign (bidi marks and overrides, tags), line and
  /// paragraph separator, private and unassigned scalar, and for invisible letters (Hangul
  /// fillers). The two joiners and the variation selectors are safe, because emoji and several
  /// scripts need them.
  package var isTerminalSafe: Bool {
    if self == "\u{200C}" || self == "\u{200D}" || ("\u{FE00}"..."\u{FE0F}").contains(self) {
      return true
    }
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
