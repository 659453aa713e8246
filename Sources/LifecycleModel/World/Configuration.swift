/// The settings before the first event: profile, options and Info.plist.
package struct Configuration: Hashable, Sendable {
  package var profile: Profile
  /// How the app's files adopt scenes.
  package var adoption = SceneAdoption.manifest
  /// nil if the app has no Localizable.strings.
  package var texts: LocalizedTexts?
  /// Options that are on, in the order of `Option.allCases`.
  package private(set) var options: [Option] = []
  /// UIBackgroundModes of the app, in the order of `BackgroundMode.allCases`.
  package private(set) var modes: [BackgroundMode] = []
  /// The app is installed but was never launched: permission not determined, no token.
  package var isFresh = false
  /// The user's assumptions, sorted by place.
  package private(set) var assumptions: [Assumption] = []

  package init(profile: Profile) {
    self.profile = profile
  }

  /// The scene's callbacks when the user swipes away the app in the foreground; nil if the app has
  /// no scenes.
  package var sceneEnd: Profile.SceneEnd? {
    switch adoption {
    case .none: return nil
    case .manifest: return profile.sceneEnd
    case .swiftUI: return profile.sceneEnd ?? .disconnects
    }
  }

  /// UIKit calls scene methods instead of the application delegate's (lifecycle.A7).
  package var hasScenes: Bool { sceneEnd != nil }

  /// Replaces an assumption about the same place.
  package mutating func assume(_ assumption: Assumption) { assumptions.assume(assumption) }
  mutating func forget(_ gone: [Assumption]) { assumptions.removeAll { gone.contains($0) } }

  package func has(_ option: Option) -> Bool { options.contains(option) }
  package func has(_ mode: BackgroundMode) -> Bool { modes.contains(mode) }

  package mutating func set(_ option: Option, on: Bool) { options.set(option, on: on) }

  package mutating func setModes(_ wanted: [BackgroundMode]) {
    modes = BackgroundMode.allCases.filter(wanted.contains)
  }
}

/// How an app adopts scenes. For an app that does not, UIKit calls the application delegate's
/// life-cycle methods in all versions up to 26.
package enum SceneAdoption: Hashable, Sendable {
  case none
  /// UIKit: a scene delegate, a configuration or a scene manifest. Has scenes from iOS 13 on.
  case manifest
  /// A SwiftUI `App` always has scenes.
  case swiftUI
}

/// A value of UIBackgroundModes in Info.plist.
package enum BackgroundMode: String, CaseIterable, Hashable, Sendable {
  case remoteNotification = "remote-notification"
  case fetch
  case location
  case processing
  case voip
  case audio
}
