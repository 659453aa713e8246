import LifecycleModel

/// Types of the system: what their initialisers and static methods give.
extension Interpreter {
  mutating func callStaticSystem(
    _ type: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch (type, call.name) {
    case ("UNUserNotificationCenter", "current"): return .system("UNUserNotificationCenter")
    case ("DispatchQueue", "global"): return .system("DispatchQueue.main")
    case ("DispatchTime", "now"), ("DispatchWallTime", "now"): return .double(0)
    case ("Timer", "scheduledTimer"): return try makeTimer(call, values)
    case ("Task", "sleep"): return try sleep(call, values)
    case ("Task", "detached"): return try runTask(values)
    case ("MainActor", "run"): return try self.call(values.last ?? .none, [])
    case ("Thread", "sleep"):
      let pause = Interpreter.milliseconds(values.first ?? .int(0))
      try ask { $0.sleep(pause) }
      return .void
    case ("URLSessionConfiguration", "background"):
      let parts = Value.dictionary([Value.Entry(.string("identifier"), values.first ?? Value.none)])
      return try allocateObject("URLSessionConfiguration", [parts])
    case ("URLSession", _): return try callSession(call, values)
    case ("Bundle", "main"): return .system("Bundle")
    case ("NSNumber", "init"): return values.first ?? Value.none
    case ("String", "localizedStringWithFormat"): return .string(Interpreter.format(values))
    default: return nil
    }
  }

  mutating func makeSystem(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch name {
    case "Task": return try runTask(values)
    case "UserDefaults":
      return Interpreter.makeDefaults(LabelledArguments(call.labels, values))
    case "Logger", "OSLog": return .object("Logger", [])
    case "Timer": return try makeTimer(call, values)
    case "URLSession": return try makeSession(call, values)
    case "NSObject": return try allocateObject(name, [.dictionary([])])
    case "UIUserNotificationSettings": return .object(name, values)
    case "UNAuthorizationOptions", "UNNotificationPresentationOptions":
      return values.first ?? .array([])
    default: return try allocateObject(name, [.dictionary(properties(call, values))])
    }
  }

  /// What a label of the initialiser names is mostly a property of the same name.
  private func properties(_ call: Call, _ values: [Value]) -> [Value.Entry] {
    var table = Value.dictionary([])
    for (label, value) in zip(call.labels, values) where label != "_" {
      table.set(value, forKey: .string(label))
    }
    guard case .dictionary(let entries) = table else { return [] }
    return entries
  }

  /// Runs at once, up to the first wait: the main actor is free.
  private mutating func runTask(_ values: [Value]) throws(Unwinding) -> Value {
    guard let closure = values.last, closure.isFunction else { return .object("Task", []) }
    do {
      _ = try asTask { interpreter throws(Unwinding) in try interpreter.call(closure, []) }
    } catch {
      switch error {
      // An error that leaves a task is nobody's.
      case .suspended, .thrown: break
      case .ended, .chainBroke, .failedInitialiser: throw error
      }
    }
    return .object("Task", [])
  }

  private mutating func sleep(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    var seconds = values.first ?? .int(0)
    if call.labels.first == "nanoseconds" {
      seconds = try apply(
        .divide, numeric(seconds, as: .double) ?? .double(0), .double(1_000_000_000))
    }
    let pause = Interpreter.milliseconds(seconds)
    if let continuation = continuation() {
      reaction.schedule(continuation, after: pause)
      throw .suspended
    }
    try ask { $0.sleep(pause) }
    return .void
  }

  /// `await URLSession.shared.data(from:)`.
  mutating func download() throws(Unwinding) -> Value {
    if let continuation = continuation() {
      try ask { $0.startDownload(then: continuation) }
      throw .suspended
    }
    let given = Interpreter.values(.downloaded(try fetch()))
    guard given.last == Value.none else { throw .thrown(given.last ?? .none) }
    return .tuple(Array(given.dropLast()))
  }

  /// What a wait ends with: of a download its data and response, or its error.
  static func given(_ arguments: [Value]) -> Value {
    guard arguments.count == 3 else { return success(.void) }
    guard arguments[2] == .none else { return .tuple([.bool(false), arguments[2]]) }
    return success(.tuple(Array(arguments.dropLast())))
  }

  private mutating func fetch() throws(Unwinding) -> Network.Outcome {
    var outcome = Network.Outcome.failure
    try ask { reaction in outcome = reaction.downloadNow() }
    return outcome
  }
}
