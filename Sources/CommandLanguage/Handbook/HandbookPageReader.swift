import LifecycleModel

extension HandbookPage {
  /// Parses a rule's file strictly: an unknown key, an extra blank line or a control character is
  /// an error.
  package init(of rule: Rule, reading text: String) throws(HandbookPageError) {
    var reader = try HandbookPageReader(text)
    try reader.take("---")
    try reader.take("id: " + rule.id)
    certainty = try reader.certainty()
    sentence = Bilingual(en: try reader.field("en"), zh: try reader.field("zh"))
    sources = reader.list("sources").map { SourceKey($0) }
    otherReading = try reader.otherReading()
    also = try reader.also()
    try reader.take("---")
    self.text = Bilingual(
      en: try reader.section("English", joined: HandbookPageReader.joinedByBlanks),
      zh: try reader.section("简体中文", joined: HandbookPageReader.joinedAsChinese))
    guard reader.isAtEnd else { throw reader.error("the end of the file") }
  }
}

struct HandbookPageReader {
  private let lines: [Substring]
  private var index = 0

  init(_ text: String) throws(HandbookPageError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "" else {
      throw HandbookPageError.format(line: lines.count + 1, expected: "a newline at the end")
    }
    self.lines = lines
    for (number, line) in lines.enumerated() {
      guard line.isTerminalSafe, line.last != " ", line.first != " "
      else {
        throw HandbookPageError.format(
          line: number + 1, expected: "no control sign, and no blank around the line")
      }
    }
  }

  var isAtEnd: Bool { index == lines.count }
  private var line: Substring? { isAtEnd ? nil : lines[index] }

  func error(_ expected: String) -> HandbookPageError {
    .format(line: index + 1, expected: expected)
  }

  mutating func take(_ wanted: String) throws(HandbookPageError) {
    guard let line, line == wanted else {
      throw error(wanted.isEmpty ? "an empty line" : wanted)
    }
    index += 1
  }

  mutating func field(_ name: String) throws(HandbookPageError) -> String {
    guard let value = value(of: name) else { throw error("\(name): ...") }
    return value
  }

  mutating func certainty() throws(HandbookPageError) -> Certainty {
    let start = self
    if let certainty = Certainty(rawValue: try field("certainty")) { return certainty }
    let words = Certainty.allCases.map(\.rawValue).joined(separator: ", ")
    throw start.error("certainty: one of " + words)
  }

  /// nil if the page has none.
  mutating func otherReading() throws(HandbookPageError) -> OtherReading? {
    let dispute = value(of: "dispute").map { SourceKey($0) }
    let english = value(of: "other-en")
    let reading = OtherReading(
      dispute: dispute,
      sentence: try english.map { en throws(HandbookPageError) in
        Bilingual(en: en, zh: try field("other-zh"))
      }, sources: list("other-sources").map { SourceKey($0) },
      otherOptions: try options("other-option"), ruleOptions: try options("rule-option"),
      circumstance: try circumstance())
    if dispute == nil, reading.options.isEmpty {
      guard reading.sentence == nil, reading.circumstance == nil else {
        throw error("dispute: or an option")
      }
      return nil
    }
    let needsSentence = dispute != nil || !reading.otherOptions.isEmpty
    if needsSentence, reading.sentence == nil { throw error("other-en: ...") }
    return reading
  }

  private mutating func circumstance() throws(HandbookPageError) -> Circumstance? {
    let start = self
    guard let word = value(of: "concerns") else { return nil }
    if let found = Circumstance(rawValue: word) { return found }
    throw start.error(
      "concerns: one of " + Circumstance.allCases.map(\.rawValue).joined(separator: ", "))
  }

  mutating func also() throws(HandbookPageError) -> [Rule] {
    let start = self
    return try list("also").map { id throws(HandbookPageError) in
      guard let rule = Rule(rawValue: id) else { throw start.error("the id of a rule") }
      return rule
    }
  }

  private mutating func options(_ name: String) throws(HandbookPageError) -> [Option] {
    let start = self
    return try list(name).map { word throws(HandbookPageError) in
      guard let option = Option(rawValue: word) else { throw start.error("a name of an option") }
      return option
    }
  }

  /// Empty if the line is missing.
  mutating func list(_ name: String) -> [String] {
    guard let value = value(of: name) else { return [] }
    return value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.first == " " ? part.dropFirst() : part)
    }
  }

  private mutating func value(of name: String) -> String? {
    guard let line, line.hasPrefix(name + ": ") else { return nil }
    index += 1
    return String(line.dropFirst(name.count + 2))
  }

  /// A heading and its paragraphs, each after an empty line.
  mutating func section(
    _ heading: String, joined: ([Substring]) -> String
  ) throws(HandbookPageError) -> String {
    try take("")
    try take("## " + heading)
    var paragraphs: [String] = []
    repeat {
      try take("")
      var part: [Substring] = []
      while let line, !line.isEmpty {
        if line.first == "#" { throw error("a paragraph") }
        part.append(line)
        index += 1
      }
      guard !part.isEmpty else { throw error("a paragraph") }
      paragraphs.append(joined(part))
    } while !isAtEnd && !isBeforeHeading
    return paragraphs.joined(separator: "\n")
  }

  private var isBeforeHeading: Bool {
    index + 1 < lines.count && lines[index].isEmpty && lines[index + 1].first == "#"
  }

  static func joinedByBlanks(_ lines: [Substring]) -> String { lines.joined(separator: " ") }

  /// Joins Chinese lines without a blank, except between a Chinese character and a Latin word.
  static func joinedAsChinese(_ lines: [Substring]) -> String {
    lines.reduce(into: "") { text, line in
      if let last = text.last, let first = line.first, needsBlank(last, first) { text += " " }
      text += line
    }
  }

  private static func needsBlank(_ one: Character, _ other: Character) -> Bool {
    if one.isFullWidthSign || other.isFullWidthSign { return false }
    return !(one.isHan && other.isHan)
  }
}

extension Character {
  /// Whether the sign includes its own space.
  fileprivate var isFullWidthSign: Bool { "，。；：、！？（）《》“”‘’…—".contains(self) }
}
