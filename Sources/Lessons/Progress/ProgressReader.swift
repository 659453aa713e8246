/// Reads a progress file. Reads all valid lines and reports each of the others.
package struct ProgressReader {
  package private(set) var progress = Progress()
  package private(set) var faults: [ProgressFault] = []
  private var hasCurrent = false

  package init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    for (index, line) in lines.enumerated() {
      guard read(line, number: index + 1) else { return }
    }
    // An incomplete last line is dropped, because a number without its last digits is still a
    // number.
    if !rest.isEmpty || lines.isEmpty {
      faults.append(ProgressFault(.cutOff, line: lines.count + 1))
    }
  }

  /// Returns false if nothing more is to be read.
  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) -> Bool {
    do {
      try take(ProgressReader.text(bytes), isFirst: number == 1)
    } catch {
      faults.append(ProgressFault(error.kind, line: number))
      return !error.endsAll
    }
    return true
  }

  private struct Stop: Error {
    var kind: ProgressFault.Kind
    var endsAll = false
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(Stop) -> String {
    guard bytes.count <= ProgressText.longestLine else { throw Stop(kind: .tooLong) }
    // Mail and other systems change line ends.
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
    guard let text = String(validating: line, as: UTF8.self) else { throw Stop(kind: .notText) }
    return text
  }

  private mutating func take(_ line: String, isFirst: Bool) throws(Stop) {
    if isFirst, line.hasPrefix(ProgressText.title) {
      let version = String(line.dropFirst(ProgressText.title.count))
      if version == ProgressText.version { return }
      throw Stop(kind: .otherVersion(version), endsAll: Int(version) != nil)
    }
    var words = Words(line)
    switch words.next {
    case ProgressText.lesson: try takeLesson(&words)
    case ProgressText.current: try takeCurrent(&words)
    case ProgressText.pack: try takePack(&words)
    case ProgressText.answer: try takeAnswer(&words)
    default: throw Stop(kind: isFirst ? .noVersion(line) : .unknownLine(line))
    }
    if isFirst { throw Stop(kind: .noVersion(line)) }
  }

  private mutating func takeCurrent(_ words: inout Words) throws(Stop) {
    let lesson = try words.lesson()
    try words.end()
    guard !hasCurrent else { throw Stop(kind: .twice(ProgressText.current)) }
    hasCurrent = true
    progress.current = lesson
  }

  private mutating func takePack(_ words: inout Words) throws(Stop) {
    let word = words.next
    guard let hash = ContentHash(word) else {
      throw Stop(kind: .field(read: word, expected: "0123456789abcdef"))
    }
    try words.end()
    guard progress.pack == nil else { throw Stop(kind: .twice(ProgressText.pack)) }
    progress.pack = hash
  }

  private mutating func takeAnswer(_ words: inout Words) throws(Stop) {
    let lesson = try words.lesson()
    let question = FirstAnswer.Question(lesson: lesson, number: try words.count("question"))
    let content = try words.content("content")
    let isRight = try words.flag("right")
    let answer = FirstAnswer(content: content, isRight: isRight, given: try words.word("given"))
    try words.end()
    guard progress.answers.count < ProgressText.mostRecords else {
      throw Stop(kind: .tooMany, endsAll: true)
    }
    guard progress.answers[question] == nil else {
      throw Stop(kind: .twice("\(lesson) question=\(question.number)"))
    }
    progress.answers[question] = answer
  }

  private mutating func takeLesson(_ words: inout Words) throws(Stop) {
    let lesson = try words.lesson()
    var record = LessonRecord(begun: try words.content("begun"))
    record.attempts = try words.count("attempts")
    record.hints = try words.count("hints")
    if !words.isAtEnd {
      record.solved = LessonRecord.Solved(
        content: try words.content("solved"), at: try words.moment("at"))
    }
    try words.end()
    guard progress.records[lesson] != nil || progress.records.count < ProgressText.mostRecords
    else { throw Stop(kind: .tooMany, endsAll: true) }
    if progress.records[lesson] != nil {
      // Merges both, because either could be the damaged one.
      progress.records[lesson]?.absorb(record)
      throw Stop(kind: .twice(lesson))
    }
    progress.records[lesson] = record
  }

  /// The words of one line, separated by single blanks.
  private struct Words {
    private var rest: ArraySlice<Substring>

    init(_ line: String) {
      rest = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    var next: String {
      mutating get { rest.popFirst().map(String.init) ?? "" }
    }

    mutating func lesson() throws(Stop) -> String {
      let word = next
      guard word.isLessonName else { throw Stop(kind: .lessonName(word)) }
      return word
    }

    /// The value after `name=`.
    private mutating func value<Value>(
      _ name: String, _ form: String, _ read: (Substring) -> Value?
    ) throws(Stop) -> Value {
      let word = next
      let opening = name + "="
      guard word.hasPrefix(opening), let value = read(word.dropFirst(opening.count)) else {
        throw Stop(kind: .field(read: word, expected: opening + form))
      }
      return value
    }

    mutating func content(_ name: String) throws(Stop) -> ContentHash {
      try value(name, "0123456789abcdef") { ContentHash($0) }
    }

    mutating func moment(_ name: String) throws(Stop) -> Moment {
      try value(name, "2026-01-31T23:59:59Z") { Moment($0) }
    }

    mutating func count(_ name: String) throws(Stop) -> Int {
      try value(name, "0...\(LessonRecord.most)") { text in
        guard let number = Int(text), String(number) == text, number >= 0,
          number <= LessonRecord.most
        else { return nil }
        return number
      }
    }

    mutating func flag(_ name: String) throws(Stop) -> Bool {
      try value(name, "yes|no") { $0 == "yes" ? true : $0 == "no" ? false : nil }
    }

    mutating func word(_ name: String) throws(Stop) -> String {
      try value(name, "WORD") { $0.isEmpty ? nil : String($0) }
    }

    mutating func end() throws(Stop) {
      guard isAtEnd else { throw Stop(kind: .behindTheEnd(rest.joined(separator: " "))) }
    }
  }
}

extension String {
  /// Whether it is a valid name of a lesson.
  fileprivate var isLessonName: Bool {
    (1...48).contains(utf8.count)
      && utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
  }
}
