/// `UIApplication.State`, as the delegate reads it.
package enum ApplicationState: String, CaseIterable, Hashable, Sendable {
  case active, inactive, background
}

/// `UIScene.ActivationState`, as the delegate reads it.
package enum SceneState: String, CaseIterable, Hashable, Sendable {
  /// While it connects: up to and within its first `sceneWillEnterForeground` (swiftui.F26).
  case unattached
  case foregroundActive, foregroundInactive, background
}

package enum ProcessState: String, CaseIterable, Hashable, Sendable {
  case notRunning = "not-running"
  case running
  case suspended
}

/// What iOS tells of the app in one word (`expect state`).
package enum LifecycleState: String, CaseIterable, Hashable, Sendable {
  case notRunning = "not-running"
  case inactive, active, background, suspended
}

package enum Permission: String, CaseIterable, Hashable, Sendable {
  case notDetermined = "not-determined"
  case denied, authorized, provisional
}

/// The app under test as iOS keeps it: its process, what is remembered about it, its memory.
package struct AppProcess: Hashable, Sendable {
  package enum Debugger: String, Hashable, Sendable {
    case none, waiting, attached
  }

  package enum Content: String, CaseIterable, Hashable, Sendable {
    case ready, missing
  }

  /// A completion handler that iOS handed over and that has not been called.
  package struct OpenHandler: Hashable, Sendable {
    package var id: HandlerID
    package var kind: HandlerKind
    package var push: PushID?
    /// The assumption that the app's code made before it called the handler.
    package var restsOn: String?
  }

  package struct Awaited: Hashable, Sendable {
    package var push: PushID
    package var since: Milliseconds
  }

  package var process = ProcessState.notRunning
  /// Meaningful only while there is a process.
  package var state = ApplicationState.background
  /// In background, yet iOS 6 leaves `applicationState` at inactive: the phone was locked over it.
  package var isLockedInFront = false
  /// With scenes: the window's scene; nil: none is connected. A launch in background connects none
  /// (lifecycle.X2).
  package var scene: SceneState?
  /// The object that the app made the delegate of UNUserNotificationCenter last.
  package var notificationDelegate: CenterDelegate?
  /// The app's card in the app switcher: from the first launch until it is swiped away.
  package var hasCard = false
  package var wasLaunchedBefore = true
  package var isInstalled = true
  /// Set by the swipe in the app switcher: no launch in background until the user opens the app
  /// (lifecycle.D1).
  package var isForceQuit = false
  package var debugger = Debugger.none
  package var permission = Permission.authorized
  package var hasToken = true
  /// The closure that waits for the user's answer to the prompt.
  package var authorizationAsked: Value?
  /// The app has registered for remote notifications and was not told yet how it went.
  package var awaitsRegistration = false
  package var openHandlers: [OpenHandler] = []
  /// Content-available pushes that called the app on arrival and are not downloaded yet.
  package var awaitedContent: [Awaited] = []
  /// Whether anything was awaited when the app last came to the front; nil before that.
  package var contentAtFront: Content?
  /// What its process has set up with iOS.
  @Rare package var services = Services()
  package var memory = AppMemory()
  /// UserDefaults: a dictionary that outlives the process.
  package var defaults = Value.dictionary([])

  package var lifecycle: LifecycleState {
    switch process {
    case .notRunning: return .notRunning
    case .suspended: return .suspended
    case .running:
      switch state {
      case .active: return .active
      case .inactive: return .inactive
      case .background: return .background
      }
    }
  }

  package var isInForeground: Bool { process == .running && state != .background }
}

/// UNUserNotificationCenter holds its delegate weakly: it gets the calls as long as something else
/// owns it.
package enum CenterDelegate: Hashable, Sendable {
  /// By the name of its class.
  case object(String)
  /// Neither the app's files nor the simulator know it; by its spelling.
  case unknown(String)
}

package typealias HandlerID = Int
package typealias PushID = Int

package enum HandlerKind: String, Hashable, Sendable {
  case push, fetch
  /// Of `handleEventsForBackgroundURLSession`.
  case transfer
  /// Of `didReceiveIncomingPushWith`.
  case call
  /// The content handler of a service extension.
  case content
  /// UNUserNotificationCenter's: what to show in front, and the end of a response.
  case presentation, response
  /// Of a button or a dismissal: the app has some time for it, and nothing follows where it is not
  /// called (notifications.1.22, 1.23).
  case action

  /// While such a handler has not been called the app is not suspended.
  package var holdsAwake: Bool {
    switch self {
    case .push, .fetch, .transfer: return true
    case .call, .content, .presentation, .response, .action: return false
    }
  }
}
