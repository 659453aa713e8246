extension AppProcess {
  /// Everything that the running process has set up with iOS's frameworks. It ends with the process.
  package struct Services: AtRest {
    /// The app is the delegate of a CLLocationManager.
    package var hasLocationDelegate = false
    /// `startMonitoringSignificantLocationChanges` was called in this process.
    package var hasAskedForSignificantChanges = false
    /// Location events that wait until a CLLocationManager has a delegate.
    package var pendingTravel: [Travel] = []
    /// Tasks of `beginBackgroundTask`, in the order in which they began.
    package var backgroundTasks: [BackgroundTask] = []
    /// The remaining background time while no task is begun; nil if it is the full budget.
    package var backgroundTimeLeft: Milliseconds?
    /// The assumption that decides whether the begun tasks are ended; nil: none.
    package var backgroundTimeRestsOn: String?
    /// The closure that receives the events of this process's CLMonitor.
    package var monitor: Value?
    /// Set by `startUpdatingLocation`; nil if it was not called or was stopped.
    package var standardUpdates: StandardUpdates?
    /// `allowsBackgroundLocationUpdates` of the manager.
    package var allowsBackgroundLocation = false
    /// The closure that receives the elements of `CLLocationUpdate.liveUpdates()`.
    package var liveUpdates: Value?
    /// The app holds a CLBackgroundActivitySession that takes effect.
    package var hasActivitySession = false
    /// The goals of the CLServiceSessions that the app holds and that take effect.
    package var serviceGoals: [ServiceGoal] = []
    /// Handlers registered with BGTaskScheduler.
    package var launchHandlers: [LaunchHandler] = []
    /// Handlers of SwiftUI's `.backgroundTask(.urlSession(_:))`, with the session's identifier.
    package var sessionTasks: [LaunchHandler] = []
    /// The Tasks of such handlers that run now.
    package var runningSessionTasks: [RunningSessionTask] = []
    /// Tasks passed to a launch handler and not completed.
    package var runningTasks: [RunningTask] = []
    /// Tasks submitted in the foreground. They start when the app's current code returns.
    package var continuedRequests: [String] = []
    /// Background URLSessions that the process has created.
    package var sessions: [BackgroundSession] = []
    /// Sessions for which iOS woke the process and that still lack the call after the last event.
    package var wokenForSessions: [String] = []
    /// A transfer has delivered a file since the app last called a handler.
    package var hasTransferred = false
    /// The app is the delegate of a PKPushRegistry that requests VoIP pushes.
    package var hasPushRegistry = false
    /// The registry's delegate has not received the token yet.
    package var awaitsCredentials = false
    /// The location manager's delegate has not been told the authorization yet.
    package var awaitsAuthorization = false

    package init() {}
  }

  /// Standard location updates, by where the app started them.
  package enum StandardUpdates: Hashable, Sendable {
    case inFront, inBackground
  }

  /// A background URLSession with the settings of its configuration (background.SSLE,
  /// background.DISC).
  package struct BackgroundSession: Hashable, Sendable {
    package var identifier: String
    package var sendsLaunchEvents: Bool
    package var isDiscretionary: Bool
  }

  package struct BackgroundTask: Hashable, Sendable {
    package var id: Int
    package var expiration: Value?
    /// The task was begun while the handler of a push, a fetch or a transfer was open.
    package var isBegunInHandler = false
  }

  package struct RunningSessionTask: Hashable, Sendable {
    /// It is called when the closure returns.
    package var handler: HandlerID
    /// Cancels the Task.
    package var cancel: Value
  }

  package struct LaunchHandler: Hashable, Sendable {
    package var identifier: String
    package var closure: Value
  }

  package struct RunningTask: Hashable, Sendable {
    package var task: LaunchedTask
    package var expiration: Value?
    /// Its expiration handler has been called.
    package var hasExpired = false
  }
}

/// A BGTask as a launch handler receives it.
package struct LaunchedTask: Hashable, Sendable {
  package var id: Int
  package var identifier: String
  package var kind: TaskKind
}
