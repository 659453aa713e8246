/// Why something does not happen: the first condition that failed, and the rule that asks for it.
/// One value for events that cannot happen, for what iOS does not grant and for calls that do not
/// come.
package struct Denial: Hashable, Sendable {
  package var rule: Rule
  package var condition: Condition

  package enum Condition: Hashable, Sendable {
    /// The rule's sentence says it.
    case rule

    // The phone and the app, for an event.
    /// The event belongs to other screens than the one that shows.
    case wrongScreen(showing: Phone.Screen, allowed: [Phone.Screen])
    case appHasNoCard
    case nothingToTap(on: Phone.Screen)
    /// There are fewer notifications in reach than the number given.
    case noSuchNotification(wanted: Int, reachable: Int)
    /// `has`: the identifiers of the buttons that it has.
    case noSuchButton(String, has: [String])
    case buttonTakesNoText(String)
    case appNotRunning, appSuspended
    case notInstalled, alreadyInstalled
    case noDebugger, noCall, noPrompt

    // What iOS grants.
    /// iOS has it only from a later version on.
    case era
    case noMode
    /// The app never asked for it.
    case notAsked
    /// BGTaskSchedulerPermittedIdentifiers in Info.plist switches background fetch off.
    case taskIdentifiers
    case forceQuit
    case beforeFirstUnlock
    case refreshOff, lowPower
    /// Below a fifth and not on the charger.
    case lowBattery
    case inFront
    /// The phone is in use: unlocked, in a call, or running the app.
    case notIdle
    case noPower
    /// The app's own code starts it, iOS does not.
    case startedByApp
    case offline
    /// The time that has to pass first.
    case tooEarly(Milliseconds)

    // What a method is called for.
    /// The app's files have no such method, or a slip of its name.
    case noMethod(Callback)
    /// UNUserNotificationCenter has no delegate.
    case noCenterDelegate
    /// It is an object of code that is not here, by its spelling.
    case unknownDelegate(String)
    /// The class of the object that is the delegate has no such method, or a slip of its name.
    case delegateWithoutMethod(Callback, of: String)
    /// The push has nothing that the method is about.
    case nothingToShow
    case notInFront
    case notMutable
    case notAllowed
    /// The permission prompt is still up.
    case promptIsUp
    /// What a registration brought: neither token nor error, or a token.
    case noToken, tokenCame
    /// The method with a handler came with iOS 7; or the app has it as well, and it gets all
    /// pushes.
    case noFetchMethod, hasFetchMethod
    /// A link goes elsewhere.
    case link(LinkRoute)

    /// A move between active, inactive and background does not happen.
    case standing(Standing)
  }

  /// The situation in which the app does not move to another state, or is not told of a move.
  package enum Standing: Hashable, Sendable {
    /// No process runs; it is suspended; there is one, so none is launched.
    case isNotRunning, isSuspended, isLaunched
    /// How a process ends without a word to the app, or does not end.
    case endsSuspended, endsUntold, hasNoProcess, goesOn
    /// The same for its scene.
    case sceneEndsUntold, hasNoScene, keepsScene
    case isActive, isNotActive
    /// No panel, prompt or call covers the app, or one does.
    case isUncovered, isCovered
    case isInFront, wasInFront, launchedInFront
    case isInBackground, staysInBackground, startedInBackground
    case sceneIsConnected, sceneWaitsForFront
  }

  /// Who gets a link instead.
  package enum LinkRoute: Hashable, Sendable {
    /// `onOpenURL` of SwiftUI, the scene delegate, the application delegate.
    case toView, toScene, toApplication
    /// The method for user activities, the one for URLs, the other one for URLs.
    case asActivity, asURL, toOtherMethod
    /// At a launch the connection options hold it.
    case inOptions
  }

  package init(_ rule: Rule, _ condition: Condition = .rule) {
    self.rule = rule
    self.condition = condition
  }

  /// The denial of an event that does not fit what the phone shows.
  static func event(_ condition: Condition) -> Denial { Denial(.eventRefused, condition) }
}

/// What iOS grants to an app in background when it sees fit.
package enum Grant: String, CaseIterable, Hashable, Sendable {
  case fetch
  /// A BGAppRefreshTask, a BGProcessingTask.
  case refresh, processing
  /// The end of a background session's transfers.
  case transfer
}

extension Event {
  /// What iOS decides about by itself; nil for other events.
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
