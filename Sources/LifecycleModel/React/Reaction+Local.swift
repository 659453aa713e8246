/// Local notifications. iOS keeps the schedule and shows them whether or not the app runs.
extension Reaction {
  /// `UNUserNotificationCenter.add` or `scheduleLocalNotification`. Replaces a pending request with
  /// the same identifier.
  package mutating func add(_ request: LocalRequest) {
    var request = request
    let start = request.trigger.isCalendar ? world.clockStart : 0
    request.due = request.nextDue(after: world.clock, since: start)
    let limit = World.mostLocalRequests
    let keepsSoonest = world.stage.profile.keepsSoonestLocalRequests
    var dropped: LocalRequest?
    changeRegistrations {
      $0.localRequests.removeAll { $0.identifier == request.identifier }
      $0.localRequests.append(request)
      guard $0.localRequests.count > limit else { return }
      let index =
        keepsSoonest
        ? $0.localRequests.indices.max {
          [all = $0.localRequests] in (all[$0].due ?? .max, $0) < (all[$1].due ?? .max, $1)
        }
        : $0.localRequests.startIndex
      if let index { dropped = $0.localRequests.remove(at: index) }
    }
    emit(.app(.scheduled(request.identifier)), .appCode)
    if let dropped { emit(.app(.dropped(dropped.identifier)), .localLimit) }
  }

  /// `removePendingNotificationRequests`; nil: all. An unknown identifier does nothing.
  package mutating func removePending(_ identifiers: [String]?) {
    changeRegistrations {
      $0.localRequests.removeAll { identifiers?.contains($0.identifier) ?? true }
    }
    emit(.app(.removedPending(identifiers)), .appCode)
  }

  /// `removeDeliveredNotifications`; nil: all. The identifier of a push is its collapse id, or one
  /// that iOS creates.
  package mutating func removeDelivered(_ identifiers: [String]?) {
    emit(.app(.removedDelivered(identifiers)), .appCode)
    remove(
      world.center.notifications.filter { identifiers?.contains($0.push.identifier) ?? true },
      .deliveredRemoved)
  }

  /// `setNotificationCategories`, or the categories of UIUserNotificationSettings. Replaces the
  /// whole set.
  package mutating func setCategories(_ categories: [NotificationCategory]) {
    emit(.app(.setCategories(categories.map(\.identifier))), .appCode)
    changeRegistrations { $0.categories = categories }
  }

  /// Delivers the local notifications that are due.
  mutating func fireLocalRequests() {
    while let next = world.app.registrations.localRequests.filter({ $0.isDue(at: world.clock) })
      .min(by: { ($0.due ?? 0) < ($1.due ?? 0) })
    {
      guard localFirings < Reaction.localFiringsPerEvent else {
        emit(.app(.dropped(next.identifier)), .localFires)
        changeRegistrations(.localFires) {
          $0.localRequests.removeAll { $0.identifier == next.identifier }
        }
        continue
      }
      fire(next, .localFires)
    }
  }

  /// The phone crossed the border of a region.
  mutating func fireLocalRequests(in region: String, entered: Bool) {
    for request in world.app.registrations.localRequests {
      guard case .region(region, let onEntry, let onExit, _) = request.trigger,
        entered ? onEntry : onExit
      else { continue }
      fire(request, .localFiresInRegion)
    }
  }

  private mutating func fire(_ request: LocalRequest, _ rule: Rule) {
    let clock = world.clock
    let start = request.trigger.isCalendar ? world.clockStart : 0
    localFirings += 1
    changeRegistrations(rule) {
      if request.trigger.repeats,
        let index = $0.localRequests.firstIndex(where: { $0.identifier == request.identifier })
      {
        $0.localRequests[index].due = request.nextDue(after: clock, since: start)
      } else {
        $0.localRequests.removeAll { $0.identifier == request.identifier }
      }
    }
    let id = world.counters.pushes + 1
    emit(.pushNumbered(id), rule)
    var push = Push(payload: request.content)
    push.type = .alert
    push.collapseID = request.identifier
    push.userInfo = request.userInfo
    push.attachments = request.attachments
    push.trigger = request.trigger
    let received = ReceivedPush(id: id, push: push, isLocal: true)
    emit(.app(.localFired(id, request.identifier)), rule)
    present(received)
  }
}

extension Reaction {
  /// The most local notifications within one event; further ones are dropped. Otherwise an app that adds the same
  /// request each time it fires would keep the event from ending.
  fileprivate static let localFiringsPerEvent = 2_000
}

extension LocalRequest {
  fileprivate func isDue(at clock: Milliseconds) -> Bool { due.map { $0 <= clock } ?? false }
}

extension World {
  /// The most pending local notifications of an app. A repeating one counts once.
  package static let mostLocalRequests = 64

  /// The time at which the next local notification is due.
  var nextLocalDue: Milliseconds? {
    app.$registrations ? nil : app.registrations.localRequests.compactMap(\.due).min()
  }
}
