import LifecycleModel

/// Queues, groups, semaphores, work items, operations and locks of Dispatch and Foundation, in
/// simulated time. The watchdog ends an app whose main thread waits for something that cannot
/// happen.
extension Interpreter {
  static let dispatchObjects: Set<String> = WorkQueue.types.union([
    "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "BlockOperation", "NSLock",
    "DispatchSourceTimer",
  ])

  mutating func makeDispatch(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    switch name {
    case "DispatchQueue":
      let attributes = arguments["attributes"].map { Interpreter.options($0) } ?? []
      let queue = try makeQueue(
        name, label: arguments["label"].map { describe($0) } ?? "",
        width: attributes.contains(.member("concurrent")) ? WorkQueue.threads : 1)
      if attributes.contains(.member("initiallyInactive")) {
        update(queue) { $0.isSuspended = true }
      }
      return queue
    case "OperationQueue": return try makeQueue(name, label: "", width: WorkQueue.threads)
    case "DispatchGroup": return try allocateObject(name, [.int(0), .array([]), .array([])])
    case "DispatchSemaphore":
      return try allocateObject(name, [arguments["value"] ?? .int(0), .array([])])
    case "DispatchWorkItem":
      return try allocateObject(
        name, [values.last ?? .none, .bool(false), .bool(false), .array([]), .array([])])
    case "BlockOperation":
      let blocks = values.last.map { $0.isFunction ? [$0] : [] } ?? []
      return try allocateObject(name, Operation(blocks: blocks).fields)
    case "NSLock", "NSRecursiveLock":
      return try allocateObject(
        "NSLock", [.int(0), .bool(name == "NSRecursiveLock"), .array([])])
    default: return nil
    }
  }

  /// The members of an option set, which may be written as a list or as a single member.
  static func options(_ value: Value) -> [Value] {
    if case .array(let items) = value.unwrapped { return items }
    return [value.unwrapped]
  }

  mutating func callDispatch(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    switch systemType(of: object) {
    case "DispatchQueue"?: return try callQueue(object, call, values)
    case "OperationQueue"?: return try callOperationQueue(object, call, values)
    case "DispatchGroup"?: return try callGroup(object, call.name, arguments)
    case "DispatchSemaphore"?: return try callSemaphore(object, call.name, arguments)
    case "DispatchWorkItem"?: return try callWorkItem(object, call.name, arguments)
    case "BlockOperation"?: return try callOperation(object, call.name, arguments)
    case "NSLock"?: return try callLock(object, call.name, arguments)
    case "DispatchSourceTimer"?: return try callTimerSource(object, call.name, arguments)
    default: return nil
    }
  }

  func dispatchMember(_ name: String, of object: Value) -> Value? {
    let fields = fields(of: object)
    switch (systemType(of: object), name) {
    case ("DispatchQueue", "label"): return fields[0]
    case ("OperationQueue", "name"): return Value.some(fields[0])
    case ("OperationQueue", "maxConcurrentOperationCount"):
      return fields[1] == .int(WorkQueue.threads) ? .int(-1) : fields[1]
    case ("OperationQueue", "isSuspended"): return fields[5]
    case ("OperationQueue", "operationCount"):
      return workQueue(object).map { .int($0.pending.count + $0.running) }
    case ("DispatchWorkItem", "isCancelled"): return fields[1]
    case ("DispatchSourceTimer", "isCancelled"):
      return timerSource(object).map { .bool($0.isCancelled) }
    case ("BlockOperation", _): return operation(object)?.member(name)
    default: return nil
    }
  }

  mutating func setDispatchMember(
    _ name: String, of object: Value, to value: Value
  ) throws(Unwinding) {
    switch (systemType(of: object), name) {
    case ("OperationQueue", "maxConcurrentOperationCount"):
      let count = value.asInt ?? -1
      update(object) { $0.width = count < 0 ? WorkQueue.threads : count }
    case ("OperationQueue", "isSuspended"): try suspendQueue(object, value == .bool(true))
    case ("OperationQueue", "name"): update(object) { $0.label = value.unwrapped.description }
    case (_, "completionBlock"): updateOperation(object) { $0.completion = value.unwrapped }
    default: break
    }
  }

  func field(_ index: Int, of object: Value) -> Value {
    let fields = fields(of: object)
    return fields.indices.contains(index) ? fields[index] : .none
  }

  mutating func setField(_ index: Int, of object: Value, to value: Value) {
    guard let cell = object.cell, case .object(let name, var fields)? = heap[cell],
      fields.indices.contains(index)
    else { return }
    fields[index] = value
    heap[cell] = .some(.object(name, fields))
  }

  private mutating func append(_ value: Value, toField index: Int, of object: Value) {
    guard case .array(let items) = field(index, of: object) else { return }
    setField(index, of: object, to: .array(items + [value]))
  }

  private mutating func takeAll(_ index: Int, of object: Value) -> [Value] {
    guard case .array(let items) = field(index, of: object) else { return [] }
    setField(index, of: object, to: .array([]))
    return items
  }

  // MARK: Queues

  /// Calls a method of a queue: the main queue or one that the app created.
  mutating func callQueue(
    _ queue: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    let isMain = queue == Interpreter.mainQueue
    let isBarrier = arguments["flags"].map { Interpreter.options($0) }?.contains(.member("barrier"))
    let work = values.last ?? .none
    switch call.name {
    case "add" where isMain && call.labels.contains("forMode"):
      startTimer(arguments.first ?? .none)
    case "async", "addOperation", "perform":
      let group = arguments["group"]?.unwrapped ?? .none
      if group != .none { enter(group) }
      updateOperation(work) { $0.queue = queue }
      try enqueue(
        WorkQueue.Job(work.unwrapped, group: group, isBarrier: isBarrier == true), on: queue)
    case "asyncAfter":
      let delay = pause(until: values.first ?? .none)
      let later: Value =
        isMain
        ? work.isFunction ? work : .object("MainJob", [work, .none])
        : .object("QueueLater", [queue, work])
      reaction.schedule(later, after: delay)
    case "sync", "asyncAndWait":
      if isMain { return try runOnMain(work) }
      guard work.isFunction else {
        try enqueue(WorkQueue.Job(work), on: queue)
        return try waitForItem(work, until: nil)
      }
      return try runSync(work, on: queue, barrier: isBarrier == true)
    case "suspend": try suspendQueue(queue, true)
    case "resume", "activate": try suspendQueue(queue, false)
    default: return nil
    }
    return .void
  }

  private mutating func suspendQueue(_ queue: Value, _ isSuspended: Bool) throws(Unwinding) {
    var turns = 0
    update(queue) { queue in
      queue.isSuspended = isSuspended
      guard !isSuspended else { return }
      turns = queue.missed
      queue.missed = 0
    }
    for _ in 0..<turns { reaction.schedule(.object("QueueTurn", [queue]), after: 0) }
  }

  /// `concurrentPerform`, in the order of the iterations. Swift does not specify the order.
  mutating func performConcurrently(_ values: [Value]) throws(Unwinding) {
    guard let count = values.first?.asInt, let closure = values.last, count > 0 else { return }
    for number in 0..<count {
      try burn()
      _ = try call(closure, [.int(number)])
    }
  }

  /// `dispatchPrecondition(condition: .onQueue(...))`.
  mutating func checkQueue(_ condition: Value) throws(Unwinding) {
    guard case .object(_, let parts) = condition, parts.count == 2 else { return }
    let isOn =
      (currentQueue ?? Interpreter.mainQueue) == parts[1].unwrapped
      || syncQueues.contains(parts[1].unwrapped)
    guard parts[0] == .member(isOn ? "notOnQueue" : "onQueue") else { return }
    throw trap(
      "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was not on the expected queue")
  }

  // MARK: Waiting with a limit

  /// The time limit of `timeout:`; nil without one.
  private mutating func deadline(_ timeout: Value?) throws(Unwinding) -> Milliseconds? {
    guard let timeout, timeout != .member("distantFuture") else { return nil }
    let end = reaction.world.clock + pause(until: timeout)
    return try once { _ throws(Unwinding) in .int(end) }.asInt
  }

  /// One step of a wait on any thread. Returns false at the time limit.
  private mutating func wait(
    until end: Milliseconds?, _ register: (inout Interpreter, Value) -> Void
  ) throws(Unwinding) -> Bool {
    if let end, reaction.world.clock >= end { return false }
    guard currentQueue == nil else {
      try suspend { interpreter, ticket in
        register(&interpreter, ticket)
        guard let end else { return }
        interpreter.reaction.schedule(ticket, after: end - interpreter.reaction.world.clock)
      }
      try blockMain()
      return true
    }
    try blockMain(until: end)
    return true
  }

  private static func result(_ isInTime: Bool) -> Value {
    .member(isInTime ? "success" : "timedOut")
  }

  // MARK: Groups

  private mutating func callGroup(
    _ group: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "enter": enter(group)
    case "leave": try leave(group)
    case "notify":
      let queue = arguments["queue"] ?? Interpreter.mainQueue
      append(
        .tuple([queue, arguments.values.last ?? .none]), toField: 1, of: group)
      if field(0, of: group) == .int(0) { try notify(group) }
    case "wait":
      let end = try deadline(arguments.values.first)
      while field(0, of: group) != .int(0) {
        let isInTime = try wait(until: end) { $0.append($1, toField: 2, of: group) }
        if !isInTime { return Interpreter.result(false) }
      }
      return Interpreter.result(true)
    default: return nil
    }
    return .void
  }

  mutating func enter(_ group: Value) {
    setField(0, of: group, to: .int((field(0, of: group).asInt ?? 0) + 1))
  }

  mutating func leave(_ group: Value) throws(Unwinding) {
    let count = (field(0, of: group).asInt ?? 0) - 1
    guard count >= 0 else {
      throw trap("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
    }
    setField(0, of: group, to: .int(count))
    if count == 0 { try notify(group) }
  }

  private mutating func notify(_ group: Value) throws(Unwinding) {
    for case .tuple(let parts) in takeAll(1, of: group) where parts.count == 2 {
      try enqueue(WorkQueue.Job(parts[1]), on: parts[0])
    }
    for ticket in takeAll(2, of: group) { wake(ticket) }
  }

  // MARK: Semaphores and locks

  private mutating func callSemaphore(
    _ semaphore: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "signal":
      let (count, overflow) = (field(0, of: semaphore).asInt ?? 0).addingReportingOverflow(1)
      if overflow {
        throw trap(
          "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_semaphore_signal()")
      }
      setField(0, of: semaphore, to: .int(count))
      for ticket in takeAll(1, of: semaphore) { wake(ticket) }
      return .int(0)
    case "wait":
      let end = try deadline(arguments.values.first)
      while case .int(let count) = field(0, of: semaphore), count <= 0 {
        let isInTime = try wait(until: end) { $0.append($1, toField: 1, of: semaphore) }
        if !isInTime { return Interpreter.result(false) }
      }
      setField(0, of: semaphore, to: .int((field(0, of: semaphore).asInt ?? 1) - 1))
      return Interpreter.result(true)
    default: return nil
    }
  }

  private mutating func callLock(
    _ lock: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let isRecursive = field(1, of: lock) == .bool(true)
    switch name {
    case "lock", "withLock", "try":
      let isLocked = try once { interpreter throws(Unwinding) in
        while !isRecursive, interpreter.field(0, of: lock) != .int(0) {
          if name == "try" { return .bool(false) }
          _ = try interpreter.wait(until: nil) { $0.append($1, toField: 2, of: lock) }
        }
        interpreter.setField(
          0, of: lock, to: .int((interpreter.field(0, of: lock).asInt ?? 0) + 1))
        return .bool(true)
      }
      if name == "try" { return isLocked }
      guard name == "withLock" else { return .void }
      let result: Value
      do {
        result = try call(arguments.values.last ?? .none, [])
      } catch {
        if case .thrown = error { unlock(lock) }
        throw error
      }
      unlock(lock)
      return result
    case "unlock": unlock(lock)
    default: return nil
    }
    return .void
  }

  private mutating func unlock(_ lock: Value) {
    setField(0, of: lock, to: .int(max(0, (field(0, of: lock).asInt ?? 0) - 1)))
    for ticket in takeAll(2, of: lock) { wake(ticket) }
  }

  // MARK: Work items

  /// The item's cell holds its closure, whether it is cancelled, whether it has run, the work that `notify` starts
  /// next, and tickets of waiting tasks.
  private mutating func callWorkItem(
    _ item: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "perform": try perform(item)
    case "cancel": setField(1, of: item, to: .bool(true))
    case "notify":
      let queue = arguments["queue"] ?? Interpreter.mainQueue
      append(.tuple([queue, arguments.values.last ?? .none]), toField: 3, of: item)
      if field(2, of: item) == .bool(true) { try workEnded(item) }
    case "wait": return try waitForItem(item, until: try deadline(arguments.values.first))
    default: return nil
    }
    return .void
  }

  private mutating func waitForItem(
    _ item: Value, until end: Milliseconds?
  ) throws(Unwinding) -> Value {
    while field(2, of: item) != .bool(true) {
      let isInTime = try wait(until: end) { $0.append($1, toField: 4, of: item) }
      if !isInTime { return Interpreter.result(false) }
    }
    return Interpreter.result(true)
  }

  /// The closures of a job.
  func closures(of work: Value) -> [Value] {
    switch systemType(of: work) {
    case "DispatchWorkItem"?:
      return field(1, of: work) == .bool(true) ? [] : [field(0, of: work)]
    case "BlockOperation"?: return closures(ofOperation: work)
    default:
      if operation(work) != nil { return closures(ofOperation: work) }
      return work.isFunction ? [work] : []
    }
  }

  /// Called when a work item or operation has finished, or was skipped because it is cancelled.
  mutating func workEnded(_ work: Value) throws(Unwinding) {
    switch systemType(of: work) {
    case "DispatchWorkItem"?:
      setField(2, of: work, to: .bool(true))
      for case .tuple(let parts) in takeAll(3, of: work) where parts.count == 2 {
        try enqueue(WorkQueue.Job(parts[1]), on: parts[0])
      }
      for ticket in takeAll(4, of: work) { wake(ticket) }
    default: if operation(work) != nil { try operationEnded(work) }
    }
  }
}
