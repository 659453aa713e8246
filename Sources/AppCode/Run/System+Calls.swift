import LifecycleModel

/// Methods of system objects.
extension Interpreter {
  mutating func callSystem(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if let known = try callSelector(receiver, call, values) { return known }
    switch receiver {
    case .reference(let cell) where isSystemObject(cell, of: ["AnyCancellable"]):
      return try callCancellable(receiver, call, values)
    case .system("UIApplication"): return try callApplication(call, values)
    case .system("UNUserNotificationCenter"): return try callCenter(call, values)
    case .system("NotificationCenter"): return try callObservers(call, values)
    case .reference(let cell) where isSystemObject(cell, of: ["NotificationCenter"]):
      return try callObservers(call, values, ofCenter: cell)
    case .system("UserDefaults"): return try callDefaults(call, values, suite: nil)
    case .object("UserDefaults", let parts):
      return try callDefaults(call, values, suite: parts.first?.description)
    case .system("ProcessInfo"):
      guard call.name == "isOperatingSystemAtLeast", let wanted = values.first,
        let own = systemMember("operatingSystemVersion", of: receiver)
      else { return nil }
      let numbers = [own, wanted].map { fields(of: $0).compactMap(\.asInt) }
      return .bool(!numbers[0].lexicographicallyPrecedes(numbers[1]))
    case .system("URLSession"): return try callSession(call, values)
    case .system("ContinuousClock"), .system("SuspendingClock"):
      if call.name == "measure", let body = values.last, body.isFunction {
        return try measure(body)
      }
      return call.name == "sleep" ? try sleep(call, values) : nil
    // A run loop inside of the code: what waits for the main queue comes after the code here.
    case .system("DispatchQueue.main") where call.name == "run" && !call.labels.isEmpty:
      reaction.note(unplayed: "RunLoop.\(call.fullName)")
      return call.labels.first == "mode" ? .bool(true) : .void
    case .system("DispatchQueue.main"): return try callQueue(receiver, call, values)
    case .system("CLLocationManager"): return try callLocation(call, values)
    case .system("BGTaskScheduler"): return try callScheduler(call, values)
    case .system("Bundle"): return callBundle(call, values)
    case .object("URLSessionDataTask", let parts):
      if call.name == "resume" { return try resume(parts) }
      if call.name == "cancel" { try cancelDataTask(parts) }
      return .void
    case .object("BGAppRefreshTask", let parts), .object("BGProcessingTask", let parts),
      .object("BGContinuedProcessingTask", let parts):
      return try callTask(parts, call, values)
    case .reference(let cell) where isSystemObject(cell, of: Interpreter.playedObjects):
      return try callObject(receiver, call, values)
    case .reference(let cell) where isSystemObject(cell, of: Interpreter.taskObjects):
      return try callTaskObject(receiver, cell, call, values)
    case .reference(let cell) where isSystemObject(cell, of: Interpreter.dispatchObjects):
      return try callDispatch(receiver, call, values)
    case .object("AsyncStream.Continuation", let parts):
      return try callStreamContinuation(parts.first ?? .none, call, values)
    case .object("PKPushRegistry", _): return callRegistry(call)
    case .object("UNNotificationContent", _):
      return call.name == "mutableCopy" ? try makeMutable(receiver) : nil
    case .reference(let cell) where isSystemObject(cell, of: ["UNMutableNotificationContent"]):
      if call.name == "setValue", values.count == 2, case .string(let key) = values[1] {
        var owner = receiver
        _ = try setSystemMember(key, of: &owner, to: values[0])
        return .void
      }
      return call.name == "mutableCopy" || call.name == "copy" ? receiver : nil
    case .object("Logger", _):
      // `log(level: .debug, "...")` has the message second.
      let message = zip(call.labels, values).first { $0.0 == "_" }?.1 ?? values.first
      let text = message.map { describe($0) } ?? ""
      try checkLength(text)
      reaction.log(text)
      return .void
    case .reference(let cell):
      guard case .object("Timer", _)? = heap[cell] else { return nil }
      switch call.name {
      case "invalidate": invalidate(cell)
      case "fire": try fireNow(cell)
      default: break
      }
      return .void
    default:
      return nil
    }
  }

  private mutating func makeMutable(_ content: Value) throws(Unwinding) -> Value {
    var table = Value.dictionary([])
    let names = [
      "title", "subtitle", "body", "userInfo", "badge", "sound", "categoryIdentifier",
      "threadIdentifier", "interruptionLevel", "attachments", "relevanceScore",
      "targetContentIdentifier", "launchImageName",
    ]
    for name in names {
      table.set(systemMember(name, of: content), forKey: .string(name))
    }
    return try allocateObject("UNMutableNotificationContent", [table])
  }

  private mutating func callApplication(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "registerForRemoteNotifications":
      try ask { $0.registerForRemoteNotifications() }
    case "scheduleLocalNotification", "presentLocalNotificationNow":
      try schedule(local: values.first ?? .none, now: call.name != "scheduleLocalNotification")
    case "cancelAllLocalNotifications": try ask { $0.removePending(nil) }
    case "cancelLocalNotification": try cancel(local: values.first ?? .none)
    case "registerUserNotificationSettings":
      try setCategories(ofSettings: values.first ?? .none)
      try ask { $0.requestAuthorization(provisional: false, then: .none) }
    case "isRegisteredForRemoteNotifications": return .bool(reaction.world.app.hasToken)
    case "canOpenURL": return .bool(true)
    case "open", "openURL": reaction.open(values.first.map { describe($0) } ?? "")
    case "currentUserNotificationSettings": return .object("UIUserNotificationSettings", [])
    case "unregisterForRemoteNotifications": reaction.note(call: "\(call.name)()")
    case "setMinimumBackgroundFetchInterval":
      let interval = values.first?.unwrapped ?? .none
      if case .double(let seconds)? = numeric(interval, as: .double) {
        try ask { $0.setFetchInterval(seconds) }
      } else if interval.isOpaque {
        // If the app wants fetches, the interval is assumed to be the minimum.
        let isNever = "\(describe(interval)) == backgroundFetchIntervalNever"
        let never = assume(isNever, .bool(false), or: [.bool(true)]) == .bool(true)
        try ask { $0.setFetchInterval(never ? .greatestFiniteMagnitude : 0) }
      }
    case "beginBackgroundTask":
      let expiration = values.last.map { $0.isFunction ? $0 : .none } ?? .none
      var id = 0
      try ask { id = $0.beginBackgroundTask(expiration: expiration) }
      return .int(id)
    case "endBackgroundTask":
      if case .int(let id)? = values.first { try ask { $0.endBackgroundTask(id) } }
    case "beginReceivingRemoteControlEvents", "endIgnoringInteractionEvents", "sendAction": break
    default: return nil
    }
    return .void
  }

  private mutating func callCenter(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "requestAuthorization":
      let options = values.first.map { elements(of: $0) } ?? []
      let closure = values.last.map { $0.isFunction ? $0 : .none } ?? .none
      let isProvisional = options.contains(.member("provisional"))
      if closure == .none {
        try suspend { interpreter, ticket in
          interpreter.reaction.replaceHeap(interpreter.heap.cells)
          interpreter.reaction.requestAuthorization(provisional: isProvisional, then: ticket)
          interpreter.takeMemory()
        }
      }
      let reply = closure == .none ? closure : Interpreter.reply(closure, [])
      try ask { $0.requestAuthorization(provisional: isProvisional, then: reply) }
      if closure == .none { return .bool(reaction.world.app.permission == .authorized) }
    case "getNotificationSettings":
      let settings = Value.object("UNNotificationSettings", [])
      sendReply(settings, to: values.last ?? .none)
    case "notificationSettings": return .object("UNNotificationSettings", [])
    case "setBadgeCount":
      let number = values.first ?? .none
      try setBadge(number, by: "setBadgeCount(\(describe(number)))")
      if let closure = values.last, closure.isFunction { sendReply(.none, to: closure) }
    default: return try callRequests(call, values)
    }
    return .void
  }

  /// An entry of Info.plist. Entries that every app has are assumed if the file lacks them. Without a file, the app's
  /// own entries are unknown. A service extension has its own Info.plist, which is not read; its identifier begins with
  /// the app's (Apple, "Bundle IDs").
  mutating func infoEntry(_ key: String) -> Value {
    let ofApp = tree.info?.values[key]
    let isOfExtension = reaction.world.isInExtension
    if let ofApp, !isOfExtension { return ofApp }
    if !isOfExtension, tree.info?.lacks(key) == true { return .none }
    let what = Opaque.short("Info.plist[\"\(key)\"]")
    switch key {
    case "CFBundleShortVersionString": return assumeText(what, ofApp?.asText ?? "1.0")
    case "CFBundleVersion": return assumeText(what, ofApp?.asText ?? "1")
    case "CFBundleName", "CFBundleDisplayName", "CFBundleExecutable":
      return assumeText(what, "PushLab")
    case "CFBundleIdentifier":
      let identifier = (ofApp?.asText ?? Push.bundleID) + (isOfExtension ? ".service" : "")
      return assumeText("Bundle.main.bundleIdentifier", identifier)
    default: return .opaque(what)
    }
  }

  /// The entry of a key, which may be unknown.
  mutating func infoEntry(of key: Value) -> Value {
    key.unwrapped.isOpaque
      ? .opaque(Opaque.short("Info.plist[\(describe(key))]")) : infoEntry(describe(key))
  }

  private mutating func callBundle(_ call: Call, _ values: [Value]) -> Value? {
    let name = values.map { describe($0) }.joined(separator: ".")
    switch call.name {
    case "object": return infoEntry(of: values.first ?? .none)
    case "localizedString": return localized(LabelledArguments(call.labels, values))
    case "path", "url":
      guard isThere("Bundle.\(call.name)\(call.spelling)", orElse: true) else { return Value.none }
      return call.name == "path"
        ? .string("/app/\(name)") : .object("URL", [.string("file:///app/\(name)")])
    default: return nil
    }
  }

  /// A text that only the app's project contains.
  mutating func assumeText(_ what: String, _ fallback: String) -> Value {
    let number = numberInLine(what)
    let said = statedAssumption(.text, number)
    let value = said ?? .text(fallback)
    if storedAssumption(what, .text) != value {
      setAssumption(what, value)
      reaction.assume(
        Assumed(what, value, line: line, number: number, isStated: said != nil))
    }
    guard case .text(let text) = value else { return .string(fallback) }
    return .string(text)
  }
}
