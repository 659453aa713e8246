import CommandLanguage
import Explorer
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

extension DashboardState {
  // MARK: Beginning

  /// Begins a lesson. `acts`: the learner's typed inputs in it before the process ended.
  mutating func begin(_ learning: LessonRun, acts: [String]) {
    var learning = learning
    learning.revealsSteps = true
    unwritten.append(.line(JournalMark.lesson + learning.lesson.id))
    if !acts.isEmpty {
      learning.resume(acts, ParseContext(place: .prompt, file: "-", readFile: readFile))
    }
    if let app = learning.app { apps[app.choice] = app }
    begin(freeSession, learning)
    if !acts.isEmpty { note = .goesOn }
  }

  /// Leaves the lesson for free play in the same session.
  private mutating func leaveLesson() {
    guard let learning else { return }
    begin(learning.session)
    unwritten += JournalEntry.freePlay(in: freeSession)
    note = .hint(en: "Free play, with the lesson's start.", zh: "自由练习，沿用本课的初始设置。")
  }

  package mutating func takeProgressEvents(
    _ now: () -> Lessons.Moment
  ) -> [Progress.ProgressEvent] {
    learning?.takeProgressEvents(now) ?? []
  }

  /// Shows a message of the program.
  package mutating func tell(_ message: Bilingual) { note = Note(kind: .hint, text: message) }

  // MARK: Commands

  mutating func perform(_ command: LessonCommand) -> [Effect] {
    switch command {
    case .begin(let name):
      if name == nil, learning != nil { return perform(.lessonText) }
      return [.beginLesson(name)]
    case .leave where learning != nil:
      leaveLesson()
      return []
    case .leave, .next, .hint, .solution:
      guard learning != nil else {
        note = .noLesson
        return []
      }
      return play(.session(.lesson(command)))
    }
  }

  mutating func onward() -> [Effect] {
    if learning?.ownApp == nil { lessonPage = 0 }
    return perform(LessonCommand.next)
  }

  /// Does what the lesson requests after a command.
  mutating func follow(_ next: LessonRun.NextAction) -> [Effect] {
    switch next {
    case .here: return []
    case .began:
      picked = nil
      scroll = 0
      return []
    case .replied(let replies), .solutionStep(_, let replies):
      noteRefusal(in: replies)
      return show(replies)
    case .refused(let text):
      note = .refusal(text)
      return []
    case .readDelegate(let path): return [.readLearnersFile(path: path)]
    case .readOwnApp(let choice):
      guard let learning else { return [] }
      return [.readOwnApp(choice, learning)]
    case .grade(let app):
      grade(app)
      return []
    case .nextLesson:
      guard let next = learning?.next else { return [.listLessons] }
      return [.beginLesson(next.id)]
    }
  }

  /// Shows why a typed event cannot happen, because the pane with the reason may be behind a tab.
  private mutating func noteRefusal(in replies: [Reply]) {
    guard case .steps(let steps)? = replies.first, case .model(let step)? = steps.first?.content,
      case .refused = step.change
    else { return }
    note = .refusal(sentence(for: step))
  }

  /// Starts to grade the learner's delegate, in slices between inputs.
  mutating func grade(_ app: App) {
    guard let learning, let exploration = learning.play.prepared.exploration as Exploration?
    else { return }
    let search = self.learning?.search(grading: app)
    apps[app.choice] = app
    guard let search else {
      showLongMessages()
      return
    }
    exploring = Exploring(
      exploration: exploration, search: search, gauge: searchGauge().untimed, session: session,
      graded: app)
    continueSearch()
  }

  /// Shows messages that do not fit into the pane over the screen, once.
  mutating func showLongMessages() {
    guard let learning, learning.messageCount > messagesSeen else { return }
    messagesSeen = learning.messageCount
    guard focus == .keys || focus == .prompt, let layout,
      let pane = layout.panes.first(where: { $0.pane == .lesson })
    else { return }
    let view = lessonPaneView(width: pane.inner.width, height: pane.inner.height)
    guard view.messages.count > view.room else { return }
    reader = Reader(
      content: .text(
        title: Pane.lesson.title,
        Bilingual(
          en: text(of: learning.messages, .english),
          zh: text(of: learning.messages, .simplifiedChinese))))
  }

  private func text(of messages: [LessonMessage], _ language: Language) -> String {
    messages.flatMap { $0.lines(width: min(100, size.width - 10), language, .dashboard) }.map(
      \.text
    ).joined(
      separator: "\n")
  }

  // MARK: Answers

  mutating func answer(_ input: LessonInput) {
    learning?.submit(input)
    picked = nil
    scroll = 0
  }
}
