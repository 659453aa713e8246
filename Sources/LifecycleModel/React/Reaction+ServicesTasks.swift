/// Services that keep the app awake or launch it later: background fetch, `beginBackgroundTask`,
/// BGTaskScheduler.
extension Reaction {
  /// `setMinimumBackgroundFetchInterval`, in seconds: `backgroundFetchIntervalMinimum` is 0,
  /// `backgroundFetchIntervalNever` the greatest finite number. Has no effect without the mode
  /// fetch (background.FETCHINT). A different interval restarts the quiet time.
  package mutating func setFetchInterval(_ seconds: Double) {
    let interval = FetchInterval(seconds: seconds)
    ask(.fetchInterval(interval))
    guard world.stage.profile.wakesForContentAvailable, world.stage.has(.fetch),
      interval != world.app.registrations.fetch.interval
    else { return }
    changeRegistrations { [clock = world.clock] in
      $0.fetch.interval = interval
      $0.fetch.setQuiet(until: clock + $0.fetch.quietTime, at: clock)
    }
  }

  /// `beginBackgroundTask(expirationHandler:)`. Returns the task's identifier, from 1. `expiration`
  /// is `.none` without a handler. A handler that comes too late is dropped.
  package mutating func beginBackgroundTask(expiration: Value) -> Int {
    let id = lowestFree(world.services.backgroundTasks.map(\.id))
    ask(.begunTask(id))
    if world.services.backgroundTasks.count >= 1000, world.stage.profile.capsBackgroundTasks {
      terminate(by: .system, code: "0xbada5e47", .backgroundTaskTooMany)
      return id
    }
    let task = AppProcess.BackgroundTask(
      id: id,
      expiration: expiration == .none || !world.callsExpirationHandlers ? nil : expiration,
      isBegunInHandler: world.hasTimedHandler)
    changeServices { $0.backgroundTasks.append(task) }
    return id
  }

  /// Ending a task that was not begun does nothing.
  package mutating func endBackgroundTask(_ id: Int) {
    ask(.endedTask(id))
    changeServices {
      $0.backgroundTasks.removeAll { $0.id == id }
      if $0.backgroundTasks.isEmpty { $0.backgroundTimeRestsOn = nil }
    }
  }

  /// `BGTaskScheduler.register`. Returns false if Info.plist does not list the identifier;
  /// `isPermitted` overrides the list. Registering twice, or after the launch, ends the app; only
  /// handlers of continued processing tasks may be registered later (background.W25-227).
  package mutating func registerTask(
    _ identifier: String, isPermitted: Bool? = nil, handler: Value
  ) -> Bool {
    let isPermitted =
      world.stage.profile.hasTaskScheduler && isPermitted ?? program.permits(task: identifier)
    ask(.registeredTask(identifier, registered: isPermitted))
    guard isPermitted else { return false }
    let isTwice = hasLaunchHandler(identifier)
    let mayBeLate =
      world.stage.profile.hasContinuedProcessing && program.usesContinuedProcessing
    if isTwice || world.timer(named: .launch) == nil && !mayBeLate {
      terminate(by: .crash, .taskRegistration)
      return false
    }
    changeServices {
      $0.launchHandlers.append(
        AppProcess.LaunchHandler(identifier: identifier, closure: handler))
    }
    return true
  }

  private func hasLaunchHandler(_ identifier: String) -> Bool {
    world.services.launchHandlers.contains { $0.identifier == identifier }
  }

  /// `BGTaskScheduler.submit`. `earliest`: time from now. Returns the error that it throws. A
  /// request without a registered launch handler ends the app.
  package mutating func submitTask(
    _ identifier: String, isPermitted: Bool? = nil, kind: TaskKind, earliest: Milliseconds?,
    needsNetwork: Bool, needsPower: Bool
  ) -> TaskError? {
    if let error = errorOfSubmitting(identifier, isPermitted, kind) {
      emit(.app(.asked(.submittedTask(identifier, kind, error))), .taskSubmitFails)
      return error
    }
    ask(.submittedTask(identifier, kind, nil))
    guard hasLaunchHandler(identifier) else {
      terminate(by: .crash, .taskRegistration)
      return nil
    }
    guard kind != .continued else {
      changeServices { $0.continuedRequests.append(identifier) }
      return nil
    }
    let request = Registrations.TaskRequest(
      identifier: identifier, kind: kind, earliest: earliest.map { world.clock + max(0, $0) },
      needsNetwork: needsNetwork, needsPower: needsPower)
    changeRegistrations {
      $0.taskRequests.removeAll { $0.identifier == identifier }
      $0.taskRequests.append(request)
    }
    return nil
  }

  private func errorOfSubmitting(
    _ identifier: String, _ isPermitted: Bool?, _ kind: TaskKind
  ) -> TaskError? {
    let stage = world.stage
    guard stage.profile.hasTaskScheduler, !stage.has(.simulator) else { return .unavailable }
    if kind == .continued {
      let isPossible = stage.profile.hasContinuedProcessing && world.isInForeground
      guard isPossible else { return .unavailable }
      return isPermitted ?? program.permits(task: identifier) ? nil : .notPermitted
    }
    let hasMode = stage.has(kind == .refresh ? .fetch : .processing)
    let isListed =
      isPermitted ?? program.permittedTasks.contains { $0 == identifier || $0 == anyTask }
    guard hasMode, isListed else { return .notPermitted }
    if !world.settings.backgroundRefresh { return .unavailable }
    // A processing task waits for a charging phone anyway (background.W20-10063).
    if world.settings.lowPower, kind == .refresh { return .unavailable }
    let pending = world.app.registrations.taskRequests.count {
      $0.kind == kind && $0.identifier != identifier
    }
    return pending >= (kind == .refresh ? 1 : 10) ? .tooManyPendingTaskRequests : nil
  }

  /// nil: `cancelAllTaskRequests`.
  package mutating func cancelTask(_ identifier: String?) {
    ask(.cancelledTask(identifier))
    changeRegistrations {
      $0.taskRequests.removeAll { identifier == nil || $0.identifier == identifier }
    }
  }

  /// `BGTask.expirationHandler`, by the task's `LaunchedTask.id`.
  package mutating func setExpirationHandler(_ closure: Value, ofTask id: Int) {
    changeServices {
      for index in $0.runningTasks.indices where $0.runningTasks[index].task.id == id {
        $0.runningTasks[index].expiration = closure == .none ? nil : closure
      }
    }
  }

  /// `BGTask.setTaskCompleted(success:)`.
  package mutating func completeTask(_ id: Int, success: Bool) {
    guard let running = world.services.runningTasks.first(where: { $0.task.id == id }) else {
      return
    }
    ask(.completedTask(running.task.identifier, success: success))
    changeServices { $0.runningTasks.removeAll { $0.task.id == id } }
    finishTask(success: success)
  }

  mutating func ask(_ request: ServiceRequest) {
    emit(.app(.asked(request)), .appCode)
  }

  mutating func changeRegistrations(
    _ rule: Rule = .appCode, _ body: (inout Registrations) -> Void
  ) {
    let old = world.app.registrations
    var registrations = old
    body(&registrations)
    guard registrations != old else { return }
    emit(.registrations(registrations), rule)
    limit(registrations.entries, grownFrom: old.entries)
  }

  mutating func changeServices(
    _ rule: Rule = .appCode, _ body: (inout AppProcess.Services) -> Void
  ) {
    let old = world.services
    var services = old
    body(&services)
    guard services != old else { return }
    emit(.services(services), rule)
    limit(services.entries, grownFrom: old.entries)
  }

  /// Stops an app that adds entries endlessly. Each step keeps all entries, so that they would fill the memory.
  private mutating func limit(_ entries: Int, grownFrom old: Int) {
    if entries > max(old, Reaction.mostWaiting) { effort.exhaust() }
  }

  /// The lowest unused number. Reusing numbers keeps a world small if its tasks come and go (model choice).
  func lowestFree(_ taken: [Int]) -> Int {
    var id = 1
    while taken.contains(id) { id += 1 }
    return id
  }
}

extension AppProgram {
  /// Whether Info.plist permits the identifier. Those of continued processing tasks may end in a
  /// wildcard (background.W25-227).
  fileprivate func permits(task identifier: String) -> Bool {
    permittedTasks.contains { permitted in
      permitted == identifier || permitted == anyTask
        || permitted.hasSuffix(".*") && identifier.hasPrefix(permitted.dropLast())
    }
  }
}

extension FetchInterval {
  /// 400 days and more count as never: they exceed the longest possible wait.
  init(seconds: Double) {
    if seconds <= 0 {
      self = .minimum
    } else if seconds < 400 * 86_400 {
      self = .custom(Milliseconds(seconds * 1000))
    } else {
      self = .never
    }
  }
}

extension Registrations {
  fileprivate var entries: Int {
    transfers.count + regions.count + taskRequests.count + localRequests.count
  }
}

extension AppProcess.Services {
  fileprivate var entries: Int { sessions.count + launchHandlers.count + sessionTasks.count }
}
