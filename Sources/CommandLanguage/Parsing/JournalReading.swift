/// Parses the lines of a journal into commands, a slice at a time, because a journal may hold some
/// hundred thousand lines.
package struct JournalReading: Sendable {
  /// What is read at once: so many lines, or lines with so many bytes.
  private static let slice = (lines: 250, bytes: 1 << 15)

  package let lines: [String]
  /// Lines that were read.
  package private(set) var done = 0
  package private(set) var commands: [ParsedCommand] = []
  private let file: String

  package init(file: String, lines: [String]) {
    self.file = file
    self.lines = lines
  }

  package var isDone: Bool { done == lines.count }

  /// Events among the lines, read or not, by the first word of each.
  package var events: Int {
    var isEvent: [Substring: Bool] = [:]
    return lines.count { line in
      let word = line.prefix { $0 != " " }
      if let known = isEvent[word] { return known }
      let found = Verb(rawValue: String(word))?.group == .event
      // A damaged journal may have as many words as lines.
      if isEvent.count < 1000 { isEvent[word] = found }
      return found
    }
  }

  /// Reads the next slice, at least one line. The fault names the line that is no command.
  package mutating func readSlice(
    _ readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault>
  ) throws(JournalFault) {
    let context = ParseContext(place: .prompt, file: file, readFile: readFile)
    var bytes = 0
    for line in lines[done...].prefix(Self.slice.lines) {
      guard let parsed = try? CommandParser.parse(line, context),
        parsed.allSatisfy(\.command.isJournaled)
      else {
        throw JournalFault(file: file, line: done + 1)
      }
      commands += parsed
      done += 1
      bytes += line.utf8.count
      if bytes >= Self.slice.bytes { return }
    }
  }

  /// All that is left to be read.
  package mutating func readAll(
    _ readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault>
  ) throws(JournalFault) {
    while !isDone { try readSlice(readFile) }
  }
}

extension Command {
  /// Whether a journal holds the command, since its replay needs it. Commands that ask or show are
  /// left out, and so are those that read or write files: whoever made the journal, its replay
  /// writes nothing.
  package var isJournaled: Bool {
    switch self {
    case .stage(.listOptions), .ask, .session: return false
    case .stage, .event, .move, .expect, .predict: return true
    }
  }
}

/// A line that is no command which a journal of this version holds.
package struct JournalFault: Error, Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int

  package var words: String {
    "\(file): line \(line) is no command that a journal of this version holds"
  }
}
