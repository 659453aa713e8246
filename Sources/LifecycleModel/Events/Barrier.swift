/// What iOS grants to an app in background when it sees fit.
package enum Grant: String, CaseIterable, Hashable, Sendable {
  case fetch
}

/// Why iOS would not grant it now.
package enum Barrier: Hashable, Sendable {
  /// iOS has it only from a later version on.
  case era
  case noMode
  /// The app never asked for it.
  case notAsked
  /// BGTaskSchedulerPermittedIdentifiers in Info.plist switches background fetch off.
  case taskIdentifiers
  case banned
  case beforeFirstUnlock
  case refreshOff
  case lowPower
  case inFront
  /// Not before so much time has passed.
  case tooEarly(Milliseconds)

  package func rule(for grant: Grant) -> Rule {
    switch self {
    case .era: return .fetchEra
    case .noMode: return .fetchNoMode
    case .notAsked: return .fetchIntervalNever
    case .taskIdentifiers: return .fetchTaskIdentifiers
    case .banned: return .grantBanned
    case .beforeFirstUnlock: return .grantBeforeFirstUnlock
    case .refreshOff: return .grantRefreshOff
    case .lowPower: return .grantLowPower
    case .inFront: return .grantInFront
    case .tooEarly: return .fetchQuietTime
    }
  }
}
