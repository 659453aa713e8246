import CommandLanguage

/// A file of a lesson or a pack, split into lines. Creates the places for errors.
package struct LessonText: Hashable, Sendable {
  /// The file's name in messages.
  package let file: String
  /// The lines without their line ends.
  package let lines: [String]

  /// Rejects invisible characters except tabs.
  package init(file: String, bytes: [UInt8]) throws(Diagnostics) {
    self.file = file
    guard bytes.count <= LessonLimits.bytes else {
      throw Diagnostics(Diagnostic(.tooMany(.bytes), SourcePlace(file: file)))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostics(Diagnostic(.notUTF8, SourcePlace(file: file)))
    }
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineEnd }) {
      lines.append(String(line))
    }
    if lines.first?.unicodeScalars.first == "\u{FEFF}" {
      lines[0].unicodeScalars.removeFirst()
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    let faults = harmfulScalars
    if !faults.isEmpty { throw Diagnostics(faults) }
    guard lines.count <= LessonLimits.lines else {
      throw Diagnostics(Diagnostic(.tooMany(.lines), SourcePlace(file: file)))
    }
  }

  /// Some lines of a file that was already read, at their places.
  package init(file: String, lines: [String]) {
    self.file = file
    self.lines = lines
  }

  private var harmfulScalars: [Diagnostic] {
    var faults: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      for (column, judged) in line.judgedScalars.enumerated()
      where judged.scalar != "\t" && !judged.isSafe {
        faults.append(
          Diagnostic(.harmful(judged.scalar.value), place(line: index + 1, column: column + 1)))
        if faults.count == Diagnostics.most { return faults }
      }
    }
    return faults
  }

  /// The number of the line `---` that closes the front matter. The front matter begins in line 2.
  package func frontMatterEnd() throws(Diagnostics) -> Int {
    guard lines.first?.trimmed == "---" else {
      throw Diagnostics(Diagnostic(.noFrontMatter, place(line: 1)))
    }
    guard let close = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" }) else {
      throw Diagnostics(Diagnostic(.frontMatterNotClosed, place(line: 1)))
    }
    return close + 1
  }

  /// The paragraphs and lists in some lines, and the samples whose language is in `samples`.
  package func prose(
    lines: Range<Int>, samples: [String] = [], _ faults: inout [Diagnostic]
  ) -> [ProseBlock] {
    var reader = MarkdownReader(self, lines: lines, names: samples)
    reader.read()
    faults += reader.faults
    return reader.parts.compactMap { part in
      switch part {
      case .prose(let block): return block
      case .fence(let fence): return fence.sample
      case .title(_, let place):
        faults.append(Diagnostic(.headings, place))
        return nil
      }
    }
  }

  /// Line and column count from 1; column and length are in scalars.
  package func place(line: Int, column: Int = 1, length: Int = 1) -> SourcePlace {
    place(
      line: line, column: column, length: length, of: Array(self.line(line).unicodeScalars))
  }

  /// The line of that number, from 1; empty if there is none.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// Like `place(line:column:length:)`, for a line whose scalars are already known, so that a long line with many
  /// places is not scanned for each of them.
  package func place(
    line: Int, column: Int, length: Int, of scalars: [Unicode.Scalar]
  ) -> SourcePlace {
    SourcePlace(
      file: file, line: line, column: column,
      quote: SourceQuote(of: scalars[...], column: column - 1, length: length))
  }

  /// The whole line.
  package func place(ofLine line: Int) -> SourcePlace {
    let text = self.line(line)
    let indent = text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    return place(
      line: line, column: indent + 1, length: max(1, text.unicodeScalars.count - indent))
  }

  package func place(of parsed: ParsedCommand) -> SourcePlace {
    place(line: parsed.line, column: parsed.column, length: parsed.text.unicodeScalars.count)
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
