import LifecycleModel

/// Services that wake the app later: BGTaskScheduler, location, background transfers, calls.
extension Interpreter {
  /// System objects that the app creates and whose calls are simulated.
  static let playedObjects: Set<String> = [
    "CLLocationManager", "CLMonitor", "URLSession", "URLSessionDownloadTask", "CXProvider",
    "PKPushRegistry", "CLBackgroundActivitySession", "CLServiceSession",
    "UIMutableUserNotificationCategory",
  ]

  func isSystemObject(_ cell: Int, of types: Set<String>) -> Bool {
    guard case .object(let type, _)? = heap.indices.contains(cell) ? heap[cell] : nil else {
      return false
    }
    return types.contains(type) && tree.tables[type]?.kind != .classType
  }

  func property(_ name: String, of object: Value) -> Value {
    guard case .dictionary? = fields(of: object).first else { return .none }
    return lookUp(.string(name), in: fields(of: object)[0]).unwrapped
  }

  // MARK: BGTaskScheduler

  mutating func callScheduler(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "register":
      var isRegistered = false
      // Without a queue, the handler runs on a background queue of the system (background.BGT).
      let queue = LabelledArguments(call.labels, values)["using"] ?? .none
      let isOnMain = queue.unwrapped == Interpreter.mainQueue
      let closure = values.last ?? .none
      let handler = isOnMain ? closure : Interpreter.reply(closure, [])
      let isPermitted = permission(ofTask: first)
      try ask {
        isRegistered = $0.registerTask(
          first.description, isPermitted: isPermitted, handler: handler)
      }
      return .bool(isRegistered)
    case "submit": try submit(first)
    case "cancel": try ask { $0.cancelTask(first.description) }
    case "cancelAllTaskRequests": try ask { $0.cancelTask(nil) }
    case "getPendingTaskRequests", "pendingTaskRequests":
      var requests: [Value] = []
      for request in reaction.world.app.registrations.taskRequests {
        requests.append(try pending(request))
      }
      return try give(requests, to: values.last)
    default: return nil
    }
    return .void
  }

  private mutating func pending(_ request: Registrations.TaskRequest) throws(Unwinding) -> Value {
    let type =
      switch request.kind {
      case .refresh: "BGAppRefreshTaskRequest"
      case .processing: "BGProcessingTaskRequest"
      case .continued: "BGContinuedProcessingTaskRequest"
      }
    var table = Value.dictionary([])
    table.set(.string(request.identifier), forKey: .string("identifier"))
    if let earliest = request.earliest {
      let seconds = now + Double(earliest - reaction.world.clock) / 1000
      table.set(.date(seconds), forKey: .string("earliestBeginDate"))
    }
    if request.kind == .processing {
      table.set(.bool(request.needsNetwork), forKey: .string("requiresNetworkConnectivity"))
      table.set(.bool(request.needsPower), forKey: .string("requiresExternalPower"))
    }
    return try allocateObject(type, [table])
  }

  /// nil if the list in the Info.plist decides.
  mutating func permission(ofTask identifier: Value) -> Bool? {
    guard let info = tree.info, info.permittedTasks != nil else { return nil }
    if case .opaque(let what) = identifier.unwrapped {
      return assume("BGTaskSchedulerPermittedIdentifiers.contains(\(what))", .bool(true))
        == .bool(true)
    }
    return info.mayPermit(identifier.description, assumed: Push.bundleID) ? true : nil
  }

  /// The time from now to the date in a property; nil if it has no date.
  private func timeUntil(_ name: String, of object: Value) -> Milliseconds? {
    Interpreter.seconds(of: property(name, of: object)).flatMap {
      Interpreter.milliseconds(.double($0 - now))
    }
  }

  private mutating func submit(_ request: Value) throws(Unwinding) {
    let name = property("identifier", of: request)
    let isPermitted = permission(ofTask: name)
    let identifier = name.description
    let kind: TaskKind
    switch typeName(of: request) {
    case "BGProcessingTaskRequest": kind = .processing
    case "BGContinuedProcessingTaskRequest": kind = .continued
    default: kind = .refresh
    }
    let earliest = timeUntil("earliestBeginDate", of: request)
    let needsNetwork = property("requiresNetworkConnectivity", of: request) == .bool(true)
    let needsPower = property("requiresExternalPower", of: request) == .bool(true)
    var failure: TaskError?
    try ask {
      failure = $0.submitTask(
        identifier, isPermitted: isPermitted, kind: kind, earliest: earliest,
        needsNetwork: needsNetwork, needsPower: needsPower)
    }
    guard let failure else { return }
    throw .thrown(Interpreter.taskError(failure))
  }

  mutating func callTask(
    _ parts: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard call.name == "setTaskCompleted", case .int(let id)? = parts.dropFirst().first else {
      return nil
    }
    let isSuccess = try values.first.map { value throws(Unwinding) in try isTrue(value) } ?? true
    try ask { $0.completeTask(id, success: isSuccess) }
    return .void
  }

  // MARK: Objects that the app makes

  mutating func callObject(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch typeName(of: object) {
    case "CLLocationManager": return try callLocation(call, values)
    case "CLMonitor":
      let arguments = LabelledArguments(call.labels, values)
      if call.name == "add", let region = arguments["identifier"] {
        try ask { $0.startMonitoring(.init(identifier: region.description)) }
      } else if call.name == "remove", let region = values.first {
        try ask { $0.stopMonitoring(region: region.description) }
      } else {
        return nil
      }
    case "CLBackgroundActivitySession":
      guard call.name == "invalidate" else { return nil }
      try ask { $0.endActivitySession() }
    case "CLServiceSession":
      guard call.name == "invalidate" else { return nil }
      if let goal = serviceGoal(property("authorization", of: object)) {
        try ask { $0.endServiceSession(goal) }
      }
    case "URLSession": return try callBackgroundSession(object, call, values)
    case "URLSessionDownloadTask":
      // In the simulation the transfer continues.
      if call.name == "cancel" { noteOpaque("URLSessionDownloadTask.cancel()", []) }
      guard call.name == "resume" else { return .void }
      let session = property("session", of: object).description
      let isUpload = property("isUpload", of: object) == .bool(true)
      let earliest = timeUntil("earliestBeginDate", of: object)
      try ask { $0.startTransfer(session: session, isUpload: isUpload, earliest: earliest) }
    case "CXProvider":
      if call.name == "reportNewIncomingCall" {
        try ask { $0.reportIncomingCall() }
        if let closure = values.last, closure.isFunction {
          reaction.schedule(.object("Bound", [closure, .none]), after: 0)
        }
      }
    case "PKPushRegistry": return callRegistry(call)
    case "UIMutableUserNotificationCategory":
      if call.name == "setActions", case .reference(let cell) = object,
        var table = fields(of: object).first
      {
        table.set(values.first, forKey: .string("actions"))
        heap[cell] = .some(.object("UIMutableUserNotificationCategory", [table]))
      }
    default: break
    }
    return .void
  }

  /// `pushToken(for:)` returns the token that the registry's delegate received.
  func callRegistry(_ call: Call) -> Value? {
    guard call.name == "pushToken" else { return nil }
    let services = reaction.world.services
    let hasToken = services.hasPushRegistry && !services.awaitsCredentials
    return hasToken ? .some(Interpreter.pushToken) : Value.none
  }

  static let pushToken = Value.object("Data", [.int(32)])

  /// A CLServiceSession. Its `diagnostics` yield nothing in the simulation.
  mutating func makeServiceSession(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    let authorization = LabelledArguments(call.labels, values)["authorization"] ?? .none
    if let goal = serviceGoal(authorization) { try ask { $0.beginServiceSession(goal) } }
    let diagnostics = try makeStream(call, [])
    return try allocateObject(
      "CLServiceSession",
      [
        .dictionary([
          Value.Entry(.string("authorization"), authorization),
          Value.Entry(.string("diagnostics"), diagnostics),
        ])
      ])
  }

  private func serviceGoal(_ authorization: Value) -> ServiceGoal? {
    authorization.unwrapped.memberName.flatMap(ServiceGoal.init(rawValue:))
  }

  mutating func callLocation(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let region = values.first.map { property("identifier", of: $0).description } ?? ""
    switch call.name {
    case "startMonitoring":
      let asked = values.first ?? .none
      let notifiesOnEntry = property("notifyOnEntry", of: asked) != .bool(false)
      let notifiesOnExit = property("notifyOnExit", of: asked) != .bool(false)
      try ask {
        $0.startMonitoring(
          .init(
            identifier: region, notifiesOnEntry: notifiesOnEntry, notifiesOnExit: notifiesOnExit))
      }
    case "stopMonitoring": try ask { $0.stopMonitoring(region: region) }
    case "startMonitoringSignificantLocationChanges": try ask { $0.monitorSignificantChanges(true) }
    case "stopMonitoringSignificantLocationChanges": try ask { $0.monitorSignificantChanges(false) }
    case "startMonitoringVisits": try ask { $0.monitorVisits(true) }
    case "stopMonitoringVisits": try ask { $0.monitorVisits(false) }
    case "startUpdatingLocation": try ask { $0.updateStandardLocation(true) }
    case "stopUpdatingLocation": try ask { $0.updateStandardLocation(false) }
    case "requestAlwaysAuthorization", "requestWhenInUseAuthorization": break
    default: noteOpaque("CLLocationManager.\(call.name)\(call.spelling)", values, call)
    }
    return .void
  }

  private mutating func callBackgroundSession(
    _ session: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let identifier = property("identifier", of: session)
    guard identifier != .none else { return try callSession(call, values) }
    switch call.name {
    case "downloadTask", "uploadTask", "dataTask":
      let isUpload = Value.bool(call.name != "downloadTask")
      let parts = Value.dictionary([
        Value.Entry(.string("isUpload"), isUpload), Value.Entry(.string("session"), identifier),
      ])
      return try allocateObject("URLSessionDownloadTask", [parts])
    default: return .void
    }
  }

  /// `URLSession(configuration:delegate:delegateQueue:)`. Only a background configuration creates a separate session in
  /// the simulation.
  mutating func makeSession(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value {
    let configuration = values.first ?? .none
    let identifier = sessionIdentifier(configuration)
    guard identifier != .none else { return .system("URLSession") }
    let owner = zip(call.labels, values).first { $0.0 == "delegate" }?.1 ?? .none
    if owner != .none {
      setRoot("session", owner)
      let queue = LabelledArguments(call.labels, values)["delegateQueue"] ?? .none
      noteQueue(queue, of: .session, nilIsMain: false)
    }
    let sendsLaunchEvents =
      property("sessionSendsLaunchEvents", of: configuration) != .bool(false)
    let isDiscretionary = property("isDiscretionary", of: configuration) == .bool(true)
    try ask {
      $0.openBackgroundSession(
        identifier.description, sendsLaunchEvents: sendsLaunchEvents,
        isDiscretionary: isDiscretionary)
    }
    let parts = Value.dictionary([Value.Entry(.string("identifier"), identifier)])
    return try allocateObject("URLSession", [parts])
  }

  /// The identifier, from a variable or from `.background(withIdentifier:)`.
  private func sessionIdentifier(_ configuration: Value) -> Value {
    if case .object(_, let parts) = configuration, parts.count == 2,
      parts[0] == .member("background")
    {
      return parts[1]
    }
    return property("identifier", of: configuration)
  }

  /// Called after an assignment to a property of one of these objects.
  mutating func noticed(_ name: String, of type: String, _ object: Value, _ value: Value)
    throws(Unwinding)
  {
    switch (type, name) {
    case ("CLLocationManager", "delegate"):
      setRoot("location", value)
      if value != .none { try ask { $0.setLocationDelegate() } }
    case ("CLLocationManager", "allowsBackgroundLocationUpdates"):
      let allowed = value.unwrapped == .bool(true)
      if allowed, !reaction.world.stage.modes.contains(.location) {
        throw trap("allowsBackgroundLocationUpdates needs the background mode location")
      }
      try ask { $0.allowBackgroundLocation(allowed) }
    case ("PKPushRegistry", "delegate"), ("PKPushRegistry", "desiredPushTypes"):
      if name == "delegate" {
        setRoot("voip", value)
        noteQueue(property("queue", of: object), of: .voip, nilIsMain: true)
      }
      let wants = elements(of: property("desiredPushTypes", of: object)).contains(.member("voIP"))
      if wants, property("delegate", of: object) != .none { try ask { $0.registerForCalls() } }
    default: break
    }
  }
}
