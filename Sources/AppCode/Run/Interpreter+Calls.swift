import LifecycleModel

extension Interpreter {
  /// Calls a value: a closure of the program or a completion handler of iOS.
  mutating func call(_ value: Value, _ arguments: [Value]) throws(Unwinding) -> Value {
    switch value {
    case .closure(let code, let captured):
      return try call(code: code, arguments, captured: captured)
    case .handler(let handler):
      complete(handler, arguments.first)
      try checkAlive()
      return .void
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .member, .box,
      .delegate, .system, .object, .type:
      throw trap("Cannot call value of type '\(Interpreter.typeName(of: value))'")
    }
  }

  /// What the app passes says which kind of handler it takes it for.
  private mutating func complete(_ handler: HandlerID, _ argument: Value?) {
    switch argument {
    case .array(let options)?: reaction.present(handler, options.compactMap(\.memberName))
    case .member(let name)?:
      if let result = FetchResult(rawValue: name) {
        reaction.complete(handler, with: result)
      } else {
        reaction.present(handler, [name])
      }
    default: reaction.complete(handler, with: nil)
    }
  }

  private static func notification(_ push: ReceivedPush) -> Value {
    .object("UNNotification", [Value(push.push.payload)])
  }

  mutating func call(
    code number: Int, _ arguments: [Value], captured: [Value]
  ) throws(Unwinding) -> Value {
    try descend()
    let code = tree.codes[number]
    let caller = (frame: frame, boxedSlots: boxedSlots, line: line)
    frame = Array(repeating: .none, count: code.slotCount)
    boxedSlots = code.boxedSlots
    for (capture, value) in zip(code.captures, captured) { frame[capture.inner] = value }
    for (index, slot) in code.parameters.enumerated() {
      bind(index < arguments.count ? arguments[index] : .none, to: slot)
    }
    let flow = try run(code.body)
    (frame, boxedSlots, line) = caller
    ascend()
    if case .giveBack(let value) = flow { return value }
    return .void
  }

  /// What iOS passes, as the values of the method's parameters.
  static func values(_ argument: Argument) -> [Value] {
    switch argument {
    case .application: return [.system("UIApplication")]
    case .launchOptions(let options):
      var entries: [Value.Entry] = []
      if options.isForLocation { entries.append(Value.Entry(.member("location"), .bool(true))) }
      if let push = options.remoteNotification {
        entries.append(Value.Entry(.member("remoteNotification"), Value(push.push.payload)))
      }
      return [entries.isEmpty ? .none : .dictionary(entries)]
    case .userInfo(let push): return [Value(push.push.payload)]
    case .handler(let handler): return [.handler(handler)]
    case .granted(let granted): return [.bool(granted), .none]
    case .deviceToken: return [.object("Data", [.int(32)])]
    case .registrationError:
      return [.object("NSError", [.string("The Internet connection appears to be offline.")])]
    case .scene: return [.system("UIWindowScene")]
    case .session: return [.system("UISceneSession")]
    case .connectionOptions: return [.system("UIScene.ConnectionOptions")]
    case .notificationCenter: return [.system("UNUserNotificationCenter")]
    case .notification(let push): return [notification(push)]
    case .response(let push):
      return [.object("UNNotificationResponse", [notification(push)])]
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
    case .launchedTask(let task):
      let type = task.kind == .refresh ? "BGAppRefreshTask" : "BGProcessingTask"
      return [.object(type, [.string(task.identifier), .int(task.id)])]
    case .urlSession(let identifier): return [.object("URLSession", [.string(identifier)])]
    case .downloadTask: return [.object("URLSessionDownloadTask", [])]
    case .fileURL: return [.object("URL", [.string("file:///tmp/download.tmp")])]
    case .transferError(.done): return [.none]
    case .transferError(.failed):
      return [.object("NSError", [.string("The request timed out.")])]
    case .transferError(.cancelled): return [.object("NSError", [.string("cancelled")])]
    case .pushRegistry: return [.object("PKPushRegistry", [])]
    case .pushPayload(let push):
      return [.object("PKPushPayload", [Value(push.push.payload)])]
    case .pushType: return [.member("voIP")]
    case .notificationRequest(let push):
      return [.object("UNNotificationRequest", [Value(push.push.payload)])]
    }
  }
}

extension Value {
  /// A payload as the app gets it: nested dictionaries, arrays and plain values.
  init(_ json: JSON) {
    switch json {
    case .null: self = .object("NSNull", [])
    case .bool(let bool): self = .bool(bool)
    case .number(let spelling):
      self = Int(spelling).map { .int($0) } ?? Double(spelling).map { .double($0) } ?? .int(0)
    case .string(let text): self = .string(text)
    case .array(let items): self = .array(items.map { Value($0) })
    case .object(let members):
      var result = Value.dictionary([])
      for member in members { result.set(Value(member.value), forKey: .string(member.key)) }
      self = result
    }
  }

  /// Keeps the entries sorted by the printed key.
  mutating func set(_ value: Value?, forKey key: Value) {
    guard case .dictionary(var entries) = self else { return }
    if let index = entries.firstIndex(where: { $0.key == key }) {
      if let value { entries[index].value = value } else { entries.remove(at: index) }
    } else if let value {
      let printed = key.description
      let index = entries.firstIndex { $0.key.description > printed } ?? entries.count
      entries.insert(Entry(key, value), at: index)
    }
    self = .dictionary(entries)
  }
}

extension Value {
  fileprivate var memberName: String? {
    guard case .member(let name) = self else { return nil }
    return name
  }
}
