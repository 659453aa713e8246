import LifecycleModel

/// The arguments that iOS passes, and the object whose method it calls.
extension Interpreter {
  /// `#function`, `#line` and `#file` as default arguments describe the caller.
  func callSite(_ code: Int) -> Value? {
    switch tree.callSites[code] {
    case "function"?: return .string(tree.codes[codeNow].functionName)
    case "line"?:
      let file = tree.files.last { $0.firstLine <= line }
      return .int(line - (file?.firstLine ?? 1) + 1)
    case "file"?, "fileID"?, "filePath"?:
      return .string(tree.files.last { $0.firstLine <= line }?.name ?? "")
    default: return nil
    }
  }

  static func values(_ argument: Argument) -> [Value] {
    switch argument {
    case .application: return [.system("UIApplication")]
    case .launchOptions(let options):
      var entries: [Value.Entry] = []
      if options.isForLocation { entries.append(Value.Entry(.member("location"), .bool(true))) }
      if let push = options.remoteNotification {
        entries.append(Value.Entry(.member("remoteNotification"), Value(push.push.userInfo)))
      }
      if let link = options.link {
        entries.append(
          link.isUniversal
            ? Value.Entry(
              .member("userActivityDictionary"),
              .dictionary([
                Value.Entry(
                  .string("UIApplicationLaunchOptionsUserActivityKey"), userActivity(link))
              ]))
            : Value.Entry(.member("url"), url(link)))
      }
      if let local = options.localNotification {
        entries.append(Value.Entry(.member("localNotification"), localNotification(local)))
      }
      return [entries.isEmpty ? .none : .dictionary(entries)]
    case .userInfo(let push): return [Value(push.push.userInfo)]
    case .handler(let handler): return [.handler(handler)]
    case .granted(let granted): return [.bool(granted), .none]
    case .deviceToken: return [.object("Data", [.int(32)])]
    case .registrationError(isOffline: true):
      let text = "The Internet connection appears to be offline."
      return [.object("NSError", [.string(text), .int(-1009), .string("NSURLErrorDomain")])]
    case .registrationError(isOffline: false):
      let text = "no valid “aps-environment” entitlement string found for application"
      return [.object("NSError", [.string(text), .int(3000), .string("NSCocoaErrorDomain")])]
    case .scene: return [.system("UIWindowScene")]
    case .session: return [.system("UISceneSession")]
    case .sessions: return [.object("Set", [.system("UISceneSession")])]
    case .connectionOptions(nil, nil): return [.system("UIScene.ConnectionOptions")]
    case .connectionOptions(let push, let link):
      return [
        .object(
          "UIScene.ConnectionOptions",
          [push.map { response($0) } ?? .none, urlContexts(link), userActivities(link)])
      ]
    case .openedURL(let link): return [url(link), .dictionary([])]
    case .openedURLFromApplication(let link): return [url(link), .none, .dictionary([])]
    case .urlContexts(let link): return [urlContexts(link)]
    case .userActivity(let link): return [userActivity(link)]
    case .restorationHandler: return [.system("restorationHandler")]
    case .notificationCenter: return [.system("UNUserNotificationCenter")]
    case .notification(let push): return [notification(push)]
    case .response(let push): return [response(push)]
    case .localNotification(let push): return [localNotification(push)]
    case .actionIdentifier(let identifier): return [.string(identifier)]
    case .responseInfo(let response):
      let key = Value.string("UIUserNotificationActionResponseTypedTextKey")
      let text = response.text.map { [Value.Entry(key, .string($0))] } ?? []
      return [.dictionary(text)]
    case .downloaded(.data):
      return [.object("Data", [.int(1024)]), .object("HTTPURLResponse", []), .none]
    case .downloaded(.empty):
      return [.object("Data", [.int(0)]), .object("HTTPURLResponse", []), .none]
    case .downloaded(.failure):
      let text = "The Internet connection appears to be offline."
      return [.none, .none, .object("NSError", [.string(text)])]
    case .sessionIdentifier(let identifier): return [.string(identifier)]
    case .locationManager: return [.system("CLLocationManager")]
    case .region(let identifier): return [.object("CLRegion", [.string(identifier)])]
    case .locations: return [.array([.object("CLLocation", [])])]
    case .visit: return [.object("CLVisit", [])]
    case .monitorEvent(let identifier, let satisfied):
      return [
        .object(
          "CLMonitor.Event",
          [.string(identifier), .member(satisfied ? "satisfied" : "unsatisfied")])
      ]
    case .locationUpdate: return [.object("CLLocationUpdate", [])]
    case .launchedTask(let task):
      let type: String
      switch task.kind {
      case .refresh: type = "BGAppRefreshTask"
      case .processing: type = "BGProcessingTask"
      case .continued: type = "BGContinuedProcessingTask"
      }
      return [.object(type, [.string(task.identifier), .int(task.id)])]
    case .urlSession(let identifier): return [.object("URLSession", [.string(identifier)])]
    case .downloadTask: return [.object("URLSessionDownloadTask", [])]
    case .fileURL: return [.object("URL", [.string("file:///tmp/download.tmp")])]
    case .transferError(.done): return [.none]
    case .transferError(.failed):
      return [urlError("The request timed out.", -1001)]
    case .transferError(.cancelled):
      // The user force-quit the app: the only reason that is simulated.
      let reason = Value.Entry(.string("NSURLErrorBackgroundTaskCancelledReasonKey"), .int(0))
      return [urlError("cancelled", -999, [reason])]
    case .pushRegistry: return [.object("PKPushRegistry", [])]
    case .pushPayload(let push):
      return [.object("PKPushPayload", [Value(push.push.payload)])]
    case .pushType: return [.member("voIP")]
    case .pushCredentials: return [.object("PKPushCredentials", [])]
    case .pushMetadata(let mustReport):
      return [.object("PKVoIPPushMetadata", [.bool(mustReport)])]
    case .authorizationStatus(let permission): return [.member(permission.authorizationStatus)]
    case .notificationRequest(let push):
      return [.object("UNNotificationRequest", parts(of: push))]
    }
  }

  /// The error of a download that the app cancelled.
  static var cancelledDownload: Value { urlError("cancelled", -999) }

  private static func urlError(_ text: String, _ code: Int, _ info: [Value.Entry] = []) -> Value {
    let parts: [Value] = [.string(text), .int(code), .string("NSURLErrorDomain")]
    return .object("NSError", info.isEmpty ? parts : parts + [.dictionary(info)])
  }

  private static func notification(_ push: ReceivedPush) -> Value {
    .object("UNNotification", parts(of: push))
  }

  private static func url(_ link: Link) -> Value { .object("URL", [.string(link.text)]) }

  /// The set of URL contexts; empty for a universal link.
  private static func urlContexts(_ link: Link?) -> Value {
    guard let link, !link.isUniversal else { return .object("Set", []) }
    return .object("Set", [.object("UIOpenURLContext", [url(link)])])
  }

  private static func userActivities(_ link: Link?) -> Value {
    guard let link, link.isUniversal else { return .object("Set", []) }
    return .object("Set", [userActivity(link)])
  }

  static func userActivity(_ link: Link) -> Value { .object("NSUserActivity", [url(link)]) }

  /// Payload of the shown content, identifier, trigger and `userInfo`.
  private static func parts(of push: ReceivedPush) -> [Value] {
    let trigger =
      push.isLocal
      ? Interpreter.trigger(push.push.trigger ?? .immediate)
      : .object("UNPushNotificationTrigger", [])
    return [
      Value(push.push.payload), .string(push.identifier), trigger, Value(push.push.userInfo),
      attachments(push.push.attachments),
    ]
  }

  /// Attachments as the app receives them, by identifier. Their files are in iOS's own directory.
  static func attachments(_ identifiers: [String]) -> Value {
    .array(identifiers.map { .object("UNNotificationAttachment", [.string($0)]) })
  }

  /// The notification, the action's identifier and the typed text.
  private static func response(_ push: ReceivedPush) -> Value {
    let action = push.response?.action ?? NotificationResponse.defaultAction
    let text = push.response?.text
    return .object(
      text == nil ? "UNNotificationResponse" : "UNTextInputNotificationResponse",
      [notification(push), .string(action), text.map { .string($0) } ?? .none])
  }

  private static func localNotification(_ push: ReceivedPush) -> Value {
    .object("UILocalNotification", parts(of: push))
  }

  /// The object whose method iOS calls. The scene delegate was created when its scene connected.
  /// Other objects have registered themselves.
  mutating func receiver(
    of callback: Callback, _ found: ProgramTree.CallbackMethod
  ) throws(Unwinding) -> Value {
    if callback.row.object == .center, root("center") != .none { return root("center") }
    if tree.tables[tree.delegate]?.names.contains(found.owner) == true { return .delegate }
    let key = callback.row.object.rawValue
    if let (_, table) = table(of: root(key)), table.names.contains(found.owner) {
      return root(key)
    }
    let call = Call(name: found.owner, labels: [], values: [], trailing: 0, spelling: "()")
    let made = try makeOwn(found.owner, call, []) ?? .none
    setRoot(key, made)
    return made
  }
}

extension Value {
  /// A payload as the app receives it: nested dictionaries, arrays and plain values.
  init(_ json: JSON) {
    switch json {
    case .null: self = .object("NSNull", [])
    case .bool(let bool): self = .object("NSNumber", [.bool(bool)])
    case .number(let spelling):
      let number: Value? =
        Int(spelling).map { .int($0) }
        ?? UInt64(spelling).map { .integer(.uint64, Int(truncatingIfNeeded: $0)) }
        ?? Double(spelling).map { .double($0) }
      // A spelling that is not a number stands for an unknown value that the app put there.
      self = number.map { .object("NSNumber", [$0]) } ?? .opaque(spelling)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { Value($0) })
    case .object(let members):
      if let rest = members.first(where: { $0.key == Value.unknownRest }),
        case .opaque(let what) = Value(rest.value)
      {
        self = .opaque(what)
        return
      }
      self = .dictionary(ofLast: members.map { ($0.key, Value($0.value)) })
    }
  }

  /// The key under which a payload holds an unknown dictionary of the app.
  static let unknownRest = "..."

  /// Keeps the entries sorted by the printed key.
  mutating func set(_ value: Value?, forKey key: Value) {
    guard case .dictionary(var entries) = self else { return }
    // Otherwise the change would copy all entries.
    self = .void
    if let index = entries.place(of: key) {
      if let value { entries[index].value = value } else { entries.remove(at: index) }
    } else if let value {
      let printed = key.description
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].key.description > printed { high = middle } else { low = middle + 1 }
      }
      entries.insert(Entry(key, value), at: low)
    }
    self = .dictionary(entries)
  }
}

extension Settings.Location {
  /// The case of CLAuthorizationStatus. The user was asked before the session (model choice).
  var authorizationStatus: String {
    switch self {
    case .always: return "authorizedAlways"
    case .inUse: return "authorizedWhenInUse"
    case .never: return "denied"
    }
  }
}
