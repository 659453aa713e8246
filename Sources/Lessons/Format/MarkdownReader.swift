import CommandLanguage
import TextGrid

/// Reads the subset of Markdown for lessons: one `#` title, `##` headings, paragraphs, lists and
/// fenced blocks with a name.
package struct MarkdownReader {
  let text: LessonText
  /// The allowed first words after the backticks.
  let names: [String]
  package private(set) var faults: [Diagnostic] = []
  package private(set) var parts: [MarkdownPart] = []
  private var index: Int
  private let end: Int

  /// Line numbers count from 1.
  package init(_ text: LessonText, lines: Range<Int>, names: [String]) {
    self.text = text
    self.names = names
    index = lines.lowerBound - 1
    end = lines.upperBound - 1
  }

  package mutating func read() {
    while index < end {
      let line = text.lines[index]
      if line.isBlankLine {
        index += 1
      } else if line.hasPrefix("```") {
        fence()
      } else if line.hasPrefix("#") {
        heading()
      } else if marker(of: line) != nil {
        items()
      } else {
        paragraph()
      }
      if parts.count > LessonLimits.parts {
        fault(.tooMany(.parts))
        return
      }
      if faults.count > Diagnostics.most { return }
    }
  }

  private mutating func fault(_ message: Diagnostic.Message, nearest: String? = nil) {
    faults.append(
      Diagnostic(message, text.place(ofLine: min(index, end - 1) + 1), nearest: nearest))
  }

  private mutating func add(_ content: ProseBlock.Content, from line: Int) {
    parts.append(.prose(ProseBlock(content: content, place: text.place(ofLine: line))))
  }

  private mutating func rich(_ lines: [RichReader.Line]) -> Rich {
    var reader = RichReader(text)
    let rich = reader.read(lines)
    faults += reader.faults
    return rich
  }

  // MARK: Headings and paragraphs

  private mutating func heading() {
    let line = text.lines[index]
    let level = line.prefix { $0 == "#" }.count
    let words = line.dropFirst(level).drop { $0 == " " }
    guard level <= 2, line.dropFirst(level).first == " ", !words.isEmpty else {
      fault(.headings)
      index += 1
      return
    }
    let column = line.unicodeScalars.count - words.unicodeScalars.count + 1
    let rich = rich([RichReader.Line(text: String(words), number: index + 1, column: column)])
    if level == 1 {
      parts.append(.title(rich, text.place(ofLine: index + 1)))
    } else {
      add(.heading(rich), from: index + 1)
    }
    index += 1
  }

  private mutating func paragraph() {
    let first = index + 1
    var lines: [RichReader.Line] = []
    while index < end {
      let line = text.lines[index]
      if line.isBlankLine || line.hasPrefix("```") || line.hasPrefix("#") { break }
      if !lines.isEmpty, marker(of: line) != nil { break }
      if let message = Self.foreign(line, isFirst: lines.isEmpty) {
        fault(message)
        index += 1
        continue
      }
      lines.append(words(of: line, from: 0))
      index += 1
    }
    if !lines.isEmpty { add(.paragraph(rich(lines)), from: first) }
  }

  private func words(of line: String, from column: Int) -> RichReader.Line {
    let scalars = Array(line.unicodeScalars)
    var start = column
    while start < scalars.count, scalars[start] == " " || scalars[start] == "\t" { start += 1 }
    var end = scalars.count
    while end > start, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    return RichReader.Line(
      text: String(String.UnicodeScalarView(scalars[start..<end])), number: index + 1,
      column: start + 1)
  }

  /// The error for other Markdown syntax; nil if the line has none.
  private static func foreign(_ line: String, isFirst: Bool) -> Diagnostic.Message? {
    let words = line.drop { $0 == " " }
    if words.hasPrefix("|") { return .table }
    if words.hasPrefix("<") { return .html }
    if words.hasPrefix(">") { return .quote }
    if words.hasPrefix("![") { return .image }
    if words.hasPrefix("~~~") { return .tildes }
    if words.count >= 3, words.allSatisfy({ $0 == "-" || $0 == "=" || $0 == "*" || $0 == "_" }) {
      return .rule
    }
    if isFirst, line.hasPrefix("    ") || line.hasPrefix("\t") { return .indentedCode }
    return nil
  }

  // MARK: Lists

  /// `- ` or `1. `: whether the list is numbered, and the marker's length.
  private func marker(of line: String) -> (numbered: Bool, length: Int)? {
    if line.hasPrefix("- ") { return (false, 2) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 2, line.dropFirst(digits.count).hasPrefix(". ") else {
      return nil
    }
    return (true, digits.count + 2)
  }

  private mutating func items() {
    let first = index + 1
    guard let kind = marker(of: text.lines[index]) else { return }
    var items: [[RichReader.Line]] = []
    while index < end {
      let line = text.lines[index]
      if let marker = marker(of: line), marker.numbered == kind.numbered {
        items.append([words(of: line, from: marker.length)])
      } else if line.hasPrefix("  "), !line.isBlankLine {
        items[items.count - 1].append(words(of: line, from: 0))
      } else {
        break
      }
      index += 1
    }
    add(.items(items.map { rich($0) }, numbered: kind.numbered), from: first)
  }

  // MARK: Fences

  private mutating func fence() {
    let opening = index
    let line = text.lines[index]
    let ticks = line.prefix { $0 == "`" }.count
    let words = self.words(behind: ticks)
    let closing = String(repeating: "`", count: ticks)
    index += 1
    var lines: [String] = []
    var isClosed = false
    while index < end {
      let inner = text.lines[index]
      index += 1
      if inner.utf8.count >= ticks, inner.hasPrefix(closing),
        inner.drop(while: { $0 == "`" }).allSatisfy({ $0 == " " })
      {
        isClosed = true
        break
      }
      lines.append(inner)
    }
    if !isClosed {
      faults.append(Diagnostic(.fenceNotClosed, text.place(ofLine: opening + 1)))
    }
    guard let name = words.first else {
      faults.append(Diagnostic(.unnamedFence(names), text.place(ofLine: opening + 1)))
      return
    }
    guard names.contains(name.text) else {
      let nearest = Nearest.word(to: name.text, among: names)
      faults.append(
        Diagnostic(.unknownBlock(name.text, names), name.place, nearest: nearest))
      return
    }
    parts.append(
      .fence(
        Fence(
          name: name, attributes: Array(words.dropFirst()), lines: lines,
          firstLine: opening + 2)))
  }

  /// The words of a fence's first line. Of very many, only the first ones, because so many are a mistake anyway.
  private func words(behind ticks: Int) -> [FlatWord] {
    let scalars = Array(text.lines[index].unicodeScalars)
    var words: [FlatWord] = []
    var start = ticks
    while start < scalars.count, words.count <= Diagnostics.most {
      if scalars[start] == " " || scalars[start] == "\t" {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, scalars[end] != " ", scalars[end] != "\t" { end += 1 }
      words.append(
        FlatWord(
          text: String(String.UnicodeScalarView(scalars[start..<end])),
          place: text.place(
            line: index + 1, column: start + 1, length: end - start, of: scalars)))
      start = end
    }
    return words
  }
}

extension String {
  package var isBlankLine: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
