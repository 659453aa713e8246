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
  private var backlog = InputBacklog()
  /// A failure to write the journal. Shown until the next input, and again at the end.
  private var trouble: Bilingual?
  private var isTroubleNew = false

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
    // The lesson's page hides the row of warnings.
    if let warning = state.warning {
      let note = state.note?.text
      state.tell(
        Bilingual(
          en: (note.map { $0.en + " " } ?? "") + warning.en, zh: (note?.zh ?? "") + warning.zh))
    }
  }

  /// Returns the exit status, with the terminal restored.
  mutating func run() -> Int32 {
    let status = play()
    terminal.stop()
    if let trouble {
      StandardOutput.printError(VisibleText.of(trouble[state.language], limit: 400))
    }
    return status
  }

  private mutating func play() -> Int32 {
    write(state.stageCommands.map(JournalEntry.command))
    write(state.takeUnwritten())
    while true {
      let frame = frames.frame(of: state)
      terminal.draw(
        frame.grid, cursor: frame.cursor.map { Terminal.Cursor(x: $0.x, y: $0.y) })
      let deadline: ContinuousClock.Instant? = state.isBusy || !backlog.isEmpty ? .now : syncDue
      let inputs = terminal.nextInputs(
        until: deadline, isBusy: state.isBusy, behind: backlog.weight)
      sync(isIdle: inputs == [.tick] && backlog.isEmpty)
      backlog.append(inputs)
      if let status = takeWaiting() { return status }
      // Shown only now, because an input handled after the failure has cleared its warning.
      if isTroubleNew, let trouble { state.warn(trouble) }
      isTroubleNew = false
    }
  }

  /// Handles a slice of the waiting inputs. Returns the exit status, or nil to continue.
  private mutating func takeWaiting() -> Int32? {
    let start = ContinuousClock.now
    state.isSliceOver = { .now > start + .milliseconds(50) }
    let end = start + backlog.slice
    defer { backlog.endSlice() }
    while let input = backlog.next(isOver: .now > end) {
      guard escapeGuard.admits(input, &state) else { continue }
      let status = take(input)
      write(state.takeUnwritten())
      if let status { return status }
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
      (trouble, isTroubleNew) = (failure.sentence, true)
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

extension Theme {
  /// The theme itself, or on a terminal without colours the one that uses attributes instead.
  func seen(on terminal: Terminal) -> Theme { terminal.colors == .none ? Theme(.mono) : self }
}
