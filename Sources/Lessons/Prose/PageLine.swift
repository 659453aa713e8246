import TextGrid

/// One line of a lesson's text as it is shown.
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
  /// Lines of at most `width` columns, their styles kept. `first` stands before the first line; the
  /// others are indented by as much.
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
  /// What stays together: a paragraph, an item of a list, a sample.
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
        lines.map { line in
          PageLine(kind: .sample, runs: [Rich.Run(text: "  " + line.sanitized, style: .plain)])
        }
      ]
    }
  }
}
