/// The phone in the user's hand: what is in front, what lies over it, and its switches.
package struct Phone: Hashable, Sendable {
  /// What fills the screen when nothing lies over it and the phone is unlocked.
  package enum Front: String, Hashable, Sendable {
    case home, app, other, call
  }

  package enum Overlay: String, Hashable, Sendable {
    case switcher, center, control
  }

  /// A call that was answered and goes on. `fromApp`: it came while the app was in front, which
  /// comes forward again when the user hangs up on the call's screen. `isOverLock`: it was answered
  /// on the lock screen, which lies under it and stays locked.
  package struct OngoingCall: Hashable, Sendable {
    package var fromApp: Bool
    package var isOverLock: Bool
  }

  /// What the user sees, topmost first.
  package enum Screen: String, CaseIterable, Hashable, Sendable {
    case home, app, other, lock, switcher, center, control, ringing, call
  }

  package var front = Front.home
  package var overlay: Overlay?
  package var isRinging = false
  /// The call rings in a banner over what is in front, which stays as it is.
  package var ringsInBanner = false
  package var call: OngoingCall?
  package var isLocked = false
  /// Files of the class Complete can be read (`isProtectedDataAvailable`).
  package var hasProtectedData = true
  /// The permission prompt of the app is up; it shows while the app is in front.
  package var hasPrompt = false
  /// A sheet of the system covers the app, such as Face ID's; it goes when the app leaves the front.
  package var hasSystemSheet = false

  package var screen: Screen {
    if isRinging { return .ringing }
    if front == .call, !isLocked || call?.isOverLock == true { return .call }
    if isLocked { return .lock }
    switch overlay {
    case .switcher: return .switcher
    case .center: return .center
    case .control: return .control
    case nil: break
    }
    switch front {
    case .home: return .home
    case .app: return .app
    case .other: return .other
    case .call: return .call
    }
  }

  /// The state to which iOS moves the app for what is on the screen.
  package var appPresence: ApplicationState {
    guard front == .app, !isLocked else { return .background }
    let isCovered =
      overlay != nil || hasPrompt || hasSystemSheet || isRinging && !ringsInBanner
    return isCovered ? .inactive : .active
  }
}

/// Switches of the device and of the app's page in Settings.
package struct Settings: Hashable, Sendable {
  package enum Style: String, CaseIterable, Hashable, Sendable {
    case none, banner, alert
  }

  /// "Allow Location Access" of the app.
  package enum Location: String, CaseIterable, Hashable, Sendable {
    case always
    case inUse = "in-use"
    case never
  }

  package var location = Location.always
  package var style = Style.banner
  package var sound = true
  package var badge = true
  package var lockScreen = true
  package var notificationCenter = true
  package var backgroundRefresh = true
  package var lowPower = false
  /// A Focus or Do Not Disturb is on, and the app is not among those it allows.
  package var focus = false
  /// The app's notifications wait for the Scheduled Summary (iOS 15 and later).
  package var summary = false
  /// Show Previews; off: Never.
  package var previews = true
}

/// The outcome and duration of the app's own downloads (command `network`).
package struct Network: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case data, empty, failure
  }

  package var duration: Milliseconds = .seconds(2)
  package var outcome = Outcome.data

  package init() {}
}
