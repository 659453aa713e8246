import CommandLanguage
import Lessons
import LifecycleModel

/// Reads a demo out of its file. Each fault is told, and reading goes on.
struct DemoReader {
  private let text: LessonText
  private(set) var faults: [LessonFault] = []

  init(_ text: LessonText) { self.text = text }

  /// `translation` is the file with the Chinese words.
  static func read(
    _ text: LessonText, translation: LessonText?
  ) throws(LessonFaults) -> DemoScript {
    var reader = DemoReader(text)
    var script = try reader.script()
    if let translation {
      var translator = DemoTranslationReader(translation)
      translator.translate(&script)
      reader.faults += translator.faults
    }
    guard reader.faults.isEmpty else { throw LessonFaults(faults: reader.faults) }
    script.hash = ContentHash(of: text.lines + (translation?.lines ?? [])).text
    return script
  }

  private mutating func script() throws(LessonFaults) -> DemoScript {
    guard text.lines.first?.trimmed == "---" else {
      throw LessonFaults(LessonFault(.noFrontMatter, text.place(line: 1)))
    }
    guard let close = text.lines.dropFirst().firstIndex(where: { $0.trimmed == "---" }) else {
      throw LessonFaults(LessonFault(.frontMatterNotClosed, text.place(line: 1)))
    }
    var flat = FlatReader(text, lines: 2..<close + 1)
    var fields = FlatFields(flat.read(), keys: DemoKey.names)
    for key in DemoKey.names where fields.entry(key) == nil {
      faults.append(LessonFault(.missingKey(key), text.place(line: close + 1)))
    }
    fields.format()
    let id = fields.identifier("id")
    let title = fields.text("title")?.text
    let profile = fields.text("profile").flatMap {
      fields.keyword($0, of: "profile", Profile.Name.self)
    }
    let app = fields.text("app").flatMap { fields.keyword($0, of: "app", BuiltInApp.self) }
    let minutes = fields.number("minutes", in: DemoLimits.minutes)
    faults += flat.faults + fields.faults
    let steps = steps(from: close + 2)
    guard let id, let title, let profile, let app, let minutes else {
      throw LessonFaults(faults: faults)
    }
    return DemoScript(
      id: id, title: Translated(en: title), profile: profile, app: app.rawValue, minutes: minutes,
      steps: steps, place: Place(file: text.file), hash: "")
  }

  private mutating func steps(from line: Int) -> [DemoStep] {
    var markdown = MarkdownReader(
      text, lines: line..<max(line, text.lines.count + 1), names: DemoBlock.names)
    markdown.read()
    faults += markdown.faults
    let outline = DemoOutline(markdown.parts)
    faults += outline.faults
    if outline.steps.isEmpty { faults.append(LessonFault(.noSteps, text.place(line: line))) }
    if outline.steps.count > DemoLimits.steps {
      faults.append(LessonFault(.tooManySteps, outline.steps[DemoLimits.steps].place))
    }
    return outline.steps.map { part in
      var step = DemoStepReader(text, part)
      step.read()
      faults += step.faults
      return step.step
    }
  }
}

/// A demo's Markdown, cut into steps at its headings.
struct DemoOutline {
  struct Part {
    var id: String
    var title: String
    var place: Place
    var caption: (rich: Rich, place: Place)?
    var blocks: [(fence: Fence, name: DemoBlock)] = []
  }

  /// The words of `# Title`, where the file has it.
  private(set) var title: String?
  private(set) var steps: [Part] = []
  private(set) var faults: [LessonFault] = []

  init(_ parts: [MarkdownPart]) {
    for part in parts {
      switch part {
      case .title(let rich, let place):
        if title != nil || !steps.isEmpty { faults.append(LessonFault(.beforeFirstStep, place)) }
        title = rich.plain
      case .prose(let block): take(block)
      case .fence(let fence):
        guard let name = DemoBlock(rawValue: fence.name.text) else { continue }
        guard !steps.isEmpty else {
          faults.append(LessonFault(.beforeFirstStep, fence.name.place))
          continue
        }
        let isSecond = steps[steps.count - 1].blocks.contains { $0.name == name }
        if name.isSingle, isSecond {
          faults.append(LessonFault(.secondDemoBlock(name.rawValue), fence.name.place))
        } else {
          steps[steps.count - 1].blocks.append((fence, name))
        }
      }
    }
  }

  private mutating func take(_ block: ProseBlock) {
    switch block.content {
    case .heading(let rich): begin(rich.plain, block.place)
    case .paragraph(let rich):
      guard let last = steps.last else {
        faults.append(LessonFault(.beforeFirstStep, block.place))
        return
      }
      guard last.caption == nil, last.blocks.isEmpty else {
        faults.append(LessonFault(.captionForm, block.place))
        return
      }
      steps[steps.count - 1].caption = (rich, block.place)
    case .items, .sample:
      faults.append(LessonFault(steps.isEmpty ? .beforeFirstStep : .captionForm, block.place))
    }
  }

  private mutating func begin(_ heading: String, _ place: Place) {
    let words = heading.split(separator: " ", maxSplits: 1).map(String.init)
    let isWhole = words.count == 2 && words[0].isIdentifier
    if !isWhole { faults.append(LessonFault(.stepHeading(heading), place)) }
    let id = isWhole ? words[0] : ""
    if isWhole, steps.contains(where: { $0.id == id }) {
      faults.append(LessonFault(.repeated(id), place))
    }
    steps.append(Part(id: id, title: isWhole ? words[1].trimmed : heading, place: place))
  }
}
