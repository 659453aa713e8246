import LifecycleModel

/// URLSession and Timer.
extension Interpreter {
  mutating func callSession(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "dataTask", "downloadTask", "uploadTask":
      let closure = values.last.map { $0.isFunction ? $0 : .none } ?? .none
      let isFile = call.name == "downloadTask" && closure != .none
      let taker = isFile ? Value.object("FileReply", [closure]) : closure
      return .object("URLSessionDataTask", [allocate(.tuple([taker]))])
    case "download":
      guard case .tuple(let given) = try download() else { return nil }
      return .tuple(Interpreter.asFile(given))
    case "data", "upload": return try download()
    case "invalidateAndCancel":
      noteOpaque("URLSession.invalidateAndCancel()", [])
      return .void
    case "finishTasksAndInvalidate": return .void
    default: return nil
    }
  }

  /// A task starts only once; resuming it again has no effect. The closure belongs to the download
  /// from then on, because a URLSession lets go of it when the download ends.
  mutating func resume(_ parts: [Value]) throws(Unwinding) -> Value {
    guard case .box(let box)? = parts.first, let closure = takeClosure(ofTask: box) else {
      return .void
    }
    let reply = Interpreter.reply(toTask: closure)
    let taken = tree.tellsDataTasksApart ? .object("TaskReply", [reply, .box(box)]) : reply
    try ask { $0.startDownload(then: taken) }
    return .void
  }

  /// Calls the closure with NSURLErrorCancelled if the task has not ended, also if it was never
  /// resumed.
  mutating func cancelDataTask(_ parts: [Value]) throws(Unwinding) {
    guard case .box(let box)? = parts.first else { return }
    var reply = takeClosure(ofTask: box).map { Interpreter.reply(toTask: $0) }
    _ = reaction.cancelDownload { closure in
      guard case .object("TaskReply", let parts) = closure, parts.last == .box(box) else {
        return false
      }
      reply = parts.first
      return true
    }
    guard let reply, reply != .none else { return }
    let given = [Value.none, .none, Interpreter.cancelledDownload]
    try ask { $0.schedule(.object("Bound", [reply] + given), after: 0) }
  }

  /// `URLSessionTask.state`. A cancelled task counts as completed at once.
  func stateOfDataTask(_ parts: [Value]) -> String {
    guard case .box(let box)? = parts.first, load(box: box) == .none else { return "suspended" }
    let isRunning = reaction.world.timers.contains { timer in
      guard case .download(let download) = timer.kind,
        case .object("TaskReply", let parts) = download.closure
      else { return false }
      return parts.last == .box(box)
    }
    return isRunning ? "running" : "completed"
  }

  /// The closure of a task that has not been resumed; nil afterwards.
  private mutating func takeClosure(ofTask box: Int) -> Value? {
    guard case .tuple(let held) = load(box: box) else { return nil }
    heap[box] = .some(.none)
    return held.first ?? Value.none
  }

  private static func reply(toTask closure: Value) -> Value {
    closure == .none || closure.isFileReply ? closure : reply(closure, [])
  }

  /// What a download task gives: the place of a file instead of the data.
  static func asFile(_ given: [Value]) -> [Value] {
    guard case .object("Data", _)? = given.first else { return given }
    return values(.fileURL) + given.dropFirst()
  }

  // MARK: Timer

  /// `isScheduled`: if false, the timer fires only after it is added to the run loop.
  mutating func makeTimer(
    _ call: Call, _ values: [Value], isScheduled: Bool = true
  ) throws(Unwinding) -> Value {
    // `Timer(fire:interval:repeats:block:)`
    let date = call.labels.first == "fire" ? Interpreter.seconds(of: values.first) : nil
    let interval = (date == nil ? values.first : values.dropFirst().first) ?? .int(0)
    let repeats = zip(call.labels, values).contains { $0.0 == "repeats" && $0.1 == .bool(true) }
    let seconds = repeats ? interval.asDouble ?? 0 : 0
    let valid = Value.dictionary([
      Value.Entry(.string("isValid"), .bool(true)),
      Value.Entry(.string("timeInterval"), .double(seconds)),
    ])
    let timer = try allocateObject("Timer", [valid])
    // `Timer()` never fires.
    guard !values.isEmpty else { return timer }
    var action = values.last ?? .none
    if !action.isFunction, values.count > 2, case .object("Selector", let names) = values[2] {
      let name = String((names.first?.description ?? "").prefix { $0 != ":" })
      let target = values[1]
      var method = table(of: target)?.table.methods[name]?.first
      if case .type(let type) = target { method = tree.tables[type]?.staticMethods[name]?.first }
      // A method that is not in the files is not called.
      action = method.map { .closure(code: $0.code, captured: [target]) } ?? .opaque(name)
    }
    let first = date.map { Value.double(max(0, $0 - now)) } ?? interval
    let work = Value.tuple([first, repeats ? interval : .none, action])
    if let cell = timer.cell, case .object(let type, var state)? = heap[cell], !state.isEmpty {
      state[0].set(work, forKey: .string(Interpreter.timerWork))
      heap[cell] = .some(.object(type, state))
    }
    if isScheduled { startTimer(timer) }
    return timer
  }

  private static let timerWork = "work"

  /// Adds a timer to the run loop, if it is not there yet.
  mutating func startTimer(_ timer: Value) {
    guard let cell = timer.cell, heap.indices.contains(cell),
      case .object("Timer", var state)? = heap[cell], !state.isEmpty,
      case .tuple(let parts) = lookUp(.string(Interpreter.timerWork), in: state[0]),
      parts.count == 3
    else { return }
    state[0].set(nil, forKey: .string(Interpreter.timerWork))
    heap[cell] = .some(.object("Timer", state))
    let work = Value.object("TimerFire", [.reference(cell), parts[1], parts[2]])
    reaction.schedule(work, after: Interpreter.milliseconds(parts[0]))
  }

  /// Releases the timer and its closure from the run loop.
  mutating func invalidate(_ cell: Int) {
    let invalid = Value.dictionary([Value.Entry(.string("isValid"), .bool(false))])
    heap[cell] = .some(.object("Timer", [invalid]))
    reaction.withdrawWork { work in
      guard case .object("TimerFire", let parts) = work else { return false }
      return parts.first == .reference(cell)
    }
  }

  /// `timer.fire()`: fires outside of the schedule and ends a timer that does not repeat.
  mutating func fireNow(_ cell: Int) throws(Unwinding) {
    let works = reaction.world.closuresHeld
    for case .object("TimerFire", let parts) in works where parts.first == .reference(cell) {
      _ = try call(parts[2], [parts[0]])
      if parts[1] == .none { invalidate(cell) }
      return
    }
    guard case .object(_, let state)? = heap[cell],
      case .tuple(let parts) = lookUp(
        .string(Interpreter.timerWork), in: state.first ?? .none), parts.count == 3
    else { return }
    _ = try call(parts[2], [.reference(cell)])
    if parts[1] == .none { invalidate(cell) }
  }

  mutating func fire(_ parts: [Value]) throws(Unwinding) -> Value {
    guard parts.count == 3, case .reference(let cell) = parts[0],
      case .object(_, let state)? = heap.indices.contains(cell) ? heap[cell] : nil,
      lookUp(.string("isValid"), in: state.first ?? .none) == .bool(true)
    else { return .void }
    _ = try call(parts[2], [parts[0]])
    if case .object(_, let state)? = heap[cell],
      lookUp(.string("isValid"), in: state.first ?? .none) == .bool(false)
    {
      return .void
    }
    if parts[1] == .none {
      invalidate(cell)
    } else {
      // Without a minimal pause a timer would fire forever without time passing.
      let pause = max(1, Interpreter.milliseconds(parts[1]))
      reaction.schedule(.object("TimerFire", parts), after: pause)
    }
    return .void
  }
}

extension Value {
  /// Whether it is the completion handler of a download task, which gets the URL of a file.
  fileprivate var isFileReply: Bool {
    if case .object("FileReply", _) = self { true } else { false }
  }
}
