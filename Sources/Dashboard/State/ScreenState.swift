import Explorer
import Laboratory

/// The state of a terminal program: the dashboard, or a demo with its detour.
package protocol ScreenState {
  var theme: Theme { get set }
  /// Creates the gauge of a new search.
  var searchGauge: @Sendable () -> SearchGauge { get set }
  /// Whether the session has reached `Session.mostMemory`.
  var isMemoryFull: @Sendable () -> Bool { get set }
  /// Whether a search or a long play advances with each tick.
  var isBusy: Bool { get }
  var isExploring: Bool { get }
  func render() -> Frame
  /// Tells the user that Escape has cancelled the work in progress, and that the state is
  /// unchanged.
  mutating func tellOfBreak()
}

extension DashboardState: ScreenState {}

extension DemoState: ScreenState {
  package var isBusy: Bool { detour?.isBusy == true }
  package var isExploring: Bool { detour?.isExploring == true }
  package mutating func tellOfBreak() { detour?.tellOfBreak() }
}
