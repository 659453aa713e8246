/// `beginBackgroundTask`: extra time in the background. The time belongs to the app, not to a
/// single task, and counts only in the background (lifecycle.D2).
extension Reaction {
  /// Starts or stops the app's background time according to its state and its begun tasks.
  mutating func reconsiderBackgroundTime() {
    let timer = world.timers.first { $0.kind == .backgroundTask || $0.kind == .backgroundGrace }
    let isAsked =
      !world.servicesAreDefault && !world.services.backgroundTasks.isEmpty
      && world.processState == .running && world.process?.state == .background
    if isAsked, timer == nil, world.backgroundAllowance > 0 {
      start(.backgroundTask, length: world.backgroundAllowance, world.backgroundTimeRule)
    } else if !isAsked, let timer {
      let left = max(0, timer.left(at: world.clock))
      emit(.timer(timer, .stopped), .backgroundTaskTimer)
      guard world.processState == .running, world.process?.state == .background else { return }
      changeServices(.backgroundTaskTimer) { $0.backgroundTimeLeft = left }
    }
  }

  /// The time is over. The app has one second to end its tasks. Code that blocks the main thread is
  /// not called.
  mutating func endBackgroundTime() {
    let tasks = isAsleep ? [] : world.services.backgroundTasks
    changeServices(.backgroundTaskExpires) { $0.backgroundTimeLeft = 0 }
    for task in tasks {
      guard world.processState == .running, let closure = task.expiration else { continue }
      runClosure(closure, .backgroundTaskExpires)
    }
    guard world.processState == .running, !world.services.backgroundTasks.isEmpty else { return }
    start(.backgroundGrace)
  }

  /// Gives the app its full time again, in the foreground and after a suspension.
  mutating func renewBackgroundTime() {
    guard !world.servicesAreDefault, world.services.backgroundTimeLeft != nil else { return }
    changeServices(.backgroundTaskTimer) { $0.backgroundTimeLeft = nil }
  }
}

extension World {
  /// `backgroundTimeRemaining`: the time to the nearest limit; nil if there is none.
  package var backgroundTimeLeft: Milliseconds? {
    let limits = timers.filter { $0.kind.row.inBackground == .allowance }
    if let nearest = limits.map({ $0.left(at: clock) }).min() { return nearest }
    // The time counts from the entry into the background, although its timer starts only after didEnterBackground.
    let isBegun = !servicesAreDefault && !services.backgroundTasks.isEmpty
    return isBegun && process?.state == .background ? backgroundAllowance : nil
  }

  /// With less than 5 s left iOS no longer calls a task's expiration handler (lifecycle.O22).
  var callsExpirationHandlers: Bool {
    guard process?.state == .background else { return true }
    return (backgroundTimeLeft ?? backgroundAllowance) >= .seconds(5)
  }

  /// The rest of the app's background time. A task begun in the handler of a wake gets 30 s at most
  /// (background.W13-204; the number is disputed).
  fileprivate var backgroundAllowance: Milliseconds {
    let left = services.backgroundTimeLeft ?? stage.profile.backgroundTaskBudget
    return isBegunInHandler ? min(left, .seconds(30)) : left
  }

  fileprivate var backgroundTimeRule: Rule {
    isBegunInHandler ? .backgroundTaskSeconds : .backgroundTaskTimer
  }

  private var isBegunInHandler: Bool {
    services.backgroundTasks.contains(where: \.isBegunInHandler)
  }

  /// Whether a handler of a push, fetch or transfer with a time limit is open.
  var hasTimedHandler: Bool {
    openHandlers.contains { handler in
      handler.kind.holdsAwake
        && timers.contains { $0.kind == .handler(handler.id) || $0.kind == .transfer(handler.id) }
    }
  }
}
