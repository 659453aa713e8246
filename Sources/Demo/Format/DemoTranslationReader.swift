import CommandLanguage
import Lessons

/// Adds the texts of `NAME.demo.zh-Hans.md` to those of `NAME.demo.md`. Both must have the same
/// steps, questions, choices and notes in the same order.
struct DemoTranslationReader {
  private let text: LessonText
  private(set) var faults: [Diagnostic] = []

  init(_ text: LessonText) { self.text = text }

  private mutating func fault(_ message: Diagnostic.Message, _ place: SourcePlace) {
    faults.append(Diagnostic(message, place))
  }

  mutating func translate(_ script: inout DemoScript) {
    script.translation = SourcePlace(file: text.file)
    let first = header(&script)
    let outline = DemoOutline(text, from: first)
    faults += outline.faults
    if let title = outline.title { script.title.zh = title }
    if script.title.zh == nil {
      fault(.demoTranslation(missing: "title"), text.place(line: 1))
    }
    for (index, part) in outline.steps.enumerated() {
      guard index < script.steps.count else {
        fault(.demoTranslation(surplus: "## " + part.id), part.place)
        return
      }
      let wanted = script.steps[index].id
      guard part.id == wanted else {
        fault(.demoTranslation(read: "## " + part.id, expected: "## " + wanted), part.place)
        return
      }
      step(&script.steps[index], part)
    }
    if outline.steps.count < script.steps.count {
      let missing = script.steps[outline.steps.count].id
      let end = outline.steps.last?.place ?? SourcePlace(file: text.file)
      fault(.demoTranslation(missing: "## " + missing), end)
    }
  }

  /// The title is after `# ` or in a front matter. Other keys there repeat those of the English file.
  private mutating func header(_ script: inout DemoScript) -> Int {
    guard let end = try? text.frontMatterEnd() else { return 1 }
    var flat = FlatReader(text, lines: 2..<end)
    var fields = FlatFields(flat.read(), keys: DemoKey.names)
    fields.format()
    if let title = fields.text("title") { script.title.zh = title.text }
    if let id = fields.text("id"), id.text != script.id {
      fault(.demoTranslation(read: id.text, expected: script.id), id.place)
    }
    faults += flat.faults + fields.faults
    return end + 1
  }

  private mutating func step(_ step: inout DemoStep, _ part: DemoOutline.Part) {
    step.title.zh = part.title
    if let caption = part.caption {
      step.caption.zh = caption.rich
      step.captionPlaceInTranslation = caption.place
    } else {
      fault(.noCaption, part.place)
    }
    var choices = 0
    var seen: Set<DemoBlock> = []
    for (fence, name) in part.blocks {
      let lines = fence.filledLines
      guard name.isTranslated else {
        fault(.blockOfDemoTranslation(name.rawValue), fence.name.place)
        continue
      }
      guard let line = lines.first else {
        fault(.emptyDemoBlock(name.rawValue), fence.name.place)
        continue
      }
      seen.insert(name)
      switch name {
      case .ask:
        guard step.ask != nil else {
          fault(.demoTranslation(surplus: "ask"), fence.name.place)
          continue
        }
        if lines.count > 1 { fault(.questionForm, text.place(ofLine: lines[1].number)) }
        step.ask?.question.zh = text.sentence(line, &faults)
        step.ask?.placeInTranslation = fence.name.place
      case .choice:
        guard let count = step.ask?.choices.count, choices < count else {
          fault(.demoTranslation(surplus: "choice"), fence.name.place)
          continue
        }
        if lines.count > 1 { fault(.choiceOfTranslation, text.place(ofLine: lines[1].number)) }
        step.ask?.choices[choices].sentence.zh = text.sentence(line, &faults)
        step.ask?.choices[choices].placeInTranslation = fence.name.place
        choices += 1
      case .notes:
        guard step.notes != nil else {
          fault(.demoTranslation(surplus: "notes"), fence.name.place)
          continue
        }
        step.notes?.zh = text.prose(fence, &faults)
      case .stage, .do, .reveal, .show, .minutes, .expect: break
      }
    }
    if step.ask != nil, !seen.contains(.ask) {
      fault(.demoTranslation(missing: "ask"), part.place)
    }
    if let ask = step.ask, choices < ask.choices.count {
      fault(.demoTranslation(missing: "choice \(choices + 1)"), part.place)
    }
    if step.notes != nil, !seen.contains(.notes) {
      fault(.demoTranslation(missing: "notes"), part.place)
    }
  }
}
