/// Why an event cannot happen now. The way there is told with it (module CommandLanguage).
package enum Refusal: Hashable, Sendable {
  /// The event belongs to other screens than the one that shows.
  case wrongScreen(showing: Phone.Screen, allowed: [Phone.Screen])
  case appHasNoCard
  case nothingToTap(on: Phone.Screen)
  /// There are fewer notifications in reach than the number given.
  case noSuchNotification(wanted: Int, reachable: Int)
  /// `has`: the identifiers of the buttons that it has.
  case noSuchButton(String, has: [String])
  case buttonTakesNoText(String)
  case appNotRunning
  case appSuspended
  case noDebugger
  case noCall
  case noPrompt
  /// iOS decides about it, and would not.
  case notGranted(Grant, Barrier)
}

extension Refusal {
  /// The rule that forbids it.
  package var rule: Rule {
    switch self {
    case .notGranted(let grant, let barrier): return barrier.rule(for: grant)
    case .wrongScreen, .appHasNoCard, .nothingToTap, .noSuchNotification, .noSuchButton,
      .buttonTakesNoText, .appNotRunning,
      .appSuspended, .noDebugger, .noCall, .noPrompt:
      return .eventRefused
    }
  }
}
