import LifecycleModel

/// Properties of system objects.
extension Interpreter {
  func systemMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .system(let system): return member(name, ofSystem: system)
    case .object(let type, let parts): return member(name, of: type, parts)
    case .reference(let cell):
      guard case .object(let type, let parts)? = heap.indices.contains(cell) ? heap[cell] : nil,
        !declares(type)
      else { return nil }
      if type == "TaskGroup" { return groupMember(name, value) }
      if Interpreter.dispatchObjects.contains(type) { return dispatchMember(name, of: value) }
      let stored = lookUp(.string(name), in: parts.first ?? .none)
      if stored != .none || OptionalResults.members(ofObject: type).contains(name) { return stored }
      if name == "authorizationStatus" { return member(name, ofSystem: "CLLocationManager") }
      return name == "isValid" ? .bool(true) : nil
    default:
      return nil
    }
  }

  /// Whether the files declare the type, not only an extension of it.
  func declares(_ type: String) -> Bool {
    tree.tables[type].map { $0.kind != .extended } ?? false
  }

  private func member(_ name: String, ofSystem system: String) -> Value? {
    let world = reaction.world
    switch (system, name) {
    case ("UIApplication", "applicationState"): return .member(world.applicationState.rawValue)
    case ("UIApplication", "applicationIconBadgeNumber"): return .int(world.center.badge)
    case ("UIApplication", "delegate"):
      // SwiftUI's own object, not the adaptor's (swiftui.R2).
      return tree.app == nil ? .delegate : .system("SwiftUI.AppDelegate")
    case ("UIApplication", "backgroundTimeRemaining"): return timeRemaining
    case ("UIApplication", "isRegisteredForRemoteNotifications"): return .bool(world.app.hasToken)
    case ("UIApplication", "isProtectedDataAvailable"): return .bool(world.phone.hasProtectedData)
    case ("UIApplication", "backgroundRefreshStatus"):
      return .member(world.settings.refreshIsAvailable ? "available" : "denied")
    case ("UIApplication", "connectedScenes"):
      return .array(world.connectedScene == nil ? [] : [.system("UIWindowScene")])
    case ("DispatchQueue.main", "maxConcurrentOperationCount"): return .int(1)
    case ("CLLocationManager", "authorizationStatus"):
      return .member(world.settings.location.authorizationStatus)
    case ("UIWindowScene", "delegate"): return root("scene")
    case ("UIWindowScene", "session"): return .system("UISceneSession")
    case ("UIWindowScene", "activationState"):
      return .member((world.connectedScene ?? .unattached).rawValue)
    case ("UIScene.ConnectionOptions", "urlContexts"),
      ("UIScene.ConnectionOptions", "userActivities"):
      return .array([])
    case ("UIScene.ConnectionOptions", _): return Value.none
    case ("UISceneSession", "role"): return .member("windowApplication")
    case ("UNUserNotificationCenter", "delegate"): return root("center")
    case ("Bundle", "infoDictionary"), ("Bundle", "localizedInfoDictionary"):
      return .system("Info.plist")
    case ("Bundle", "bundlePath"), ("Bundle", "resourcePath"): return .string("/app")
    case ("Bundle", "bundleURL"): return .object("URL", [.string("file:///app")])
    case ("UIDevice", "systemVersion"): return .string("\(world.stage.profile.latestVersion).0")
    case ("UIDevice", "model"), ("UIDevice", "name"), ("UIDevice", "localizedModel"):
      return .string("iPhone")
    case ("UIDevice", "systemName"): return .string("iOS")
    case ("UIDevice", "userInterfaceIdiom"): return .member("phone")
    case ("UIDevice", "identifierForVendor"):
      return .object("UUID", [.string("00000000-0000-0000-0000-000000000001")])
    case ("ProcessInfo", "environment"): return .dictionary([])
    case ("ProcessInfo", "arguments"): return .array([.string(Interpreter.programPath)])
    case ("ProcessInfo", "processName"): return .string("PushLab")
    case ("ProcessInfo", "systemUptime"): return .double(Double(world.clock) / 1000)
    case ("ProcessInfo", "operatingSystemVersion") where declares("OperatingSystemVersion"):
      let version = Int("\(world.stage.profile.latestVersion)") ?? 0
      return .object("OperatingSystemVersion", [.int(version), .int(0), .int(0)])
    case ("ProcessInfo", "isLowPowerModeEnabled"): return .bool(world.settings.lowPower)
    default: return nil
    }
  }

  private func member(_ name: String, of type: String, _ parts: [Value]) -> Value? {
    let first = parts.first ?? .none
    switch (type, name) {
    case ("UIScene.ConnectionOptions", "notificationResponse"): return first
    case ("UIScene.ConnectionOptions", "urlContexts"): return parts[1]
    case ("UIScene.ConnectionOptions", "userActivities"): return parts[2]
    case ("UIOpenURLContext", "url"), ("NSUserActivity", "webpageURL"): return first
    case ("NSUserActivity", "activityType"): return .string("NSUserActivityTypeBrowsingWeb")
    case ("UIScene.ConnectionOptions", _): return Value.none
    case ("UNNotificationResponse", _), ("UNTextInputNotificationResponse", _):
      return response(name, parts)
    case ("UNNotification", "request"): return .object("UNNotificationRequest", parts)
    case ("UNNotification", "date"): return .date(now)
    case ("UNNotificationRequest", "content"): return .object("UNNotificationContent", parts)
    case ("UNNotificationRequest", "identifier"):
      return parts.count > 1 ? parts[1] : .string("notification")
    case ("UNNotificationRequest", "trigger") where parts.count > 3: return parts[2]
    case ("UILocalNotification", _) where parts.count > 3: return localNotification(name, parts)
    case ("UNNotificationContent", _) where parts.count > 3: return content(name, parts)
    case ("UNNotificationAttachment", "identifier"): return first
    case ("UNTimeIntervalNotificationTrigger", _), ("UNCalendarNotificationTrigger", _),
      ("UNLocationNotificationTrigger", _):
      guard case .dictionary(let entries) = first else { return nil }
      return entries.first { $0.key == .string(name) }?.value
    case ("Notification", "name"): return first
    case ("Notification", "object"): return parts.count > 1 ? parts[1] : Value.none
    case ("Notification", "userInfo"): return parts.count > 2 ? parts[2] : Value.none
    case ("UNNotificationSettings", "authorizationStatus"),
      ("UNNotificationSettings", "alertSetting"),
      ("UNNotificationSettings", "soundSetting"), ("UNNotificationSettings", "badgeSetting"):
      return setting(name)
    case ("BGAppRefreshTask", "identifier"), ("BGProcessingTask", "identifier"),
      ("BGContinuedProcessingTask", "identifier"), ("CLRegion", "identifier"):
      return first
    case ("CLMonitor.Event", "identifier"): return first
    case ("CLMonitor.Event", "state"): return parts.count > 1 ? parts[1] : Value.none
    case ("CLLocationUpdate", "location"): return Value.some(.object("CLLocation", []))
    case ("CLLocationUpdate", "isStationary"), ("CLLocationUpdate", "stationary"):
      return .bool(false)
    case ("PKPushPayload", "dictionaryPayload"): return first
    case ("PKPushPayload", "type"), ("PKPushCredentials", "type"): return .member("voIP")
    case ("PKPushCredentials", "token"): return Interpreter.pushToken
    case ("PKVoIPPushMetadata", "mustReport"): return first
    case ("URLSession", "configuration"):
      return .object("URLSessionConfiguration", parts)
    case ("URLSessionConfiguration", "identifier"): return first
    case ("HTTPURLResponse", "statusCode"): return .int(200)
    case ("URLSessionDataTask", "state"): return .member(stateOfDataTask(parts))
    default: return nil
    }
  }

  private func response(_ name: String, _ parts: [Value]) -> Value? {
    switch name {
    case "notification": return parts.first
    case "actionIdentifier": return parts.count > 1 ? parts[1] : Value.none
    case "userText": return parts.count > 2 ? parts[2] : Value.none
    // nil for an action in the background (model choice).
    case "targetScene":
      return reaction.world.process?.state == .background && reaction.world.process?.scene == nil
        ? Value.none : .system("UIWindowScene")
    default: return nil
    }
  }

  private func localNotification(_ name: String, _ parts: [Value]) -> Value? {
    switch name {
    case "alertBody": return content("body", parts)
    case "alertTitle": return content("title", parts)
    case "userInfo", "category":
      return content(name == "userInfo" ? name : "categoryIdentifier", parts)
    case "applicationIconBadgeNumber": return content("badge", parts)
    case "soundName": return content("sound", parts)
    default: return Value.none
    }
  }

  /// `parts`: the parts of the notification's request.
  private func content(_ name: String, _ parts: [Value]) -> Value? {
    let payload = parts[0]
    let aps = lookUp(.string("aps"), in: payload)
    switch name {
    case "userInfo": return parts[3]
    case "title", "subtitle", "body":
      let push = Push(payload: Interpreter.json(payload))
      let part = Push.AlertPart(rawValue: name)
      return .string(part.flatMap { push.text(of: $0, in: reaction.world.stage.texts) } ?? "")
    case "badge", "sound": return lookUp(.string(name), in: aps)
    case "categoryIdentifier", "threadIdentifier":
      let key = name == "categoryIdentifier" ? "category" : "thread-id"
      let text = lookUp(.string(key), in: aps)
      return text == .none ? .string("") : text
    case "interruptionLevel":
      let level = reaction.world.level(of: Push(payload: Interpreter.json(payload)))
      return .member("\(level)")
    case "attachments": return parts.count > 4 ? parts[4] : .array([])
    case "relevanceScore":
      return numeric(lookUp(.string("relevance-score"), in: aps), as: .double) ?? .double(0)
    case "targetContentIdentifier": return lookUp(.string("target-content-id"), in: aps)
    case "launchImageName":
      let name = lookUp(.string("launch-image"), in: aps)
      return name == .none ? .string("") : name
    default: return nil
    }
  }

  private func setting(_ name: String) -> Value {
    let world = reaction.world
    switch name {
    case "soundSetting": return .member(world.settings.sound ? "enabled" : "disabled")
    case "badgeSetting": return .member(world.settings.badge ? "enabled" : "disabled")
    case "alertSetting": return .member(world.settings.style == .none ? "disabled" : "enabled")
    default:
      switch world.app.permission {
      case .notDetermined: return .member("notDetermined")
      case .denied: return .member("denied")
      case .authorized: return .member("authorized")
      case .provisional: return .member("provisional")
      }
    }
  }

  /// The settings as iOS prints them, without their address and values that the simulator does not know.
  var settingsText: String {
    let names = ["authorizationStatus", "soundSetting", "badgeSetting", "alertSetting"]
    let parts = names.map { name in
      let word = setting(name).memberName ?? ""
      return "\(name): \(word.prefix(1).uppercased())\(word.dropFirst())"
    }
    return "<UNNotificationSettings: \(parts.joined(separator: ", "))>"
  }

  /// Seconds until the nearest limit of iOS; the largest Double without a limit.
  private var timeRemaining: Value {
    guard let left = reaction.world.backgroundTimeLeft else {
      return .double(.greatestFiniteMagnitude)
    }
    return .double(Double(left) / 1000)
  }

  private func centerDelegate(_ value: Value) -> CenterDelegate? {
    if value == .none { return nil }
    guard let name = typeNames(of: value).first, tree.types[name] != nil else {
      return .unknown(Opaque.short(spelling(of: value)))
    }
    return .object(name)
  }

  /// Returns true if the owner is a value type, which must be written back to its place.
  mutating func setSystemMember(
    _ name: String, of owner: inout Value, to value: Value
  ) throws(Unwinding) -> Bool {
    switch (owner, name) {
    case (.system("UIApplication"), "applicationIconBadgeNumber"):
      try setBadge(value, by: "applicationIconBadgeNumber = \(describe(value))")
    case (.system("UNUserNotificationCenter"), "delegate"):
      var object = value
      while case .some(let inner) = object { object = inner }
      setRoot("center", object)
      let delegate = centerDelegate(object)
      try ask { $0.setNotificationDelegate(delegate) }
    case (.reference(let cell), _):
      guard case .object(let type, let parts)? = heap[cell] else { return false }
      if isOfUnknownCode(type) {
        noteOpaque("\(type).\(name) = \(spelling(of: value))", [value], property: name)
      }
      guard !declares(type) else { return false }
      if Interpreter.dispatchObjects.contains(type) {
        try setDispatchMember(name, of: owner, to: value)
        return false
      }
      var table = parts.first ?? .dictionary([])
      var value = value
      if name == "userInfo", type == "JSONDecoder" || type == "JSONEncoder" {
        value = try coerce(value, to: .userInfo)
      }
      table.set(value == .none ? nil : value, forKey: .string(name))
      // Setting a style replaces an earlier format.
      if type == "DateFormatter", name == "dateStyle" || name == "timeStyle" {
        table.set(nil, forKey: .string("dateFormat"))
      }
      heap[cell] = .some(.object(type, [table]))
      try noticed(name, of: type, owner, value)
    case (.object("BGAppRefreshTask", let parts), "expirationHandler"),
      (.object("BGProcessingTask", let parts), "expirationHandler"),
      (.object("BGContinuedProcessingTask", let parts), "expirationHandler"):
      if case .int(let id)? = parts.dropFirst().first {
        try ask { $0.setExpirationHandler(value, ofTask: id) }
      }
    case (.object("AsyncStream.Continuation", let parts), "onTermination"):
      setStreamEnd(parts.first ?? .none, value)
    case (.object, _):
      if let changed = try settingFoundation(name, of: owner, to: value) {
        owner = changed
        return true
      }
      rememberMember(name, of: owner, value)
    case (.string, "unicodeScalars"):
      var scalars = String.UnicodeScalarView()
      let items = elements(of: value)
      try spend(items.count)
      for item in items {
        guard let scalar = item.scalar else { return false }
        scalars.append(scalar)
      }
      let text = String(scalars)
      try checkLength(text, isCopy: true)
      owner = .string(text)
      return true
    case (.none, _): throw trapOnNil(Trap.foundNilImplicitly)
    case (.opaque(let spelling), _):
      noteOpaque(
        "\(spelling).\(name) = \(spelling == "self" ? "" : self.spelling(of: value))", [value],
        property: name)
      remember(value, as: Opaque.short("\(spelling).\(name)"))
    case (.system, _): rememberMember(name, of: owner, value)
    default: break
    }
    return false
  }

  /// Stores a property of an iOS object that is not simulated, or that only a file which is not loaded can declare.
  private mutating func rememberMember(_ name: String, of owner: Value, _ value: Value) {
    let spelling = "\(self.spelling(of: owner)).\(name)"
    if !isInert(owner), !KnownNames.members.contains(name) {
      noteOpaque("\(spelling) = \(self.spelling(of: value))", [value], property: name)
    }
    remember(value, as: Opaque.short(spelling))
  }

  /// Whether it is a window, a view or the like, whose calls have no effect and no step.
  func isInert(_ value: Value) -> Bool {
    switch value {
    case .reference:
      let name = typeNames(of: value).first ?? ""
      return !Interpreter.answering.contains(name) && !isOfUnknownCode(name)
    case .object(let name, _):
      return !Interpreter.answering.contains(name)
        && (declares(name) || !KnownType.isOfLibrary(name))
    case .system(let name): return !Interpreter.telling.contains(name)
    default:
      return false
    }
  }

  /// Whether an inert object has the method, so that the call has no effect. It does if iOS declares the method. A
  /// value of a type of the files has the methods of its superclass in iOS, and a view has those of SwiftUI.
  func hasInertMethod(_ value: Value, _ name: String) -> Bool {
    let type = typeNames(of: value).first ?? ""
    let own = tree.types.lineage(of: type).filter { $0.kind != .extended }
    guard !own.isEmpty else { return WindowMethods.has(name, on: type) != false }
    return own.flatMap(\.inherited).contains { base in
      if let declared = tree.types[base], declared.kind != .extended { return false }
      if base == "NSObject" || base == "UIResponder" { return WindowMethods.shared.contains(name) }
      if base == "View" { return true }
      return KnownType.isKnown(base) && WindowMethods.has(name, on: base) != false
    }
  }

  /// System objects other than windows and views. Their unknown methods get a step.
  private static let telling: Set = [
    "UserDefaults", "UNUserNotificationCenter", "NotificationCenter", "Bundle", "BGTaskScheduler",
  ]

  /// Types of Foundation whose methods return values. Their calls get a step if they are not simulated.
  private static let answering: Set = [
    "Calendar", "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", "Date",
    "DateComponents", "URL", "URLComponents", "Data", "CharacterSet", "TimeZone", "JSONDecoder",
    "JSONEncoder", "Set", "Range", "ClosedRange", "ArraySlice", "Decimal", "UUID", "Task",
    "NSMutableString", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet",
  ]

  /// Sets the badge. An unknown number leaves it unchanged, and a step notes it.
  mutating func setBadge(_ value: Value, by spelling: String) throws(Unwinding) {
    if case .int(let number) = value.unwrapped {
      try ask { $0.setBadge(number) }
    } else {
      reaction.note(call: Value.shown(Opaque.short(spelling)))
    }
  }
}
