/// The buttons of notifications of one category (UNNotificationCategory; up to iOS 9
/// UIUserNotificationCategory). iOS keeps them while the app is not running.
package struct NotificationCategory: Hashable, Sendable {
  package struct Action: Hashable, Sendable {
    package var identifier: String
    /// The button opens the app. Without this, it calls the app in the background.
    package var opensApp: Bool
    /// The user must unlock first. For the app the phone stays locked.
    package var needsUnlock: Bool
    /// Has a text field.
    package var takesText: Bool

    package init(identifier: String, opensApp: Bool, needsUnlock: Bool, takesText: Bool) {
      self.identifier = identifier
      self.opensApp = opensApp
      self.needsUnlock = needsUnlock
      self.takesText = takesText
    }
  }

  package var identifier: String
  package var actions: [Action]
  /// Set by the category option `customDismissAction`.
  package var reportsDismissal: Bool

  package init(identifier: String, actions: [Action], reportsDismissal: Bool) {
    self.identifier = identifier
    self.actions = actions
    self.reportsDismissal = reportsDismissal
  }
}

/// The user's response to a notification, other than opening it.
package struct NotificationResponse: Hashable, Sendable {
  package var action: String
  /// The text that the user typed for a text button.
  package var text: String?

  package static let dismissAction = "com.apple.UNNotificationDismissActionIdentifier"
  package static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"

  /// The name in the trace: `dismiss` or the button's identifier.
  package var word: String { action == Self.dismissAction ? "dismiss" : action }
}
