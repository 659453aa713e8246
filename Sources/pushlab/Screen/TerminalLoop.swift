import Dashboard
import Laboratory
import NcursesTerminal
import Platform
import TextGrid

/// What plays a state at a terminal: draw, wait for inputs, take them, and again.
protocol TerminalLoop {
  associatedtype State: ScreenState
  var terminal: Terminal { get }
  var state: State { get set }
  var escapeGuard: EscapeGuard<State> { get set }
  /// Carries out what one input asks for; the status to end with.
  mutating func apply(_ input: Input) -> Int32?
}

extension TerminalLoop {
  /// Applies an input that can be broken off: then the state from before comes back. The status to end
  /// with.
  mutating func take(_ input: Input) -> Int32? {
    let isBusy = state.isBusy
    // A search drops by itself what was broken off; keeping it would copy it.
    let before = state.isExploring ? nil : state
    let (status, isBrokenOff) = terminal.interruption.perform { apply(input) }
    guard isBrokenOff, status == nil else { return status }
    if let before { state = before }
    // What goes on with each tick is stopped by the key itself.
    if !isBusy {
      escapeGuard.brokeOff()
      state.tellOfBreak()
    }
    return nil
  }
}

extension ScreenState {
  /// With searches and plays that end at the limits of this process.
  func limitedToProcess() -> Self {
    var limited = self
    limited.searchGauge = { ProcessGauge.begin() }
    limited.isMemoryFull = { hasMoreInMemory(than: Session.mostMemory) }
    return limited
  }
}
