/// What iOS grants to an app in background when it sees fit.
package enum Grant: String, CaseIterable, Hashable, Sendable {
  case fetch
  /// A BGAppRefreshTask, a BGProcessingTask.
  case refresh, processing
  /// The end of a background session's transfers.
  case transfer
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
  /// Below a fifth and not on the charger.
  case lowBattery
  case inFront
  /// The phone is in use: unlocked, in a call, or running the app.
  case notIdle
  case noPower
  case offline
  /// Not before so much time has passed.
  case tooEarly(Milliseconds)

  package func rule(for grant: Grant) -> Rule {
    switch grant {
    case .fetch, .refresh, .processing: return ruleOfGrants(grant)
    case .transfer: return ruleOfTransfers
    }
  }

  private func ruleOfGrants(_ grant: Grant) -> Rule {
    switch self {
    case .era: return grant == .fetch ? .fetchEra : .taskEra
    case .noMode: return .fetchNoMode
    case .notAsked: return grant == .fetch ? .fetchIntervalNever : .taskNotSubmitted
    case .taskIdentifiers: return .fetchTaskIdentifiers
    case .banned: return grant == .processing ? .taskBanned : .grantBanned
    case .beforeFirstUnlock: return .grantBeforeFirstUnlock
    case .refreshOff: return .grantRefreshOff
    case .lowPower: return .grantLowPower
    case .lowBattery: return .grantLowBattery
    case .inFront: return .grantInFront
    case .notIdle: return .taskIdle
    case .noPower: return .taskNeedsPower
    case .offline: return .taskNeedsNetwork
    case .tooEarly: return grant == .fetch ? .fetchQuietTime : .taskTooEarly
    }
  }

  private var ruleOfTransfers: Rule {
    switch self {
    case .era: return .transferEra
    case .refreshOff, .lowPower: return .transferDiscretionary
    case .tooEarly: return .transferDelay
    case .offline: return .transferNeedsNetwork
    case .notAsked, .noMode, .taskIdentifiers, .banned, .beforeFirstUnlock, .lowBattery, .inFront,
      .notIdle, .noPower:
      return .transferNone
    }
  }
}

extension TaskKind {
  package var grant: Grant {
    switch self {
    case .refresh: return .refresh
    case .processing: return .processing
    }
  }
}
