import TextGrid

/// The part of a source line around an error, safe for a terminal, and the position of the caret.
package struct SourceQuote: Hashable, Sendable {
  package var text: String
  /// In terminal cells, from the left edge of `text`.
  package var indent: Int
  /// Terminal cells under the error; at least 1.
  package var cells: Int

  private static let before = 36
  private static let after = 36

  /// Quotes a part of a line. `column` counts from 0 and may follow the last scalar.
  package init(of line: ArraySlice<Unicode.Scalar>, column: Int, length: Int) {
    let fault = line.startIndex + min(max(column, 0), line.count)
    let from = max(line.startIndex, fault - SourceQuote.before)
    let to = min(line.endIndex, fault + SourceQuote.after)
    var shown = String.UnicodeScalarView()
    var indent = 0
    var cells = 0
    if from > line.startIndex {
      shown.append("…")
      indent = 1
    }
    let quoted = String(String.UnicodeScalarView(line[from..<to])).judgedScalars
    for (index, judged) in zip(from..., quoted) {
      let scalar = judged.visible
      shown.append(scalar)
      let width = String(scalar).displayWidth
      if index < fault {
        indent += width
      } else if index - fault < length {
        cells += width
      }
    }
    if to < line.endIndex { shown.append("…") }
    text = String(shown)
    self.indent = indent
    self.cells = max(1, cells)
  }

  /// Line and caret for a place in a text: `line` and `column` count from 1. A line that does not
  /// exist is empty.
  package init(of text: String, line: Int, column: Int, length: Int = 1) {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r" || $0 == "\r\n"
    }
    let scalars = lines.indices.contains(line - 1) ? Array(lines[line - 1].unicodeScalars) : []
    self.init(of: scalars[...], column: column - 1, length: length)
  }

  package var lines: [String] { [text, caretLine] }

  package var caretLine: String {
    String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: cells - 1)
  }
}
