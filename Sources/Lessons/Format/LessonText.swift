import CommandLanguage

/// A file of a lesson or a pack, cut into lines; makes the places that faults are told at.
package struct LessonText: Hashable, Sendable {
  /// As messages call it.
  package let file: String
  /// Without their ends.
  package let lines: [String]

  /// What a lesson's file may hold besides what is seen: nothing but tabs.
  package init(file: String, bytes: [UInt8]) throws(LessonFaults) {
    self.file = file
    guard bytes.count <= LessonLimits.bytes else {
      throw LessonFaults(LessonFault(.tooMany(.bytes), Place(file: file)))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LessonFaults(LessonFault(.notUTF8, Place(file: file)))
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
    if !faults.isEmpty { throw LessonFaults(faults: faults) }
    guard lines.count <= LessonLimits.lines else {
      throw LessonFaults(LessonFault(.tooMany(.lines), Place(file: file)))
    }
  }

  /// Some of the lines of a file that was read, at their places.
  package init(file: String, lines: [String]) {
    self.file = file
    self.lines = lines
  }

  private var harmfulScalars: [LessonFault] {
    var faults: [LessonFault] = []
    for (index, line) in lines.enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated()
      where scalar != "\t" && !scalar.isHarmless {
        faults.append(
          LessonFault(.harmful(scalar.value), place(line: index + 1, column: column + 1)))
        if faults.count == LessonFaults.most { return faults }
      }
    }
    return faults
  }

  /// Line and column count from 1; columns and length in scalars.
  package func place(line: Int, column: Int = 1, length: Int = 1) -> Place {
    let text = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    return Place(
      file: file, line: line, column: column,
      quote: SourceQuote(of: text, line: 1, column: column, length: length))
  }

  /// The whole line, from its first sign on.
  package func place(ofLine line: Int) -> Place {
    let text = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    let indent = text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    return place(
      line: line, column: indent + 1, length: max(1, text.unicodeScalars.count - indent))
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

/// Where something stands in a file.
package struct Place: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var quote: SourceQuote

  init(file: String, line: Int, column: Int, quote: SourceQuote) {
    self.file = file
    self.line = line
    self.column = column
    self.quote = quote
  }

  /// Without the line's words.
  package init(file: String, line: Int, column: Int) {
    self.init(
      file: file, line: line, column: column,
      quote: SourceQuote(of: "", line: 1, column: 1, length: 1))
  }

  /// The file as a whole.
  package init(file: String) {
    self.init(
      file: file, line: 1, column: 1, quote: SourceQuote(of: "", line: 1, column: 1, length: 1))
  }
}
