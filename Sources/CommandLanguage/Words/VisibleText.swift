/// Text of others as it may reach a terminal: no control characters, nothing that turns the
/// direction of writing, not too long.
package enum VisibleText {
  /// One scalar for one scalar, so that columns stay what they are.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    return scalar.isTerminalSafe ? scalar : "?"
  }

  /// Cut after `limit` scalars, with `…` in place of the rest.
  package static func of(_ text: some StringProtocol, limit: Int = 60) -> String {
    var result = String.UnicodeScalarView()
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit {
        result.append("…")
        break
      }
      result.append(visible(scalar))
    }
    return String(result)
  }
}
