/// `UIApplication.State`, as the delegate reads it.
package enum ApplicationState: String, CaseIterable, Hashable, Sendable {
  case active, inactive, background
}

/// `UIScene.ActivationState`, as the delegate reads it.
package enum SceneState: String, CaseIterable, Hashable, Sendable {
  /// While it connects: up to and within its first `sceneWillEnterForeground`.
  case unattached
  case foregroundActive, foregroundInactive, background
}

package enum ProcessState: String, CaseIterable, Hashable, Sendable {
  case notRunning = "not-running"
  case running
  case suspended
}

/// The app's state in one word, as in `expect state`.
package enum LifecycleState: String, CaseIterable, Hashable, Sendable {
  case notRunning = "not-running"
  case inactive, active, background, suspended
}

package enum Permission: String, CaseIterable, Hashable, Sendable {
  case notDetermined = "not-determined"
  case denied, authorized, provisional
}

/// A process: the app's, or that of a notification service extension. All of it ends with the
/// process.
package struct AppProcess: Hashable, Sendable {
  /// A completion handler that iOS handed over and that has not been called.
  package struct OpenHandler: Hashable, Sendable {
    package var id: HandlerID
    package var kind: HandlerKind
    package var push: PushID?
    /// Of `presentation`: what the system shows when it has the answer.
    package var notification: ReceivedPush?
    /// The assumption that the app's code made before it called the handler.
    package var restsOn: String?
  }

  /// Everything, so that a copy of a process is one word.
  private var parts = CopyOnWrite(Parts())

  private struct Parts: Hashable, Sendable {
    var isSuspended = false
    var state = ApplicationState.background
    var isLockedInFront = false
    var scene: SceneState?
    var notificationDelegate: CenterDelegate?
    var authorizationAsked: Value?
    var awaitsRegistration = false
    var openHandlers: [OpenHandler] = []
    @Rare var services = Services()
    var memory = AppMemory()
    var timers: [Timer] = []
  }

  package init() {}
}

extension AppProcess {
  package var isSuspended: Bool {
    get { parts.value.isSuspended }
    set { parts.value.isSuspended = newValue }
  }

  package var state: ApplicationState {
    get { parts.value.state }
    set { parts.value.state = newValue }
  }

  /// In background, yet iOS 6 leaves `applicationState` at inactive: the phone was locked over it.
  package var isLockedInFront: Bool {
    get { parts.value.isLockedInFront }
    set { parts.value.isLockedInFront = newValue }
  }

  /// With scenes: the window's scene; nil: none is connected. A launch in background connects none
  /// (lifecycle.X2).
  package var scene: SceneState? {
    get { parts.value.scene }
    set { parts.value.scene = newValue }
  }

  /// The object that the app made the delegate of UNUserNotificationCenter last.
  package var notificationDelegate: CenterDelegate? {
    get { parts.value.notificationDelegate }
    set { parts.value.notificationDelegate = newValue }
  }

  /// The closure that waits for the user's answer to the prompt.
  package var authorizationAsked: Value? {
    get { parts.value.authorizationAsked }
    set { parts.value.authorizationAsked = newValue }
  }

  /// The app has registered for remote notifications and was not told yet how it went.
  package var awaitsRegistration: Bool {
    get { parts.value.awaitsRegistration }
    set { parts.value.awaitsRegistration = newValue }
  }

  package var openHandlers: [OpenHandler] {
    _read { yield parts.value.openHandlers }
    _modify { yield &parts.value.openHandlers }
  }

  /// What it has set up with iOS's frameworks.
  package var services: Services {
    _read { yield parts.value.services }
    set { parts.value.services = newValue }
  }

  package var servicesAtRest: Bool { parts.value.$services }

  package var memory: AppMemory {
    _read { yield parts.value.memory }
    _modify { yield &parts.value.memory }
  }

  /// iOS's deadlines for it and the work that it has put off, in the order in which they were
  /// started.
  package var timers: [Timer] {
    _read { yield parts.value.timers }
    _modify { yield &parts.value.timers }
  }
}

/// UNUserNotificationCenter holds its delegate weakly: it gets the calls as long as something else
/// owns it.
package enum CenterDelegate: Hashable, Sendable {
  /// An object, by the name of its class.
  case object(String)
  /// Neither the app's files nor the simulator know it; by its spelling.
  case unknown(String)
  /// nil: the delegate was an object of this class, which nothing owns any more.
  case gone(String)
}

package typealias HandlerID = Int
package typealias PushID = Int

package enum HandlerKind: String, Hashable, Sendable {
  case push, fetch
  /// The handler of `handleEventsForBackgroundURLSession`.
  case transfer
  /// The handler of `didReceiveIncomingPushWith`.
  case call
  /// The content handler of a service extension.
  case content
  /// UNUserNotificationCenter's: what to show in front, and the end of a response.
  case presentation, response
  /// The handler of a button or dismissal. It has a time limit, and missing it has no consequence.
  case action

  /// While such a handler has not been called the app is not suspended.
  package var holdsAwake: Bool {
    switch self {
    case .push, .fetch, .transfer: return true
    case .call, .content, .presentation, .response, .action: return false
    }
  }
}
