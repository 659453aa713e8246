import LifecycleModel

/// Checked continuations, AsyncStream and task groups.
extension Interpreter {
  func isAsyncSequence(_ value: Value) -> Bool {
    if let type = systemType(of: value) { return ["AsyncStream", "TaskGroup"].contains(type) }
    if case .object("AsyncChain", _) = value { return true }
    return table(of: value)?.table.names.contains("AsyncSequence") ?? false
  }

  /// The iterator of a loop: a stream or group itself, or the iterator of a user-defined sequence.
  mutating func makeAsyncIterator(_ sequence: Value) throws(Unwinding) -> Value {
    if case .object("AsyncChain", var parts) = sequence, parts.count == 3 {
      parts[0] = try makeAsyncIterator(parts[0])
      return .object("AsyncChain", parts)
    }
    guard systemType(of: sequence) == nil,
      let make = table(of: sequence)?.table.methods["makeAsyncIterator"]?.first
    else { return sequence }
    return .object("AsyncIterator", [try call(code: make.code, on: sequence, [])])
  }

  /// Waits for the next element. Returns it (nil at the end) with the changed iterator.
  mutating func nextElement(of iterator: Value) throws(Unwinding) -> (item: Value?, iterator: Value)
  {
    switch systemType(of: iterator) {
    case "AsyncStream"?: return (try nextValue(ofStream: iterator), iterator)
    case "TaskGroup"?: return (try nextResult(ofGroup: iterator), iterator)
    default: break
    }
    if case .object("AsyncChain", let parts) = iterator, parts.count == 3 {
      return try nextElement(ofChain: parts)
    }
    guard case .object("AsyncIterator", let parts) = iterator, let own = parts.first,
      let method = table(of: own)?.table.methods["next"]?.first
    else { return (nil, iterator) }
    let given = try call(code: method.code, on: own, [])
    var changed = own
    if case .object = own, let slot = tree.codes[method.code].selfSlot {
      changed = finalValue(ofSlot: slot)
    }
    return (given == .none ? nil : given.unwrapped, .object("AsyncIterator", [changed]))
  }

  // MARK: Functions that take an async closure

  mutating func callConcurrency(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    switch call.name {
    case "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation":
      return try withContinuation(values.last ?? .none)
    case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withThrowingDiscardingTaskGroup":
      return try withGroup(values.last ?? .none)
    case "async let":
      let child = try startTask(values.first, receiver: Interpreter.outsideMainActor)
      if let cell = task?.cell, let own = child.cell { update(cell) { $0.children.append(own) } }
      return child
    case "dispatchPrecondition":
      try checkQueue(values.first ?? .none)
      return .void
    case "withTaskCancellationHandler":
      let arguments = LabelledArguments(call.labels, values)
      let handler = arguments["onCancel"] ?? values.last ?? .none
      let operation = arguments["operation"] ?? values.first ?? .none
      _ = try once { interpreter throws(Unwinding) in
        guard let cell = interpreter.task?.cell else { return .void }
        if interpreter.isTaskCancelled {
          _ = try interpreter.call(handler, [])
        } else {
          interpreter.update(cell) { $0.cancellationHandlers.append(handler) }
        }
        return .void
      }
      let result = try self.call(operation, [])
      if let cell = task?.cell { update(cell) { _ = $0.cancellationHandlers.popLast() } }
      return result
    default: return nil
    }
  }

  // MARK: Continuations

  /// The continuation's cell: its outcome, and the ticket of the waiting task.
  private mutating func withContinuation(_ closure: Value) throws(Unwinding) -> Value {
    let continuation = try once { interpreter throws(Unwinding) in
      let made = try interpreter.allocateObject("CheckedContinuation", [.none, .none])
      _ = try interpreter.call(closure, [made])
      return made
    }
    while true {
      if let outcome = Outcome(field(0, of: continuation)) { return try outcome.get() }
      try suspend { interpreter, ticket in interpreter.setField(1, of: continuation, to: ticket) }
      try blockMain()
    }
  }

  mutating func callContinuation(
    _ continuation: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard call.name == "resume" else { return nil }
    guard field(0, of: continuation) == .none else {
      throw trap("SWIFT TASK CONTINUATION MISUSE: it was resumed more than once")
    }
    let first = values.first ?? .void
    var outcome = Outcome.success(first)
    switch call.labels.first {
    case "throwing"?: outcome = .failure(first)
    case "with"?:
      guard case .object(_, let parts) = first, parts.count == 2 else { break }
      outcome = Outcome(isSuccess: parts[0] == .member("success"), value: parts[1])
    default: break
    }
    setField(0, of: continuation, to: outcome.stored)
    wake(field(1, of: continuation))
    return .void
  }

  // MARK: AsyncStream

  /// The stream's cell: unread elements, whether it has finished and with which error, tickets of
  /// waiting tasks, the `onTermination` closure, and the size of its buffer.
  mutating func makeStream(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    var limit = Value.none
    if case .object(_, let policy)? = LabelledArguments(call.labels, values)["bufferingPolicy"]?
      .unwrapped
    {
      limit = .tuple(policy)
    }
    if let body = values.last, call.labels.contains("unfolding") || takesNothing(body) {
      let labelled = LabelledArguments(call.labels, values)["unfolding"]
      return .object("AsyncChain", [.void, .string("unfolding"), labelled ?? body])
    }
    let stream = try allocateObject(
      "AsyncStream", [.array([]), .none, .array([]), .none, limit])
    if let closure = values.last, closure.isFunction {
      _ = try self.call(closure, [.object("AsyncStream.Continuation", [stream])])
    }
    return stream
  }

  /// Whether it is a closure without parameters, which makes each element.
  private func takesNothing(_ body: Value) -> Bool {
    guard case .closure(let code, _) = body else { return false }
    return tree.codes[code].parameters.isEmpty
  }

  /// `AsyncStream.makeStream(of:)`.
  mutating func makeStreamPair(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    let stream = try makeStream(call, values)
    return .labelled(
      ["stream", "continuation"], [stream, .object("AsyncStream.Continuation", [stream])])
  }

  mutating func callStreamContinuation(
    _ stream: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .void
    switch call.name {
    case "yield": return try feed(stream, first)
    case "finish":
      guard field(1, of: stream) == .none else { break }
      let error = call.labels.first == "throwing" ? first.unwrapped : .none
      setField(
        1, of: stream, to: (error == .none ? Outcome.success(.void) : .failure(error)).stored)
      wakeAll(of: stream)
      try endStream(stream, because: "finished")
    default: return nil
    }
    return .void
  }

  /// Runs a loop. A stream that only the loop references ends with the loop.
  mutating func endingStream(
    of sequence: Expression, _ state: Value,
    _ loop: (inout Interpreter) throws(Unwinding) -> Flow
  ) throws(Unwinding) -> Flow {
    guard sequence.isMadeHere, let stream = stream(iteratedBy: state) else {
      return try loop(&self)
    }
    let flow: Flow
    do {
      flow = try loop(&self)
    } catch {
      if case .thrown = error { try abandon(stream) }
      throw error
    }
    try abandon(stream)
    return flow
  }

  private func stream(iteratedBy state: Value) -> Value? {
    guard case .tuple(let parts) = state, var base = parts.first else { return nil }
    while case .object("AsyncChain", let inner) = base, let next = inner.first { base = next }
    return systemType(of: base) == "AsyncStream" ? base : nil
  }

  private mutating func abandon(_ stream: Value) throws(Unwinding) {
    guard field(1, of: stream) == .none else { return }
    setField(1, of: stream, to: Outcome.success(.void).stored)
    try endStream(stream, because: "cancelled")
  }

  private mutating func endStream(_ stream: Value, because word: String) throws(Unwinding) {
    let handler = field(3, of: stream)
    setField(3, of: stream, to: .none)
    if handler.isFunction { _ = try call(handler, [.member(word)]) }
  }

  mutating func setStreamEnd(_ stream: Value, _ closure: Value) {
    setField(3, of: stream, to: closure)
  }

  /// Gives the stream an element. Returns the result of `yield`.
  @discardableResult
  mutating func feed(_ stream: Value, _ value: Value) throws(Unwinding) -> Value {
    guard case .array(var waiting) = field(0, of: stream), field(1, of: stream) == .none else {
      return .member("terminated")
    }
    try spend(waiting.count)
    var room = Int.max
    var dropped: Value?
    var isAwaited = false
    if case .array(let tickets) = field(2, of: stream) { isAwaited = !tickets.isEmpty }
    waiting.append(value)
    if case .tuple(let policy) = field(4, of: stream), policy.count == 2,
      case .int(let limit) = policy[1]
    {
      room = max(0, limit) - (isAwaited ? 0 : waiting.count)
      if waiting.count > max(0, limit), !isAwaited {
        let isNewest = policy[0] == .member("bufferingNewest")
        dropped = isNewest ? waiting.removeFirst() : waiting.removeLast()
      }
    }
    guard waiting.count <= Interpreter.mostElements else { return .member("terminated") }
    setField(0, of: stream, to: .array(waiting))
    wakeAll(of: stream)
    return .object(
      "", dropped.map { [.member("dropped"), $0] } ?? [.member("enqueued"), .int(room)])
  }

  private mutating func wakeAll(of stream: Value) {
    guard case .array(let tickets) = field(2, of: stream) else { return }
    setField(2, of: stream, to: .array([]))
    for ticket in tickets { wake(ticket) }
  }

  private mutating func nextValue(ofStream stream: Value) throws(Unwinding) -> Value? {
    while true {
      if case .array(var waiting) = field(0, of: stream), !waiting.isEmpty {
        let first = waiting.removeFirst()
        setField(0, of: stream, to: .array(waiting))
        return first
      }
      if let end = Outcome(field(1, of: stream)) {
        _ = try end.get()
        return nil
      }
      if isTaskCancelled {
        try endStream(stream, because: "cancelled")
        return nil
      }
      try suspend(isSleeping: true) { interpreter, ticket in
        guard case .array(let tickets) = interpreter.field(2, of: stream) else { return }
        interpreter.setField(2, of: stream, to: .array(tickets + [ticket]))
      }
      try blockMain()
    }
  }

  // MARK: Groups

  /// The group's cell: running children, finished ones, the ticket of the waiting task, and whether
  /// it is cancelled.
  private mutating func withGroup(_ closure: Value) throws(Unwinding) -> Value {
    let group = try once { interpreter throws(Unwinding) in
      try interpreter.allocateObject(
        "TaskGroup", [.array([]), .array([]), .none, .bool(interpreter.isTaskCancelled)])
    }
    let outcome: Outcome
    do {
      outcome = .success(
        try once { interpreter throws(Unwinding) in try interpreter.call(closure, [group]) })
    } catch {
      guard case .thrown(let failure) = error else { throw error }
      try cancelAll(of: group)
      outcome = .failure(failure)
    }
    while case .array(let running) = field(0, of: group), !running.isEmpty {
      try suspend { interpreter, ticket in interpreter.setField(2, of: group, to: ticket) }
      try blockMain()
    }
    return try outcome.get()
  }

  mutating func callGroup(
    _ group: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "addTask", "addTaskUnlessCancelled":
      let isCancelled = field(3, of: group) == .bool(true)
      if isCancelled, call.name == "addTaskUnlessCancelled" { return .bool(false) }
      guard case .array(let running) = field(0, of: group), let closure = values.last else { break }
      let child = try startTask(closure, receiver: group)
      setField(0, of: group, to: .array(running + [child]))
      if let cell = task?.cell, let own = child.cell { update(cell) { $0.children.append(own) } }
      if isCancelled, let cell = child.cell { try cancel(cell) }
      return .bool(true)
    case "next":
      // The result of a child may itself be nil.
      guard let result = try nextResult(ofGroup: group) else { return Value.none }
      return Value.some(result)
    case "waitForAll": try waitForAll(of: group)
    case "cancelAll": try cancelAll(of: group)
    default: return nil
    }
    return .void
  }

  /// Throws the first error after all children have ended.
  private mutating func waitForAll(of group: Value) throws(Unwinding) {
    let depth = depthNow
    var failure: Value?
    var isOpen = Value.bool(true)
    while isOpen == .bool(true) {
      do {
        isOpen = try once { interpreter throws(Unwinding) in
          .bool(try interpreter.nextResult(ofGroup: group) != nil)
        }
      } catch {
        guard case .thrown(let thrown) = error else { throw error }
        restoreDepth(depth)
        failure = failure ?? thrown
      }
    }
    if let failure { throw .thrown(failure) }
  }

  func groupMember(_ name: String, _ group: Value) -> Value? {
    switch name {
    case "isCancelled": return field(3, of: group)
    case "isEmpty":
      return .bool(field(0, of: group) == .array([]) && field(1, of: group) == .array([]))
    default: return nil
    }
  }

  private mutating func cancelAll(of group: Value) throws(Unwinding) {
    setField(3, of: group, to: .bool(true))
    guard case .array(let running) = field(0, of: group) else { return }
    for child in running.compactMap(\.cell) { try cancel(child) }
  }

  mutating func childEnded(_ child: Value, of group: Value) throws(Unwinding) {
    guard systemType(of: group) == "TaskGroup", case .array(let running) = field(0, of: group),
      case .array(let ended) = field(1, of: group)
    else { return }
    setField(0, of: group, to: .array(running.filter { $0 != child }))
    setField(1, of: group, to: .array(ended + [child]))
    wake(field(2, of: group))
    setField(2, of: group, to: .none)
  }

  private mutating func nextResult(ofGroup group: Value) throws(Unwinding) -> Value? {
    while true {
      if case .array(var ended) = field(1, of: group), !ended.isEmpty {
        let child = ended.removeFirst()
        setField(1, of: group, to: .array(ended))
        return try child.cell.flatMap { taskRecord($0)?.outcome }?.get() ?? .void
      }
      if field(0, of: group) == .array([]) { return nil }
      try suspend { interpreter, ticket in interpreter.setField(2, of: group, to: ticket) }
      try blockMain()
    }
  }
}

extension Expression {
  fileprivate var isMadeHere: Bool {
    switch self {
    case .callNamed, .callValue, .callMember, .callImplicit: return true
    case .wait(let inner), .chain(let inner): return inner.isMadeHere
    default: return false
    }
  }
}
