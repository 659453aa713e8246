/// A notification that was shown and can be tapped.
package struct Notification: Hashable, Sendable {
  package var push: ReceivedPush
  /// It is shown as a banner.
  package var hasBanner: Bool
  package var isInList: Bool
  /// It is shown on the lock screen: it arrived since the last unlock, and the setting allows it.
  package var isOnLockScreen: Bool
}

/// The number of a push or a local notification. Both are numbered together.
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
  /// This is a local notification. It is shown and answered like a push, but never passed to a push
  /// method.
  package var isLocal = false
  /// The user's response; nil if the user opened the notification.
  package var response: NotificationResponse?

  /// `UNNotificationRequest.identifier`. For a push this is its collapse id, or a UUID that iOS
  /// creates. No UUID that the app's code creates is equal to it.
  package var identifier: String {
    if let collapseID = push.collapseID { return collapseID }
    let digits = String(id, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return "00000000-0000-4000-9000-" + zeros + digits
  }
  var name: NotificationName { NotificationName(id: id, isLocal: isLocal) }
}

extension World {
  /// The visible text; nil if Show Previews hides it.
  package func shownText(of notification: Notification) -> String? {
    settings.previews ? notification.push.push.text(in: stage.texts) : nil
  }
}

package struct NotificationCentre: Hashable, Sendable {
  /// Oldest first.
  package var notifications: [Notification] = []
  package var badge = 0
}
