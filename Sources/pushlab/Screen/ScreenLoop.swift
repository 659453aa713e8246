import CommandLanguage
import Dashboard
import Laboratory
import Lessons
import NcursesTerminal
import Platform
import TextGrid

/// The dashboard at a terminal: a loop that draws, waits for inputs and handles them.
struct ScreenLoop: TerminalLoop {
  let terminal: Terminal
  var state: DashboardState
  var runner: EffectRunner
  private var journal: Journal?
  /// The deadline for writing the journal to the disk.
  private var syncDue: ContinuousClock.Instant?
  var escapeGuard = EscapeGuard<DashboardState>()
  private var frames = FrameMemory()
  /// Inputs that were read but not handled yet.
  private var waiting: [Input] = []
  /// Of the waiting inputs; see `Input.weight`.
  private var weight = 0
  /// Too many waited; to be told when the rest has been handled.
  private var hasDropped = false

  init(terminal: Terminal, state: DashboardState, library: AppLibrary) {
    self.terminal = terminal
    self.state = state.limitedToProcess()
    let left = Journal.left { $0.events > 0 }
    if let fault = left.unreadable {
      self.state.tellOfUnreadableJournal(fault.reason, path: fault.place)
    }
    if let ended = left.newest {
      self.state.resumable = DashboardState.Resumable(
        reading: ended.reading, events: ended.events)
    }
    do {
      journal = try Journal.begin()
    } catch {
      self.state.warn(Journal.isMissing(error.words))
    }
    runner = EffectRunner(library: library, terminal: terminal)
    self.state.theme = state.theme.seen(on: terminal)
    InputFile.keepKeyboard()
  }

  /// Makes `run` begin with a lesson, where the learner stopped in it.
  mutating func begin(_ learning: LessonRun, _ course: Course) {
    runner.course = course
    let learning = EffectRunner.withKeptFile(learning)
    let acts = Journal.resumed(learning.lesson.id)
    _ = runner.carryOut(state.take(.lesson(learning, acts: acts)), in: &state)
  }

  /// Returns the exit status, with the terminal restored.
  mutating func run() -> Int32 {
    defer { terminal.stop() }
    write(state.stageCommands.map(JournalEntry.command))
    write(state.takeUnwritten())
    while true {
      let frame = frames.frame(of: state)
      terminal.draw(
        frame.grid, cursor: frame.cursor.map { Terminal.Cursor(x: $0.x, y: $0.y) })
      let deadline: ContinuousClock.Instant? = state.isBusy || !waiting.isEmpty ? .now : syncDue
      let inputs = terminal.nextInputs(
        until: deadline, isBusy: state.isBusy, behind: weight)
      sync(isIdle: inputs == [.tick] && waiting.isEmpty)
      enqueue(inputs)
      if let status = takeWaiting() { return status }
    }
  }

  /// Appends inputs to the waiting ones. A new size goes to the front. If more keys wait than
  /// anybody types, such as text dropped on the window, Ctrl-C or a request to end drops the
  /// earlier ones.
  private mutating func enqueue(_ read: [Input]) {
    var (sizes, others): ([Input], [Input]) = ([], [])
    for input in read {
      switch input {
      case .keysDropped: hasDropped = true
      case .tick where !waiting.isEmpty: break
      case .resize: sizes.append(input)
      default: others.append(input)
      }
    }
    if let end = others.lastIndex(where: \.endsProgram), waiting.count + end > 100 {
      (waiting, weight) = ([], 0)
      others.removeFirst(end)
    }
    weight += (sizes + others).reduce(0) { $0 + $1.weight }
    waiting = sizes + waiting + others
  }

  /// Handles waiting inputs for at most a tenth of a second, or half of it if the end is among
  /// them: it does not wait for the rest. Returns the exit status, or nil to continue.
  private mutating func takeWaiting() -> Int32? {
    let start = ContinuousClock.now
    let last = waiting.lastIndex(where: \.endsProgram)
    let end = start + .milliseconds(last == nil ? 100 : 50)
    state.isSliceOver = { .now > start + .milliseconds(50) }
    var taken = 0
    defer {
      weight -= waiting[..<taken].reduce(0) { $0 + $1.weight }
      waiting.removeFirst(taken)
    }
    for input in waiting {
      taken += 1
      guard escapeGuard.admits(input, &state) else { continue }
      let status = take(input)
      write(state.takeUnwritten())
      if let status { return status }
      if ContinuousClock.now > end {
        if let last, last >= taken { return take(waiting[last]) }
        break
      }
    }
    if hasDropped, taken == waiting.count {
      hasDropped = false
      return apply(.keysDropped)
    }
    return nil
  }

  mutating func apply(_ input: Input) -> Int32? {
    let effects = state.update(input)
    return runner.carryOut(effects, in: &state)
  }

  private mutating func write(_ entries: [JournalEntry]) {
    guard let journal else { return }
    if let failure = journal.write(entries.compactMap(\.journalLine)) {
      if case .system = failure { self.journal = nil }
      state.warn(failure.sentence)
    }
    if journal.hasUnsynced, syncDue == nil { syncDue = .now + .seconds(1) }
  }

  /// Writes the journal to the disk when the loop is idle, at the latest after a second.
  private mutating func sync(isIdle: Bool) {
    guard let due = syncDue, isIdle || .now >= due else { return }
    journal?.sync()
    syncDue = nil
  }
}

extension Input {
  fileprivate var endsProgram: Bool {
    switch self {
    case .key(.control("c")), .quit: true
    default: false
    }
  }
}

extension Theme {
  /// The theme itself; without colours the one that uses attributes instead.
  func seen(on terminal: Terminal) -> Theme { terminal.colors == .none ? Theme(.mono) : self }
}
