/// State that cannot affect a search: no event of it reaches it and no question looks at it. Worlds
/// that differ in it alone count as one.
package struct StateAbstraction: Hashable, Sendable {
  /// The awaited content.
  package var content = false
  /// Notifications that are only in Notification Center.
  package var notificationList = false
  /// What stands on the lock screen: the phone is never locked.
  package var lockScreen = false
  /// Notifications of a push that has a newer one: no event reaches behind the newest.
  package var olderNotifications = false
  /// The time before which no fetch and no task is granted.
  package var grants = false
  /// Places of stored properties of the delegate that nothing reads.
  package var properties: [Int] = []

  /// What the app's code does and remembers that affects no completion handler.
  package var asideFromHandlers = false

  package init() {}
}
