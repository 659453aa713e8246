import CommandLanguage
import Dashboard
import Demo
import Laboratory
import NcursesTerminal
import Platform
import TextGrid

/// A demo at a terminal: a loop that draws, waits for keys from the terminal or the notes, and
/// handles them.
struct DemoLoop: TerminalLoop {
  let terminal: Terminal
  var state: DemoState
  private var runner: EffectRunner
  private let demo: OpenedDemo
  private let mail: Mailbox<String>
  private let server: NotesServer?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let elapsedBefore: Int
  /// The position that was last saved and sent.
  private var lastSent: DemoPosition?
  /// Messages to print once the terminal is restored.
  private var troubles: [Bilingual] = []
  var escapeGuard = EscapeGuard<DemoState>()
  private var backlog = InputBacklog()

  init(
    terminal: Terminal, state: DemoState, library: AppLibrary, _ demo: OpenedDemo,
    _ mail: Mailbox<String>
  ) {
    self.terminal = terminal
    self.state = state.limitedToProcess()
    self.demo = demo
    self.mail = mail
    runner = EffectRunner(library: library, terminal: terminal)
    start = clock.now
    elapsedBefore = state.elapsed
    self.state.theme = state.theme.seen(on: terminal)
    InputFile.keepKeyboard()
    do {
      server = try NotesServer(DemoFolder.socket(of: demo), mail)
    } catch {
      server = nil
      troubles.append(Bilingual(en: "notes: " + error.words.en, zh: "notes：" + error.words.zh))
    }
  }

  /// Returns the exit status, with the terminal restored.
  mutating func run() -> Int32 {
    let status = play()
    terminal.stop()
    server?.stop()
    for trouble in troubles {
      StandardOutput.printError(VisibleText.of(trouble[state.language], limit: 400))
    }
    return status
  }

  private mutating func play() -> Int32 {
    while true {
      // Saves first, so that a killed process loses nothing that was visible.
      tell()
      let frame = state.render()
      terminal.draw(
        frame.grid, cursor: frame.cursor.map { Terminal.Cursor(x: $0.x, y: $0.y) })
      let read = terminal.nextInputs(
        until: state.isBusy || !backlog.isEmpty ? .now : nil, isBusy: state.isBusy,
        behind: backlog.weight)
      backlog.append(
        read.flatMap { $0 == .mail ? mail.take().compactMap(NotesKeys.input) : [$0] })
      if let status = takeWaiting() { return status }
    }
  }

  /// Handles a slice of the waiting inputs. Returns the exit status, or nil to continue.
  private mutating func takeWaiting() -> Int32? {
    let end = ContinuousClock.now + backlog.slice
    defer { backlog.endSlice() }
    while let input = backlog.next(isOver: .now > end) {
      guard escapeGuard.admits(input, &state) else { continue }
      if let status = take(input) { return status }
    }
    return nil
  }

  mutating func apply(_ input: Input) -> Int32? {
    runner.carryOut(state.update(input), inDetourOf: &state)
  }

  /// Sends the position to the notes first, because the teacher is reading them, then saves it.
  private mutating func tell() {
    state.elapsed = elapsedBefore + Int((clock.now - start).components.seconds)
    var position = state.position
    position.elapsed = lastSent?.elapsed ?? 0
    guard position != lastSent else { return }
    position.elapsed = state.elapsed
    lastSent = position
    server?.send(position.text)
    if let failure = DemoFolder.keep(position, of: demo), troubles.isEmpty {
      troubles.append(Bilingual(en: "--resume: " + failure.en, zh: "--resume：" + failure.zh))
    }
  }
}
