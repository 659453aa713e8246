import CommandLanguage

/// Reads the part of YAML that a front matter needs: `key: value`, `[a, b]` and `{a: b}`, one key per line. Syntax that
/// means something else in YAML than it seems to (anchors, tags, block texts, nesting, single quotes) has its own
/// error.
package struct FlatReader {
  let text: LessonText
  package private(set) var faults: [Diagnostic] = []
  private var line: Int
  private let endLine: Int
  private var scalars: [Unicode.Scalar] = []
  private var offset = 0

  /// Line numbers count from 1; `lines` are the ones to read.
  package init(_ text: LessonText, lines: Range<Int>) {
    self.text = text
    line = lines.lowerBound
    endLine = lines.upperBound
  }

  private struct Stop: Error {
    var fault: Diagnostic
  }

  package mutating func read() -> [FlatEntry] {
    var entries: [FlatEntry] = []
    var keys: Set<String> = []
    while line < endLine {
      load()
      do {
        if let entry = try entry() {
          if !keys.insert(entry.key.text).inserted {
            faults.append(Diagnostic(.repeated(entry.key.text), entry.key.place))
          }
          entries.append(entry)
        }
      } catch {
        faults.append(error.fault)
        // Skips a broken list of several lines as a whole.
        while line + 1 < endLine, isContinuation(line + 1) { line += 1 }
      }
      line += 1
    }
    return entries
  }

  private func isContinuation(_ number: Int) -> Bool {
    let first = text.lines[number - 1].unicodeScalars.first
    return first == nil || first == " " || first == "]" || first == "}" || first == "#"
  }

  private mutating func load() {
    scalars = Array(text.lines[line - 1].unicodeScalars)
    offset = 0
  }

  // MARK: One entry

  private mutating func entry() throws(Stop) -> FlatEntry? {
    if peek == " " || peek == "\t" { try skipBlankLine() }
    guard let first = peek, first != "#" else { return nil }
    if first == "-" { throw stop(.dashes) }
    guard first.isKeyScalar else { throw stop(.expectedKey) }
    let start = offset
    while let next = peek, next.isKeyScalar { offset += 1 }
    let key = word(start..<offset)
    guard take(":") else { throw stop(.expectedSign(":")) }
    guard peek == nil || isBlank(peek) else { throw stop(.expectedBlank) }
    skipBlanks()
    guard let next = peek, next != "#" else {
      throw Stop(fault: Diagnostic(.noValue(key.text), key.place))
    }
    let value: FlatValue
    switch next {
    case "[": value = .list(try list())
    case "{": value = .map(try map())
    default: value = .text(try item(endingAt: ""))
    }
    try expectEnd()
    return FlatEntry(key: key, value: value)
  }

  private mutating func skipBlankLine() throws(Stop) {
    skipBlanks()
    if let next = peek, next != "#" { throw stop(.indentation) }
  }

  private mutating func expectEnd() throws(Stop) {
    skipBlanks()
    guard let next = peek, next != "#" else { return }
    throw stop(.expectedEnd, length: scalars.count - offset)
  }

  // MARK: Lists and maps

  private mutating func list() throws(Stop) -> [FlatWord] {
    let open = place(offset..<offset + 1)
    offset += 1
    var items: [FlatWord] = []
    while true {
      try skipToNext(open, "]")
      if take("]") { return items }
      if peek == "[" || peek == "{" { throw stop(.nesting) }
      items.append(try item(endingAt: ",]"))
      if items.count > LessonLimits.items { throw stop(.tooMany(.items)) }
      try skipToNext(open, "]")
      if take("]") { return items }
      guard take(",") else { throw stop(.expectedSign(",")) }
    }
  }

  private mutating func map() throws(Stop) -> [FlatPair] {
    let open = place(offset..<offset + 1)
    offset += 1
    var pairs: [FlatPair] = []
    while true {
      try skipToNext(open, "}")
      if take("}") { return pairs }
      if peek == "[" || peek == "{" { throw stop(.nesting) }
      let key = try item(endingAt: ":,}")
      guard take(":") else { throw stop(.expectedSign(":")) }
      try skipToNext(open, "}")
      if peek == "[" || peek == "{" { throw stop(.nesting) }
      let value = try item(endingAt: ",}")
      if pairs.contains(where: { $0.key.text == key.text }) {
        throw Stop(fault: Diagnostic(.repeated(key.text), key.place))
      }
      pairs.append(FlatPair(key: key, value: value))
      if pairs.count > LessonLimits.items { throw stop(.tooMany(.items)) }
      try skipToNext(open, "}")
      if take("}") { return pairs }
      guard take(",") else { throw stop(.expectedSign(",")) }
    }
  }

  /// Inside brackets a value may continue on the following lines if these are indented.
  private mutating func skipToNext(_ open: SourcePlace, _ sign: Unicode.Scalar) throws(Stop) {
    while true {
      skipBlanks()
      guard peek == nil || peek == "#" else { return }
      guard line + 1 < endLine, isContinuation(line + 1) else {
        throw Stop(fault: Diagnostic(.unclosed(String(sign)), open))
      }
      line += 1
      load()
    }
  }

  // MARK: Words

  /// A text in double quotes, or an unquoted one up to one of the signs.
  private mutating func item(endingAt signs: String) throws(Stop) -> FlatWord {
    if peek == "\"" { return try quoted() }
    guard let first = peek, !"&*!|>%@`'?,]}".unicodeScalars.contains(first) else {
      throw stop(peek == "'" ? .singleQuotes : .yamlSign)
    }
    if first == "-", isBlank(scalars.dropFirst(offset + 1).first) {
      throw stop(.dashes)
    }
    let start = offset
    while let next = peek, !signs.unicodeScalars.contains(next) {
      if next == "#", isBlank(scalars[offset - 1]) { break }
      if next == ":", signs.isEmpty, isBlank(scalars.dropFirst(offset + 1).first) {
        throw stop(.colonInText)
      }
      offset += 1
    }
    var end = offset
    while end > start, isBlank(scalars[end - 1]) { end -= 1 }
    guard end > start else { throw stop(.expectedValue) }
    return word(start..<end)
  }

  private mutating func quoted() throws(Stop) -> FlatWord {
    let start = offset
    offset += 1
    var result = String.UnicodeScalarView()
    while let next = peek {
      offset += 1
      if next == "\"" {
        return FlatWord(text: String(result), place: place(start..<offset))
      }
      if next == "\\" {
        guard let escaped = peek, escaped == "\"" || escaped == "\\" else {
          throw Stop(fault: Diagnostic(.expectedEscape, place(offset - 1..<offset)))
        }
        result.append(escaped)
        offset += 1
      } else {
        result.append(next)
      }
    }
    throw Stop(fault: Diagnostic(.unclosed("\""), place(start..<start + 1)))
  }

  // MARK: Scalars

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  private func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == nil || scalar == " " || scalar == "\t"
  }

  private mutating func skipBlanks() {
    while let next = peek, next == " " || next == "\t" { offset += 1 }
  }

  private func word(_ range: Range<Int>) -> FlatWord {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return FlatWord(text: String(view), place: place(range))
  }

  private func place(_ range: Range<Int>) -> SourcePlace {
    text.place(
      line: line, column: range.lowerBound + 1, length: max(1, range.count), of: scalars)
  }

  private func stop(_ kind: Diagnostic.Message, length: Int = 1) -> Stop {
    Stop(fault: Diagnostic(kind, place(offset..<offset + length)))
  }
}

extension Unicode.Scalar {
  fileprivate var isKeyScalar: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": return true
    default: return false
    }
  }
}
