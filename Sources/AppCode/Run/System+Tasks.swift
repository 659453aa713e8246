import LifecycleModel

/// Swift's tasks. All run on the main actor, in the order in which their jobs were enqueued. For
/// tasks outside of the main actor this is a model choice, because Swift does not specify their
/// order.
extension Interpreter {
  // MARK: Start and end

  mutating func makeTask(_ closure: Value, receiver: Value = .none) throws(Unwinding) -> Int {
    var record = TaskRecord(parts: [closure])
    record.receiver = receiver
    if let locals = taskLocals, inheritsLocals(receiver) { record.locals = locals }
    guard heap.count < Interpreter.mostCells else { throw trap("Out of memory: too many objects") }
    guard case .box(let cell) = allocate(record.stored) else { return 0 }
    return cell
  }

  /// `Task { ... }`: starts after the current synchronous code.
  mutating func startTask(_ closure: Value?, receiver: Value = .none) throws(Unwinding) -> Value {
    guard let closure, closure.isFunction else { return .opaque("Task()") }
    let cell = try makeTask(closure, receiver: receiver)
    wake(ticket(cell))
    return .reference(cell)
  }

  /// Runs an `async` method or closure that iOS calls at once. Its end completes `receiver`: a
  /// handler, a BGTask, or nothing.
  mutating func runTask(
    for receiver: Value, _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) {
    try runTask(in: try makeTask(.none, receiver: receiver), body)
  }

  mutating func runTask(
    in cell: Int, _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) {
    update(cell) { $0.isWaiting = false }
    try run(cell, code: 0, rest: [], body)
  }

  /// Runs a part of a task with the task-local values of the task.
  private mutating func run(
    _ cell: Int, code: Int, rest: [Value], _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) {
    guard let outer = taskLocals else {
      return try runParts(cell, code: code, rest: rest, body)
    }
    taskLocals = taskRecord(cell)?.locals ?? Value.none
    try runParts(cell, code: code, rest: rest, body)
    let inner = taskLocals ?? Value.none
    update(cell) { $0.locals = inner }
    taskLocals = outer
  }

  /// Runs `body`, the innermost call, then its callers. `code`: the code of `body`.
  private mutating func runParts(
    _ cell: Int, code: Int, rest: [Value], _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) {
    var (code, rest) = (code, rest[...])
    var outcome: Outcome
    do {
      outcome = .success(try asTask(cell, rest: Array(rest), body))
    } catch {
      guard let failure = try failure(error) else { return }
      outcome = failure
    }
    while let part = rest.popFirst() {
      let arrival = arrival(outcome, from: code)
      code = Interpreter.code(of: part)
      do {
        outcome = .success(
          try asTask(cell, rest: Array(rest)) { interpreter throws(Unwinding) in
            try interpreter.enter(part, arrival)
          })
      } catch {
        guard let failure = try failure(error) else { return }
        outcome = failure
      }
    }
    try finish(cell, outcome)
  }

  /// The outcome of a task that ended with an error; nil if it was suspended.
  private func failure(_ error: Unwinding) throws(Unwinding) -> Outcome? {
    switch error {
    case .suspended: return nil
    case .thrown(let value): return .failure(value)
    case .ended, .chainBroke, .failedInitialiser, .spared: throw error
    }
  }

  private mutating func finish(_ cell: Int, _ outcome: Outcome) throws(Unwinding) {
    guard let record = taskRecord(cell) else { return }
    update(cell) { record in
      record.outcome = outcome
      (record.waiters, record.children, record.cancellationHandlers) = ([], [], [])
    }
    for waiter in record.waiters { wake(waiter) }
    switch record.receiver {
    case .handler(let handler):
      guard outcome.isSuccess else { break }
      complete(handler, outcome.value == .void ? nil : outcome.value)
    case .object("TaskCompletion", let parts):
      if case .int(let id)? = parts.first { try ask { $0.completeTask(id, success: true) } }
    case .reference: try childEnded(.reference(cell), of: record.receiver)
    case .object("Queue", let parts) where parts.count == 3:
      try jobEnded(parts[0], parts[1], parts[2])
    default: break
    }
  }

  /// The receiver of a task that does not need the main thread.
  static let outsideMainActor = Value.member("nonisolated")

  // MARK: Waiting

  /// A ticket that resumes the task from its current wait.
  func ticket(_ cell: Int) -> Value {
    .object("Resume", [.reference(cell), .int(taskRecord(cell)?.wait ?? 0)])
  }

  /// Blocks the main thread until work of another thread has run. Without such work it blocks forever, and the watchdog
  /// ends the process. `end`: the time limit of the wait.
  mutating func blockMain(until end: Milliseconds? = nil) throws(Unwinding) {
    // A task that cannot be suspended here delays the work that it waits for.
    let isOpen = task.map { !$0.canSuspend } ?? false
    var hasRun = false
    try ask { reaction in
      let heap = reaction.world.memory.heap
      hasRun = reaction.runWorkElsewhere(until: end) {
        isOpen || Interpreter.runsElsewhere($0, heap)
      }
    }
    guard !hasRun else { return }
    if let because = branches.last ?? cutWork {
      reaction.skipAssumedKill(because: because)
    } else {
      reaction.runAway(line: line)
    }
    throw .ended
  }

  /// `sleep` and `Thread.sleep`. On the main thread they block it; on another thread the other threads continue.
  mutating func sleepThread(_ pause: Milliseconds) throws(Unwinding) {
    if currentQueue != nil, task?.canSuspend == true {
      try suspend { interpreter, ticket in
        guard case .object(_, let parts) = ticket else { return }
        interpreter.reaction.schedule(
          .object("Resume", parts + [Outcome.success(.void).stored]), after: pause)
      }
    }
    try ask { $0.sleep(pause) }
  }

  /// Whether the work runs on another thread than the main thread.
  private static func runsElsewhere(_ work: Value, _ heap: [Value?]) -> Bool {
    guard case .object(let name, let parts) = work else { return false }
    let elsewhere = ["QueueTurn", "QueueLater", "Reply", "FileReply", "TaskReply", "UnknownCall"]
    if elsewhere.contains(name) { return true }
    guard let cell = parts.first?.cell, heap.indices.contains(cell) else { return false }
    if name == "SourceFire" { return TimerSource(heap[cell])?.queue != mainQueue }
    guard name == "Resume" else { return false }
    switch TaskRecord(heap[cell])?.receiver {
    case .member("detached")?, outsideMainActor?, .object("Queue", _)?: return true
    // The child task of a group.
    case .reference?: return true
    default: return false
    }
  }

  /// Suspends the current task; `register` stores the ticket that resumes it. Does nothing if the
  /// task cannot be suspended here; the caller must block instead.
  mutating func suspend(
    isSleeping: Bool = false, _ register: (inout Interpreter, Value) -> Void
  ) throws(Unwinding) {
    guard let task, task.canSuspend else { return }
    let parts = suspendedFrames()
    update(task.cell) { record in
      record.wait = (record.wait + 1) % TaskRecord.tickets
      (record.isWaiting, record.isSleeping, record.parts) = (true, isSleeping, parts)
    }
    register(&self, ticket(task.cell))
    throw .suspended
  }

  /// Resumes the task after the current code. `outcome`: the result of the wait; nil lets the task check its condition
  /// again.
  mutating func wake(_ ticket: Value, with outcome: Outcome? = nil) {
    guard case .object("Resume", let parts) = ticket else { return }
    reaction.schedule(
      .object("Resume", Array(parts.prefix(2)) + [outcome?.stored ?? .none]), after: 0)
  }

  /// Resumes the task of a ticket. `parts`: the ticket's parts; `arguments`: the results of a download.
  mutating func resume(_ parts: [Value], _ arguments: [Value]) throws(Unwinding) {
    guard let cell = parts.first?.cell, let record = taskRecord(cell), record.isWaiting,
      parts.count > 1, parts[1] == .int(record.wait), let first = record.parts.first
    else { return }
    update(cell) { ($0.isWaiting, $0.isSleeping, $0.parts) = (false, false, []) }
    let outcome =
      arguments.isEmpty
      ? parts.dropFirst(2).first.flatMap { Outcome($0) } : Interpreter.given(arguments)
    let arrival = outcome.map { Arrival.result($0, frame: []) } ?? .retry
    try run(cell, code: Interpreter.code(of: first), rest: Array(record.parts.dropFirst())) {
      interpreter throws(Unwinding) in
      try interpreter.enter(first, arrival)
    }
  }

  /// The code of a suspended call.
  private static func code(of part: Value) -> Int {
    guard case .tuple(let fields) = part else { return -1 }
    return fields.first?.asInt ?? -1
  }

  /// The outcome of a download: data and response, or its error.
  private static func given(_ arguments: [Value]) -> Outcome {
    guard arguments.count == 3 else { return .success(arguments.first ?? .void) }
    guard arguments[2] == .none else { return .failure(arguments[2]) }
    return .success(.tuple(Array(arguments.dropLast())))
  }

  // MARK: Task's members

  static let taskObjects: Set<String> = ["Task", "TaskGroup", "CheckedContinuation", "AsyncStream"]

  mutating func callTaskObject(
    _ object: Value, _ cell: Int, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch systemType(of: object) {
    case "AsyncStream"?:
      if call.name == "makeAsyncIterator" { return object }
      guard call.name == "next" else { return nil }
      return try nextElement(of: object).item?.optional ?? Value.none
    case "TaskGroup"?: return try callGroup(object, call, values)
    case "CheckedContinuation"?: return try callContinuation(object, call, values)
    default:
      guard call.name == "cancel" else { return nil }
      try cancel(cell)
      return .void
    }
  }

  /// `value`, `result` and `isCancelled` of a task. `value` waits for the task's end.
  mutating func taskMember(_ name: String, _ cell: Int) throws(Unwinding) -> Value? {
    guard let record = taskRecord(cell) else { return nil }
    switch name {
    case "isCancelled": return .bool(record.isCancelled)
    case "value": return try outcome(of: cell).get()
    case "result":
      let outcome = try outcome(of: cell)
      return .object("Result", [.member(outcome.isSuccess ? "success" : "failure"), outcome.value])
    default: return nil
    }
  }

  private mutating func outcome(of cell: Int) throws(Unwinding) -> Outcome {
    while true {
      guard let record = taskRecord(cell) else { return .success(.void) }
      if let outcome = record.outcome { return outcome }
      try suspend { interpreter, ticket in
        interpreter.update(cell) { $0.waiters.append(ticket) }
      }
      try blockMain()
    }
  }

  mutating func cancel(_ cell: Int) throws(Unwinding) {
    guard let record = taskRecord(cell), !record.isCancelled, record.outcome == nil else { return }
    update(cell) { $0.isCancelled = true }
    if record.isSleeping {
      reaction.withdrawWork { work in
        guard case .object("Resume", let parts) = work else { return false }
        return parts.first == .reference(cell)
      }
      wake(ticket(cell))
    }
    let isDownloading = reaction.cancelDownload { closure in
      guard case .object("Resume", let parts) = closure else { return false }
      return parts.first == .reference(cell)
    }
    if isDownloading { wake(ticket(cell), with: .failure(Interpreter.cancelledDownload)) }
    for handler in record.cancellationHandlers { _ = try call(handler, []) }
    for child in record.children { try cancel(child) }
  }

  static let cancellationError = Value.object("CancellationError", [])

  var isTaskCancelled: Bool {
    task.flatMap { taskRecord($0.cell) }?.isCancelled ?? false
  }

  /// Static methods of `Task`.
  mutating func callTaskType(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    switch call.name {
    case "sleep": return try sleep(call, values)
    case "yield":
      try suspend { interpreter, ticket in interpreter.wake(ticket, with: .success(.void)) }
    case "detached": return try startTask(values.last, receiver: .member("detached"))
    case "checkCancellation":
      if isTaskCancelled { throw .thrown(Interpreter.cancellationError) }
    default: return nil
    }
    return .void
  }

  /// `Task.sleep` and the `sleep` of a clock. Instants are stored as seconds from now.
  mutating func sleep(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    var seconds = values.first ?? .int(0)
    if call.labels.first == "nanoseconds" {
      if case .integer(let type, let bits) = seconds { seconds = .double(Double(type.wide(bits))) }
      seconds = try apply(
        .divide, numeric(seconds, as: .double) ?? .double(0), .double(1_000_000_000))
    }
    if call.labels.first == "until", let left = applyInstant(.subtract, seconds, clockInstant) {
      seconds = left
    }
    if isTaskCancelled { throw .thrown(Interpreter.cancellationError) }
    let pause = Interpreter.milliseconds(seconds)
    try suspend(isSleeping: true) { interpreter, ticket in
      guard case .object(_, let parts) = ticket else { return }
      interpreter.reaction.schedule(
        .object("Resume", parts + [Outcome.success(.void).stored]), after: pause)
    }
    try ask { $0.sleep(pause) }
    return .void
  }

  /// `await URLSession.shared.data(from:)`.
  mutating func download() throws(Unwinding) -> Value {
    if isTaskCancelled { throw .thrown(Interpreter.cancelledDownload) }
    try suspend { interpreter, ticket in
      interpreter.reaction.replaceHeap(interpreter.heap.cells)
      interpreter.reaction.startDownload(then: ticket)
    }
    var outcome = Network.Outcome.failure
    try ask { reaction in outcome = reaction.downloadNow() }
    let given = Interpreter.values(.downloaded(outcome))
    guard given.last == Value.none else { throw .thrown(given.last ?? .none) }
    return .tuple(Array(given.dropLast()))
  }
}
