import LifecycleModel

/// A DispatchQueue or OperationQueue other than the main one, in its heap cell.
struct WorkQueue {
  /// A job: a closure, DispatchWorkItem or operation, with its group.
  struct Job {
    var work: Value
    var group = Value.none
    var isBarrier = false

    init(_ work: Value, group: Value = .none, isBarrier: Bool = false) {
      (self.work, self.group, self.isBarrier) = (work, group, isBarrier)
    }

    init?(_ stored: Value) {
      guard case .tuple(let parts) = stored, parts.count == 3 else { return nil }
      self.init(parts[0], group: parts[1], isBarrier: parts[2] == .bool(true))
    }

    var stored: Value { .tuple([work, group, .bool(isBarrier)]) }
  }

  static let types: Set<String> = ["DispatchQueue", "OperationQueue"]
  /// The most jobs that a concurrent queue runs at once.
  static let threads = 64

  /// `DispatchQueue` or `OperationQueue`.
  var type: String
  var label: String
  var width: Int
  var pending: [Job] = []
  var running = 0
  var runsBarrier = false
  var isSuspended = false
  /// The number of its turns in which no job could start.
  var missed = 0
  /// Tickets of tasks that wait for the queue's jobs.
  var waiters: [Value] = []

  init(type: String, label: String, width: Int) {
    (self.type, self.label, self.width) = (type, label, width)
  }

  init?(_ stored: Value?) {
    guard case .object(let type, let fields)? = stored, WorkQueue.types.contains(type),
      fields.count == 8, case .array(let pending) = fields[2], case .array(let waiters) = fields[7]
    else { return nil }
    self.init(type: type, label: fields[0].description, width: fields[1].asInt ?? 1)
    self.pending = pending.compactMap { Job($0) }
    running = fields[3].asInt ?? 0
    runsBarrier = fields[4] == .bool(true)
    isSuspended = fields[5] == .bool(true)
    missed = fields[6].asInt ?? 0
    self.waiters = waiters
  }

  var stored: Value {
    .object(
      type,
      [
        .string(label), .int(width), .array(pending.map(\.stored)), .int(running),
        .bool(runsBarrier), .bool(isSuspended), .int(missed), .array(waiters),
      ])
  }

  var isIdle: Bool { pending.isEmpty && running == 0 }

  /// Whether a `sync` block has to wait for other jobs.
  func holdsBack(barrier: Bool) -> Bool {
    if width == 1 || barrier { return !isIdle }
    return runsBarrier || pending.contains(where: \.isBarrier)
  }
}

extension Interpreter {
  func workQueue(_ queue: Value) -> WorkQueue? {
    guard let cell = queue.cell, heap.indices.contains(cell) else { return nil }
    return WorkQueue(heap[cell])
  }

  mutating func update(_ queue: Value, _ change: (inout WorkQueue) -> Void) {
    guard let cell = queue.cell, var record = workQueue(queue) else { return }
    change(&record)
    heap[cell] = .some(record.stored)
  }

  static let mainQueue = Value.system("DispatchQueue.main")

  mutating func makeQueue(_ type: String, label: String, width: Int) throws(Unwinding) -> Value {
    guard case .object(_, let fields) = WorkQueue(type: type, label: label, width: width).stored
    else { return .none }
    return try allocateObject(type, fields)
  }

  /// `DispatchQueue.global()`: one queue for all qualities of service, because their order is
  /// unspecified.
  mutating func globalQueue() throws(Unwinding) -> Value {
    let known = root("queue.global")
    if known != .none { return known }
    let made = try makeQueue(
      "DispatchQueue", label: "com.apple.root.default-qos", width: WorkQueue.threads)
    setRoot("queue.global", made)
    return made
  }

  /// The queue of the running block; nil on the main thread.
  var currentQueue: Value? {
    guard let task, case .object("Queue", let parts)? = taskRecord(task.cell)?.receiver else {
      return nil
    }
    return parts.first
  }

  /// Whether iOS calls the object's methods on another thread than the main one. True for a service extension (model
  /// choice) and for a delegate that was set with a queue.
  func isOffMain(_ object: CallbackRow.Object) -> Bool {
    switch object {
    case .serviceExtension: true
    case .session, .voip: root("queue of \(object.rawValue)") != .none
    default: false
    }
  }

  /// Notes the queue on which iOS calls a delegate. `queue`: `.none` for nil.
  mutating func noteQueue(_ queue: Value, of object: CallbackRow.Object, nilIsMain: Bool) {
    let isMain =
      queue == .none
      ? nilIsMain
      : queue.unwrapped == Interpreter.mainQueue || queue.unwrapped.isOpaque
        || queue.unwrapped == .system("OperationQueue.main") || queue.unwrapped.memberName == "main"
    let name = "queue of \(object.rawValue)"
    if isMain != (root(name) == .none) { setRoot(name, isMain ? .none : .bool(true)) }
  }

  /// `Thread.isMainThread`, `Thread.main` and `Thread.current`.
  mutating func threadMember(_ name: String, of value: Value) throws(Unwinding) -> Value? {
    guard case .type("Thread") = value else { return nil }
    switch name {
    case "isMainThread": return .bool(currentQueue == nil && !isCalledOffMain)
    case "main": return try member("threadOfMain", of: value)
    case "current": return try member("threadOfCode", of: value)
    default: return nil
    }
  }

  // MARK: Completion handlers of the system

  /// Work that calls a closure of the app on a system thread.
  static func reply(_ closure: Value, _ results: [Value]) -> Value {
    .object("Reply", [closure] + results)
  }

  /// The queue of such work. The app has no name for it.
  static let replyReceiver = Value.object("Queue", [.none])

  mutating func sendReply(_ result: Value, to closure: Value) {
    reaction.schedule(Interpreter.reply(closure, [result]), after: 0)
  }

  mutating func runReply(_ closure: Value, _ results: [Value]) throws(Unwinding) {
    let cell = try makeTask(.none, receiver: Interpreter.replyReceiver)
    update(cell) { $0.parts = [.object("Bound", [closure] + results), .void] }
    try resume([.reference(cell), .int(0)], [])
  }

  // MARK: Running jobs

  /// Adds a job to the end of a queue. Jobs of all queues start in the order in which they were
  /// added, when the main thread is free or waits (model choice: on a phone they may start
  /// earlier).
  mutating func enqueue(_ job: WorkQueue.Job, on queue: Value) throws(Unwinding) {
    if queue.unwrapped == Interpreter.mainQueue {
      reaction.schedule(
        job.group == .none && job.work.isFunction
          ? job.work : .object("MainJob", [job.work, job.group]), after: 0)
      return
    }
    guard let record = workQueue(queue) else { return }
    try checkCount(record.pending.count)
    update(queue) { $0.pending.append(job) }
    reaction.schedule(.object("QueueTurn", [queue]), after: 0)
  }

  /// Starts the next job of a queue, if one may start.
  mutating func startNext(on queue: Value) throws(Unwinding) {
    guard let record = workQueue(queue), !record.pending.isEmpty else { return }
    let index = record.pending.firstIndex { isReady($0.work) }
    let isFree =
      record.running < record.width && !record.runsBarrier && !record.isSuspended
      && !(index.map { record.pending[$0].isBarrier && record.running > 0 } ?? true)
    guard let index, isFree else {
      update(queue) { $0.missed += 1 }
      return
    }
    let job = record.pending[index]
    update(queue) { queue in
      queue.pending.remove(at: index)
      queue.running += 1
      queue.runsBarrier = job.isBarrier
    }
    let cell = try makeTask(
      .none, receiver: .object("Queue", [queue, job.work, job.group]))
    let closures = closures(of: job.work)
    updateOperation(job.work) { $0.isExecuting = true }
    update(cell) { $0.parts = closures + [.void] }
    try resume([.reference(cell), .int(0)], [])
  }

  /// Called when a job of a queue has ended. `isTold`: the job is an operation that has just reported its own end.
  mutating func jobEnded(
    _ queue: Value, _ work: Value, _ group: Value, isTold: Bool = false
  ) throws(Unwinding) {
    if !isTold, try endsByItself(work) { return }
    letNextStart(on: queue)
    try workEnded(work)
    if group != .none { try leave(group) }
  }

  /// Called when a running block of the queue has ended: lets the next job start.
  private mutating func letNextStart(on queue: Value) {
    var turns = 0
    let waiters = workQueue(queue)?.waiters ?? []
    update(queue) { queue in
      queue.running -= 1
      queue.runsBarrier = false
      turns = min(queue.missed, queue.pending.count)
      queue.missed -= turns
      queue.waiters = []
    }
    for _ in 0..<turns { reaction.schedule(.object("QueueTurn", [queue]), after: 0) }
    for waiter in waiters { wake(waiter) }
  }

  /// Runs work on the calling thread.
  mutating func perform(_ work: Value, group: Value = .none) throws(Unwinding) {
    updateOperation(work) { $0.isExecuting = true }
    for closure in closures(of: work) { _ = try call(closure, []) }
    if try endsByItself(work) { return }
    try workEnded(work)
    if group != .none { try leave(group) }
  }

  /// `queue.sync { ... }`.
  mutating func runSync(
    _ closure: Value, on queue: Value, barrier: Bool
  ) throws(Unwinding) -> Value {
    let isOwn = currentQueue == queue && workQueue(queue)?.width == 1
    if isOwn || syncQueues.contains(queue) {
      throw trap(
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
      )
    }
    _ = try once { interpreter throws(Unwinding) in
      while let record = interpreter.workQueue(queue), record.holdsBack(barrier: barrier) {
        if record.running == 0, !record.isSuspended {
          try interpreter.startNext(on: queue)
        } else {
          try interpreter.waitForJob(of: queue)
        }
      }
      // No other job of the queue starts until the block ends.
      interpreter.update(queue) { queue in
        queue.running += 1
        queue.runsBarrier = barrier
      }
      return .void
    }
    if workQueue(queue)?.width == 1 { syncQueues.append(queue) }
    defer { syncQueues.removeAll { $0 == queue } }
    let result: Value
    do {
      result = try call(closure, [])
    } catch {
      if case .thrown = error { letNextStart(on: queue) }
      throw error
    }
    letNextStart(on: queue)
    return result
  }

  /// Waits until a running job of the queue ends.
  mutating func waitForJob(of queue: Value) throws(Unwinding) {
    if currentQueue != nil {
      try suspend { interpreter, ticket in interpreter.update(queue) { $0.waiters.append(ticket) } }
    }
    try blockMain()
  }

  /// `DispatchQueue.main.sync` from another thread.
  mutating func runOnMain(_ closure: Value) throws(Unwinding) -> Value {
    guard currentQueue != nil else {
      // The code assumes that its unknown caller runs on another thread. iOS calls a service extension on another
      // thread than the main one (model choice).
      if isCalledByUnknown || isCalledOffMain { return try call(closure, []) }
      throw trap(
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
      )
    }
    try suspend { interpreter, ticket in
      interpreter.reaction.schedule(.object("MainSync", [closure, ticket]), after: 0)
    }
    return try call(closure, [])
  }

  /// Runs the due entries of queues.
  mutating func runQueueWork(_ name: String, _ parts: [Value]) throws(Unwinding) {
    let first = parts.first ?? .none
    switch name {
    case "QueueTurn": try startNext(on: first)
    case "MainJob":
      guard operation(first)?.isFinished != true else { return }
      guard isReady(first) else { return keepWaiting(first) }
      try perform(first, group: parts.last ?? .none)
    case "MainSync":
      var outcome: Outcome
      do {
        outcome = .success(try call(first, []))
      } catch {
        guard case .thrown(let failure) = error else { throw error }
        outcome = .failure(failure)
      }
      wake(parts.last ?? .none, with: outcome)
    case "QueueLater":
      guard parts.count == 2 else { return }
      try enqueue(WorkQueue.Job(parts[1]), on: first)
    default: break
    }
  }
}
