import TextGrid

/// One displayed line of a lesson's text.
package struct PageLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case words, heading, sample
  }

  package var kind: Kind
  package var runs: [Rich.Run]

  package var text: String { runs.map(\.text).joined() }

  package static let blank = PageLine(kind: .words, runs: [])
}

extension Rich {
  /// Lines of at most `width` columns, with styles. `first` precedes the first line; the others are
  /// indented by its width.
  package func lines(width: Int, first: String = "", kind: PageLine.Kind = .words) -> [PageLine] {
    let text = plain
    let indent = first.displayWidth
    var bounds: [(end: String.Index, style: Style)] = []
    var length = 0
    for run in runs {
      length += run.text.unicodeScalars.count
      bounds.append(
        (text.unicodeScalars.index(text.startIndex, offsetBy: length), run.style))
    }
    return text.wrapped(to: max(1, width - indent)).enumerated().map { number, line in
      var parts: [Run] = []
      let margin = number == 0 ? first : String(repeating: " ", count: indent)
      if !margin.isEmpty { parts.append(Run(text: margin, style: .plain)) }
      var start = line.startIndex
      for (end, style) in bounds where start < line.endIndex && end > start {
        let stop = min(end, line.endIndex)
        parts.append(Run(text: String(text[start..<stop]), style: style))
        start = stop
      }
      return PageLine(kind: kind, runs: parts)
    }
  }
}

extension ProseBlock {
  /// Lines that stay together: a paragraph, an item of a list, a sample.
  func groups(width: Int) -> [[PageLine]] {
    switch content {
    case .heading(let rich): return [rich.lines(width: width, kind: .heading)]
    case .paragraph(let rich): return [rich.lines(width: width)]
    case .items(let items, let numbered):
      return items.enumerated().map { number, item in
        item.lines(width: width, first: numbered ? "\(number + 1). " : "• ")
      }
    case .sample(_, let lines):
      return [
        lines.flatMap { line in
          broken(line.sanitized, width: width - 2).map {
            PageLine(kind: .sample, runs: [Rich.Run(text: "  " + $0, style: .plain)])
          }
        }
      ]
    }
  }

  /// Wraps a long line of a sample: continues under its second column if it has one, otherwise
  /// indented by two columns.
  private func broken(_ line: String, width: Int) -> [String] {
    guard line.displayWidth > width, let first = line.wrapped(to: width).first else {
      return [line]
    }
    let columns = [lastColumn(of: first), first.prefix { $0 == " " }.count + 2]
    let indent = columns.first { $0 > 0 && $0 <= width / 2 } ?? 0
    let rest = String(line[first.endIndex...].drop { $0 == " " })
    return [String(first)]
      + rest.wrapped(to: width - indent).map { String(repeating: " ", count: indent) + $0 }
  }

  /// The column of the last words that follow two blanks; 0 if there are none.
  private func lastColumn(of line: Substring) -> Int {
    var column = 0
    var blanks = 0
    for (offset, character) in line.enumerated() {
      guard character != " " else {
        blanks += 1
        continue
      }
      if blanks >= 2, offset > blanks { column = String(line.prefix(offset)).displayWidth }
      blanks = 0
    }
    return column
  }
}
