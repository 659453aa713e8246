import CommandLanguage
import LifecycleModel
import TextGrid

/// Reads a lesson from its file and its translation.
struct LessonReader {
  private let text: LessonText
  private var faults: [Diagnostic] = []

  private init(_ text: LessonText) {
    self.text = text
  }

  /// Reads a lesson. `ownApp`: the source of the delegate that a fix lesson gives to the learner.
  static func read(
    _ text: LessonText, translation: LessonText?, folder: String, ownApp: (String) -> [UInt8]?
  ) throws(Diagnostics) -> Lesson {
    var reader = LessonReader(text)
    var lesson = try reader.lesson(folder: folder)
    if let translation {
      var translator = TranslationReader(translation)
      translator.translate(&lesson)
      reader.faults += translator.faults
    }
    guard reader.faults.isEmpty else { throw Diagnostics(reader.faults) }
    var source: [UInt8] = []
    if case .file(let path) = lesson.stage.app { source = ownApp(path) ?? [] }
    lesson.hash = lesson.hash(withSource: source)
    return lesson
  }

  // MARK: The file

  private mutating func lesson(folder: String) throws(Diagnostics) -> Lesson {
    let end = try text.frontMatterEnd()
    var flat = FlatReader(text, lines: 2..<end)
    var header = HeaderReader(flat.read(), end: text.place(line: end))
    faults += flat.faults
    let front = header.read()
    faults += header.faults
    var markdown = MarkdownReader(
      text, lines: end + 1..<text.lines.count + 1,
      names: BlockName.allCases.map(\.rawValue) + BlockName.samples)
    markdown.read()
    faults += markdown.faults
    guard let front else { throw Diagnostics(faults) }
    return lesson(front, markdown.parts, folder: folder)
  }

  private mutating func lesson(
    _ header: Header, _ parts: [MarkdownPart], folder: String
  ) -> Lesson {
    let body = LessonBody(parts, text, isRead: header.kind == .read)
    faults += body.faults
    var blocks = BlockReader(text, kind: header.kind)
    for (fence, name) in body.blocks { blocks.read(fence, name) }
    faults += blocks.faults
    var task = blocks.task
    check(&task, body, header.kind)
    return Lesson(
      id: header.id, kind: header.kind, stage: header.stage, needs: header.needs,
      teaches: header.teaches, explains: header.explains, sources: header.sources,
      minutes: header.minutes,
      properties: header.properties, shorterAllowed: header.shorterAllowed,
      title: Translated(en: body.title), text: Translated(en: body.text),
      recap: Translated(en: body.recap), task: task,
      places: Lesson.Places(
        folder: folder, file: SourcePlace(file: text.file), translation: nil, keys: header.places),
      hash: "")
  }

  // MARK: What belongs together

  private mutating func check(
    _ task: inout Lesson.Task, _ body: LessonBody, _ kind: Lesson.Kind
  ) {
    for name in BlockName.allCases {
      let found = body.blocks.filter { $0.1 == name }
      let wanted = name.count(in: kind)
      if found.count < wanted.lowerBound {
        faults.append(
          Diagnostic(
            .blocksMissing(name, kind, wanted.lowerBound), found.last?.0.name.place ?? body.place))
      }
      if wanted.upperBound == 1, found.count > 1, name != .variant {
        faults.append(Diagnostic(.secondBlock(name), found[1].0.name.place))
      }
    }
    let asks = task.asks.compactMap(\.id)
    for why in task.whys where !asks.contains(why.ask) {
      faults.append(
        Diagnostic(
          .unknownName(why.ask, of: "ask"), why.place,
          nearest: Nearest.word(to: why.ask, among: asks)))
    }
    let marks = task.marks.map(\.id) + asks
    for hint in task.hints {
      if let mark = hint.mark, !marks.contains(mark) {
        faults.append(
          Diagnostic(
            .unknownName(mark, of: "goal"), hint.place,
            nearest: Nearest.word(to: mark, among: marks)))
      }
    }
    let feedback = task.feedback.map(\.id)
    for wrong in task.wrong where !feedback.contains(wrong.feedback) {
      faults.append(
        Diagnostic(
          .unknownName(wrong.feedback, of: "feedback"), wrong.place,
          nearest: Nearest.word(to: wrong.feedback, among: feedback)))
    }
    for feedback in task.feedback where !task.wrong.contains(where: { $0.feedback == feedback.id })
    {
      faults.append(Diagnostic(.unusedFeedback(feedback.id), feedback.place))
    }
    let right = task.choices.count { $0.isRight }
    if kind == .explain, !task.choices.isEmpty, right != 1 {
      faults.append(Diagnostic(.rightChoices(right), task.choices[0].place))
    }
  }
}

/// The parsed Markdown of a lesson.
struct LessonBody {
  private(set) var title = ""
  private(set) var text: [ProseBlock] = []
  private(set) var recap: [ProseBlock] = []
  private(set) var blocks: [(Fence, BlockName)] = []
  private(set) var faults: [Diagnostic] = []
  /// The place of the title.
  private(set) var place: SourcePlace

  /// In a `read` lesson text may be anywhere. In other lessons it must not be between blocks,
  /// because it would be unclear when to show it.
  init(_ parts: [MarkdownPart], _ source: LessonText, isRead: Bool) {
    place = SourcePlace(file: source.file)
    var hasTitle = false
    for part in parts {
      switch part {
      case .title(let rich, let place):
        if hasTitle { faults.append(Diagnostic(.secondTitle, place)) }
        if !hasTitle { (title, self.place) = (rich.plain, place) }
        hasTitle = true
      case .prose(let block): add(block, isRead: isRead)
      case .fence(let fence):
        if let sample = fence.sample {
          add(sample, isRead: isRead)
        } else if let name = BlockName(rawValue: fence.name.text) {
          if !recap.isEmpty {
            faults += recap.map { Diagnostic(.proseBetweenBlocks, $0.place) }
            recap = []
          }
          blocks.append((fence, name))
        }
      }
    }
    if !hasTitle { faults.append(Diagnostic(.noTitle, place)) }
    if text.isEmpty { faults.append(Diagnostic(.noProse, place)) }
  }

  private mutating func add(_ block: ProseBlock, isRead: Bool) {
    if blocks.isEmpty || isRead { text.append(block) } else { recap.append(block) }
  }
}
