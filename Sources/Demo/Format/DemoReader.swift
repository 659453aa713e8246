import CommandLanguage
import Lessons
import LifecycleModel

/// Reads a demo from its file. Reports every error and continues.
struct DemoReader {
  private let text: LessonText
  private(set) var faults: [Diagnostic] = []

  init(_ text: LessonText) { self.text = text }

  /// Reads a demo. `translation`: the file with the Chinese texts.
  static func read(
    _ text: LessonText, translation: LessonText?
  ) throws(Diagnostics) -> DemoScript {
    var reader = DemoReader(text)
    var script = try reader.script()
    if let translation {
      var translator = DemoTranslationReader(translation)
      translator.translate(&script)
      reader.faults += translator.faults
    }
    guard reader.faults.isEmpty else { throw Diagnostics(reader.faults) }
    script.hash = ContentHash(of: text.lines + (translation?.lines ?? [])).text
    return script
  }

  private mutating func script() throws(Diagnostics) -> DemoScript {
    let end = try text.frontMatterEnd()
    var flat = FlatReader(text, lines: 2..<end)
    var fields = FlatFields(flat.read(), keys: DemoKey.names)
    for key in DemoKey.names where fields.entry(key) == nil {
      faults.append(Diagnostic(.missingKey(key), text.place(line: end)))
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
    let steps = steps(from: end + 1)
    guard let id, let title, let profile, let app, let minutes else {
      throw Diagnostics(faults)
    }
    return DemoScript(
      id: id, title: Translated(en: title), profile: profile, app: app.rawValue, minutes: minutes,
      steps: steps, place: SourcePlace(file: text.file), hash: "")
  }

  private mutating func steps(from line: Int) -> [DemoStep] {
    let outline = DemoOutline(text, from: line)
    faults += outline.faults
    if outline.steps.isEmpty { faults.append(Diagnostic(.noSteps, text.place(line: line))) }
    if outline.steps.count > DemoLimits.steps {
      faults.append(Diagnostic(.tooManySteps, outline.steps[DemoLimits.steps].place))
    }
    var commands = 0
    return outline.steps.map { part in
      var step = DemoStepReader(text, part)
      step.read()
      faults += step.faults
      let before = commands
      commands += step.step.events.count + (step.step.stage?.count ?? 0)
      if before <= DemoLimits.mostCommands, commands > DemoLimits.mostCommands {
        faults.append(Diagnostic(.tooManyDemoCommands, part.place))
      }
      return step.step
    }
  }
}

/// A demo's Markdown, split into steps at its headings.
struct DemoOutline {
  struct Part {
    var id: String
    var title: String
    var place: SourcePlace
    var caption: (rich: Rich, place: SourcePlace)?
    var blocks: [(fence: Fence, name: DemoBlock)] = []
  }

  /// The text of `# Title`, if the file has it.
  private(set) var title: String?
  private(set) var steps: [Part] = []
  private(set) var faults: [Diagnostic] = []

  /// Reads the lines from `line` on, after the front matter.
  init(_ text: LessonText, from line: Int) {
    var markdown = MarkdownReader(
      text, lines: line..<max(line, text.lines.count + 1), names: DemoBlock.names)
    markdown.read()
    faults = markdown.faults
    for part in markdown.parts {
      switch part {
      case .title(let rich, let place):
        if title != nil || !steps.isEmpty { faults.append(Diagnostic(.beforeFirstStep, place)) }
        title = rich.plain
      case .prose(let block): take(block)
      case .fence(let fence):
        guard let name = DemoBlock(rawValue: fence.name.text) else { continue }
        guard !steps.isEmpty else {
          faults.append(Diagnostic(.beforeFirstStep, fence.name.place))
          continue
        }
        let isSecond = steps[steps.count - 1].blocks.contains { $0.name == name }
        if name.isSingle, isSecond {
          faults.append(Diagnostic(.secondDemoBlock(name.rawValue), fence.name.place))
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
        faults.append(Diagnostic(.beforeFirstStep, block.place))
        return
      }
      guard last.caption == nil, last.blocks.isEmpty else {
        faults.append(Diagnostic(.captionForm, block.place))
        return
      }
      steps[steps.count - 1].caption = (rich, block.place)
    case .items, .sample:
      faults.append(Diagnostic(steps.isEmpty ? .beforeFirstStep : .captionForm, block.place))
    }
  }

  private mutating func begin(_ heading: String, _ place: SourcePlace) {
    let words = heading.split(separator: " ", maxSplits: 1).map(String.init)
    let isWhole = words.count == 2 && words[0].isIdentifier
    if !isWhole { faults.append(Diagnostic(.stepHeading(heading), place)) }
    let id = isWhole ? words[0] : ""
    if isWhole, steps.contains(where: { $0.id == id }) {
      faults.append(Diagnostic(.repeated(id), place))
    }
    steps.append(Part(id: id, title: isWhole ? words[1].trimmed : heading, place: place))
  }
}
