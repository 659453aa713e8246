/// A push that was shown and can be tapped.
package struct Notification: Hashable, Sendable {
  package var push: ReceivedPush
  /// Still on the screen as a banner.
  package var hasBanner: Bool
  /// Kept in Notification Center.
  package var isInList: Bool
  /// On the lock screen: it arrived since the last unlock and the setting allows it.
  package var isOnLockScreen: Bool
}

/// A push or a local notification, by its number; both are counted together.
package struct NotificationName: Hashable, Sendable {
  package let id: PushID
  package let isLocal: Bool

  package init(id: PushID, isLocal: Bool = false) {
    self.id = id
    self.isLocal = isLocal
  }
}

/// A push as it reached the phone. Ids count the pushes of a run from 1.
package struct ReceivedPush: Hashable, Sendable {
  package var id: PushID
  package var push: Push
  /// A local notification: shown and answered as a push is, but never handed to a push method.
  package var isLocal = false
  /// The user's response; nil if the user opened the notification.
  package var response: NotificationResponse?

  /// `UNNotificationRequest.identifier`: of a push its collapse id, else one that iOS makes up.
  package var identifier: String { push.collapseID ?? "push-\(id)" }
  var name: NotificationName { NotificationName(id: id, isLocal: isLocal) }
}

extension World {
  /// What the user reads of it; nil where Show Previews hides the text.
  package func shownText(of notification: Notification) -> String? {
    settings.previews ? notification.push.push.text(in: stage.texts) : nil
  }
}

package struct NotificationCentre: Hashable, Sendable {
  /// Oldest first.
  package var notifications: [Notification] = []
  package var badge = 0
}
