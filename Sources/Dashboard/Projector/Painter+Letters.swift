import CommandLanguage
import TextGrid

/// Text that is readable from the last row: block letters at least five rows high. Chinese text is
/// bold, with blanks between the characters, in a frame.
extension Painter {
  static let fullBlock = Glyph("█")

  /// The number of rows for `lines`, with a blank row between them.
  static func height(of lines: [String], _ scale: BigLetters.Scale) -> Int {
    lines.count * (BigLetters.height * scale.down + 1) - 1
  }

  mutating func letters(
    _ lines: [String], x: Int, y: Int, _ scale: BigLetters.Scale, _ role: Role
  ) {
    var style = self[role]
    style.attributes.remove(.underline)
    for (index, line) in lines.enumerated() {
      let top = y + index * (BigLetters.height * scale.down + 1)
      for (row, dots) in BigLetters.rows(of: line, scale).enumerated() {
        for (column, isFilled) in dots.enumerated() where isFilled {
          canvas.put(Painter.fullBlock, x: x + column, y: top + row, style)
        }
      }
    }
  }

  /// Paints text in a frame. `height`: 3 or 5 rows including the frame.
  mutating func framed(_ words: String, y: Int, height: Int, _ role: Role) {
    let spaced = Painter.doubleSpaced(words)
    let width = min(spaced.displayWidth + 6, canvas.bounds.width - 2)
    var style = self[role].adding(.bold)
    style.attributes.remove(.underline)
    canvas.box(Rect(x: 1, y: y, width: width, height: height), style)
    canvas.text(spaced, x: 4, y: y + height / 2, style, limit: width - 1)
  }

  /// A reversed row, double-spaced if there is room.
  mutating func banner(_ words: String, y: Int, _ role: Role) {
    let width = canvas.bounds.width - 2
    var spaced = " " + Painter.doubleSpaced(words) + " "
    if spaced.displayWidth > width { spaced = " \(words) " }
    var style = self[role].adding([.bold, .reverse])
    style.attributes.remove(.underline)
    canvas.text(spaced, x: 1, y: y, style, limit: width + 1)
  }

  /// Adds a blank after each Chinese character; in other text after each character.
  static func doubleSpaced(_ words: String) -> String {
    let isChinese = words.contains { String($0).displayWidth == 2 }
    return words.map { sign in
      isChinese && String(sign).displayWidth < 2 ? String(sign) : "\(sign) "
    }.joined().trimmedAtEnd
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension BigLetters {
  /// The text in at most `most` lines. If it does not fit, words in the middle are omitted.
  static func fitted(
    _ words: [String], width: Int, _ scale: Scale, most: Int
  ) -> [String]? {
    var words = words
    while true {
      if let lines = lines(words, width: width, scale), lines.count <= most { return lines }
      guard words.count > 2 else { return nil }
      words.remove(at: words.count - 2)
    }
  }
}
