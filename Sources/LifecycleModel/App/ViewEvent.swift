/// An update of an app's scenes and views by SwiftUI.
package enum ViewEvent: Hashable, Sendable {
  /// The launch ends. SwiftUI evaluates `App.body` for its background tasks (the moment within the
  /// launch is a model choice).
  case launched
  /// The window's scene connects and SwiftUI builds its views (swiftui.R2).
  case connected
  /// The views appear on the screen for the first time.
  case appeared
  /// The scene phase changes, before the scene's own method is called (swiftui.R2).
  case phase(ScenePhase)
  /// The phase is reported to the app, after that method. If the next phase follows at once,
  /// `runsClosures` is false: closures see only the last phase (model choice).
  case phaseTold(runsClosures: Bool)
  case opened(Link)
}

/// SwiftUI's `ScenePhase`.
package enum ScenePhase: String, CaseIterable, Hashable, Sendable {
  case background, inactive, active
}

/// A URL that the user opens outside of the app.
package struct Link: Hashable, Sendable {
  package var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether it is a web address that belongs to the app. The app receives it as a user activity.
  package var isUniversal: Bool {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    return scheme == "https" || scheme == "http"
  }
}
