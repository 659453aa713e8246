/// `UIApplication.State`, as the delegate reads it.
package enum ApplicationState: String, CaseIterable, Hashable, Sendable {
  case active, inactive, background
}

/// `UIScene.ActivationState`, as the delegate reads it.
package enum SceneState: String, CaseIterable, Hashable, Sendable {
  /// During the connection, until the first `sceneWillEnterForeground` returns.
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

/// A process: the app's, or that of a notification service extension. All its parts end with it.
package struct AppProcess: Hashable, Sendable {
  /// A completion handler that iOS passed to the app and that has not been called.
  package struct OpenHandler: Hashable, Sendable {
    package var id: HandlerID
    package var kind: HandlerKind
    package var push: PushID?
    /// The notification that the system shows after the answer. Only for kind `presentation`.
    package var notification: ReceivedPush?
    /// The assumption that decides whether the handler is called; nil: none.
    package var dependsOn: String?
  }

  /// All parts behind one reference, so that copying a process is cheap.
  private var parts = CopyOnWrite(Parts())

  private struct Parts: Hashable, Sendable {
    var isSuspended = false
    var state = ApplicationState.background
    var isLockedInFront = false
    var scene: SceneState?
    var notificationDelegate: CenterDelegate?
    var authorizationAsked: [Value]?
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

  /// iOS 6: the phone was locked over the app, which is in the background while `applicationState`
  /// stays inactive.
  package var isLockedInFront: Bool {
    get { parts.value.isLockedInFront }
    set { parts.value.isLockedInFront = newValue }
  }

  /// The window's scene, for an app with scenes; nil if none is connected. A background launch
  /// connects none (lifecycle.X2).
  package var scene: SceneState? {
    get { parts.value.scene }
    set { parts.value.scene = newValue }
  }

  /// The last object that the app made the delegate of UNUserNotificationCenter.
  package var notificationDelegate: CenterDelegate? {
    get { parts.value.notificationDelegate }
    set { parts.value.notificationDelegate = newValue }
  }

  /// The closures that wait for the user's answer to the prompt, one for each request.
  package var authorizationAsked: [Value]? {
    get { parts.value.authorizationAsked }
    set { parts.value.authorizationAsked = newValue }
  }

  /// The app has registered for remote notifications and has not been told the result.
  package var awaitsRegistration: Bool {
    get { parts.value.awaitsRegistration }
    set { parts.value.awaitsRegistration = newValue }
  }

  package var openHandlers: [OpenHandler] {
    _read { yield parts.value.openHandlers }
    _modify { yield &parts.value.openHandlers }
  }

  /// Everything that the process has set up with iOS's frameworks.
  package var services: Services {
    _read { yield parts.value.services }
    set { parts.value.services = newValue }
  }

  package var servicesAreDefault: Bool { parts.value.$services }

  package var memory: AppMemory {
    _read { yield parts.value.memory }
    _modify { yield &parts.value.memory }
  }

  /// iOS's deadlines for the process and the work that it has deferred, in the order of their
  /// start.
  package var timers: [Timer] {
    _read { yield parts.value.timers }
    _modify { yield &parts.value.timers }
  }
}

/// The delegate of UNUserNotificationCenter. Because the reference is weak, the delegate gets calls
/// only while something else owns it.
package enum CenterDelegate: Hashable, Sendable {
  /// An object of the app, by the name of its class.
  case object(String)
  /// An object of unknown code, by its spelling.
  case unknown(String)
  /// The delegate was an object of this class and has been freed, because nothing else owned it.
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
  /// UNUserNotificationCenter's handlers: for `willPresent`, and for a response.
  case presentation, response
  /// The handler of a button or dismissal. It has a time limit, and missing it has no consequence.
  case action

  /// The app is not suspended while such a handler is open.
  package var holdsAwake: Bool {
    switch self {
    case .push, .fetch, .transfer: return true
    case .call, .content, .presentation, .response, .action: return false
    }
  }
}
