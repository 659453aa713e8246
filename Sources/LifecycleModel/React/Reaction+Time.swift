/// Timers, suspension and the passage of time.
extension Reaction {
  /// Starts a timer. `length`: for kinds whose row has none. `cause`: replaces the row's rule.
  mutating func start(_ kind: Timer.Kind, length: Milliseconds? = nil, _ cause: Rule? = nil) {
    let length = length ?? kind.row.length ?? 0
    recorder?.reads.pauses += 1
    let timer = Timer(
      id: world.counters.timers + 1, kind: kind, length: length,
      progress: .due(world.clock + length))
    emit(.timer(timer, .started), cause ?? kind.row.rule)
    recorder?.reads.pauses -= 1
    if let process = world.process, process.timers.count > Reaction.mostWaiting { effort.exhaust() }
  }

  mutating func stop(_ rule: Rule, where matches: (Timer.Kind) -> Bool) {
    for timer in world.timersAtWork where matches(timer.kind) {
      emit(.timer(timer, .stopped), rule)
    }
  }

  /// Suspends the app 5 s after the last thing that kept it awake in the background.
  mutating func reconsiderSuspension() {
    guard world.extensionAtWork == nil else { return }
    reconsiderBackgroundTime()
    let isRunning = world.timers.contains { $0.kind == .suspend }
    if world.mayBeSuspended {
      if !isRunning { start(.suspend) }
    } else if isRunning {
      stop(.heldAwake) { $0 == .suspend }
    }
  }

  mutating func resume(_ rule: Rule) {
    guard world.processState == .suspended else { return }
    emit(.process(from: .suspended, to: .running), rule)
    for timer in world.timersAtWork where timer.isDownload {
      emit(.timer(timer, .resumed), .resume)
    }
  }

  mutating func suspend() {
    renewBackgroundTime()
    emit(.process(from: .running, to: .suspended), .suspend)
    for timer in world.timersAtWork where timer.isDownload {
      emit(.timer(timer, .paused), .workStandsStill)
    }
  }

  /// The app's code blocks its thread. Its own deferred work waits; iOS's deadlines do not. A deadline at the instant
  /// when the code continues comes after the code. The process is suspended only after its code returns.
  package mutating func sleep(_ span: Milliseconds) {
    let wakesUp = world.clock + span
    let end = min(wakesUp, transitionDeadline ?? wakesUp)
    isAsleep = true
    while world.processState == .running, let next = world.deadline(before: end) {
      if case .due(let time) = next.progress { moveClock(to: max(time, world.clock)) }
      fire(next)
    }
    isAsleep = false
    guard world.processState == .running else { return }
    moveClock(to: end)
    guard end < wakesUp else { return }
    transitionDeadline = nil
    endByWatchdog(code: "0x8badf00d", .watchdogHang)
    if world.processState == .running { moveClock(to: wakesUp) }
  }

  /// Blocks the main thread until the next work of another thread runs, at most until `end`. Other
  /// threads run completion handlers of downloads and the work accepted by `isElsewhere`. Returns
  /// false if there is neither such work nor an `end`.
  package mutating func runWorkElsewhere(
    until end: Milliseconds?, _ isElsewhere: (Value) -> Bool
  ) -> Bool {
    let waiting = world.timersAtWork.compactMap { timer -> (time: Milliseconds, timer: Timer)? in
      guard case .due(let time) = timer.progress else { return nil }
      switch timer.kind {
      case .work(let closure, _): return isElsewhere(closure) ? (time, timer) : nil
      case .download: return (time, timer)
      default: return nil
      }
    }
    guard let next = waiting.min(by: { ($0.time, $0.timer.id) < ($1.time, $1.timer.id) }),
      next.time <= end ?? next.time
    else {
      if let end { sleep(max(0, end - world.clock)) }
      return end != nil
    }
    sleep(max(0, next.time - world.clock))
    if world.processState == .running, world.timers.contains(next.timer) { fire(next.timer) }
    return true
  }

  /// Runs the app's work that is due now, in the order in which it was enqueued. Work that it
  /// enqueues comes later.
  package mutating func runEarlierWork() {
    let waiting = world.timersAtWork.compactMap { timer -> (time: Milliseconds, timer: Timer)? in
      guard case .work = timer.kind, case .due(let time) = timer.progress, time <= world.clock
      else { return nil }
      return (time, timer)
    }
    for next in waiting.sorted(by: { ($0.time, $0.timer.id) < ($1.time, $1.timer.id) })
    where world.processState == .running && world.timers.contains(next.timer) {
      fire(next.timer)
    }
  }

  /// A download whose result the app's code waits for.
  package mutating func downloadNow() -> Network.Outcome {
    emit(.app(.downloadStarted(currentPush)), .appCode)
    if world.apns.isOnline { sleep(world.network.duration) }
    let outcome = world.apns.isOnline ? world.network.outcome : .failure
    emit(.app(.downloadEnded(currentPush, outcome)), .downloadTakesTime)
    return outcome
  }

  /// Lets time pass. At one instant, the app's own work comes first, then iOS's deadlines, then pushes that APNs and
  /// the device release; each in the order of its start.
  mutating func pass(_ span: Milliseconds) {
    let end = world.clock + span
    while let next = world.nextInstant, next <= end {
      moveClock(to: max(next, world.clock))
      if let timer = world.dueTimer {
        fire(timer)
      } else if let expired = world.apns.stored.first(where: { $0.expires <= world.clock }) {
        expire(expired)
      } else if let instant = world.nextActivityInstant, instant <= world.clock {
        ageActivity()
      } else if let habit = world.nextHabit, habit <= world.clock {
        fetchByHabit()
      }
      // Also releases a held push.
      drain()
    }
    moveClock(to: max(end, world.clock))
  }

  /// The most timers that fire within one event. It stops code that restarts itself endlessly.
  private static let firingsPerEvent = 10_000
  /// The most work that may wait at one time. Code that starts several copies of itself reaches this limit first.
  /// Without it, searching the waiting work would take quadratic time.
  static let mostWaiting = 500
  /// Each firing searches all waiting work, so every 50 waiting items count as one more firing.
  private static let waitingPerFiring = 50

  private mutating func moveClock(to time: Milliseconds) {
    if time != world.clock { emit(.clock(time), .timePasses) }
  }

  /// Runs the app's work that is due now: `async`, or a download that fails at once.
  mutating func runDueWork() {
    while let timer = world.dueWork { fire(timer) }
  }

  private mutating func fire(_ timer: Timer) {
    if timer.isAppWork { firings += 1 + world.timers.count / Reaction.waitingPerFiring }
    inProcess(ofExtensionFor: world.owner(of: timer)) { reaction in
      let isEndless =
        reaction.firings > Reaction.firingsPerEvent
        || reaction.world.timers.count > Reaction.mostWaiting
      if timer.isAppWork, isEndless {
        reaction.runAway(line: 0)
      } else {
        reaction.end(timer)
      }
    }
  }

  private mutating func end(_ timer: Timer) {
    switch timer.kind {
    case .serviceExtension(let push): endExtensionTime(timer, of: push)
    case .suspend:
      emit(.timer(timer, .expired), .suspendTimer)
      suspend()
    case .handler(let id): endHandlerTime(timer, of: id)
    case .backgroundGrace where skipAssumedExpiration(timer): break
    case .launch, .callback, .backgroundGrace, .taskGrace, .transfer, .report:
      expire(timer)
      if case .transfer(let id) = timer.kind, !cancelSessionTask(of: id) { return }
      if case .report = timer.kind { missReport(.voipReportTooLate) }
      if let watchdog = timer.kind.row.watchdog {
        endByWatchdog(code: watchdog.code, watchdog.rule)
      }
    case .location:
      expire(timer)
      endLocationTime()
    case .backgroundTask:
      expire(timer)
      endBackgroundTime()
    case .task:
      expire(timer)
      expireTasks(.taskExpires)
    case .banner(let push):
      emit(.timer(timer, .expired), .bannerGoes)
      setNotifications(.bannerGoes) { all in
        for index in all.indices where all[index].push.id == push { all[index].hasBanner = false }
      }
    case .download(let download):
      emit(.timer(timer, .expired), .downloadTakesTime)
      let outcome = world.apns.isOnline ? download.outcome : .failure
      emit(.app(.downloadEnded(download.push, outcome)), .downloadTakesTime)
      run(download.closure, [.downloaded(outcome)], for: download.push)
    case .work(let closure, let arguments):
      emit(.timer(timer, .expired), .appCode)
      run(closure, arguments, for: nil)
    }
  }

  private mutating func endHandlerTime(_ timer: Timer, of id: HandlerID) {
    let handler = world.openHandlers.first { $0.id == id }
    let kind = handler?.kind
    if let assumption = handler?.dependsOn, world.app.debugger != .attached {
      expire(timer, kind == .fetch ? .fetchHandlerTimer : nil)
      skipAssumedKill(because: assumption)
    } else if kind == .action {
      expire(timer, .actionHandlerTimer)
    } else if kind == .fetch {
      expire(timer, .fetchHandlerTimer)
      review(fetch: nil, timer)
      endByWatchdog(code: "0x2182bad4", .fetchHandlerTooLate)
    } else {
      expire(timer)
      endByWatchdog(code: nil, .handlerTooLate)
    }
  }

  /// Ends the begun background tasks if the app may have ended them under another assumption.
  private mutating func skipAssumedExpiration(_ timer: Timer) -> Bool {
    guard let assumption = world.services.backgroundTimeRestsOn,
      world.app.debugger != .attached
    else { return false }
    expire(timer)
    skipAssumedKill(because: assumption)
    changeServices(.appAssumed) {
      $0.backgroundTasks = []
      $0.backgroundTimeRestsOn = nil
    }
    return true
  }

  /// A deadline of iOS ends. Under the debugger it has no effect.
  private mutating func expire(_ timer: Timer, _ cause: Rule? = nil) {
    let rule = cause ?? timer.kind.row.rule
    emit(
      .timer(timer, .expired), world.app.debugger == .attached ? .watchdogOffUnderDebugger : rule)
  }

  private mutating func endByWatchdog(code: String?, _ rule: Rule) {
    guard world.app.debugger != .attached else { return }
    terminate(by: .watchdog, code: code, rule)
  }

  /// Runs a closure that the app passed to iOS for an expiration.
  mutating func runClosure(_ closure: Value, _ rule: Rule) {
    emit(.app(.expirationCalled), rule)
    run(closure, [], for: nil)
  }

  private mutating func run(_ closure: Value, _ arguments: [Argument], for push: PushID?) {
    let before = currentPush
    currentPush = push
    program.run(.closure(closure, arguments), in: &self)
    currentPush = before
  }
}

extension World {
  /// The timers of the process whose code runs, and of the phone.
  var timersAtWork: [Timer] {
    guard !extensionsAtRest else { return timers }
    return (phoneTimers + (process?.timers ?? [])).sorted { $0.id < $1.id }
  }

  /// Whether the handler's time is over without consequence, because the app may have called it under another
  /// assumption.
  private func isSkippedTrap(_ handler: AppProcess.OpenHandler) -> Bool {
    handler.dependsOn != nil && !timers.contains { $0.kind == .handler(handler.id) }
  }

  /// Whether the app may be suspended: it runs in the background and nothing keeps it awake, such
  /// as an open handler, remaining wake time or a debugger.
  var mayBeSuspended: Bool {
    processState == .running && process?.state == .background
      && !openHandlers.contains { $0.kind.holdsAwake && !isSkippedTrap($0) }
      && !timers.contains(where: \.kind.row.holdsAwake) && !hasContinuedTask && !isFollowingLocation
      && app.debugger != .attached
  }

  /// Whether it has a continued processing task, which runs in the background as long as it makes
  /// progress.
  private var hasContinuedTask: Bool {
    !servicesAreDefault && services.runningTasks.contains { $0.task.kind == .continued }
  }

  /// The first of iOS's deadlines before `end`.
  func deadline(before end: Milliseconds) -> Timer? {
    timers.compactMap { timer -> (time: Milliseconds, timer: Timer)? in
      guard !timer.isAppWork, timer.kind != .suspend, case .due(let time) = timer.progress,
        time < end
      else { return nil }
      return (time, timer)
    }.min { ($0.time, $0.timer.id) < ($1.time, $1.timer.id) }?.timer
  }

  func isDue(_ timer: Timer) -> Bool {
    guard let time = dueTime(of: timer) else { return false }
    if timer.isDownload, !apns.isOnline { return true }
    return time <= clock
  }

  /// nil if the timer is stopped. Deferred closures of the app wait for a suspended process to run
  /// again, but their time continues.
  private func dueTime(of timer: Timer) -> Milliseconds? {
    guard case .due(let time) = timer.progress else { return nil }
    let waits =
      appProcess?.isSuspended == true && timer.isAppWork && owner(of: timer) == nil
    return waits ? nil : time
  }

  /// The app's next due work: the longest overdue first, then in the order of its start.
  var dueWork: Timer? {
    var first: (time: Milliseconds, timer: Timer)?
    for timer in timers where timer.isAppWork && isDue(timer) {
      let time = dueTime(of: timer) ?? 0
      if let found = first, (found.time, found.timer.id) < (time, timer.id) { continue }
      first = (time, timer)
    }
    return first?.timer
  }

  /// The next timer that is due now.
  var dueTimer: Timer? { dueWork ?? timers.first { isDue($0) } }

  /// The next time at which something is due. It may be in the past.
  var nextInstant: Milliseconds? {
    var times: [Milliseconds] = timers.compactMap(dueTime)
    times += apns.stored.map(\.expires)
    if let release = heldPushRelease { times.append(release) }
    if let nextHabit { times.append(nextHabit) }
    if let nextLocalDue { times.append(nextLocalDue) }
    if let nextActivityInstant { times.append(nextActivityInstant) }
    return times.min()
  }
}
