/// Requests of the app that iOS keeps. They outlive the process.
package struct Registrations: AtRest {
  package var fetch = Fetch()
  /// Times at which the user opened the app; only with option `habits`.
  package var openings: [Milliseconds] = []
  /// Regions that are monitored, in the order in which they were registered.
  package var regions: [Region] = []
  package var monitorsSignificantChanges = false
  package var monitorsVisits = false
  /// A CLBackgroundActivitySession was held when the process was last there.
  package var hasActivitySession = false
  /// Of the CLServiceSessions that were held when the process was last there; nil: the app has
  /// never made one, and its permission counts as it is.
  package var serviceGoals: [ServiceGoal]?
  /// Submitted to BGTaskScheduler and not yet launched for, in the order of submission.
  package var taskRequests: [TaskRequest] = []
  /// Transfers of background URLSessions, in the order of their start.
  package var transfers: [Transfer] = []
  package var pace = Pace()
  /// There is a token for VoIP pushes: the app has asked PushKit for them.
  package var takesCalls = false
  /// VoIP pushes for which the app reported no call to CallKit.
  package var unreportedCalls = 0
  /// Buttons of notifications: the last set that the app has given.
  package var categories: [NotificationCategory] = []
  /// Local notifications that wait, in the order in which they were added.
  package var localRequests: [LocalRequest] = []
  package var activity: LiveActivity?
  /// The window's scene session exists. Kept only where the app can notice it.
  package var hasSceneSession = false
  /// The session was discarded and the app was not told.
  package var owesDiscardedSession = false

  package init() {}

  /// A region with its identifier; entering or leaving it may be of no interest to the app.
  package struct Region: Hashable, Sendable {
    package var identifier: String
    package var notifiesOnEntry: Bool
    package var notifiesOnExit: Bool

    package init(identifier: String, notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true) {
      self.identifier = identifier
      self.notifiesOnEntry = notifiesOnEntry
      self.notifiesOnExit = notifiesOnExit
    }
  }

  /// Background fetch.
  package struct Fetch: Hashable, Sendable {
    package var interval = FetchInterval.never
    /// No fetch before this point on the clock; nil: none is kept back.
    package var quietUntil: Milliseconds?
    /// Fetches in a row that brought no new data, 2 at most.
    package var dryRuns = 0
  }

  package struct TaskRequest: Hashable, Sendable {
    package var identifier: String
    package var kind: TaskKind
    /// `earliestBeginDate` on the simulated clock; nil: none.
    package var earliest: Milliseconds?
    package var needsNetwork: Bool
    package var needsPower: Bool
  }

  /// The delay of transfers that start in background. It grows with each wake for transfers.
  package struct Pace: Hashable, Sendable {
    package var delay: Milliseconds = 0
    /// Time at which the delay is reset, unless a transfer starts before.
    package var until: Milliseconds?
  }

  /// A download task of a background URLSession; nsurlsessiond works at it outside the app.
  package struct Transfer: Hashable, Sendable {
    package var session: String
    /// The push whose call started it.
    package var push: PushID?
    /// Its session's configuration lets iOS choose the time.
    package var isDiscretionary = false
    /// So are those that were started in background, until the user opens the app
    /// (background.DISC).
    package var isFromBackground = false
    /// Its session's configuration lets its end wake the app.
    package var wakes = true
    /// iOS does not begin with it before; nil: it has begun.
    package var notBefore: Milliseconds?
    /// nil: under way. Once it has ended it waits for the app to take its delegate calls.
    package var end: TransferEnd?
  }
}

/// The authorization that a CLServiceSession asks for.
package enum ServiceGoal: String, CaseIterable, Hashable, Sendable {
  case always, whenInUse
}

/// The argument of `setMinimumBackgroundFetchInterval`.
package enum FetchInterval: Hashable, Sendable {
  case never, minimum
  case custom(Milliseconds)
}

/// BGAppRefreshTask, BGProcessingTask or BGContinuedProcessingTask. The last one is started by the
/// app while it is in front; iOS grants none by itself.
package enum TaskKind: String, CaseIterable, Hashable, Sendable {
  case refresh, processing, continued
}

/// `BGTaskScheduler.Error.Code`, thrown by `submit`.
package enum TaskError: String, CaseIterable, Hashable, Sendable {
  case unavailable, tooManyPendingTaskRequests, notPermitted
}

/// The result of a transfer. `didCompleteWithError` gets nil, an error, or -999 with the reason
/// that the user force-quit the app.
package enum TransferEnd: String, CaseIterable, Hashable, Sendable {
  case done, failed, cancelled
}
