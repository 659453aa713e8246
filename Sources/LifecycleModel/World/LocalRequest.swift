/// A scheduled local notification (UNNotificationRequest; up to iOS 9 UILocalNotification). It
/// outlives the process.
package struct LocalRequest: Hashable, Sendable {
  package enum Trigger: Hashable, Sendable {
    case immediate
    case interval(Milliseconds, repeats: Bool)
    case calendar(CalendarMatch, repeats: Bool)
    case region(String, onEntry: Bool, onExit: Bool, repeats: Bool)
    /// An unknown time. It never comes.
    case unknown

    var isCalendar: Bool {
      if case .calendar = self { true } else { false }
    }

    package var repeats: Bool {
      switch self {
      case .immediate, .unknown: return false
      case .interval(_, let repeats), .calendar(_, let repeats), .region(_, _, _, let repeats):
        return repeats
      }
    }
  }

  package var identifier: String
  /// The content in the form of a push payload; userInfo is next to `aps`.
  package var content: JSON
  package var trigger: Trigger
  /// The identifiers of its attachments.
  package var attachments: [String] = []
  /// On the simulated clock; nil if it waits for a region, or for a date that never comes.
  package var due: Milliseconds?

  package init(identifier: String, content: JSON, trigger: Trigger) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// The first time after `clock` at which it is due.
  /// `start`: the time when the clock was at 0, which the phone's calendar counts.
  func nextDue(after clock: Milliseconds, since start: Milliseconds) -> Milliseconds? {
    switch trigger {
    case .immediate: return clock
    case .interval(let length, _): return clock + length
    case .calendar(let match, _): return match.next(after: start + clock).map { $0 - start }
    case .region, .unknown: return nil
    }
  }

  /// The keys that the app gave it, without `aps`.
  package var userInfo: JSON {
    guard case .object(let members) = content else { return .object([]) }
    return .object(members.filter { $0.key != "aps" })
  }
}

/// A Live Activity on the Lock Screen.
package struct LiveActivity: Hashable, Sendable {
  /// `content-state` of the newest update.
  package var state: JSON
  /// Timestamp of the newest update. Older pushes are ignored.
  package var timestamp: Int?
  /// The activity has ended and shows its last state until it leaves the Lock Screen.
  package var hasEnded = false
  /// The activity has left the Lock Screen. Pushes to it are ignored.
  package private(set) var isDismissed = false
  package var isStale = false
  /// The stale date on the simulated clock; nil if not given.
  package var stale: Milliseconds?
  /// The time at which iOS removes it from the Lock Screen, or ends it.
  package var end: Milliseconds

  package init(state: JSON, end: Milliseconds) {
    self.state = state
    self.end = end
  }

  /// The state of an activity that is no longer on the Lock Screen.
  static let dismissed: LiveActivity = {
    var activity = LiveActivity(state: .object([]), end: 0)
    activity.hasEnded = true
    activity.isDismissed = true
    return activity
  }()
}
