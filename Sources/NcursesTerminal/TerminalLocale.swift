import CNcurses
import TextGrid

/// The characters that the environment's locale can show, for output without a screen.
package enum TerminalLocale {
  /// Sets LC_CTYPE as for a screen. Returns whether it is UTF-8.
  package static func showsUnicode() -> Bool { cn_use_locale() }
}

extension Grid {
  /// `lines` with the substitutes for a terminal without UTF-8.
  package var asciiLines: [String] {
    lines.map { line in
      var text = ""
      for scalar in line.unicodeScalars {
        let substitute = Character(Unicode.Scalar(ASCIIGlyphs.substitute(for: scalar.value)))
        // Two for a wide character, so that the text after it stays in place.
        let columns = String(scalar).displayWidth
        text += String(repeating: substitute, count: columns)
      }
      return text
    }
  }
}
