import Dashboard
import NcursesTerminal
import TextGrid

/// The dashboard at a terminal: draw, wait for inputs, take them, and again.
struct ScreenLoop {
  let terminal: Terminal
  var state: DashboardState
  var runner: EffectRunner

  init(terminal: Terminal, state: DashboardState, library: AppLibrary) {
    self.terminal = terminal
    self.state = state
    runner = EffectRunner(library: library)
    if terminal.colors == .none { self.state.theme = Theme(.mono) }
  }

  /// The exit status. The terminal has been given back.
  mutating func run() -> Int32 {
    defer { terminal.stop() }
    while true {
      let frame = state.render()
      terminal.draw(
        frame.grid, cursor: frame.cursor.map { Terminal.Cursor(x: $0.x, y: $0.y) })
      for input in terminal.nextInputs(until: state.isExploring ? .now : nil) {
        let effects = state.update(input)
        if let status = runner.carryOut(effects, in: &state) { return status }
      }
    }
  }
}
