/// BGTaskScheduler: requests, launch handlers, and how a task ends.
extension Reaction {
  /// Launches the app once for one request (background.W19-707).
  mutating func grantTask(_ kind: TaskKind) {
    guard let request = world.requestToGrant(kind) else { return }
    changeRegistrations(.taskGranted) {
      $0.taskRequests.removeAll { $0.identifier == request.identifier }
    }
    wakeProcess(LaunchOptions(), .launchForEvent)
    guard world.processState == .running else { return }
    let handler = world.services.launchHandlers.first { $0.identifier == request.identifier }
    guard let handler else {
      terminate(by: .crash, .taskRegistration)
      return
    }
    hand(request.identifier, request.kind, to: handler.closure, .taskGranted)
  }

  /// Starts the continued processing tasks that the app submitted. They continue in the background
  /// while the system shows their progress.
  mutating func startContinuedTasks() {
    while !world.servicesAreDefault, world.processState == .running,
      let identifier = world.services.continuedRequests.first
    {
      changeServices(.taskContinued) { $0.continuedRequests.removeFirst() }
      let handlers = world.services.launchHandlers
      guard let handler = handlers.first(where: { $0.identifier == identifier }) else { continue }
      hand(identifier, .continued, to: handler.closure, .taskContinued)
    }
  }

  private mutating func hand(
    _ identifier: String, _ kind: TaskKind, to handler: Value, _ rule: Rule
  ) {
    let id = lowestFree(world.services.runningTasks.map(\.task.id) + world.tasksHeld)
    let task = LaunchedTask(id: id, identifier: identifier, kind: kind)
    changeServices(rule) { $0.runningTasks.append(AppProcess.RunningTask(task: task)) }
    // The time counts for each launch, not for each task.
    if let budget = kind.budget,
      !world.timers.contains(where: { $0.kind == .task || $0.kind == .taskGrace })
    {
      start(.task, length: budget)
    }
    let isOfView = handler.isViewTask
    emit(
      .call(
        Call(
          callback: isOfView ? .refreshTask : .launchHandler, state: world.applicationState,
          answer: .implemented(line: program.line(of: handler)),
          task: isOfView ? nil : identifier)),
      isOfView ? .viewBackgroundTask : rule)
    program.run(.closure(handler, [.launchedTask(task)]), in: &self)
  }

  /// The time is over. A task without an expiration handler counts as failed, without warning.
  mutating func expireTasks(
    _ rule: Rule, where matches: (TaskKind) -> Bool = { $0 != .continued }
  ) {
    let running = world.services.runningTasks.filter { matches($0.task.kind) }
    for task in running where task.expiration == nil {
      changeServices(rule) { $0.runningTasks.removeAll { $0.task.id == task.task.id } }
    }
    for task in running where !isAsleep {
      guard world.processState == .running, let closure = task.expiration else { continue }
      changeServices(rule) {
        for index in $0.runningTasks.indices where $0.runningTasks[index].task.id == task.task.id {
          $0.runningTasks[index].hasExpired = true
        }
      }
      let isOfView = world.services.launchHandlers.contains {
        $0.identifier == task.task.identifier && $0.closure.isViewTask
      }
      runClosure(closure, isOfView ? .viewBackgroundTask : rule)
    }
    giveGrace(rule)
  }

  private mutating func giveGrace(_ rule: Rule) {
    guard world.processState == .running else { return }
    let left = world.services.runningTasks.filter { $0.task.kind != .continued }
    if left.allSatisfy({ $0.hasExpired || isAsleep }) {
      stop(rule) { $0 == .task }
      if !left.isEmpty, world.process?.state == .background,
        !world.timers.contains(where: { $0.kind == .taskGrace })
      {
        start(.taskGrace, rule)
      }
    }
  }

  /// The user picks up the phone, so processing tasks have to stop.
  mutating func stopProcessingInUse() {
    guard !world.servicesAreDefault, !world.isIdle, world.processState == .running else { return }
    guard
      world.services.runningTasks.contains(where: {
        $0.task.kind == .processing && !$0.hasExpired
      })
    else { return }
    expireTasks(.taskPickedUp) { $0 == .processing }
  }

  /// After `setTaskCompleted`: takes a snapshot, and stops the time limit once only continued tasks
  /// run.
  mutating func finishTask(success: Bool) {
    guard world.process?.state == .background else { return }
    emit(.snapshot(success ? .new : .old), .taskCompleted)
    if world.services.runningTasks.allSatisfy({ $0.task.kind == .continued }) {
      stop(.taskCompleted) { $0 == .task || $0 == .taskGrace }
    }
  }
}

extension Value {
  /// Whether it is the task of a `.backgroundTask` modifier, which is complete when the closure
  /// returns.
  var isViewTask: Bool {
    if case .object("ViewTask", _) = self { return true }
    return false
  }

  package static func viewTask(_ closure: Value) -> Value { .object("ViewTask", [closure]) }
}

extension TaskKind {
  /// 30 s for a refresh (documented); 5 min for processing (a model choice for "several minutes").
  /// nil: no known limit.
  fileprivate var budget: Milliseconds? {
    switch self {
    case .continued: return nil
    case .refresh: return .seconds(30)
    case .processing: return .seconds(300)
    }
  }
}

extension World {
  /// Numbers of BGTasks that the app's code still references. A completed task keeps its number until then, so that
  /// completing it again does not complete another task.
  fileprivate var tasksHeld: [Int] {
    (memory.properties + memory.heap.compactMap { $0 } + closuresHeld).flatMap(\.tasksHeld)
  }
}

extension Value {
  fileprivate var tasksHeld: [Int] {
    switch self {
    case .object(let name, let parts):
      if name.hasPrefix("BG"), name.hasSuffix("Task"), parts.count == 2,
        case .int(let id) = parts[1]
      {
        return [id]
      }
      return parts.flatMap(\.tasksHeld)
    case .array(let items), .tuple(let items), .labelled(_, let items),
      .closure(_, captured: let items):
      return items.flatMap(\.tasksHeld)
    case .dictionary(let entries): return entries.flatMap(\.value.tasksHeld)
    case .some(let value): return value.tasksHeld
    case .void, .none, .bool, .int, .integer, .double, .float, .string, .character, .member, .box,
      .delegate, .reference, .weak, .opaque, .system, .type, .handler:
      return []
    }
  }
}
