/// A local notification that the app has left with iOS (UNNotificationRequest; up to iOS 9
/// UILocalNotification). It outlives the process.
package struct LocalRequest: Hashable, Sendable {
  package enum Trigger: Hashable, Sendable {
    case immediate
    case interval(Milliseconds, repeats: Bool)
    case calendar(CalendarMatch, repeats: Bool)
    case region(String, onEntry: Bool, onExit: Bool, repeats: Bool)

    package var repeats: Bool {
      switch self {
      case .immediate: return false
      case .interval(_, let repeats), .calendar(_, let repeats), .region(_, _, _, let repeats):
        return repeats
      }
    }
  }

  package var identifier: String
  /// The content as the payload of an equivalent push; userInfo stands beside `aps`.
  package var content: JSON
  package var trigger: Trigger
  /// On the simulated clock; nil where it waits for a region, or for a date that never comes.
  package var due: Milliseconds?

  package init(identifier: String, content: JSON, trigger: Trigger) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// The first time after `clock` at which it falls due.
  func nextDue(after clock: Milliseconds) -> Milliseconds? {
    switch trigger {
    case .immediate: return clock
    case .interval(let length, _): return clock + length
    case .calendar(let match, _): return match.next(after: clock)
    case .region: return nil
    }
  }
}

/// A Live Activity on the Lock Screen.
package struct LiveActivity: Hashable, Sendable {
  /// `content-state` of the newest update.
  package var state: JSON
  /// Timestamp of the newest update. Older pushes are ignored.
  package var timestamp: Int?
  /// It shows its last state until it leaves the Lock Screen.
  package var hasEnded = false
  /// It has left the Lock Screen: nothing is shown, and pushes to it are ignored.
  package private(set) var isDismissed = false
  /// Its content counts as old.
  package var isStale = false
  /// On the simulated clock; nil: not given.
  package var stale: Milliseconds?
  /// When iOS takes it from the Lock Screen, or ends it.
  package var end: Milliseconds

  package init(state: JSON, end: Milliseconds) {
    self.state = state
    self.end = end
  }

  /// What is left of one that is no longer on the Lock Screen.
  static let dismissed: LiveActivity = {
    var activity = LiveActivity(state: .object([]), end: 0)
    activity.hasEnded = true
    activity.isDismissed = true
    return activity
  }()
}
