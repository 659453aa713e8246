import CommandLanguage
import Dashboard
import Demo
import NcursesTerminal
import TextGrid

/// `demo FILE --notes`: follows the show of the same file. Between updates its own clock runs on.
struct NotesLoop {
  private let terminal: Terminal
  private var state: DemoState
  private let mail = Mailbox<DemoNews>(most: NotesClient.mostPositions)
  private let client: NotesClient
  private let clock = ContinuousClock()
  private var isConnected = false
  private var heardAt: ContinuousClock.Instant

  init(_ state: DemoState, _ demo: OpenedDemo, color: Bool) throws {
    do {
      terminal = try Terminal(mail: mail.descriptor, color: color)
    } catch {
      throw Diagnostics("", en: "The notes need a terminal.", zh: "备注需要终端。")
    }
    self.state = state
    self.state.theme = state.theme.seen(on: terminal)
    _ = self.state.update(.resize(terminal.size))
    do {
      client = NotesClient(try DemoFolder.socket(of: demo), mail)
    } catch {
      terminal.stop()
      throw Diagnostics("notes", naming: error.words)
    }
    heardAt = clock.now
  }

  mutating func run() -> Int32 {
    defer { terminal.stop() }
    while true {
      var shown = state
      if isConnected { shown.elapsed += Int((clock.now - heardAt).components.seconds) }
      terminal.draw(shown.renderNotes(isConnected: isConnected).grid)
      let inputs = terminal.nextInputs(until: isConnected ? clock.now + .seconds(1) : nil)
      for input in inputs {
        switch input {
        case .mail: for news in mail.take() { take(news) }
        case .resize: _ = state.update(input)
        case .quit(let reason): return reason.exitStatus
        case .key(.control("c")): return 130
        // During a detour, `q` is text that the presenter types.
        case .character("q") where state.followed?.isInDetour != true || !isConnected: return 0
        case .tick: continue
        default: if let line = NotesKeys.line(for: input) { client.send(line) }
        }
      }
    }
  }

  private mutating func take(_ news: DemoNews) {
    switch news {
    case .gone: isConnected = false
    case .position(let text):
      guard let position = DemoPosition(text) else { return }
      isConnected = true
      heardAt = clock.now
      state.follow(position)
    }
  }
}
