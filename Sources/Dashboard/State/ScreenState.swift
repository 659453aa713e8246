import Explorer
import Laboratory

/// What a terminal shows and reads keys for: the dashboard, or a demo with its detour.
package protocol ScreenState {
  var theme: Theme { get set }
  /// Makes the gauge of a new search.
  var searchGauge: @Sendable () -> SearchGauge { get set }
  /// Whether the session has reached `Session.mostMemory`.
  var isMemoryFull: @Sendable () -> Bool { get set }
  /// True while a search or a long play advances with each tick.
  var isBusy: Bool { get }
  var isExploring: Bool { get }
  /// Says that Escape has broken off what was at work, and that all is as before.
  mutating func tellOfBreak()
}

extension DashboardState: ScreenState {}

extension DemoState: ScreenState {
  package var isBusy: Bool { detour?.isBusy == true }
  package var isExploring: Bool { detour?.isExploring == true }
  package mutating func tellOfBreak() { detour?.tellOfBreak() }
}
