import CommandLanguage
import LifecycleModel

/// Reads the blocks of one lesson. Reports each error and continues.
struct BlockReader {
  let text: LessonText
  let kind: Lesson.Kind
  private(set) var faults: [Diagnostic] = []
  private(set) var task = Lesson.Task()

  init(_ text: LessonText, kind: Lesson.Kind) {
    self.text = text
    self.kind = kind
  }

  mutating func fault(_ message: Diagnostic.Message, _ place: SourcePlace, nearest: String? = nil) {
    faults.append(Diagnostic(message, place, nearest: nearest))
  }

  mutating func read(_ fence: Fence, _ name: BlockName) {
    let place = fence.name.place
    guard name.count(in: kind).upperBound > 0 else {
      fault(.blockOfKind(name, kind), place)
      return
    }
    guard fence.lines.contains(where: { !$0.isBlankLine }) else {
      fault(.emptyBlock(name.rawValue), place)
      return
    }
    let values = attributes(of: fence, name)
    switch name {
    case .start: task.start = startScript(fence)
    case .goal, .keep: mark(fence, name == .goal ? .goal : .keep, id: values[.id])
    case .hint:
      task.hints.append(
        Lesson.Hint(mark: values[.mark], text: Translated(en: prose(fence)), place: place))
    case .solution: task.solution = script(fence, name)
    case .also: if let script = script(fence, name) { task.also.append(script) }
    case .wrong: wrong(fence, feedback: values[.feedback])
    case .feedback:
      guard let id = values[.id] else { return }
      if task.feedback.contains(where: { $0.id == id }) { fault(.repeated(id), place) }
      task.feedback.append(
        Lesson.Feedback(id: id, text: Translated(en: prose(fence)), place: place))
    case .variant: variant(fence)
    case .ask: ask(fence, id: values[.id])
    case .why:
      guard let ask = values[.mark] else { return }
      if task.whys.contains(where: { $0.ask == ask }) { fault(.repeated(ask), place) }
      task.whys.append(Lesson.Why(ask: ask, text: Translated(en: prose(fence)), place: place))
    case .choices: choices(fence)
    case .choice: choice(fence, isRight: values[.right] != nil)
    case .test: test(fence, id: values[.id])
    }
  }

  // MARK: Attributes

  private mutating func attributes(
    of fence: Fence, _ name: BlockName
  ) -> [BlockName.Attribute: String] {
    var values: [BlockName.Attribute: String] = [:]
    for word in fence.attributes {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let attribute = name.attributes.first(where: { $0.word == parts[0] }),
        attribute.hasValue == (parts.count == 2)
      else {
        fault(.unknownAttribute(word.text, name), word.place)
        continue
      }
      let value = parts.count == 2 ? String(parts[1]) : ""
      if attribute.hasValue, !value.isIdentifier {
        fault(.identifier(value), word.place)
        continue
      }
      if values[attribute] != nil { fault(.repeated(attribute.word), word.place) }
      values[attribute] = value
    }
    for attribute in name.required where values[attribute] == nil {
      fault(.attributeMissing(attribute, name), fence.name.place)
    }
    return values
  }

  // MARK: Words

  mutating func prose(_ fence: Fence, from first: Int = 0) -> [ProseBlock] {
    text.prose(
      lines: (fence.firstLine + first)..<(fence.firstLine + fence.lines.count),
      samples: BlockName.samples, &faults)
  }

  /// The text of the first line that is not empty, and the number of lines up to it.
  mutating func sentence(_ fence: Fence) -> (Rich, lines: Int) {
    let index = fence.lines.firstIndex { !$0.isBlankLine } ?? 0
    var reader = RichReader(text)
    let line = fence.lines[index]
    let indent = line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    let words = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(indent)))
    let rich = reader.read([
      RichReader.Line(text: words, number: fence.firstLine + index, column: indent + 1)
    ])
    faults += reader.faults
    return (rich, index + 1)
  }

  private mutating func choice(_ fence: Fence, isRight: Bool) {
    let (answer, count) = sentence(fence)
    let reply = prose(fence, from: count)
    if !isRight, reply.isEmpty { fault(.noReply, fence.name.place) }
    task.choices.append(
      Lesson.Choice(
        isRight: isRight, answer: Translated(en: answer), reply: Translated(en: reply),
        place: fence.name.place))
  }

  private mutating func mark(_ fence: Fence, _ kind: Lesson.Mark.Kind, id: String?) {
    guard let id else { return }
    let name: BlockName = kind == .goal ? .goal : .keep
    if task.marks.contains(where: { $0.id == id }) { fault(.repeated(id), fence.name.place) }
    let (sentence, count) = sentence(fence)
    if sentence.plain.hasPrefix("expect ") { fault(.sentenceIsCheck(name), fence.name.place) }
    let commands = commands(fence, from: count)
    var expectations: [Expectation] = []
    for parsed in commands {
      guard case .expect(var expectation) = parsed.command else {
        fault(.commandOfBlock(parsed.text, name), text.place(of: parsed))
        continue
      }
      expectation.sinceStart = expectation.claim.isAboutSteps
      expectations.append(expectation)
    }
    if commands.isEmpty { fault(.noChecks(name), fence.name.place) }
    task.marks.append(
      Lesson.Mark(
        kind: kind, id: id, sentence: Translated(en: sentence), expectations: expectations,
        place: fence.name.place))
  }

  private mutating func test(_ fence: Fence, id: String?) {
    guard let id else { return }
    if task.tests.contains(where: { $0.id == id }) { fault(.repeated(id), fence.name.place) }
    let (sentence, count) = sentence(fence)
    var commands: [ParsedCommand] = []
    var hasChecks = false
    for parsed in self.commands(fence, from: count) {
      if case .expect = parsed.command {
        hasChecks = true
      } else if !parsed.command.isPlayed {
        fault(.commandOfBlock(parsed.text, .test), text.place(of: parsed))
        continue
      }
      commands.append(parsed)
    }
    if !hasChecks { fault(.noChecks(.test), fence.name.place) }
    task.tests.append(
      Lesson.Test(
        id: id, sentence: Translated(en: sentence), commands: commands, place: fence.name.place))
  }

  // MARK: Choices and questions

  private mutating func choices(_ fence: Fence) {
    var items: [Lesson.Ask.Item] = []
    for (offset, line) in fence.lines.enumerated() where !line.isBlankLine {
      var reader = ItemReader(text, line: fence.firstLine + offset)
      items += reader.items(of: line, from: 0, mayBeNothing: false)
      faults += reader.faults
    }
    // Before the first question they apply to all questions, after a question to that one.
    if task.asks.isEmpty {
      offered = items
    } else {
      task.asks[task.asks.count - 1].items = items
    }
  }

  private var offered: [Lesson.Ask.Item]?

  private mutating func ask(_ fence: Fence, id: String?) {
    guard var ask = ask(commands(fence), at: fence.name.place) else { return }
    if let id, task.asks.contains(where: { $0.id == id }) { fault(.repeated(id), fence.name.place) }
    ask.id = id
    task.asks.append(ask)
  }

  private mutating func ask(_ commands: [ParsedCommand], at place: SourcePlace) -> Lesson.Ask? {
    for parsed in commands where !parsed.command.isPlayed {
      fault(.commandOfBlock(parsed.text, .ask), text.place(of: parsed))
      return nil
    }
    guard let last = commands.last, case .event = last.command else {
      fault(.askEndsWithEvent, place)
      return nil
    }
    return Lesson.Ask(
      scene: Array(commands.dropLast()), event: last, items: offered, place: place)
  }

  /// The variant's question of a predict lesson.
  func variantAsk(_ variant: Lesson.Variant) -> Lesson.Ask? {
    var reader = self
    return reader.ask(variant.solution.commands, at: variant.place)
  }

  // MARK: Scripts

  mutating func commands(
    _ fence: Fence, from first: Int = 0, to end: Int? = nil, ownApp: String? = nil
  ) -> [ParsedCommand] {
    let lines = fence.lines[first..<(end ?? fence.lines.count)]
    let context = ParseContext(
      place: .block, file: text.file, firstLine: fence.firstLine + first, ownApp: ownApp)
    do {
      let commands = try CommandParser.parse(lines.joined(separator: "\n"), context)
      if commands.count > LessonLimits.commands { fault(.tooMany(.commands), fence.name.place) }
      return Array(commands.prefix(LessonLimits.commands))
    } catch {
      faults += error.errors.map { Diagnostic($0) }
      return []
    }
  }

  private mutating func startScript(_ fence: Fence, to end: Int? = nil) -> Lesson.Script {
    let commands = commands(fence, to: end).filter { parsed in
      switch parsed.command {
      case .event, .stage(.option), .stage(.network), .stage(.fresh), .stage(.modes),
        .stage(.assume):
        return true
      case .stage(.profile), .stage(.app): fault(.stageOfHeader, text.place(of: parsed))
      case .stage(.listOptions), .stage(.reset), .move, .ask, .expect, .predict, .session:
        fault(.commandOfBlock(parsed.text, .start), text.place(of: parsed))
      }
      return false
    }
    return Lesson.Script(commands: commands, place: fence.name.place)
  }

  private mutating func script(
    _ fence: Fence, _ name: BlockName, from first: Int = 0
  ) -> Lesson.Script? {
    if kind == .fix { return delegate(fence) }
    let commands = commands(fence, from: first).filter { parsed in
      if parsed.command.isPlayed { return true }
      fault(.commandOfBlock(parsed.text, name), text.place(of: parsed))
      return false
    }
    if commands.isEmpty { fault(.noEvent(name), fence.name.place) }
    return Lesson.Script(commands: commands, place: fence.name.place)
  }

  /// `app fixed.swift`.
  private mutating func delegate(_ fence: Fence) -> Lesson.Script? {
    let lines = fence.lines.filter { !$0.isBlankLine }
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard lines.count == 1, words.count == 2, words[0].lowercased() == "app",
      words[1].hasSuffix(".swift"), words[1].isFileName
    else {
      fault(.delegateOfBlock, fence.name.place)
      return nil
    }
    return Lesson.Script(commands: [], delegate: words[1], place: fence.name.place)
  }

  private mutating func variant(_ fence: Fence) {
    guard task.variant == nil else {
      fault(.secondBlock(.variant), fence.name.place)
      return
    }
    guard let middle = fence.lines.firstIndex(where: { $0.trimmed == "--" }) else {
      fault(.variantParts, fence.name.place)
      return
    }
    let start = startScript(fence, to: middle)
    guard let solution = script(fence, .variant, from: middle + 1) else { return }
    let variant = Lesson.Variant(start: start, solution: solution, place: fence.name.place)
    if kind == .predict, variantAsk(variant) == nil {
      fault(.askEndsWithEvent, fence.name.place)
      return
    }
    task.variant = variant
  }

  private mutating func wrong(_ fence: Fence, feedback: String?) {
    guard let feedback else { return }
    let place = fence.name.place
    guard kind == .predict else {
      guard let script = script(fence, .wrong) else { return }
      task.wrong.append(
        Lesson.Wrong(feedback: feedback, script: script, answer: nil, place: place))
      return
    }
    guard let index = fence.lines.firstIndex(where: { $0.trimmed.hasPrefix("predict ") }) else {
      fault(.wrongPredicts, place)
      return
    }
    let line = fence.lines[index]
    let indent = line.prefix { $0 == " " }.count
    var reader = ItemReader(text, line: fence.firstLine + index)
    let answer = reader.items(of: line, from: indent + "predict ".count, mayBeNothing: true)
    faults += reader.faults
    var rest = fence
    rest.lines[index] = ""
    guard let script = script(rest, .wrong), let last = script.commands.last,
      case .event = last.command, last.line > fence.firstLine + index
    else {
      fault(.wrongPredicts, place)
      return
    }
    task.wrong.append(
      Lesson.Wrong(feedback: feedback, script: script, answer: answer, place: place))
  }
}

extension Command {
  /// Whether it changes the world.
  var isPlayed: Bool {
    switch self {
    case .event, .stage(.option), .stage(.network), .stage(.assume): return true
    case .stage(.profile), .stage(.app), .stage(.listOptions), .stage(.modes), .stage(.fresh),
      .stage(.reset), .move, .ask, .expect, .predict, .session:
      return false
    }
  }
}

extension Fence {
  /// The block as a sample in the text.
  var sample: ProseBlock? {
    guard BlockName.samples.contains(name.text) else { return nil }
    return ProseBlock(
      content: .sample(language: name.text, lines: lines), place: name.place)
  }
}

extension StringProtocol {
  package var trimmed: String {
    var words = self[...]
    while let first = words.first, first == " " || first == "\t" { words = words.dropFirst() }
    while let last = words.last, last == " " || last == "\t" { words = words.dropLast() }
    return String(words)
  }
}
