import CommandLanguage
import Explorer
import Laboratory
import Lessons
import TextGrid

extension DashboardState {
  // MARK: Beginning

  mutating func begin(_ learning: Learning, _ acts: [String]) {
    self.learning = learning
    session = learning.session
    exploring = nil
    queue = []
    offer = nil
    reader = nil
    picker = nil
    mode = .keys
    isZoomed = false
    selected = .lanes
    beganPart()
    lessonPage = 0
    unwritten.append(.line("lesson " + learning.lesson.id))
    for act in acts { doAgain(act) }
    if let app = learning.app { selectDelegate(app) }
    if learning.lesson.kind == .fix { selected = .delegate }
    if !acts.isEmpty {
      note = .goesOn
      self.learning?.forgetDeeds()
    }
  }

  private mutating func selectDelegate(_ app: App) { apps[app.choice] = app }

  /// What was done before the program ended; what needs a file is left out.
  private mutating func doAgain(_ line: String) {
    guard let learning else { return }
    if let input = LessonInput(line, in: learning) {
      take(input)
      return
    }
    let context = ParseContext(place: .prompt, file: "-", readFile: readFile)
    for parsed in (try? CommandParser.parse(line, context)) ?? [] {
      if case .stage(.app) = parsed.command { continue }
      _ = play(parsed)
      _ = session.submit(ParsedCommand(.move(.finish)))
      lookAtLesson()
    }
  }

  private mutating func beganPart() {
    picked = nil
    scroll = 0
  }

  package mutating func takeDeeds(_ now: () -> Lessons.Moment) -> [Progress.ProgressEvent] {
    learning?.takeDeeds(now) ?? []
  }

  /// What the shell has to tell beside the lesson.
  package mutating func tell(_ message: Bilingual) { note = Note(kind: .hint, text: message) }

  // MARK: Commands

  /// nil: the command is not the lesson's affair.
  mutating func playInLesson(_ parsed: ParsedCommand) -> [Effect]? {
    guard let learning else { return nil }
    switch parsed.command {
    case .stage(.reset):
      unwritten.append(.line("reset"))
      self.learning?.again(in: &session)
      beganPart()
      return []
    case .stage(.app(.file(let path))) where learning.lesson.kind == .fix:
      return [.readLearnersFile(path: path)]
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    if let refusal = learning.refusal(of: parsed.command) {
      note = .refusal(refusal)
      return []
    }
    return nil
  }

  mutating func perform(_ command: LessonCommand) -> [Effect] {
    if case .begin(let name) = command {
      if name == nil, learning != nil { return perform(.lessonText) }
      return [.beginLesson(name)]
    }
    guard learning != nil else {
      note = .noLesson
      return []
    }
    switch command {
    case .begin: return []
    case .leave:
      learning = nil
      if selected == .lesson { selected = .lanes }
      note = .hint(en: "Free play, with the lesson's stage.", zh: "自由练习，沿用本课的舞台。")
      return []
    case .next: return onward()
    case .hint:
      unwritten.append(.line("hint"))
      learning?.hint()
      openLongWords()
      return []
    case .solution:
      unwritten.append(.line("solution"))
      guard let onward = learning?.solution(in: &session) else { return [] }
      return follow(onward)
    }
  }

  mutating func onward() -> [Effect] {
    unwritten.append(.line("next"))
    lessonPage = 0
    guard let onward = learning?.onward(in: &session) else { return [] }
    return follow(onward)
  }

  private mutating func follow(_ onward: Learning.NextAction) -> [Effect] {
    switch onward {
    case .here: return []
    case .began:
      beganPart()
      return []
    case .play(let parsed):
      let effects = play(parsed)
      return effects
    case .grade(let app):
      grade(app)
      return []
    case .nextLesson:
      guard let next = learning?.next else { return [.listLessons] }
      return [.beginLesson(next.id)]
    }
  }

  mutating func edit() -> [Effect] {
    guard let learning else { return editOwn() }
    guard learning.lesson.kind == .fix else {
      note = .hint(
        en: "This lesson has no delegate to be mended.", zh: "本课没有需要修复的 delegate。")
      return []
    }
    return [.edit(learning)]
  }

  /// The learner's delegate goes through the explorer, between the inputs.
  mutating func grade(_ app: App) {
    guard let search = learning?.take(app, in: &session),
      let exploration = learning?.play.prepared.exploration
    else { return }
    apps[app.choice] = app
    exploring = Exploring(
      exploration: exploration, search: search, session: session, graded: app)
    goOnExploring()
  }

  mutating func lookAtLesson() {
    guard let learning, learning.screen == .task else { return }
    if self.learning?.look(at: session) == true { openLongWords() }
  }

  /// What does not fit into the pane is laid over the screen.
  mutating func openLongWords() {
    guard let layout, let learning,
      let pane = layout.panes.first(where: { $0.pane == .lesson })
    else { return }
    let words = learning.said.flatMap { $0.lines(width: pane.area.width - 4, language) }
    guard words.count > pane.area.height - 2 else { return }
    reader = Reader(
      content: .text(
        title: Pane.lesson.title,
        Bilingual(
          en: text(of: learning.said, .english), zh: text(of: learning.said, .simplifiedChinese))))
  }

  private func text(of said: [Saying], _ language: Language) -> String {
    said.flatMap { $0.lines(width: 100, language) }.map(\.text).joined(separator: "\n")
  }

  // MARK: Answers

  mutating func take(_ input: LessonInput) {
    switch input {
    case .answer(let items):
      unwritten.append(.line(items.predictLine))
      learning?.answer(items, in: &session)
      picked = nil
      if case .verdict(let verdict)? = learning?.said.first, let step = verdict.step {
        move(.goto(step))
      }
      openLongWords()
    case .choice(let number):
      unwritten.append(.line("\(number)"))
      learning?.choose(number)
      openLongWords()
    case .fault(let text): learning?.say(.fault(text))
    }
  }
}
