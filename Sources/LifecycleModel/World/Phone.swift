/// The phone: what is in front, what covers it, and its switches.
package struct Phone: Hashable, Sendable {
  /// The content of the unlocked screen when nothing covers it.
  package enum Front: String, Hashable, Sendable {
    case home, app, other, call
  }

  package enum Overlay: String, Hashable, Sendable {
    case switcher, center, control
  }

  /// An answered call. `fromApp`: the app was in front (also below the lock screen) when the call came, and returns
  /// when the user hangs up on the call's screen. `isOverLock`: the call was answered on the lock screen, which stays
  /// locked.
  package struct OngoingCall: Hashable, Sendable {
    package var fromApp: Bool
    package var isOverLock: Bool
  }

  /// The visible screen, topmost first.
  package enum Screen: String, CaseIterable, Hashable, Sendable {
    case home, app, other, lock, switcher, center, control, ringing, call
  }

  package var front = Front.home
  package var overlay: Overlay?
  package var isRinging = false
  /// The call rings in a banner; the app or screen below stays as it is.
  package var ringsInBanner = false
  package var call: OngoingCall?
  package var isLocked = false
  /// Files with protection Complete can be read (`isProtectedDataAvailable`).
  package var hasProtectedData = true
  /// The app's permission prompt is up. It is visible while the app is in front.
  package var hasPrompt = false
  /// A system sheet covers the app, such as that of Face ID. It closes when the app leaves the
  /// foreground.
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

  /// The application state that iOS requires for the current screen.
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

  /// The app's setting "Allow Location Access".
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
  /// A Focus or Do Not Disturb is on and does not allow the app.
  package var focus = false
  /// The app's notifications wait for the Scheduled Summary (iOS 15 and later).
  package var summary = false
  /// Show Previews. Off means Never.
  package var previews = true

  /// Low Power Mode switches Background App Refresh off (background.BRS).
  package var refreshIsAvailable: Bool { backgroundRefresh && !lowPower }
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
