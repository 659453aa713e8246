import CommandLanguage

/// Adds the texts of `lesson.zh-Hans.md` to those of `lesson.md`. Both must have the same title,
/// headings and blocks with text, in the same order.
struct TranslationReader {
  private let text: LessonText
  private(set) var faults: [Diagnostic] = []

  init(_ text: LessonText) {
    self.text = text
  }

  mutating func translate(_ lesson: inout Lesson) {
    lesson.places.translation = SourcePlace(file: text.file)
    if text.lines.first?.trimmed == "---" {
      faults.append(Diagnostic(.headerOfTranslation, text.place(line: 1)))
      return
    }
    let names = BlockName.allCases.map(\.rawValue) + BlockName.samples
    var markdown = MarkdownReader(text, lines: 1..<text.lines.count + 1, names: names)
    markdown.read()
    faults += markdown.faults
    let body = LessonBody(markdown.parts, text, isRead: lesson.kind == .read)
    faults += body.faults
    lesson.title.zh = body.title
    lesson.text.zh = body.text
    lesson.recap.zh = body.recap
    compareHeadings(lesson, body)
    compareBlocks(&lesson, body.blocks)
  }

  private mutating func compareHeadings(_ lesson: Lesson, _ body: LessonBody) {
    func headings(_ blocks: [ProseBlock]) -> [SourcePlace] {
      blocks.compactMap { block in
        if case .heading = block.content { return block.place }
        return nil
      }
    }
    for (own, translated) in [(lesson.text.en, body.text), (lesson.recap.en, body.recap)] {
      let wanted = headings(own)
      let found = headings(translated)
      if found.count > wanted.count {
        faults.append(Diagnostic(.translationSurplus("##"), found[wanted.count]))
      } else if found.count < wanted.count {
        faults.append(
          Diagnostic(
            .translationMissing(wanted[found.count].quote?.text ?? ""),
            found.last ?? body.place))
      }
    }
    if !lesson.recap.en.isEmpty, body.recap.isEmpty {
      faults.append(Diagnostic(.recapMissing, body.place))
    }
    if lesson.recap.en.isEmpty, let first = body.recap.first {
      faults.append(Diagnostic(.recapSurplus, first.place))
    }
  }

  // MARK: Blocks

  /// A block of `lesson.md` with text, and where its text is stored.
  private struct Slot {
    var name: BlockName
    var id: String?
    var store: (inout Lesson, Fence, inout TranslationReader) -> Void

    var spelling: String {
      "```" + name.rawValue + (id.map { " \(TranslationReader.name(of: name))=\($0)" } ?? "")
    }
  }

  private mutating func compareBlocks(_ lesson: inout Lesson, _ blocks: [(Fence, BlockName)]) {
    var rest: [(Fence, BlockName)] = []
    for (fence, name) in blocks {
      if name.isTranslated {
        rest.append((fence, name))
      } else {
        faults.append(Diagnostic(.blockOfTranslation(name.rawValue), fence.name.place))
      }
    }
    for (index, slot) in slots(of: lesson).enumerated() {
      guard index < rest.count else {
        let last = rest.last?.0.name.place ?? SourcePlace(file: text.file)
        faults.append(Diagnostic(.translationMissing(slot.spelling), last))
        return
      }
      let (fence, name) = rest[index]
      guard name == slot.name, Self.id(of: fence, name) == slot.id else {
        let found = "```" + ([fence.name] + fence.attributes).map(\.text).joined(separator: " ")
        faults.append(Diagnostic(.translationDiffers(slot.spelling, found), fence.name.place))
        return
      }
      guard fence.lines.contains(where: { !$0.isBlankLine }) else {
        faults.append(Diagnostic(.emptyBlock(name.rawValue), fence.name.place))
        continue
      }
      slot.store(&lesson, fence, &self)
    }
    if let (fence, _) = rest.dropFirst(slots(of: lesson).count).first {
      faults.append(Diagnostic(.translationSurplus("```" + fence.name.text), fence.name.place))
    }
  }

  /// The attribute that distinguishes blocks of one kind.
  private static func name(of block: BlockName) -> String {
    (block == .why ? BlockName.Attribute.mark : .id).word
  }

  private static func id(of fence: Fence, _ block: BlockName) -> String? {
    let start = name(of: block) + "="
    return fence.attributes.first { $0.text.hasPrefix(start) }
      .map { String($0.text.dropFirst(start.count)) }
  }

  /// In the order of lesson.md.
  private func slots(of lesson: Lesson) -> [Slot] {
    var slots: [(line: Int, slot: Slot)] = []
    for (index, mark) in lesson.task.marks.enumerated() {
      let name: BlockName = mark.kind == .goal ? .goal : .keep
      let slot = Slot(name: name, id: mark.id) { lesson, fence, reader in
        lesson.task.marks[index].sentence.zh = reader.sentence(fence, isAlone: true).0
      }
      slots.append((mark.place.line, slot))
    }
    for (index, test) in lesson.task.tests.enumerated() {
      let slot = Slot(name: .test, id: test.id) { lesson, fence, reader in
        lesson.task.tests[index].sentence.zh = reader.sentence(fence, isAlone: true).0
      }
      slots.append((test.place.line, slot))
    }
    for (index, hint) in lesson.task.hints.enumerated() {
      let slot = Slot(name: .hint, id: nil) { lesson, fence, reader in
        lesson.task.hints[index].text.zh = reader.prose(fence, from: 0)
      }
      slots.append((hint.place.line, slot))
    }
    for (index, feedback) in lesson.task.feedback.enumerated() {
      let slot = Slot(name: .feedback, id: feedback.id) { lesson, fence, reader in
        lesson.task.feedback[index].text.zh = reader.prose(fence, from: 0)
      }
      slots.append((feedback.place.line, slot))
    }
    for (index, why) in lesson.task.whys.enumerated() {
      let slot = Slot(name: .why, id: why.ask) { lesson, fence, reader in
        lesson.task.whys[index].text.zh = reader.prose(fence, from: 0)
      }
      slots.append((why.place.line, slot))
    }
    for (index, choice) in lesson.task.choices.enumerated() {
      let slot = Slot(name: .choice, id: nil) { lesson, fence, reader in
        let (answer, count) = reader.sentence(fence, isAlone: false)
        lesson.task.choices[index].answer.zh = answer
        lesson.task.choices[index].reply.zh = reader.prose(fence, from: count)
      }
      slots.append((choice.place.line, slot))
    }
    return slots.sorted { $0.line < $1.line }.map(\.slot)
  }

  private mutating func sentence(_ fence: Fence, isAlone: Bool) -> (Rich, Int) {
    var reader = BlockReader(text, kind: .reach)
    let (rich, lines) = reader.sentence(fence)
    faults += reader.faults
    let next = fence.lines.indices.first { $0 >= lines && !fence.lines[$0].isBlankLine }
    if isAlone, let next {
      faults.append(
        Diagnostic(.onlySentence, text.place(ofLine: fence.firstLine + next)))
    }
    return (rich, lines)
  }

  private mutating func prose(_ fence: Fence, from first: Int) -> [ProseBlock] {
    var reader = BlockReader(text, kind: .reach)
    let blocks = reader.prose(fence, from: first)
    faults += reader.faults
    return blocks
  }
}
