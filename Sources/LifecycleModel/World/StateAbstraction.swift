/// The state that cannot affect a search, because none of its events and questions reads it. Worlds
/// that differ only in this state count as one.
package struct StateAbstraction: Hashable, Sendable {
  /// The awaited content of pushes.
  package var content = false
  /// Notifications that are only in Notification Center.
  package var notificationList = false
  /// The notifications on the lock screen: the phone is never locked.
  package var lockScreen = false
  /// All but the newest notification of each push, because no event reaches the others.
  package var olderNotifications = false
  /// The times before which iOS grants no fetch and no task.
  package var grants = false
  /// Local notifications that are due later than this after the event: no sequence within the depth
  /// lasts that long, so how much later does not count.
  package var horizon = Milliseconds.max
  /// Indices of stored properties of the delegate that no code reads.
  package var properties: [Int] = []

  /// Work and memory of the app's code that cannot affect a completion handler.
  package var ignoresNonHandlers = false
  /// The most notifications that a world keeps. Older ones are dropped.
  package var mostNotifications = Int.max

  package init() {}
}
