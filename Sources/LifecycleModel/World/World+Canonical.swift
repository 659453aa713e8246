extension World {
  /// A form in which worlds that behave alike in a search are equal: the normal form without
  /// - doubled work: handlers that wait for the same closure or an equal task with the same time
  ///   left;
  /// - the numbers of the heap's cells;
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
    world.changeAllProcesses { process in
      let heap = program.withoutBookkeeping(process.memory.heap, keepsNumbers: false)
      if heap != process.memory.heap { process.memory.heap = heap }
    }
    if abstraction.ignoresNonHandlers {
      world.forgetOriginOfHandlers()
      if world.appProcess != nil {
        let memory = program.aboutHandlers(program.withoutDeadAssumptions(in: world))
        world.appProcess?.memory = memory
      }
      if !world.extensionsAtRest {
        for index in world.extensions.running.indices {
          let memory = world.extensions.running[index].process.memory
          world.extensions.running[index].process.memory = program.aboutHandlers(memory)
        }
      }
      let defaults = program.aboutHandlers(defaults: world.app.defaults)
      if defaults != world.app.defaults { world.app.defaults = defaults }
      let ofExtension = program.aboutHandlers(defaults: world.app.extensionDefaults)
      if ofExtension != world.app.extensionDefaults { world.app.extensionDefaults = ofExtension }
    }
    if abstraction.grants, !world.app.$registrations { world.app.registrations.forgetGrants() }
    if abstraction.horizon < .max, !world.app.$registrations {
      world.app.registrations.forgetFarTimes(beyond: abstraction.horizon, at: clock)
    }
    world.dropDuplicateWork(program, forHandlers: abstraction.ignoresNonHandlers)
    world.changeAllProcesses { $0.renumberCells() }
    return world.normalForm
  }

  /// A copy with the memory of `other`, a process with the same canonical form; nil if the processes
  /// differ in more than their memory.
  package func taking(memoryOf other: AppProcess) -> World? {
    guard var process = appProcess else { return nil }
    process.memory = other.memory
    guard process == other else { return nil }
    var world = self
    world.appProcess = other
    return world
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

  /// Forgets which push a handler belongs to, and the text of the assumption that decides whether it is called, because
  /// these are only printed. Keeps whether there is such an assumption, because that decides what happens at the time
  /// limit.
  private mutating func forgetOriginOfHandlers() {
    changeAllProcesses { process in
      for index in process.openHandlers.indices {
        if process.openHandlers[index].push != nil { process.openHandlers[index].push = nil }
        if process.openHandlers[index].dependsOn?.isEmpty == false {
          process.openHandlers[index].dependsOn = ""
        }
      }
      if !process.servicesAreDefault, process.services.backgroundTimeRestsOn?.isEmpty == false {
        process.services.backgroundTimeRestsOn = ""
      }
    }
  }

  /// Without Notification Center, a tap reaches only banners and the lock screen.
  private mutating func forgetNotificationList() {
    guard !center.notifications.isEmpty else { return }
    center.notifications.removeAll { !$0.hasBanner && !$0.isOnLockScreen }
    for index in center.notifications.indices { center.notifications[index].isInList = false }
  }

  /// A smaller world from which a search continues. It leaves out the pacing of silent pushes (searches run without
  /// throttling), work and records without effect, and older notifications of the same push. Without these bounds a
  /// search would not end. Because a tap reaches the newest notification first, each sequence found is also possible in
  /// the full world.
  package func boundedForSearch(
    _ abstraction: StateAbstraction, _ program: any AppProgram
  ) -> World {
    var world = self
    world.changeAllProcesses { process in
      let memory = process.memory
      let isIdle = { (timer: Timer) -> Bool in
        guard case .work(let work, _) = timer.kind else { return false }
        return program.isIdle(work)
          || (abstraction.ignoresNonHandlers && !program.concernsHandlers(work, in: memory))
      }
      if process.timers.contains(where: isIdle) { process.timers.removeAll(where: isIdle) }
      let heap = program.withoutBookkeeping(memory.heap, keepsNumbers: true)
      if heap != memory.heap { process.memory.heap = heap }
    }
    world.dropOlderExtensions()
    world.forgetPace()
    if abstraction.olderNotifications {
      world.dropOlderNotifications(beyond: abstraction.mostNotifications)
    }
    return world
  }

  /// Keeps one service extension at work on each push.
  private mutating func dropOlderExtensions() {
    guard !extensionsAtRest, extensions.running.count > 1 else { return }
    let all = extensions.running
    let gone = all.indices.filter { index in
      all[(index + 1)...].contains { $0.push.push == all[index].push.push }
    }
    for index in gone {
      let ended = timers(ofExtensionFor: all[index].push.id).map(\.id)
      changeTimers { $0.removeAll { ended.contains($0.id) } }
    }
    extensions.running.removeAll { running in gone.contains { all[$0].push.id == running.push.id } }
  }

  /// Keeps the newest notification of each push, at most `most` in all.
  private mutating func dropOlderNotifications(beyond most: Int) {
    guard center.notifications.count > 1 else { return }
    var kept: [Notification] = []
    for notification in center.notifications.reversed()
    where kept.count < most && !kept.contains(where: { $0.push.push == notification.push.push }) {
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
  fileprivate mutating func forgetFarTimes(beyond horizon: Milliseconds, at clock: Milliseconds) {
    for index in localRequests.indices {
      if let due = localRequests[index].due, due - clock > horizon {
        localRequests[index].due = clock + horizon + 1
      }
    }
  }

  fileprivate mutating func forgetGrants() {
    fetch.quietUntil = nil
    for index in taskRequests.indices { taskRequests[index].earliest = nil }
  }
}
