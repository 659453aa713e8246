import CommandLanguage
import TextGrid

/// Reads the lines of a paragraph: words with `code`, **strong** and *stressed* parts.
package struct RichReader {
  /// One line of the paragraph: its number, and the column of its first character, from 1.
  package struct Line {
    package var text: String
    package var number: Int
    package var column: Int

    package init(text: String, number: Int, column: Int) {
      self.text = text
      self.number = number
      self.column = column
    }
  }

  package private(set) var faults: [Diagnostic] = []
  private let text: LessonText

  package init(_ text: LessonText) {
    self.text = text
  }

  private struct Sign {
    var scalar: Unicode.Scalar
    var line: Int
    var column: Int
  }

  package mutating func read(_ lines: [Line]) -> Rich {
    let size = lines.reduce(0) { $0 + $1.text.unicodeScalars.count }
    guard size <= LessonLimits.paragraph else {
      let first = Sign(scalar: " ", line: lines[0].number, column: lines[0].column)
      fault(.tooMany(.paragraph), first)
      return Rich(plain: "")
    }
    let signs = joined(lines)
    var runs: [Rich.Run] = []
    var words = String.UnicodeScalarView()
    var index = 0
    func flush() {
      if !words.isEmpty { runs.append(Rich.Run(text: String(words), style: .plain)) }
      words.removeAll()
    }
    while index < signs.count {
      guard let mark = mark(signs, index) else {
        if signs[index].scalar == "]", index + 1 < signs.count, signs[index + 1].scalar == "(" {
          fault(.link, signs[index])
        }
        words.append(signs[index].scalar)
        index += 1
        continue
      }
      let start = index + mark.length
      guard let end = end(of: mark, signs, from: start), end > start else {
        fault(.markNotClosed(mark.spelling), signs[index])
        return Rich(plain: String(String.UnicodeScalarView(signs.map(\.scalar))))
      }
      flush()
      let inner = String(String.UnicodeScalarView(signs[start..<end].map(\.scalar)))
      runs.append(Rich.Run(text: inner, style: mark.style))
      index = end + mark.length
    }
    flush()
    return Rich(runs)
  }

  private mutating func fault(_ message: Diagnostic.Message, _ sign: Sign) {
    // Further errors are not reported, because each one copies a part of its line.
    guard faults.count <= Diagnostics.most else { return }
    faults.append(Diagnostic(message, text.place(line: sign.line, column: sign.column)))
  }

  // MARK: Marks

  private struct Mark {
    var style: Rich.Style
    var spelling: String
    var length: Int { spelling.unicodeScalars.count }
  }

  /// A star between blanks or at the end of the paragraph is literal.
  private func mark(_ signs: [Sign], _ index: Int) -> Mark? {
    switch signs[index].scalar {
    case "`": return Mark(style: .code, spelling: "`")
    case "*":
      let isDouble = index + 1 < signs.count && signs[index + 1].scalar == "*"
      let after = index + (isDouble ? 2 : 1)
      guard after < signs.count, signs[after].scalar != " " else { return nil }
      return isDouble
        ? Mark(style: .strong, spelling: "**") : Mark(style: .stressed, spelling: "*")
    default: return nil
    }
  }

  private func end(of mark: Mark, _ signs: [Sign], from start: Int) -> Int? {
    let wanted = Array(mark.spelling.unicodeScalars)
    var index = start
    while index + wanted.count <= signs.count {
      if wanted.indices.allSatisfy({ signs[index + $0].scalar == wanted[$0] }) { return index }
      index += 1
    }
    return nil
  }

  // MARK: Lines

  /// Joins lines by a blank, except between Chinese characters.
  private func joined(_ lines: [Line]) -> [Sign] {
    var signs: [Sign] = []
    for line in lines {
      let scalars = Array(line.text.unicodeScalars)
      if let last = signs.last(where: { $0.scalar != "*" }) ?? signs.last,
        let first = scalars.first(where: { $0 != "*" }), !(last.scalar.isWide && first.isWide),
        !last.scalar.isFullWidthPunctuation
      {
        signs.append(Sign(scalar: " ", line: last.line, column: last.column + 1))
      }
      for (offset, scalar) in scalars.enumerated() {
        signs.append(
          Sign(
            scalar: scalar == "\t" ? " " : scalar, line: line.number,
            column: line.column + offset))
      }
    }
    return signs
  }
}

extension Unicode.Scalar {
  /// Whether it includes its own space.
  var isFullWidthPunctuation: Bool {
    (0x3001...0x303F).contains(value) || (0xFF01...0xFF0F).contains(value)
      || [0xFF1A, 0xFF1B, 0xFF1F].contains(value)
  }

  var isWide: Bool { String(self).displayWidth == 2 }
}
