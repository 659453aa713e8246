import Dashboard
import Laboratory
import NcursesTerminal
import Platform
import TextGrid

/// A program on a terminal: draws its state, waits for inputs, handles them, and repeats.
protocol TerminalLoop {
  associatedtype State: ScreenState
  var terminal: Terminal { get }
  var state: State { get set }
  var escapeGuard: EscapeGuard<State> { get set }
  /// Handles one input. Returns the exit status to end with, or nil to continue.
  mutating func apply(_ input: Input) -> Int32?
}

extension TerminalLoop {
  /// Handles an input that can be cancelled. Cancelling restores the earlier state. Returns the exit status to end
  /// with, or nil to continue.
  mutating func take(_ input: Input) -> Int32? {
    let isBusy = state.isBusy
    // A cancelled search cleans up by itself; keeping the state would copy the search.
    let before = state.isExploring ? nil : state
    let (status, isCancelled) = terminal.interruption.perform { apply(input) }
    guard isCancelled, status == nil else { return status }
    if let before { state = before }
    // Work that continues with each tick is stopped by the key itself.
    if !isBusy {
      escapeGuard.brokeOff()
      state.tellOfBreak()
    }
    return nil
  }
}

extension ScreenState {
  /// A copy with this process's limits for searches and plays.
  func limitedToProcess() -> Self {
    var limited = self
    limited.searchGauge = { ProcessGauge.begin() }
    limited.isMemoryFull = { hasMoreInMemory(than: Session.mostMemory) }
    return limited
  }
}
