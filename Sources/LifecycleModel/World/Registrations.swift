/// Requests of the app that iOS keeps. They outlive the process.
package struct Registrations: AtRest {
  package var fetch = Fetch()
  /// Times at which the user opened the app; only with option `habits`.
  package var openings: [Milliseconds] = []
  /// Monitored regions, in the order of their registration.
  package var regions: [Region] = []
  package var monitorsSignificantChanges = false
  package var monitorsVisits = false
  /// The last process held a CLBackgroundActivitySession.
  package var hasActivitySession = false
  /// The goals of the CLServiceSessions that the last process held; nil if the app never created
  /// one, so that its permission counts unchanged.
  package var serviceGoals: [ServiceGoal]?
  /// Requests submitted to BGTaskScheduler whose launch is still to come, in the order of
  /// submission.
  package var taskRequests: [TaskRequest] = []
  /// Transfers of background URLSessions, in the order of their start.
  package var transfers: [Transfer] = []
  package var pace = Pace()
  /// The app asked PushKit for a VoIP token, and there is one.
  package var takesCalls = false
  /// VoIP pushes for which the app reported no call to CallKit.
  package var unreportedCalls = 0
  /// The notification categories that the app registered last.
  package var categories: [NotificationCategory] = []
  /// Pending local notifications, in the order in which they were added.
  package var localRequests: [LocalRequest] = []
  package var activity: LiveActivity?
  /// The window has a scene session. Stored only if the app can observe it.
  package var hasSceneSession = false
  /// The session was discarded and the app has not been told.
  package var owesDiscardedSession = false

  package init() {}

  /// A monitored region. The app may ignore its entries or exits.
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

  /// The state of background fetch.
  package struct Fetch: Hashable, Sendable {
    package var interval = FetchInterval.never
    /// No fetch before this time on the clock; nil: no limit.
    package var quietUntil: Milliseconds?
    /// The number of fetches in a row without new data, at most 2.
    package var dryRuns = 0
  }

  package struct TaskRequest: Hashable, Sendable {
    package var identifier: String
    package var kind: TaskKind
    /// `earliestBeginDate` on the simulated clock; nil if none.
    package var earliest: Milliseconds?
    package var needsNetwork: Bool
    package var needsPower: Bool
  }

  /// The delay of transfers that start in background. It grows with each wake for transfers.
  package struct Pace: Hashable, Sendable {
    package var delay: Milliseconds = 0
    /// The time at which the delay is reset, unless another transfer starts before.
    package var until: Milliseconds?
  }

  /// A download task of a background URLSession. nsurlsessiond runs it outside the app.
  package struct Transfer: Hashable, Sendable {
    package var session: String
    /// An upload ends without a file.
    package var isUpload: Bool
    /// The push whose call started it.
    package var push: PushID?
    /// The session's configuration lets iOS choose the time.
    package var isDiscretionary = false
    /// The transfer was started in the background. It is discretionary until the user opens the app
    /// (background.DISC).
    package var isFromBackground = false
    /// The session's configuration lets the end of the transfer wake the app.
    package var wakes = true
    /// iOS does not begin before this time on the clock; nil: it has begun.
    package var notBefore: Milliseconds?
    /// The task's `earliestBeginDate` on the clock. Unlike `notBefore`, it stays when the user opens
    /// the app.
    package var earliest: Milliseconds?
    /// nil while it runs. An ended transfer waits until the app has received its delegate calls.
    package var end: TransferEnd?
  }
}

/// The authorization that a CLServiceSession requests.
package enum ServiceGoal: String, CaseIterable, Hashable, Sendable {
  case always, whenInUse
}

/// The argument of `setMinimumBackgroundFetchInterval`.
package enum FetchInterval: Hashable, Sendable {
  case never, minimum
  case custom(Milliseconds)
}

/// BGAppRefreshTask, BGProcessingTask or BGContinuedProcessingTask. Only the app can start the last
/// one, in the foreground.
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
