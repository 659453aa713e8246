extension World {
  /// A form in which worlds that behave alike in a search are equal: the normal form without
  /// - doubled work: handlers that wait for the same closure or an equal task with the same time
  ///   left;
  /// - state that cannot affect the search (`StateAbstraction`).
  package func canonicalForm(_ abstraction: StateAbstraction, _ program: any AppProgram) -> World {
    var world = self
    if abstraction.content {
      if world.app.contentAtFront != nil { world.app.contentAtFront = nil }
      if !world.app.awaitedContent.isEmpty { world.app.awaitedContent = [] }
    }
    if abstraction.lockScreen { world.forgetLockScreen() }
    if abstraction.notificationList, world.phone.overlay != .center {
      world.forgetNotificationList()
    }
    for index in abstraction.properties
    where world.appProcess?.memory.properties.indices.contains(index) == true
      && world.appProcess?.memory.properties[index] != Value.none
    {
      world.appProcess?.memory.properties[index] = .none
    }
    if abstraction.asideFromHandlers {
      if world.appProcess != nil {
        world.appProcess?.memory = program.aboutHandlers(program.withoutSettled(in: self))
      }
      if !program.readsDefaultsForHandlers {
        if world.app.defaults != .dictionary([]) { world.app.defaults = .dictionary([]) }
        if world.app.extensionDefaults != .dictionary([]) {
          world.app.extensionDefaults = .dictionary([])
        }
      }
    }
    if abstraction.grants, !world.app.$registrations { world.app.registrations.forgetGrants() }
    world.dropDoubledWork()
    return world.normalForm
  }

  /// A copy without the app's process, the notifications and the phone's timers, which a search
  /// stores separately.
  package var remainder: World {
    var world = self
    world.appProcess = nil
    world.center = NotificationCentre()
    world.phoneTimers = []
    return world
  }

  /// The waiting time of each awaited content so far, at most the duration of a download.
  package var contentAges: [Milliseconds] {
    app.awaitedContent.map { min(clock - $0.since, network.duration) }.sorted()
  }

  private mutating func forgetLockScreen() {
    for index in center.notifications.indices where center.notifications[index].isOnLockScreen {
      center.notifications[index].isOnLockScreen = false
    }
  }

  /// Without Notification Center, a tap reaches only banners and the lock screen.
  private mutating func forgetNotificationList() {
    guard !center.notifications.isEmpty else { return }
    center.notifications.removeAll { !$0.hasBanner && !$0.isOnLockScreen }
    for index in center.notifications.indices { center.notifications[index].isInList = false }
  }

  /// A smaller world from which a search continues. It leaves out the pacing of silent pushes,
  /// because searches run without throttling; work and records without effect; and older
  /// notifications of the same push. Without these bounds a search would not end. Because a tap
  /// reaches the newest notification first, each sequence found is possible in the full world as
  /// well.
  package func boundedForSearch(
    _ abstraction: StateAbstraction, _ program: any AppProgram
  ) -> World {
    var world = self
    if let process = world.appProcess {
      let isIdle = { (timer: Timer) -> Bool in
        guard case .work(let work, _) = timer.kind else { return false }
        return program.isIdle(work)
          || (abstraction.asideFromHandlers && !program.bearsOnHandlers(work, in: process.memory))
      }
      if process.timers.contains(where: isIdle) {
        world.appProcess?.timers.removeAll(where: isIdle)
      }
      let heap = program.withoutBookkeeping(process.memory.heap)
      if heap != process.memory.heap { world.appProcess?.memory.heap = heap }
    }
    world.forgetPace()
    if abstraction.olderNotifications { world.dropOlderNotifications() }
    return world
  }

  private mutating func dropOlderNotifications() {
    guard center.notifications.count > 1 else { return }
    var kept: [Notification] = []
    for notification in center.notifications.reversed()
    where !kept.contains(where: { $0.push.push == notification.push.push }) {
      kept.append(notification)
    }
    guard kept.count < center.notifications.count else { return }
    let gone = center.notifications.filter { notification in !kept.contains(notification) }
    center.notifications = kept.reversed()
    phoneTimers.removeAll { timer in
      if case .banner(let push) = timer.kind { return gone.contains { $0.push.id == push } }
      return false
    }
  }
}

extension Registrations {
  fileprivate mutating func forgetGrants() {
    fetch.quietUntil = nil
    for index in taskRequests.indices { taskRequests[index].earliest = nil }
  }
}
