/// Text of others as it may reach a terminal: no control characters, nothing that turns the
/// direction of writing, not too long.
package enum VisibleText {
  /// One scalar for one scalar, so that columns stay what they are.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t": return " "
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return "?"
    case "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}",
      "\u{061C}", "\u{FFF9}"..."\u{FFFB}", "\u{E0000}"..."\u{E0FFF}":
      return "?"
    default: return scalar
    }
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

  package static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// Cells of a terminal: 2 for what East Asian fonts draw wide, 0 for what joins the cell before.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
