import CNcurses
import TextGrid

/// The characters that the environment's locale can show, for output without a screen.
package enum TerminalLocale {
  /// Sets LC_CTYPE as a screen would have it.
  package static func showsUnicode() -> Bool { cn_use_locale() }
}

extension Grid {
  /// `lines` with the stand-ins that a terminal without UTF-8 gets.
  package var asciiLines: [String] {
    lines.map { line in
      var text = ""
      for scalar in line.unicodeScalars {
        let standIn = Character(Unicode.Scalar(ASCIIGlyphs.standIn(for: scalar.value)))
        // Two for a wide character, so that nothing after it moves.
        let columns = String(scalar).displayWidth
        text += String(repeating: standIn, count: columns)
      }
      return text
    }
  }
}
