import LifecycleModel

/// NotificationCenter with notifications of the app and of UIKit.
extension Interpreter {
  /// An observer: the notification's name (nil: any), the action, the token that removes it, and
  /// the observed sender (nil: any).
  private struct Observer {
    var name: Value
    /// A closure, or an object with a selector.
    var action: Value
    var token: Value
    var sender: Value

    init(name: Value, action: Value, token: Value, sender: Value = .none) {
      (self.name, self.action, self.token) = (name, action, token)
      self.sender = Interpreter.unretained(sender, .weak)
    }

    init?(_ value: Value) {
      guard case .tuple(let parts) = value, parts.count == 4 else { return nil }
      (name, action, token, sender) = (parts[0], parts[1], parts[2], parts[3])
    }

    var value: Value { .tuple([name, action, token, sender]) }

    /// Whether it observes this sender. An unknown sender may be any object.
    func hears(from posted: Value) -> Bool {
      let posted = Interpreter.unretained(posted, .weak)
      return sender == .none || sender.unwrapped.isOpaque || posted.unwrapped.isOpaque
        || Arithmetic.areEqual(sender.unwrapped, posted.unwrapped)
    }

    func hears(_ posted: Value) -> Bool {
      name == .none || Arithmetic.areEqual(name, posted)
        || Observer.systemName(name) == posted.description
    }

    /// The `NSNotification.Name` of a UIKit notification. Swift 3 and 4 spell it without the last word:
    /// `.UIApplicationDidBecomeActive`.
    private static func systemName(_ name: Value) -> String {
      let text = name.description
      guard text.hasPrefix("UIApplication") || text == "NSProcessInfoPowerStateDidChange",
        !text.hasSuffix("Notification"), !text.hasPrefix("UIApplicationProtectedData")
      else { return text }
      return text + "Notification"
    }
  }

  /// The key of the default center. Centers that the app creates have their own keys.
  private static let defaultCenter = "observers"

  /// False if notifications posted by UIKit reach no code of the app.
  static func hasObservers(in heap: [Value?]) -> Bool {
    guard let cell = AppMemory.systemCell(in: heap), case .object(_, let parts)? = heap[cell],
      case .dictionary(let entries)? = parts.first
    else { return false }
    return entries.contains { $0.key.isString(defaultCenter) }
  }

  /// Each call searches all observers.
  private mutating func spendObservers(of center: String) throws(Unwinding) {
    if case .array(let items) = root(center) { try spend(16 * items.count) }
  }

  private func observers(of center: String) -> [Observer] {
    guard case .array(let items) = root(center) else { return [] }
    return items.compactMap(Observer.init)
  }

  /// Calls a method of a notification center. `cell`: the cell of a center that the app created.
  mutating func callObservers(
    _ call: Call, _ values: [Value], ofCenter cell: Int? = nil
  ) throws(Unwinding) -> Value? {
    let center = cell.map { Interpreter.defaultCenter + ".\($0)" } ?? Interpreter.defaultCenter
    func argument(_ labels: String...) -> Value {
      zip(call.labels, values).first { labels.contains($0.0) }?.1 ?? .none
    }
    try spendObservers(of: center)
    switch call.name {
    case "post":
      var posted = [values.first ?? .none, argument("object"), argument("userInfo")]
      if case .object("Notification", let parts)? = values.first { posted = parts }
      let name = posted.first ?? .none
      if cell == nil, !observers(of: center).contains(where: { $0.hears(name) }) {
        // Files that are not loaded may observe it.
        noteOpaque("NotificationCenter.default.post(\(describe(name)))", Array(posted.dropFirst()))
      }
      try deliver(name, posted, by: center)
    case "notifications":
      // `notifications(named:)`: an AsyncSequence for a loop.
      let stream = try makeStream(call, [])
      _ = try subscribe(
        .object("StreamInput", [stream]), to: argument("named"), from: argument("object"),
        of: center)
      return stream
    case "addObserver":
      let name = argument("name", "forName")
      if let closure = values.last, closure.isFunction {
        return .object(
          "Observer", [try subscribe(closure, to: name, from: argument("object"), of: center)])
      }
      guard values.count > 1, case .object("Selector", _) = values[1] else { return .void }
      // The center does not keep an observer with a selector alive.
      let object = Interpreter.unretained(values[0], .weak)
      observe(
        Observer(
          name: name, action: .tuple([object, values[1]]), token: object,
          sender: argument("object")), center)
    case "removeObserver":
      guard let gone = values.first else { return .void }
      let name = argument("name")
      var token = Interpreter.unretained(gone, .weak)
      if case .object("Observer", let parts) = gone, let number = parts.first { token = number }
      let kept = observers(of: center).filter { observer in
        observer.token != token || (name != .none && !observer.hears(name))
      }
      setRoot(center, .array(kept.map(\.value)))
    default: return nil
    }
    return .void
  }

  /// Subscribes and returns the token that removes the observer.
  mutating func subscribe(
    _ action: Value, to name: Value, from sender: Value, of center: String
  ) throws(Unwinding) -> Value {
    try spendObservers(of: center)
    let token = Value.int((observers(of: center).compactMap { $0.token.asInt }.max() ?? 0) + 1)
    observe(Observer(name: name, action: action, token: token, sender: sender), center)
    return token
  }

  mutating func removeObserver(_ token: Value, of center: String) {
    setRoot(center, .array(observers(of: center).filter { $0.token != token }.map(\.value)))
  }

  private mutating func observe(_ observer: Observer, _ center: String) {
    var items: [Value] = []
    if case .array(let others) = root(center) { items = others }
    setRoot(center, .array(items + [observer.value]))
  }

  /// Delivers a notification that UIKit posts.
  mutating func receive(_ name: String) throws(Unwinding) {
    let center = Interpreter.defaultCenter
    guard heap.rootCell != nil,
      observers(of: center).contains(where: { $0.hears(.string(name)) })
    else { return }
    reaction.tellPosted(name)
    let sender = Value.system(name.hasPrefix("UIScene") ? "UIWindowScene" : "UIApplication")
    try deliver(.string(name), [.string(name), sender, .none], by: center)
  }

  /// Posts a change of the defaults after each call that sets or removes a value (model choice). Changes made by an
  /// observer of this notification are not posted.
  mutating func postDefaultsChange() throws(Unwinding) {
    let (center, busy) = (Interpreter.defaultCenter, "defaultsPosting")
    let name = Value.string("NSUserDefaultsDidChangeNotification")
    guard heap.rootCell != nil, root(busy) == .none,
      observers(of: center).contains(where: { $0.name != .none && $0.hears(name) })
    else { return }
    setRoot(busy, .bool(true))
    defer { setRoot(busy, .none) }
    try deliver(name, [name, .system("UserDefaults"), .none], by: center)
  }

  /// Calls observers synchronously, in the order of their registration.
  private mutating func deliver(
    _ name: Value, _ parts: [Value], by center: String
  ) throws(Unwinding) {
    try descend(by: 8)
    defer { ascend(by: 8) }
    let notification = Value.object("Notification", parts)
    let sender = parts.count > 1 ? parts[1] : .none
    for observer in observers(of: center) where observer.hears(name) && observer.hears(from: sender)
    {
      try burn()
      guard case .tuple(let action) = observer.action, case .object(_, let selector) = action[1]
      else {
        _ = try call(observer.action, [notification])
        continue
      }
      let base = (selector.first?.description ?? "").prefix { $0 != ":" }
      let object = strong(action[0]).unwrapped
      guard let (_, table) = table(of: object), let method = table.methods[String(base)]?.first
      else { continue }
      line = method.line
      _ = try call(code: method.code, on: object, [notification])
    }
  }
}
