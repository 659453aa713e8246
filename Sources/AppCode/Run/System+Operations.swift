import LifecycleModel

/// OperationQueue, BlockOperation and user-defined subclasses of Operation.
extension Interpreter {
  /// A BlockOperation in its heap cell. An object of a subclass stores it after its properties.
  struct Operation {
    var blocks: [Value]
    var dependencies: [Value] = []
    var isCancelled = false
    var isFinished = false
    var isExecuting = false
    var completion = Value.none
    var queue = Value.none

    init(blocks: [Value]) { self.blocks = blocks }

    init?(_ stored: Value?) {
      guard case .object("BlockOperation", let fields)? = stored, fields.count == 7,
        case .array(let blocks) = fields[0], case .array(let dependencies) = fields[1]
      else { return nil }
      (self.blocks, self.dependencies) = (blocks, dependencies)
      (isCancelled, isFinished) = (fields[2] == .bool(true), fields[3] == .bool(true))
      (completion, queue) = (fields[4], fields[5])
      isExecuting = fields[6] == .bool(true)
    }

    var fields: [Value] {
      [
        .array(blocks), .array(dependencies), .bool(isCancelled), .bool(isFinished), completion,
        queue, .bool(isExecuting),
      ]
    }

    func member(_ name: String) -> Value? {
      switch name {
      case "isCancelled": return .bool(isCancelled)
      case "isFinished": return .bool(isFinished)
      case "isExecuting": return .bool(isExecuting)
      case "isAsynchronous", "isConcurrent": return .bool(false)
      case "dependencies": return .array(dependencies)
      case "completionBlock": return completion.optional
      default: return nil
      }
    }
  }

  func operation(_ object: Value) -> Operation? {
    guard let cell = object.cell, heap.indices.contains(cell) else { return nil }
    if let plain = Operation(heap[cell]) { return plain }
    guard tree.traits.hasOperations, case .object(_, let fields)? = heap[cell] else { return nil }
    return Operation(fields.last)
  }

  mutating func updateOperation(_ object: Value, _ change: (inout Operation) -> Void) {
    guard let cell = object.cell, var record = operation(object) else { return }
    change(&record)
    let stored = Value.object("BlockOperation", record.fields)
    if case .object(let name, var fields)? = heap[cell], name != "BlockOperation" {
      fields[fields.count - 1] = stored
      heap[cell] = .some(.object(name, fields))
    } else {
      heap[cell] = .some(stored)
    }
  }

  /// The method that a user-defined operation runs: its `start`, or else its `main`.
  private func ownBody(of object: Value) -> (name: String, closure: Value)? {
    guard tree.traits.hasOperations, let (_, table) = table(of: object) else { return nil }
    for name in ["start", "main"] {
      if let method = table.methods[name]?.first {
        return (name, .closure(code: method.code, captured: [object]))
      }
    }
    return nil
  }

  /// The closures that run when the operation starts; none if it is cancelled.
  func closures(ofOperation object: Value) -> [Value] {
    guard let record = operation(object) else { return [] }
    if let (name, closure) = ownBody(of: object) {
      return name == "main" && record.isCancelled ? [] : [closure]
    }
    return record.isCancelled ? [] : record.blocks
  }

  /// Whether the operation has its own `start` and therefore reports its end itself, with `didChangeValue(forKey:
  /// "isFinished")` or `super.start()`. When `start` returns, it has either ended or continues.
  mutating func endsByItself(_ object: Value) throws(Unwinding) -> Bool {
    guard ownBody(of: object)?.name == "start" else { return false }
    if operation(object)?.isFinished == true { return true }
    return try member("isFinished", of: object) != .bool(true)
  }

  /// Whether all its dependencies have finished, or it is cancelled.
  func isReady(_ work: Value) -> Bool {
    guard let operation = operation(work), !operation.isCancelled else { return true }
    return operation.dependencies.allSatisfy { self.operation($0)?.isFinished ?? true }
  }

  mutating func callOperationQueue(
    _ queue: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    let first = values.first ?? .none
    switch call.name {
    case "addOperation": try add(first, to: queue)
    case "addOperations":
      let operations = elements(of: first)
      for operation in operations { try add(operation, to: queue) }
      if arguments["waitUntilFinished"] == .bool(true) {
        for operation in operations { try waitForOperation(operation) }
      }
    case "addBarrierBlock": try enqueue(WorkQueue.Job(first, isBarrier: true), on: queue)
    case "waitUntilAllOperationsAreFinished":
      while let record = workQueue(queue), !record.isIdle {
        if record.pending.contains(where: { isReady($0.work) }), record.running < record.width,
          !record.isSuspended
        {
          try startNext(on: queue)
        } else {
          try waitForJob(of: queue)
        }
      }
    case "cancelAllOperations":
      for job in workQueue(queue)?.pending ?? [] {
        updateOperation(job.work) { $0.isCancelled = true }
      }
    default: return nil
    }
    return .void
  }

  private mutating func add(_ work: Value, to queue: Value) throws(Unwinding) {
    updateOperation(work) { $0.queue = queue }
    try enqueue(WorkQueue.Job(work), on: queue)
  }

  /// Calls a method of an operation. `isSuper`: the call is in an override in a subclass.
  mutating func callOperation(
    _ operation: Value, _ name: String, _ arguments: LabelledArguments, isSuper: Bool = false
  ) throws(Unwinding) -> Value? {
    let first = arguments.first ?? .none
    switch name {
    case "willChangeValue", "main": break
    case "didChangeValue":
      let isFinish =
        arguments["forKey"] == .string("isFinished")
        || arguments["for"] == .object("KeyPath", [.string("isFinished")])
      guard isFinish, self.operation(operation)?.isFinished == false,
        try member("isFinished", of: operation) == .bool(true)
      else { break }
      try finishLate(operation)
    case "start" where isSuper:
      if let main = table(of: operation)?.table.methods["main"]?.first,
        self.operation(operation)?.isCancelled == false
      {
        _ = try call(code: main.code, on: operation, [])
      }
      if self.operation(operation)?.isFinished == false { try finishLate(operation) }
    case "addDependency": updateOperation(operation) { $0.dependencies.append(first.unwrapped) }
    case "removeDependency":
      updateOperation(operation) { record in
        record.dependencies.removeAll { $0 == first.unwrapped }
      }
    case "addExecutionBlock": updateOperation(operation) { $0.blocks.append(first) }
    case "cancel": updateOperation(operation) { $0.isCancelled = true }
    case "start": try perform(operation)
    case "waitUntilFinished": try waitForOperation(operation)
    default: return nil
    }
    return .void
  }

  /// Handles the end of an operation that continued after its `start`.
  private mutating func finishLate(_ object: Value) throws(Unwinding) {
    let queue = operation(object)?.queue ?? .none
    if workQueue(queue) == nil {
      try operationEnded(object)
    } else {
      try jobEnded(queue, object, .none, isTold: true)
    }
  }

  private mutating func waitForOperation(_ object: Value) throws(Unwinding) {
    while let record = operation(object), !record.isFinished {
      try waitForJob(of: record.queue)
    }
  }

  /// Operations on the main queue that wait for their dependencies.
  private var waitingOnMain: [Value] {
    if case .array(let operations) = root("operations").unwrapped { return operations }
    return []
  }

  /// Holds an operation on the main queue until its dependencies have finished.
  mutating func keepWaiting(_ operation: Value) {
    setRoot("operations", .array(waitingOnMain + [operation]))
  }

  mutating func operationEnded(_ object: Value) throws(Unwinding) {
    let completion = operation(object)?.completion ?? .none
    updateOperation(object) { record in
      (record.isFinished, record.isExecuting) = (true, false)
      (record.completion, record.queue) = (.none, .none)
    }
    // Operations on other queues that depend on it skipped their turns while they waited.
    for cell in heap.indices {
      guard let dependent = operation(.reference(cell)), dependent.dependencies.contains(object)
      else {
        continue
      }
      if waitingOnMain.contains(.reference(cell)), isReady(.reference(cell)) {
        setRoot("operations", .array(waitingOnMain.filter { $0 != .reference(cell) }))
        reaction.schedule(.object("MainJob", [.reference(cell), .none]), after: 0)
      }
      guard workQueue(dependent.queue)?.missed ?? 0 > 0 else { continue }
      update(dependent.queue) { $0.missed -= 1 }
      reaction.schedule(.object("QueueTurn", [dependent.queue]), after: 0)
    }
    guard completion.isFunction else { return }
    try enqueue(WorkQueue.Job(completion), on: try globalQueue())
  }
}
