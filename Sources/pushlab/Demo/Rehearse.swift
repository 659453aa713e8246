import CommandLanguage
import Dashboard
import Demo
import Lessons
import NcursesTerminal
import TextGrid

/// `demo FILE --rehearse`: plays the show automatically on this terminal, then prints its errors.
struct Rehearse {
  private let demo: OpenedDemo
  private let library: AppLibrary
  private var state: DemoState
  private let isScripted: Bool

  /// How long each picture is shown, in milliseconds.
  private static let pause = 150

  init(_ demo: OpenedDemo, _ library: AppLibrary, _ state: DemoState, _ isScripted: Bool) {
    self.demo = demo
    self.library = library
    self.state = state
    self.isScripted = isScripted
  }

  /// Returns the exit status: 1 if the rehearsal found an error.
  mutating func run() throws -> Int32 {
    var size = state.size
    if !isScripted, let terminal = try? Terminal() {
      size = terminal.size
      _ = state.update(.resize(size))
      state.theme = state.theme.seen(on: terminal)
      let status = show(on: terminal)
      terminal.stop()
      if let status { return status }
    }
    var rehearsal = Rehearsal(demo.player, apps: library.apps)
    for language in Language.allCases {
      for theme in Theme.Name.allCases { rehearsal.play(size, language, theme) }
    }
    let result = rehearsal.result
    StandardOutput.print(
      result.complaints.flatMap { $0.lines(in: state.language) }
        + ["\(size.width)x\(size.height), " + result.summary])
    return result.hasErrors ? 1 : 0
  }

  /// The exit status if the user ends the show early; nil after the complete show.
  private mutating func show(on terminal: Terminal) -> Int32? {
    let clock = ContinuousClock()
    while true {
      terminal.draw(state.render().grid)
      let due = clock.now + .milliseconds(Self.pause)
      while clock.now < due {
        for input in terminal.nextInputs(until: due) {
          switch input {
          case .quit(let reason): return reason.exitStatus
          case .key(.control("c")): return 130
          case .resize: _ = state.update(input)
          default: continue
          }
        }
      }
      let place = state.index
      _ = state.update(.key(.pageDown))
      if state.index == place { return nil }
    }
  }
}
