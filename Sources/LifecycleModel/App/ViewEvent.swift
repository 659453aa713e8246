/// What SwiftUI does with the scenes and views of an app.
package enum ViewEvent: Hashable, Sendable {
  /// The launch ends: `App.body` is read for its background tasks (swiftui.F67; where in the launch is
  /// a model choice).
  case launched
  /// The window's scene connects: its views are built (swiftui.F23).
  case connected
  /// The views come to the screen for the first time.
  case appeared
  /// The value alone, before the scene's own method (swiftui.F24).
  case phase(ScenePhase)
  /// After that method. `runsClosures`: false where the next phase follows at once, so that closures
  /// see only that one (swiftui.F43).
  case phaseTold(runsClosures: Bool)
  case opened(Link)
}

/// SwiftUI's `ScenePhase`.
package enum ScenePhase: String, CaseIterable, Hashable, Sendable {
  case background, inactive, active
}

/// A URL that the user follows outside of the app.
package struct Link: Hashable, Sendable {
  package var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// A web address that belongs to the app; the app gets it as a user activity.
  package var isUniversal: Bool {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    return scheme == "https" || scheme == "http"
  }
}
