import LifecycleModel

/// Initializers and static methods of system types.
extension Interpreter {
  mutating func callStaticSystem(
    _ type: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch (type, call.name) {
    case (_, "cancelPreviousPerformRequests"):
      cancelPerformRequests(call, values)
      return .void
    case ("UNUserNotificationCenter", "current"): return .system("UNUserNotificationCenter")
    case ("DispatchQueue", "concurrentPerform"):
      try performConcurrently(values)
      return .void
    case ("DispatchQueue", "global"): return try globalQueue()
    case ("DispatchSource", "makeTimerSource"):
      return try makeTimerSource(LabelledArguments(call.labels, values))
    case ("DispatchTime", "now"), ("DispatchWallTime", "now"): return dispatchNow
    case ("Timer", "scheduledTimer"): return try makeTimer(call, values)
    case ("Task", _): return try callTaskType(call, values)
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      return try self.call(values.last ?? .none, [])
    case ("AsyncStream", "makeStream"), ("AsyncThrowingStream", "makeStream"):
      return try makeStreamPair(call, values)
    case ("UIView", "animate"), ("UIView", "transition"), ("UIView", "performWithoutAnimation"):
      return try animate(call, values)
    case ("Thread", "sleep"):
      try sleepThread(Interpreter.milliseconds(values.first ?? .int(0)))
      return .void
    case ("CLLocationManager", "authorizationStatus"):
      return systemMember(call.name, of: .system(type))
    case ("CLLocationManager", "isMonitoringAvailable"),
      ("CLLocationManager", "significantLocationChangeMonitoringAvailable"):
      return .bool(true)
    case ("CLLocationUpdate", "liveUpdates"):
      let updates = try makeStream(call, [])
      let feed = Value.object("StreamFeed", [updates, .int(line)])
      try ask { $0.followLocation(feed) }
      return updates
    case ("URLSessionConfiguration", "background"):
      let parts = Value.dictionary([Value.Entry(.string("identifier"), values.first ?? Value.none)])
      return try allocateObject("URLSessionConfiguration", [parts])
    case ("URLSession", _): return try callSession(call, values)
    case ("Bundle", "main"): return .system("Bundle")
    case ("NSNumber", "init"): return values.first ?? Value.none
    case ("NSString", "localizedUserNotificationString"),
      ("String", "localizedUserNotificationString"):
      return notificationText(LabelledArguments(call.labels, values))
    case ("String", "localizedStringWithFormat"): return try format(values)
    default: return nil
    }
  }

  /// Runs the changes at once, and the completion handler after the duration.
  private mutating func animate(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    let arguments = LabelledArguments(call.labels, values)
    var milliseconds = 0
    for label in ["withDuration", "duration", "delay"] {
      if let time = arguments[label] { milliseconds += Interpreter.milliseconds(time) }
    }
    let closures = values.filter(\.isFunction)
    if let changes = closures.first { _ = try self.call(changes, []) }
    if closures.count > 1, let following = closures.last {
      reaction.schedule(.object("Bound", [following, .bool(true)]), after: milliseconds)
    }
    return .void
  }

  mutating func makeSystem(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if let made = try makeDispatch(name, call, values) { return made }
    switch name {
    case "Task":
      return try startTask(
        values.last, receiver: call.runsElsewhere ? Interpreter.outsideMainActor : .none)
    case "AsyncStream", "AsyncThrowingStream": return try makeStream(call, values)
    case "CLMonitor":
      let events = try makeStream(call, [])
      let feed = Value.object("StreamFeed", [events, .int(line)])
      try ask { $0.makeMonitor(feed) }
      return try allocateObject(name, [.dictionary([Value.Entry(.string("events"), events)])])
    case "CLBackgroundActivitySession":
      try ask { $0.beginActivitySession() }
      return try allocateObject(name, [.dictionary([])])
    case "CLServiceSession": return try makeServiceSession(call, values)
    case "ContinuousClock", "SuspendingClock": return .system(name)
    case "CancellationError": return Interpreter.cancellationError
    case "UserDefaults":
      return makeDefaults(LabelledArguments(call.labels, values))
    // A class of the app belongs to the app's bundle.
    case "Bundle" where call.labels == ["for"]: return .system(name)
    // `Logger(label:)` and the like belong to other modules.
    case "Logger" where ![[], ["_"], ["subsystem", "category"]].contains(call.labels):
      noteOpaque(name + call.spelling, values, call)
      return .opaque(Opaque.made(name, call.spelling))
    case "Logger", "OSLog": return .object(name, [])
    case "Timer": return try makeTimer(call, values, isScheduled: false)
    case "URLSession": return try makeSession(call, values)
    case "NSObject": return try allocateObject(name, [.dictionary([])])
    case "JSONDecoder", "JSONEncoder":
      let info = Value.Entry(.string("userInfo"), .dictionary([]))
      return try allocateObject(name, [.dictionary([info])])
    case "UIUserNotificationSettings": return .object(name, values)
    case "AnyCancellable": return try allocateObject(name, values)
    case "UNMutableNotificationContent" where values.isEmpty:
      return try allocateObject(name, [Interpreter.emptyContent])
    case "UNAuthorizationOptions", "UNNotificationPresentationOptions":
      return values.first ?? .array([])
    case _ where isOfUnknownCode(name):
      noteOpaque(name + call.spelling, values, call)
      return try allocateObject(name, [.dictionary([])])
    default: return try allocateObject(name, [.dictionary(properties(call, values))])
    }
  }

  /// Whether the files extend the type, and neither they nor the simulator declare it.
  func isOfUnknownCode(_ name: String) -> Bool {
    tree.types[name]?.kind == .extended && !KnownType.isKnown(name)
      && !ProgramTree.knownBases.contains(name)
  }

  /// The properties of new notification content that have a documented default value.
  private static let emptyContent: Value = {
    var table = Value.dictionary([])
    let texts = [
      "title", "subtitle", "body", "categoryIdentifier", "threadIdentifier", "launchImageName",
    ]
    for name in texts { table.set(.string(""), forKey: .string(name)) }
    for name in ["badge", "sound", "targetContentIdentifier"] {
      table.set(Value.none, forKey: .string(name))
    }
    table.set(.double(0), forKey: .string("relevanceScore"))
    table.set(.dictionary([]), forKey: .string("userInfo"))
    table.set(.array([]), forKey: .string("attachments"))
    return table
  }()

  /// Properties from an initializer's labels, which usually have the same names.
  private func properties(_ call: Call, _ values: [Value]) -> [Value.Entry] {
    var table = Value.dictionary([])
    for (label, value) in zip(call.labels, values) where label != "_" {
      table.set(value, forKey: .string(label))
    }
    guard case .dictionary(let entries) = table else { return [] }
    return entries
  }
}
