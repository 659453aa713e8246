import CommandLanguage
import Lessons
import LifecycleModel
import TextGrid

/// Reads the blocks of one step.
struct DemoStepReader {
  private let text: LessonText
  private let part: DemoOutline.Part
  private(set) var faults: [Diagnostic] = []
  private(set) var step: DemoStep

  init(_ text: LessonText, _ part: DemoOutline.Part) {
    self.text = text
    self.part = part
    step = DemoStep(
      id: part.id, title: Translated(en: part.title),
      caption: Translated(en: part.caption?.rich ?? Rich(plain: "")),
      captionPlace: part.caption?.place ?? part.place, place: part.place)
  }

  private mutating func fault(
    _ message: Diagnostic.Message, _ place: SourcePlace, near: String? = nil
  ) {
    faults.append(Diagnostic(message, place, nearest: near))
  }

  mutating func read() {
    if part.caption == nil { fault(.noCaption, part.place) }
    for (fence, name) in part.blocks {
      let words = fence.words(text)
      if words.isEmpty, fence.attributes.isEmpty {
        fault(.emptyDemoBlock(name.rawValue), fence.name.place)
        continue
      }
      switch name {
      case .stage, .do, .expect, .ask, .choice:
        if let surplus = fence.attributes.first {
          fault(.behindBlockName(surplus.text, name.rawValue), surplus.place)
        }
      case .reveal, .show, .notes, .minutes: break
      }
      read(name, fence, words)
    }
    if let ask = step.ask, !DemoAsk.choiceCount.contains(ask.choices.count) {
      fault(.choiceCount(ask.choices.count), ask.place)
    }
  }

  private mutating func read(_ name: DemoBlock, _ fence: Fence, _ words: [FlatWord]) {
    switch name {
    case .stage: step.stage = stage(fence)
    case .do: step.events += events(fence)
    case .expect: step.expectations += expectations(fence)
    case .ask: ask(fence)
    case .choice: choice(fence)
    case .reveal:
      let all = fence.attributes + words
      if all.count > 1 { fault(.oneWord("reveal"), all[1].place) }
      step.reveal = word(all[0], "reveal") ?? .calls
    case .show:
      for each in fence.attributes + words {
        guard let pane: DemoPane = word(each, "show") else { continue }
        if step.panes.contains(pane) { fault(.repeated(each.text), each.place) }
        step.panes.append(pane)
      }
    case .notes: notes(fence)
    case .minutes: minutes(fence.attributes + words)
    }
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ read: FlatWord, _ block: String
  ) -> Word? {
    if let found = Word(rawValue: read.text) { return found }
    let words = Word.allCases.map(\.rawValue)
    fault(
      .blockWord(read.text, block, words), read.place,
      near: Nearest.word(to: read.text, among: words))
    return nil
  }

  // MARK: Words for people

  private mutating func ask(_ fence: Fence) {
    let lines = fence.filledLines
    if lines.count > 1 { fault(.questionForm, text.place(ofLine: lines[1].number)) }
    let question = text.sentence(lines[0], &faults)
    step.ask = DemoAsk(
      question: Translated(en: question), choices: [], place: fence.name.place)
  }

  private mutating func choice(_ fence: Fence) {
    guard step.ask != nil else {
      fault(.choiceWithoutAsk, fence.name.place)
      return
    }
    let lines = fence.filledLines
    guard lines.count == 2 else {
      fault(.choiceForm, fence.name.place)
      return
    }
    let sentence = text.sentence(lines[0], &faults)
    guard let expectation = commands([lines[1]]).first else { return }
    guard case .expect = expectation.command else {
      fault(.choiceForm, text.place(ofLine: lines[1].number))
      return
    }
    step.ask?.choices.append(
      DemoChoice(
        sentence: Translated(en: sentence), expectation: expectation, place: fence.name.place))
  }

  /// A line `minutes N`, or `minutes N` after the block's name, sets the planned time of the step.
  private mutating func notes(_ fence: Fence) {
    var fence = fence
    if !fence.attributes.isEmpty { minutes(fence.attributes) }
    for (index, line) in fence.lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[0] == "minutes" else { continue }
      minutes(fence.words(text, inLine: index))
      fence.lines[index] = ""
    }
    let blocks = text.prose(fence, &faults)
    if !blocks.isEmpty { step.notes = Translated(en: blocks) }
  }

  private mutating func minutes(_ words: [FlatWord]) {
    var rest = words[...]
    if rest.first?.text == "minutes" { rest = rest.dropFirst() }
    guard let word = rest.first else { return }
    let number = word.text.hasPrefix("minutes=") ? String(word.text.dropFirst(8)) : word.text
    guard let minutes = Int(number), DemoLimits.minutes.contains(minutes), rest.count == 1 else {
      fault(.minutesOfStep(word.text), word.place)
      return
    }
    step.minutes = minutes
  }

  // MARK: Commands

  private mutating func commands(_ lines: [(text: String, number: Int)]) -> [ParsedCommand] {
    var found: [ParsedCommand] = []
    for line in lines {
      let context = ParseContext(place: .block, file: text.file, firstLine: line.number)
      do {
        found += try CommandParser.parse(line.text, context)
      } catch {
        faults += error.errors.map { Diagnostic($0) }
      }
    }
    if found.count > LessonLimits.commands, let first = lines.first {
      fault(.tooMany(.commands), text.place(ofLine: first.number))
    }
    return Array(found.prefix(LessonLimits.commands))
  }

  private mutating func refuse(_ parsed: ParsedCommand, _ block: String) {
    fault(.demoCommand(parsed.text, block), text.place(of: parsed))
  }

  private mutating func stage(_ fence: Fence) -> [ParsedCommand] {
    var hasEvent = false
    return commands(fence.filledLines).filter { parsed in
      switch parsed.command {
      case .event: hasEvent = true
      case .stage(.option), .stage(.network), .stage(.assume): break
      case .stage(.profile), .stage(.app), .stage(.modes), .stage(.fresh):
        guard hasEvent else { return true }
        fault(.stageAfterEvent, text.place(of: parsed))
        return false
      case .stage(.reset), .stage(.listOptions), .move, .ask, .expect, .predict, .session:
        refuse(parsed, "stage")
        return false
      }
      return true
    }
  }

  private mutating func events(_ fence: Fence) -> [ParsedCommand] {
    commands(fence.filledLines).filter { parsed in
      if case .event = parsed.command { return true }
      refuse(parsed, "do")
      return false
    }
  }

  private mutating func expectations(_ fence: Fence) -> [ParsedCommand] {
    let lines = fence.filledLines.map { line -> (text: String, number: Int) in
      // The block's name already says `expect`.
      line.text.trimmed.hasPrefix("expect ") ? line : ("expect " + line.text.trimmed, line.number)
    }
    return commands(lines).filter { parsed in
      if case .expect = parsed.command { return true }
      refuse(parsed, "expect")
      return false
    }
  }
}

extension Fence {
  /// The lines that are not blank, with their numbers in the file.
  var filledLines: [(text: String, number: Int)] {
    lines.enumerated().filter { !$0.element.isBlankLine }.map {
      ($0.element, firstLine + $0.offset)
    }
  }

  /// The words of all lines.
  func words(_ text: LessonText) -> [FlatWord] {
    lines.indices.flatMap { words(text, inLine: $0) }
  }

  func words(_ text: LessonText, inLine index: Int) -> [FlatWord] {
    var words: [FlatWord] = []
    var column = 1
    let scalars = Array(lines[index].unicodeScalars)
    for part in lines[index].split(separator: " ", omittingEmptySubsequences: false) {
      let length = part.unicodeScalars.count
      if length > 0 {
        let place = text.place(
          line: firstLine + index, column: column, length: length, of: scalars)
        words.append(FlatWord(text: String(part), place: place))
      }
      column += length + 1
    }
    return words
  }
}

extension LessonText {
  /// One line of a block as text with styles.
  func sentence(_ line: (text: String, number: Int), _ faults: inout [Diagnostic]) -> Rich {
    var reader = RichReader(self)
    let indent = line.text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    let rich = reader.read([
      RichReader.Line(text: line.text.trimmed, number: line.number, column: indent + 1)
    ])
    faults += reader.faults
    return rich
  }

  /// The paragraphs and lists of a block.
  func prose(_ fence: Fence, _ faults: inout [Diagnostic]) -> [ProseBlock] {
    var lines = self.lines
    for (offset, line) in fence.lines.enumerated() { lines[fence.firstLine - 1 + offset] = line }
    return LessonText(file: file, lines: lines).prose(
      lines: fence.firstLine..<(fence.firstLine + fence.lines.count), &faults)
  }
}
