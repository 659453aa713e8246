/// State that cannot affect a search: no event of it reaches it and no question looks at it. Worlds
/// that differ in it alone count as one.
package struct StateAbstraction: Hashable, Sendable {
  /// Which content is awaited.
  package var content = false
  /// What stands in Notification Center only.
  package var notificationList = false
  /// Notifications of a push that has a newer one: no event reaches behind the newest.
  package var olderNotifications = false
  /// These stored properties of the delegate, by their places: nothing reads them.
  package var properties: [Int] = []

  /// What the app's code does and remembers that bears on no completion handler.
  package var asideFromHandlers = false

  package init() {}
}
