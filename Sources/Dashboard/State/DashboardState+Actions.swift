import CommandLanguage
import Laboratory
import LifecycleModel

extension DashboardState {
  mutating func perform(_ action: Action) -> [Effect] {
    switch action {
    case .nextStep: nextStep()
    case .restOfEvent: rest()
    case .forward: move(.forward(1))
    case .back: move(.back(1))
    case .previousEvent: goToEvent(.before)
    case .nextEvent: goToEvent(.after)
    case .nextCallback, .nextStateChange, .nextTimer: jump(action)
    case .happen(let event): return happen(event)
    case .resume: return resume()
    case .why where selected.glossary != nil:
      reader = Reader(content: .glossary(selected))
    case .why:
      guard session.history.stepNumber > 0 else {
        let isAsked = learning?.hasOpenQuestion == true
        note =
          isAsked ? .answerFirst : session.history.records.isEmpty ? .nothingYet : .beforeFirst
        return []
      }
      return play(.ask(.why(nil)))
    case .undo: move(.undo)
    case .redo: move(.redo)
    case .nextPane: choosePane(1)
    case .previousPane: choosePane(-1)
    case .zoom: isZoomed.toggle()
    case .projector: isProjecting.toggle()
    case .scrollUp: scroll(by: -1)
    case .scrollDown: scroll(by: 1)
    case .pageUp: scroll(by: -10)
    case .pageDown: scroll(by: 10)
    case .search: mode = .search
    case .help: reader = Reader(content: .keys)
    case .prompt:
      prompt.own = session.ownWords
      mode = .prompt
    case .quit: return [.quit(status: 0)]
    case .lessons: return [.listLessons]
    case .hint: return perform(LessonCommand.hint)
    case .solution: return perform(LessonCommand.solution)
    case .again: return play(.stage(.reset))
    case .lessonText:
      learning?.readAgain()
      if learning?.ownApp == nil { lessonPage = 0 }
      if learning == nil { note = .noLesson }
    case .edit: return edit()
    case .reload: return reload()
    case .report: return play(.ask(.show(.app)))
    }
    return []
  }

  mutating func nextStep() {
    let history = session.history
    if history.position.shown > 0 {
      move(.step)
    } else if let learning, learning.hasOpenQuestion {
      note = Note(kind: .hint, text: learning.whatNext(.dashboard))
    } else if history.position.records == 0, history.records.isEmpty {
      note = .nothingYet
    } else {
      note = history.isInPast ? .eventIsOverInPast : .eventIsOver
    }
  }

  mutating func rest() {
    if session.history.position.shown > 0 { move(.finish) } else { nextStep() }
  }

  mutating func move(_ move: Move) {
    scroll = 0
    if case .replied(let replies) = submit(ParsedCommand(.move(move))) {
      for case .refused(let text) in replies { note = .refusal(text) }
    }
  }

  /// Scrolls a pane: the lanes upwards from the latest row, the source in both directions from the
  /// current line.
  mutating func scroll(by rows: Int) {
    let limits: ClosedRange<Int>
    switch selected {
    case .lanes: limits = -max(0, session.history.stepNumber - 1)...0
    case .delegate:
      let lines = session.setup.app.program.sourceLines.count
      limits = -lines...lines
    case .why: limits = 0...500
    case .lesson:
      guard let pane = layout?.panes.first(where: { $0.pane == .lesson })?.inner else { return }
      let view = lessonPaneView(width: pane.width, height: pane.height)
      limits = -view.start...(view.last - view.start)
    case .phone, .states, .flags:
      limits = 0...0
      note = .hint(
        en: "This pane does not scroll. Tab chooses another pane, z shows one large.",
        zh: "这个窗格不能滚动。用 Tab 选择其他窗格，用 z 放大。")
    }
    scroll = min(max(limits.lowerBound, scroll + rows), limits.upperBound)
  }

  private mutating func choosePane(_ offset: Int) {
    let panes = Pane.allCases.filter { learning != nil || $0 != .lesson }
    let index = panes.firstIndex(of: selected) ?? 0
    selected = panes[(index + offset + panes.count) % panes.count]
    scroll = 0
  }

  private mutating func happen(_ event: QuickEvent) -> [Effect] {
    let world = session.history.worldOfNextEvent
    if let refusal = event.refusal(in: world) {
      note = .refusal(refusal)
      return []
    }
    queue = event.events(in: world).map { ParsedCommand(.event($0)) }[...]
    return work()
  }
}
