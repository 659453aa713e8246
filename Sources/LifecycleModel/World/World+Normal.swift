extension World {
  /// Normal form: worlds with equal forms behave alike. The clock is 0, and deadlines are remaining times. Pushes,
  /// handlers and timers are numbered by position. All awaited content that no running work downloads counts as one.
  /// For walks and searches, which run without throttling and pacing.
  package var normalForm: World {
    var world = self
    world.clock = 0
    world.clockStart = 0
    world.forgetPace()
    if world.apns.closedAt != nil { world.apns.closedAt = nil }
    world.bootedAt = stage.has(.postBootHold) ? bootedAt.map { $0 - clock } : nil
    world.normalizeTimes(at: clock)
    world.renumber()
    return world
  }

  /// The normal form, in which the time goes on: a search continues from it, because code of the app
  /// that runs in equal circumstances then runs at equal times with equal numbers.
  package var inNormalTime: World {
    var world = normalForm
    world.clockStart = elapsed
    return world
  }

  /// Forgets when silent pushes were delivered and woke the app.
  mutating func forgetPace() {
    if !apns.silentDeliveries.isEmpty { apns.silentDeliveries = [] }
    if !apns.silentWakes.isEmpty { apns.silentWakes = [] }
  }

  private mutating func normalizeTimes(at clock: Milliseconds) {
    // Of overdue work, only the order matters.
    let overdue = timers.compactMap { timer -> Milliseconds? in
      if case .due(let time) = timer.progress, time < clock { return time }
      return nil
    }
    changeTimers { timers in
      for index in timers.indices {
        guard case .due(let time) = timers[index].progress else { continue }
        timers[index].progress = .due(
          time < clock ? -Set(overdue.filter { $0 >= time }).count : time - clock)
      }
    }
    for index in apns.stored.indices { apns.stored[index].expires -= clock }
    if !app.$registrations { app.registrations.normalizeTimes(at: clock) }
  }

  private mutating func renumber() {
    var pushes = Numbering()
    var handlers = Numbering()
    let timers = timers
    var timerNumbers = Numbering()
    for timer in timers { _ = timerNumbers.number(timer.id) }
    let downloading = timers.compactMap { timer -> PushID? in
      if case .download(let download) = timer.kind { return download.push }
      return nil
    }
    for index in center.notifications.indices {
      center.notifications[index].push.id = pushes.number(center.notifications[index].push.id)
    }
    for index in apns.stored.indices {
      apns.stored[index].received.id = pushes.number(apns.stored[index].received.id)
    }
    if let held = apns.held { apns.held?.id = pushes.number(held.id) }
    if !app.$registrations { app.registrations.renumber { pushes.number($0) } }
    for index in phoneTimers.indices {
      phoneTimers[index].renumber(&pushes, &handlers, &timerNumbers)
    }
    if appProcess != nil { appProcess!.renumber(&pushes, &handlers, &timerNumbers) }
    if !extensionsAtRest {
      for index in extensions.running.indices {
        extensions.running[index].push.id = pushes.number(extensions.running[index].push.id)
        extensions.running[index].process.renumber(&pushes, &handlers, &timerNumbers)
      }
    }
    renumberAwaitedContent(&pushes, stillComing: downloading)
    counters = Counters(
      pushes: pushes.count, handlers: handlers.count, timers: timers.count)
  }

  private mutating func renumberAwaitedContent(
    _ pushes: inout Numbering, stillComing: [PushID]
  ) {
    guard !app.awaitedContent.isEmpty else { return }
    var awaited: [Installation.Awaited] = []
    for content in app.awaitedContent {
      let push = stillComing.contains(content.push) ? pushes.number(content.push) : 0
      if !awaited.contains(where: { $0.push == push }) {
        awaited.append(Installation.Awaited(push: push, since: 0))
      }
    }
    app.awaitedContent = awaited.sorted { $0.push < $1.push }
  }
}

extension AppProcess {
  fileprivate mutating func renumber(
    _ pushes: inout Numbering, _ handlers: inout Numbering, _ timerNumbers: inout Numbering
  ) {
    for index in openHandlers.indices {
      openHandlers[index].id = handlers.number(openHandlers[index].id)
      if let push = openHandlers[index].push { openHandlers[index].push = pushes.number(push) }
      if let id = openHandlers[index].notification?.id {
        openHandlers[index].notification?.id = pushes.number(id)
      }
    }
    for index in timers.indices { timers[index].renumber(&pushes, &handlers, &timerNumbers) }
    if !servicesAreDefault {
      for index in services.runningSessionTasks.indices {
        let id = services.runningSessionTasks[index].handler
        services.runningSessionTasks[index].handler = handlers.number(id)
      }
      services.changeClosures { $0.renumberingHandlers { handlers.number($0) } }
    }
    for index in memory.properties.indices where memory.properties[index].holdsHandlers {
      memory.properties[index] = memory.properties[index].renumberingHandlers {
        handlers.number($0)
      }
    }
    for index in memory.heap.indices {
      guard let cell = memory.heap[index], cell.holdsHandlers else { continue }
      memory.heap[index] = cell.renumberingHandlers { handlers.number($0) }
    }
  }
}

extension Timer {
  fileprivate mutating func renumber(
    _ pushes: inout Numbering, _ handlers: inout Numbering, _ timerNumbers: inout Numbering
  ) {
    id = timerNumbers.number(id)
    switch kind {
    case .handler(let id): kind = .handler(handlers.number(id))
    case .transfer(let id): kind = .transfer(handlers.number(id))
    case .serviceExtension(let id): kind = .serviceExtension(pushes.number(id))
    case .report(let id): kind = .report(pushes.number(id))
    case .banner(let id): kind = .banner(pushes.number(id))
    case .download(var download):
      download.push = download.push.map { pushes.number($0) }
      download.closure = download.closure.renumberingHandlers { handlers.number($0) }
      kind = .download(download)
    case .work(let closure, let arguments):
      kind = .work(closure.renumberingHandlers { handlers.number($0) }, arguments)
    case .suspend, .launch, .callback, .location, .backgroundTask, .backgroundGrace, .task,
      .taskGrace:
      break
    }
  }
}

/// Numbers things 1, 2, ... in the order of their first appearance.
private struct Numbering {
  private var seen: [Int] = []
  var count: Int { seen.count }

  mutating func number(_ id: Int) -> Int {
    if let index = seen.firstIndex(of: id) { return index + 1 }
    seen.append(id)
    return seen.count
  }
}

extension World {
  /// Whether there is an open handler, of the app or a service extension, that no code can call any
  /// more.
  package func hasForgottenHandler(besides idle: [Int]) -> Bool {
    processViews.contains { world in
      world.openHandlers.contains { !world.canReach(handler: $0.id, besides: idle) }
    }
  }

  /// Whether code of the app can still call the handler, because a waiting closure or the delegate's memory refers to
  /// it. `idle`: indices of stored properties that do not count, because no code reads them.
  package func canReach(handler: HandlerID, besides idle: [Int]) -> Bool {
    let memory = memory
    let read = memory.properties.indices.filter { !idle.contains($0) }
    let values = read.map { memory.properties[$0] } + memory.heap.compactMap { $0 }
    return (values + closuresHeld).contains { $0.holds(handler: handler) }
  }
}

extension World {
  /// Closures of the running process that iOS or its deferred work refers to.
  package var closuresHeld: [Value] {
    var held: [Value] = []
    for timer in process?.timers ?? [] {
      switch timer.kind {
      case .download(let download): held.append(download.closure)
      case .work(let closure, _): held.append(closure)
      case .suspend, .handler, .launch, .callback, .location, .backgroundTask, .backgroundGrace,
        .task, .taskGrace, .transfer, .report, .serviceExtension, .banner:
        break
      }
    }
    held += process?.authorizationAsked ?? []
    return servicesAreDefault ? held : held + services.closures
  }
}

extension Registrations {
  fileprivate mutating func normalizeTimes(at clock: Milliseconds) {
    fetch.quietUntil = fetch.quietUntil.flatMap { $0 > clock ? $0 - clock : nil }
    openings = openings.map { $0 - clock }
    pace = pace.settled(at: clock)
    pace.until = pace.until.map { $0 - clock }
    for index in transfers.indices {
      transfers[index].notBefore = transfers[index].notBefore.flatMap {
        $0 > clock ? $0 - clock : nil
      }
      transfers[index].earliest = transfers[index].earliest.flatMap {
        $0 > clock ? $0 - clock : nil
      }
    }
    for index in localRequests.indices {
      if let due = localRequests[index].due { localRequests[index].due = due - clock }
    }
    if let activity, !activity.isDismissed {
      self.activity?.end = activity.end - clock
      self.activity?.stale = activity.stale.map { $0 - clock }
    }
    for index in taskRequests.indices {
      guard let earliest = taskRequests[index].earliest else { continue }
      taskRequests[index].earliest = earliest > clock ? earliest - clock : nil
    }
  }

  fileprivate mutating func renumber(_ number: (PushID) -> PushID) {
    for index in transfers.indices { transfers[index].push = transfers[index].push.map(number) }
  }
}

extension AppProcess.Services {
  /// Closures of the app that iOS may call.
  fileprivate var closures: [Value] {
    var closures = launchHandlers.map(\.closure)
    if let monitor { closures.append(monitor) }
    if let liveUpdates { closures.append(liveUpdates) }
    for task in sessionTasks { closures.append(task.closure) }
    for task in runningSessionTasks { closures.append(task.cancel) }
    for task in backgroundTasks { if let closure = task.expiration { closures.append(closure) } }
    for task in runningTasks { if let closure = task.expiration { closures.append(closure) } }
    return closures
  }

  /// Changes each closure of the app that iOS may call.
  mutating func changeClosures(_ change: (Value) -> Value) {
    monitor = monitor.map(change)
    liveUpdates = liveUpdates.map(change)
    for index in launchHandlers.indices {
      launchHandlers[index].closure = change(launchHandlers[index].closure)
    }
    for index in sessionTasks.indices {
      sessionTasks[index].closure = change(sessionTasks[index].closure)
    }
    for index in runningSessionTasks.indices {
      runningSessionTasks[index].cancel = change(runningSessionTasks[index].cancel)
    }
    for index in backgroundTasks.indices {
      backgroundTasks[index].expiration = backgroundTasks[index].expiration.map(change)
    }
    for index in runningTasks.indices {
      runningTasks[index].expiration = runningTasks[index].expiration.map(change)
    }
  }
}

extension Value {
  package func holds(handler: HandlerID) -> Bool { holdsHandler { $0 == handler } }

  /// Whether it contains a completion handler of iOS.
  var holdsHandlers: Bool { holdsHandler { _ in true } }

  private func holdsHandler(where test: (HandlerID) -> Bool) -> Bool {
    switch self {
    case .handler(let id): return test(id)
    case .array(let items), .object(_, let items), .tuple(let items), .labelled(_, let items),
      .closure(_, captured: let items):
      return items.contains { $0.holdsHandler(where: test) }
    case .dictionary(let entries): return entries.contains { $0.value.holdsHandler(where: test) }
    case .some(let value): return value.holdsHandler(where: test)
    case .void, .none, .bool, .int, .integer, .double, .float, .string, .character, .member, .box,
      .delegate, .reference, .weak, .opaque, .system, .type:
      return false
    }
  }

  package func renumberingHandlers(_ number: (HandlerID) -> HandlerID) -> Value {
    switch self {
    case .handler(let id): return .handler(number(id))
    case .array(let items): return .array(items.map { $0.renumberingHandlers(number) })
    case .object(let name, let parts):
      return .object(name, parts.map { $0.renumberingHandlers(number) })
    case .tuple(let items): return .tuple(items.map { $0.renumberingHandlers(number) })
    case .labelled(let labels, let items):
      return .labelled(labels, items.map { $0.renumberingHandlers(number) })
    case .closure(let code, let captured):
      return .closure(code: code, captured: captured.map { $0.renumberingHandlers(number) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { Entry($0.key, $0.value.renumberingHandlers(number)) })
    case .some(let value): return .some(value.renumberingHandlers(number))
    case .void, .none, .bool, .int, .integer, .double, .float, .string, .character, .member, .box,
      .delegate, .reference, .weak, .opaque, .system, .type:
      return self
    }
  }
}
