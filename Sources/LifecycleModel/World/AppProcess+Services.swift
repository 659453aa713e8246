extension AppProcess {
  /// Objects that the running process has set up with iOS's frameworks. They end with the process.
  package struct Services: AtRest {
    /// A CLLocationManager has the app as its delegate.
    package var hasLocationDelegate = false
    /// `startMonitoringSignificantLocationChanges` was called in this process.
    package var hasAskedForSignificantChanges = false
    /// Location events that wait for a CLLocationManager with a delegate.
    package var pendingTravel: [Travel] = []
    /// `beginBackgroundTask`, in the order in which they were begun.
    package var backgroundTasks: [BackgroundTask] = []
    /// Remaining time in background while no task is begun; nil if it is the full budget.
    package var backgroundTimeLeft: Milliseconds?
    /// Takes the events of the CLMonitor that this process has made.
    package var monitor: Value?
    /// `startUpdatingLocation` was called; nil: it was not, or was stopped.
    package var standardUpdates: StandardUpdates?
    /// `allowsBackgroundLocationUpdates` of the manager.
    package var allowsBackgroundLocation = false
    /// Takes the elements of `CLLocationUpdate.liveUpdates()`.
    package var liveUpdates: Value?
    /// A CLBackgroundActivitySession that counts is held.
    package var hasActivitySession = false
    /// The goals of the CLServiceSessions that count and are held.
    package var serviceGoals: [ServiceGoal] = []
    /// Registered with BGTaskScheduler.
    package var launchHandlers: [LaunchHandler] = []
    /// Handlers of SwiftUI's `.backgroundTask(.urlSession(_:))`, with the session's identifier.
    package var sessionTasks: [LaunchHandler] = []
    /// Handed to a launch handler and not completed.
    package var runningTasks: [RunningTask] = []
    /// Submitted while the app was in front, to be started when its present code is done.
    package var continuedRequests: [String] = []
    /// Background URLSessions that exist as objects.
    package var sessions: [BackgroundSession] = []
    /// Sessions for which the process was woken and not yet told that all is delivered.
    package var wokenForSessions: [String] = []
    /// A transfer brought a file since a handler was last called.
    package var hasTransferred = false
    /// A PKPushRegistry has the app as its delegate and wants VoIP pushes.
    package var hasPushRegistry = false
    /// The registry's delegate was not yet given the token.
    package var awaitsCredentials = false
    /// The location manager's delegate was not yet told the authorization.
    package var awaitsAuthorization = false

    package init() {}
  }

  /// Continuous location, by where it began.
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
    /// Begun while the handler of a push, a fetch or transfers was open.
    package var isBegunInHandler = false
  }

  package struct LaunchHandler: Hashable, Sendable {
    package var identifier: String
    package var closure: Value
  }

  package struct RunningTask: Hashable, Sendable {
    package var task: LaunchedTask
    package var expiration: Value?
    /// Its expiration handler was called.
    package var hasExpired = false
  }
}

/// A BGTask as a launch handler gets it.
package struct LaunchedTask: Hashable, Sendable {
  package var id: Int
  package var identifier: String
  package var kind: TaskKind
}
