/// Why something does not happen: the first condition that failed, and its rule. One type for refused events, for
/// things that iOS does not grant and for callbacks that do not come.
package struct Denial: Hashable, Sendable {
  package var rule: Rule
  package var condition: Condition

  package enum Condition: Hashable, Sendable {
    /// The rule's sentence states the condition.
    case rule

    // Conditions of the phone and the app, for an event.
    /// The event is possible on other screens only.
    case wrongScreen(showing: Phone.Screen, allowed: [Phone.Screen])
    case appHasNoCard
    case nothingToTap(on: Phone.Screen)
    /// Fewer notifications can be reached than the wanted position.
    case noSuchNotification(wanted: Int, reachable: Int)
    /// `has`: the identifiers of the buttons that it has.
    case noSuchButton(String, has: [String])
    case buttonTakesNoText(String)
    case appNotRunning, appSuspended
    case notInstalled, alreadyInstalled
    case noDebugger, noCall, noPrompt

    // Conditions for what iOS grants.
    /// Only later versions of iOS have it.
    case era
    case noMode
    /// The app never asked for it.
    case notAsked
    /// BGTaskSchedulerPermittedIdentifiers in Info.plist disables background fetch.
    case taskIdentifiers
    case forceQuit
    case beforeFirstUnlock
    case refreshOff, lowPower
    /// The battery is below 20 percent and not charging.
    case lowBattery
    case inFront
    /// The phone is in use: unlocked, in a call or running the app.
    case notIdle
    case noPower
    /// The app's own code starts it; iOS does not.
    case startedByApp
    case offline
    /// The time left until it may happen.
    case tooEarly(Milliseconds)

    // Conditions of a callback.
    /// The app's files do not have the method, or misspell its name.
    case noMethod(Callback)
    /// UNUserNotificationCenter has no delegate.
    case noCenterDelegate
    /// The delegate is an object of unknown code, by its spelling.
    case unknownDelegate(String)
    /// The class of the delegate object does not have the method, or misspells its name.
    case delegateWithoutMethod(Callback, of: String)
    /// The push has no content for the method.
    case nothingToShow
    case notInFront
    case notMutable
    case notAllowed
    /// The permission prompt is still up.
    case promptIsUp
    /// The result of a registration: neither token nor error, or a token.
    case noToken, tokenCame
    /// The method with a handler came with iOS 7. If the app has that method as well, it gets all
    /// pushes.
    case noFetchMethod, hasFetchMethod
    /// A link goes to another method.
    case link(LinkRoute)
    /// A background session needs no wake of the app.
    case session(SessionRoute)

    /// The app makes no transition between active, inactive and background.
    case standing(Standing)
  }

  /// The reason why the app does not change its state, or is not told about it.
  package enum Standing: Hashable, Sendable {
    /// No process runs; it is suspended; a process exists, so there is no launch.
    case isNotRunning, isSuspended, isLaunched
    /// The process ends suspended; it ends without a call; it does not exist; it continues.
    case endsSuspended, endsUntold, hasNoProcess, goesOn
    /// The scene ends without a call; it does not exist; it stays.
    case sceneEndsUntold, hasNoScene, keepsScene
    case isActive, isNotActive
    /// No panel, prompt or call covers the app; one covers it.
    case isUncovered, isCovered
    case isInFront, wasInFront, launchedInFront
    case isInBackground, staysInBackground, startedInBackground
    case sceneIsConnected, sceneWaitsForFront
  }

  /// The method or object that gets a link instead.
  package enum LinkRoute: Hashable, Sendable {
    /// `onOpenURL` of SwiftUI, the scene delegate, the application delegate.
    case toView, toScene, toApplication
    /// The method for user activities, a method for URLs, the app's other method for URLs.
    case asActivity, asURL, toOtherMethod
    /// The connection options hold the link of a launch.
    case inOptions
  }

  /// Where the calls of a background session go without a wake.
  package enum SessionRoute: Hashable, Sendable {
    /// To the delegate of the session, of an app in the foreground or running with the session.
    case toldInFront, told
    /// They wait: the app was woken for the session already, some of its transfers are not done, or
    /// a force quit cancelled all of them (background.URLBG).
    case waits
  }

  package init(_ rule: Rule, _ condition: Condition = .rule) {
    self.rule = rule
    self.condition = condition
  }

  /// The denial of an event that is not possible on the phone's current screen.
  static func event(_ condition: Condition) -> Denial { Denial(.eventRefused, condition) }
}

extension Denial.Condition {
  var needsNoWake: Bool { if case .session = self { true } else { false } }
}

/// Background work that iOS grants to an app at a time that iOS chooses.
package enum Grant: String, CaseIterable, Hashable, Sendable {
  case fetch
  /// A BGAppRefreshTask, a BGProcessingTask.
  case refresh, processing
  /// The end of a background session's transfers.
  case transfer
}

extension Event {
  /// The grant that the event stands for; nil for events that iOS does not decide about.
  package var grant: Grant? {
    switch self {
    case .grantedFetch: return .fetch
    case .grantedTask(.refresh): return .refresh
    case .grantedTask(.processing): return .processing
    case .grantedTask(.continued): return nil
    case .endedTransfers: return .transfer
    default: return nil
    }
  }
}
