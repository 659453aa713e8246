/// Untrusted text for a terminal: without control characters and characters that change the writing
/// direction, and not too long.
package enum VisibleText {
  /// The most scalars shown of a path, a title or the reason of an error.
  package static let lineLimit = 200

  /// Replaces one scalar by one scalar, so that columns stay the same.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    JudgedScalar(scalar: scalar, isSafe: scalar.isTerminalSafe).visible
  }

  /// Truncates after `limit` scalars, with `…` for the rest.
  package static func of(_ text: some StringProtocol, limit: Int = 60) -> String {
    var result = String.UnicodeScalarView()
    for (count, judged) in text.judgedScalars(upTo: limit).enumerated() {
      if count == limit {
        result.append("…")
        break
      }
      result.append(judged.visible)
    }
    return String(result)
  }

  package static func line(_ text: some StringProtocol) -> String { of(text, limit: lineLimit) }
}

extension JudgedScalar {
  var visible: Unicode.Scalar {
    if scalar == "\t" { return " " }
    return isSafe ? scalar : "?"
  }
}
