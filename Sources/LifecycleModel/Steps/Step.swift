/// A single change and the rule that caused it. History, stepping back, `why`, the checks, the trace and the explorer
/// all read the same list of steps.
package struct Step: Hashable, Sendable {
  package var change: Change
  package var rule: Rule
  package var time: Milliseconds
}

/// The change that a step makes. Plain data; only `World.apply` executes it.
package enum Change: Hashable, Sendable {
  indirect case event(Event)
  indirect case refused(Event, Denial)
  case apns(Verdict)
  case display(Display)
  case process(from: ProcessState, to: ProcessState)
  case state(from: StateName, to: StateName)
  indirect case call(Call)
  case line(SourceLine)
  /// A stored property of the delegate.
  case property(index: Int, name: String, from: Value, to: Value)
  /// A flag of iOS.
  case flag(from: Flag, to: Flag)
  case timer(Timer, TimerChange)
  case app(AppAction)
  case outcome(Outcome)
  case terminated(Terminator, code: String?)
  case snapshot(SnapshotContent)
  /// A change that the trace does not print.
  case quiet(QuietChange)

  /// Whether claims and properties of searches read it.
  var isObserved: Bool {
    switch self {
    case .quiet(.handlerOpened), .quiet(.contentNeverGiven), .quiet(.contentAwaited): return true
    case .quiet: return false
    default: return true
    }
  }

  /// Whether the trace prints it.
  package var isShown: Bool {
    if case .quiet = self { return false }
    return true
  }
}

/// A change of the world that the trace does not print; `show` and `why` can print it.
package enum QuietChange: Hashable, Sendable {
  /// The app is in the background, but `applicationState` still says inactive (iOS 6).
  case lockedInFront(Bool)
  /// The new state of the window's scene; nil: disconnected.
  case scene(SceneState?)
  case notificationDelegate(CenterDelegate?)
  case authorizationAsked([Value]?)
  case registrationAwaited(Bool)
  case phone(Phone)
  case settings(Settings)
  case network(Network)
  indirect case stage(Configuration)
  case clock(Milliseconds)
  case notifications([Notification])
  case heap(HeapChange)
  case defaults(Value)
  case keychain(Value)
  case pushNumbered(PushID)
  case handlerOpened(AppProcess.OpenHandler)
  /// See `OpenHandler.dependsOn`.
  case handlerRests(HandlerID, on: String?)
  /// The service extension ended without a call of its content handler.
  case contentNeverGiven(HandlerID)
  case contentAwaited(PushID)
  case contentReviewed(Installation.Content)
  case debugger(Installation.Debugger)
  case card(Bool)
  case launchedOnce
  /// Whether the app is installed. false: it was deleted together with all its data.
  case installed(Bool)
  /// The server's token is that of a deleted app. `known`: APNs knows it.
  case deadToken(known: Bool)
  case booted
  case storage([PushService.Stored])
  case held(ReceivedPush?)
  case silentDelivery
  case silentWake
  case power(Power)
  indirect case registrations(Registrations)
  indirect case services(AppProcess.Services)
  case regions([String])
  case serviceExtensions(ServiceExtensions)
  /// The following code runs in the service extension for this push; nil: in the app.
  case codeRuns(inExtensionFor: PushID?)
}

/// The fate of a push at APNs.
package struct Verdict: Hashable, Sendable {
  package enum Fate: String, CaseIterable, Hashable, Sendable {
    case delivered, stored, discarded, rejected
  }

  package var fate: Fate
  package var push: PushID
  /// Present if the provider got an answer.
  package var status: Int?
  /// APNs' own wording: the `reason` of an error, or the category in its delivery log (push.A-METR).
  package var reason: String?
}

package struct Display: Hashable, Sendable {
  package enum Place: String, CaseIterable, Hashable, Sendable {
    case banner, list, lockscreen, sound, badge
  }

  package var place: Place
  package var text: String?
  package var badge: Int?
}

/// `applicationState`, or a word for an app without a process.
package enum StateName: String, Hashable, Sendable {
  case inactive, active, background
  case notRunning = "not-running"

  package init(_ state: ApplicationState) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

package struct Call: Hashable, Sendable {
  package var callback: Callback
  /// The state that the called code sees.
  package var state: ApplicationState
  /// nil if the callback has no launch options.
  package var launchOptions: LaunchOptions?
  package var answer: Answer
  /// The task's identifier, for a launch handler.
  package var task: String?
  /// Name of the response; nil if the user opened the notification.
  package var action: String?
  /// The connection options hold the response of a tap.
  package var holdsResponse = false
  /// The new phase, for closures that receive the scene phase.
  package var phase: ScenePhase?

  /// The state as the trace prints it. An extension has no `applicationState`, nor has a SwiftUI
  /// app while its initializer runs.
  package var stateWord: String {
    if callback == .appInit { return "-" }
    return callback.row.object == .serviceExtension ? "extension" : state.rawValue
  }

  /// Apple's name. For a launch handler, the identifier follows it.
  package var name: String { callback.swiftName + (task.map { "(\($0))" } ?? "") }
}

package struct SourceLine: Hashable, Sendable {
  package var line: Int
  /// The mark in the line's comment: how the delegate interprets the push.
  package var mark: Treatment?

  package init(line: Int, mark: Treatment? = nil) {
    self.line = line
    self.mark = mark
  }
}

package enum Treatment: String, CaseIterable, Hashable, Sendable {
  case arrival, tap, nothing
}

/// How the delegate treated a push, and what the push really was.
package struct Outcome: Hashable, Sendable {
  package var name: NotificationName
  package var treatedAs: Treatment
  package var was: Treatment

  /// Whether a tap was treated as anything else, or an arrival as a tap. An unhandled arrival is not a mistake.
  package var isWrong: Bool { was == .tap ? treatedAs != .tap : treatedAs == .tap }
}

package enum TimerChange: Hashable, Sendable {
  case started, stopped, expired
  /// The app's own work stops while its process is suspended. The trace prints `stopped` and later
  /// `started`.
  case paused, resumed
}

package enum Terminator: String, CaseIterable, Hashable, Sendable {
  case user, system, watchdog, crash, xcode, reboot
  /// The app's code called `exit`.
  case exit
}

package enum SnapshotContent: String, Hashable, Sendable {
  case old, new
}

/// `UIBackgroundFetchResult`.
package enum FetchResult: String, CaseIterable, Hashable, Sendable {
  case newData, noData, failed
}

/// An action of the app's code.
package enum AppAction: Hashable, Sendable {
  /// A completion handler of iOS was called. `again`: it had been called before.
  case completed(HandlerID, result: FetchResult?, again: Bool)
  /// The answer to `willPresent`.
  case presented(HandlerID, options: [String], again: Bool)
  /// Local notifications and categories, by their identifiers; nil: all.
  case scheduled(String)
  case dropped(String)
  case removedPending([String]?)
  case removedDelivered([String]?)
  case setCategories([String])
  /// A local notification arrives. It is numbered together with the pushes.
  case localFired(PushID, String)
  /// A button requires the user to unlock. To the app the phone still appears locked.
  case passcodeAsked
  /// UNUserNotificationCenter has lost its delegate, because nothing else owned the object.
  case delegateGone
  case downloadStarted(PushID?)
  case downloadEnded(PushID?, Network.Outcome)
  case logged(String)
  case setBadge(Int)
  case opened(String)
  case registered
  case asked(ServiceRequest)
  /// Transfers ended in nsurlsessiond, outside the app.
  case transfersEnded(TransferEnd)
  /// iOS called an expiration handler of the app.
  case expirationCalled
  /// UIKit posted a notification that the app observes.
  case posted(String)
  case trapped(String, line: Int)
  /// The code was stopped because it did not end.
  case ranAway(line: Int)
  /// The simulator stopped reading SwiftUI's views at one of its own limits. The app continues.
  case viewsCutOff(ViewsLimit)
  /// The app does not get the URL, because it returned false at its launch.
  case linkRefused(String)
  /// The Keychain answers errSecInteractionNotAllowed for the item with this account or service.
  case keychainClosed(String)
  /// A call that the simulator does not support, by its spelling.
  case called(String)
  /// An unknown expression got an assumed value for the first time.
  case assumed(Assumed)
  /// The code would trap in the line, but only under the assumption `because`. It continues instead.
  case wouldTrap(String, line: Int, because: String)
  /// iOS would end the process, but only under the assumption `because`.
  case wouldBeKilled(because: String)
  /// iOS did not call the app for a push. The step's rule and this condition form the `Denial`.
  case notCalled(NotificationName, Denial.Condition = .rule)
  /// iOS did not call the app for something else. Rule and condition as in `notCalled`.
  case notWoken(WakeSource, Denial.Condition = .rule)
  /// iOS did not show a visible push. The step's rule says why. `isAssumed`: code that is not in the files decides it.
  case notShown(NotificationName, isAssumed: Bool = false)
}

/// Limits of reading SwiftUI's views: readings after one change, and statements of one reading.
package enum ViewsLimit: String, Hashable, Sendable {
  case changes, statements
}

/// Causes other than a push that can wake an app.
package enum WakeSource: String, CaseIterable, Hashable, Sendable {
  case location, fetch, task, transfer
}
