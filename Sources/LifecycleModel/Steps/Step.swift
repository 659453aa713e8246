/// One thing that happened: what it changes and the rule that made it. History, stepping back,
/// `why`, the checks, the trace and the explorer all read the same list of steps.
package struct Step: Hashable, Sendable {
  package var change: Change
  package var rule: Rule
  package var time: Milliseconds
}

/// What a step changes. Data only; `World.apply` is the one place that acts on it.
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
  /// The trace does not name it.
  case quiet(QuietChange)

  /// Whether claims and properties of searches look at it.
  var isObserved: Bool {
    switch self {
    case .quiet(.handlerOpened), .quiet(.contentAwaited): return true
    case .quiet: return false
    default: return true
    }
  }

  /// Whether the trace has a line for it.
  package var isShown: Bool {
    if case .quiet = self { return false }
    return true
  }
}

/// A change of the world that the trace does not name; `show` and `why` can.
package enum QuietChange: Hashable, Sendable {
  /// Between inactive and background while `applicationState` goes on saying inactive (iOS 6).
  case lockedInFront(Bool)
  /// What the window's scene is now; nil: disconnected.
  case scene(SceneState?)
  case notificationDelegate(CenterDelegate?)
  case authorizationAsked(Value?)
  case registrationAwaited(Bool)
  case phone(Phone)
  case settings(Settings)
  case network(Network)
  indirect case stage(Configuration)
  case clock(Milliseconds)
  case notifications([Notification])
  case heap([Value?])
  case defaults(Value)
  case keychain(Value)
  case pushNumbered(PushID)
  case handlerOpened(AppProcess.OpenHandler)
  /// See `OpenHandler.restsOn`.
  case handlerRests(HandlerID, on: String?)
  case contentAwaited(PushID)
  case contentReviewed(Installation.Content)
  case debugger(Installation.Debugger)
  case card(Bool)
  case launchedOnce
  /// The app is on the phone; false: deleted with all that it has left there.
  case installed(Bool)
  /// The server's token is that of a deleted app; whether APNs knows it.
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
  /// From here on code of the service extension for this push runs; nil: of the app.
  case codeRuns(inExtensionFor: PushID?)
}

/// What became of a push at APNs.
package struct Verdict: Hashable, Sendable {
  package enum Fate: String, CaseIterable, Hashable, Sendable {
    case delivered, stored, discarded, rejected
  }

  package var fate: Fate
  package var push: PushID
  /// Present where the provider was answered.
  package var status: Int?
  /// APNs' own word: an error's `reason`, or the category of its delivery log (push.A-METR).
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

/// `applicationState`, or no process to have one.
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
  /// Seen inside the call.
  package var state: ApplicationState
  /// nil where the callback has no launch options.
  package var launchOptions: LaunchOptions?
  package var answer: Answer
  /// The task's identifier, of a launch handler.
  package var task: String?
  /// Name of the response; nil if the user opened the notification.
  package var action: String?
  /// The connection options hold the response of a tap.
  package var holdsResponse = false
  /// The new phase, for closures that receive the scene's phase.
  package var phase: ScenePhase?

  /// The word of the trace: an extension has no `applicationState`, and a SwiftUI app has none yet
  /// while it is made.
  package var stateWord: String {
    if callback == .appInit { return "-" }
    return callback.row.object == .serviceExtension ? "extension" : state.rawValue
  }

  /// Apple's name; of a launch handler with the identifier behind it.
  package var name: String { callback.swiftName + (task.map { "(\($0))" } ?? "") }
}

package struct SourceLine: Hashable, Sendable {
  package var line: Int
  /// A remark at that line says what the delegate takes the push for.
  package var mark: Treatment?

  package init(line: Int, mark: Treatment? = nil) {
    self.line = line
    self.mark = mark
  }
}

package enum Treatment: String, CaseIterable, Hashable, Sendable {
  case arrival, tap, nothing
}

/// How the delegate treated a push, against what it really was.
package struct Outcome: Hashable, Sendable {
  package var name: NotificationName
  package var treatedAs: Treatment
  package var was: Treatment

  /// A tap that is taken for anything else, an arrival that is taken for a tap. An arrival that is
  /// not handled is no fault.
  package var isWrong: Bool { was == .tap ? treatedAs != .tap : treatedAs == .tap }
}

package enum TimerChange: Hashable, Sendable {
  case started, stopped, expired
  /// The app's own work stands still while its process is suspended; the trace tells it as
  /// `stopped` and, when it goes on, as `started`.
  case paused, resumed
}

package enum Terminator: String, CaseIterable, Hashable, Sendable {
  case user, system, watchdog, crash, xcode, reboot
}

package enum SnapshotContent: String, Hashable, Sendable {
  case old, new
}

/// `UIBackgroundFetchResult`.
package enum FetchResult: String, CaseIterable, Hashable, Sendable {
  case newData, noData, failed
}

/// Something that the app's code did.
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
  /// A local notification comes, under the number that pushes are counted with.
  case localFired(PushID, String)
  /// A button wants the user to unlock; for the app the phone stays locked.
  case passcodeAsked
  /// UNUserNotificationCenter has no delegate any more: nothing else owned the object.
  case delegateGone
  case downloadStarted(PushID?)
  case downloadEnded(PushID?, Network.Outcome)
  case logged(String)
  case setBadge(Int)
  case opened(String)
  case registered
  case asked(ServiceRequest)
  /// Outside the app, by nsurlsessiond.
  case transfersEnded(TransferEnd)
  /// iOS called an expiration handler of the app.
  case expirationCalled
  /// UIKit posted a notification that the app observes.
  case posted(String)
  case trapped(String, line: Int)
  /// The code ran on without end and was stopped.
  case ranAway(line: Int)
  /// A URL that the app does not get, since it returned false at its launch.
  case linkRefused(String)
  /// The Keychain answers errSecInteractionNotAllowed for the item with this account or service.
  case keychainClosed(String)
  /// A call that the simulator does not play, by its spelling.
  case called(String)
  /// An unknown thing was given a value for the first time.
  case assumed(Assumed)
  /// The code would trap in the line, for a reason that rests on an assumption.
  case wouldTrap(String, line: Int, because: String)
  /// iOS would end the process, for a reason that rests on an assumption.
  case wouldBeKilled(because: String)
  /// iOS did not call the app for a push; with the step's rule the condition is the `Denial`.
  case notCalled(NotificationName, Denial.Condition = .rule)
  /// iOS did not tell the app of something else; rule and condition as in `notCalled`.
  case notWoken(WakeSource, Denial.Condition = .rule)
  /// iOS showed nothing of a visible push; the step's rule says why.
  case notShown(NotificationName)
}

/// What beside a push may wake an app.
package enum WakeSource: String, CaseIterable, Hashable, Sendable {
  case location, fetch, task, transfer
}
