import LifecycleModel

/// Dispatch timers. A running source stays alive without other references (model choice: on a
/// phone, a source without references is freed and never fires again).
extension Interpreter {
  /// A timer in its heap cell.
  struct TimerSource {
    /// Seconds until it first fires, and between firings. `start` is `.none` if it is not scheduled, `interval` if it
    /// fires once.
    var start = Value.none
    var interval = Value.none
    var handler = Value.none
    var cancelHandler = Value.none
    var isCancelled = false
    /// Whether it was resumed.
    var isRunning = false
    /// The queue of the handler; `.none` is a background queue of the system.
    var queue: Value

    init(queue: Value) { self.queue = queue }

    init?(_ stored: Value?) {
      guard case .object("DispatchSourceTimer", let fields)? = stored, fields.count == 7 else {
        return nil
      }
      (start, interval, handler, cancelHandler) = (fields[0], fields[1], fields[2], fields[3])
      (isCancelled, isRunning) = (fields[4] == .bool(true), fields[5] == .bool(true))
      queue = fields[6]
    }

    var fields: [Value] {
      [start, interval, handler, cancelHandler, .bool(isCancelled), .bool(isRunning), queue]
    }
  }

  func timerSource(_ object: Value) -> TimerSource? {
    guard let cell = object.cell, heap.indices.contains(cell) else { return nil }
    return TimerSource(heap[cell])
  }

  private mutating func updateSource(_ object: Value, _ change: (inout TimerSource) -> Void) {
    guard let cell = object.cell, var source = timerSource(object) else { return }
    change(&source)
    heap[cell] = .some(.object("DispatchSourceTimer", source.fields))
  }

  mutating func makeTimerSource(_ arguments: LabelledArguments) throws(Unwinding) -> Value {
    let queue = (arguments["queue"] ?? .none).unwrapped
    return try allocateObject("DispatchSourceTimer", TimerSource(queue: queue).fields)
  }

  mutating func callTimerSource(
    _ object: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first ?? .none
    switch name {
    case "schedule":
      let interval = arguments["repeating"]?.unwrapped ?? .none
      updateSource(object) { source in
        source.start = first
        // `.never` is not a number.
        source.interval = interval.asDouble == nil ? .none : interval
      }
      start(object)
    case "setEventHandler": updateSource(object) { $0.handler = first.isFunction ? first : .none }
    case "setCancelHandler":
      updateSource(object) { $0.cancelHandler = first.isFunction ? first : .none }
    case "resume", "activate":
      updateSource(object) { $0.isRunning = true }
      start(object)
    case "suspend":
      updateSource(object) { $0.isRunning = false }
      withdraw(object)
    case "cancel":
      guard let source = timerSource(object), !source.isCancelled else { break }
      updateSource(object) { source in
        source.isCancelled = true
        (source.handler, source.cancelHandler) = (.none, .none)
      }
      withdraw(object)
      if source.cancelHandler.isFunction { try run(source.cancelHandler, of: source) }
    default: return nil
    }
    return .void
  }

  private mutating func withdraw(_ object: Value) {
    reaction.withdrawWork { work in
      guard case .object("SourceFire", let parts) = work else { return false }
      return parts.first == object
    }
  }

  /// Starts the timer, or restarts a running one.
  private mutating func start(_ object: Value) {
    withdraw(object)
    guard let source = timerSource(object), source.isRunning, !source.isCancelled,
      source.start != .none
    else { return }
    reaction.schedule(.object("SourceFire", [object]), after: pause(until: source.start))
  }

  /// Runs the handler on the timer's queue.
  private mutating func run(_ handler: Value, of source: TimerSource) throws(Unwinding) {
    let queue = source.queue == .none ? try globalQueue() : source.queue
    try enqueue(WorkQueue.Job(handler), on: queue)
  }

  mutating func fireSource(_ object: Value) throws(Unwinding) {
    guard let source = timerSource(object), source.isRunning, !source.isCancelled else { return }
    if source.interval != .none {
      // Without a minimal pause a timer would fire forever without time passing.
      let pause = max(1, Interpreter.milliseconds(source.interval))
      reaction.schedule(.object("SourceFire", [object]), after: pause)
    }
    guard source.handler.isFunction else { return }
    if source.queue == Interpreter.mainQueue {
      _ = try call(source.handler, [])
    } else {
      try run(source.handler, of: source)
    }
  }
}
