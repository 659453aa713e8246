/// Parses the lines of a journal in slices, because a journal may have several hundred thousand
/// lines.
package struct JournalReading: Sendable {
  /// The size of a slice: its most lines or bytes.
  private static let slice = (lines: 250, bytes: 1 << 15)
  /// The longest line, in bytes. A journal has one command in a line, and the largest is a push with
  /// its payload.
  private static let longestLine = 1 << 20

  package let lines: [String]
  /// The number of parsed lines.
  package private(set) var done = 0
  package private(set) var commands: [ParsedCommand] = []
  package let file: String
  /// The number of the first line in the file, from 1.
  private let first: Int

  package init(file: String, lines: [String], from first: Int = 1) {
    self.file = file
    self.lines = lines
    self.first = first
  }

  package var isDone: Bool { done == lines.count }

  /// The number of events in all lines, parsed or not, by their first words.
  package var events: Int {
    var isEvent: [Substring: Bool] = [:]
    return lines.count { line in
      let word = line.prefix { $0 != " " }
      if let known = isEvent[word] { return known }
      let found = Verb(rawValue: String(word))?.group == .event
      // A damaged journal may have as many different words as lines.
      if isEvent.count < 1000 { isEvent[word] = found }
      return found
    }
  }

  /// Parses the next slice, at least one line. The error names the line that is not a command.
  package mutating func readSlice(
    _ readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault>
  ) throws(JournalFault) {
    let context = ParseContext(place: .prompt, file: file, readFile: readFile)
    var bytes = 0
    for line in lines[done...].prefix(Self.slice.lines) {
      guard line.utf8.count <= Self.longestLine,
        let parsed = try? CommandParser.parse(line, context),
        parsed.allSatisfy(\.command.isJournaled)
      else {
        throw JournalFault(file: file, line: done + first)
      }
      commands += parsed
      done += 1
      bytes += line.utf8.count
      if bytes >= Self.slice.bytes { return }
    }
  }

  /// Parses the rest.
  package mutating func readAll(
    _ readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault>
  ) throws(JournalFault) {
    while !isDone { try readSlice(readFile) }
  }
}

extension Command {
  /// Whether journals contain the command because a replay needs it. A journal contains no questions, and no commands
  /// that read or write files, so that replaying someone else's journal writes nothing.
  package var isJournaled: Bool {
    switch self {
    case .stage(.listOptions), .ask, .session: return false
    case .stage, .event, .move, .expect, .predict: return true
    }
  }
}

/// A line that is not a command of this version's journals.
package struct JournalFault: Error, Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int

  package var reason: Bilingual {
    Bilingual(
      en: "line \(line) is no command that a journal of this version holds",
      zh: "第 \(line) 行不是这个版本的日志中的命令")
  }

  package var words: Bilingual {
    Bilingual(en: "\(file): \(reason.en)", zh: "\(file)：\(reason.zh)")
  }
}
