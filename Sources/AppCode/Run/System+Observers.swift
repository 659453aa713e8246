import LifecycleModel

/// NotificationCenter: the app's own notifications and UIKit's.
extension Interpreter {
  /// One that is observed: its name (nil: any), what is called, and what ends it.
  private struct Observer {
    var name: Value
    /// A closure, or an object and a selector.
    var action: Value
    var token: Value

    init(name: Value, action: Value, token: Value) {
      (self.name, self.action, self.token) = (name, action, token)
    }

    init?(_ value: Value) {
      guard case .tuple(let parts) = value, parts.count == 3 else { return nil }
      (name, action, token) = (parts[0], parts[1], parts[2])
    }

    var value: Value { .tuple([name, action, token]) }

    func hears(_ posted: Value) -> Bool {
      name == .none || Arithmetic.areEqual(name, posted)
        || Observer.systemName(name) == posted.description
    }

    /// Swift 3 and 4 have UIKit's names without the last word: `.UIApplicationDidBecomeActive`.
    private static func systemName(_ name: Value) -> String {
      let text = name.description
      guard text.hasPrefix("UIApplication"), !text.hasSuffix("Notification") else { return text }
      return text + "Notification"
    }
  }

  /// Of the default centre; one that the app makes has a key of its own.
  private static let defaultCenter = "observers"

  private func observers(of center: String) -> [Observer] {
    guard case .array(let items) = root(center) else { return [] }
    return items.compactMap(Observer.init)
  }

  /// `cell` is that of a centre that the app made.
  mutating func callObservers(
    _ call: Call, _ values: [Value], ofCenter cell: Int? = nil
  ) throws(Unwinding) -> Value? {
    let center = cell.map { Interpreter.defaultCenter + ".\($0)" } ?? Interpreter.defaultCenter
    func argument(_ labels: String...) -> Value {
      zip(call.labels, values).first { labels.contains($0.0) }?.1 ?? .none
    }
    switch call.name {
    case "post":
      let name = values.first.map { describe($0) } ?? ""
      if cell == nil { reaction.note(call: "NotificationCenter.default.post(\(name))") }
      if case .object("Notification", let parts)? = values.first {
        try deliver(parts.first ?? .none, parts, by: center)
      } else {
        try deliver(
          values.first ?? .none,
          [values.first ?? .none, argument("object"), argument("userInfo")], by: center)
      }
    case "addObserver":
      let name = argument("name", "forName")
      if let closure = values.last, closure.isFunction {
        let number = (observers(of: center).compactMap { $0.token.asInt }.max() ?? 0) + 1
        observe(Observer(name: name, action: closure, token: .int(number)), center)
        return .object("Observer", [.int(number)])
      }
      guard values.count > 1, case .object("Selector", _) = values[1] else { return .void }
      observe(
        Observer(name: name, action: .tuple([values[0], values[1]]), token: values[0]), center)
    case "publisher": return .object("Publisher", [values.first ?? .none])
    case "removeObserver":
      guard let gone = values.first else { return .void }
      let name = argument("name")
      var token = gone
      if case .object("Observer", let parts) = gone, let number = parts.first { token = number }
      let kept = observers(of: center).filter { observer in
        observer.token != token || (name != .none && !observer.hears(name))
      }
      setRoot(center, .array(kept.map(\.value)))
    default: return nil
    }
    return .void
  }

  /// Closures of `.onReceive` in the views that hear the notification.
  private func receivers(of posted: Value) -> [Value] {
    viewHooks.filter { hook in
      guard hook.name == "onReceive", case .object("Publisher", let parts)? = hook.values.first
      else { return false }
      return Observer(name: parts.first ?? .none, action: .none, token: .none).hears(posted)
    }.compactMap(\.closure)
  }

  /// A publisher of notifications: operators that change nothing hand it on.
  mutating func callPublisher(
    _ publisher: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard case .object(_, let parts) = publisher else { return nil }
    switch call.name {
    case "receive", "eraseToAnyPublisher", "subscribe": return publisher
    case "sink":
      let added = Call(
        name: "addObserver", labels: ["forName", "using"], values: [], trailing: 1, spelling: "")
      return try callObservers(added, [parts.first ?? .none, values.last ?? .none])
    default: return nil
    }
  }

  private mutating func observe(_ observer: Observer, _ center: String) {
    setRoot(center, .array((observers(of: center) + [observer]).map(\.value)))
  }

  /// UIKit posts a notification; most apps observe none.
  mutating func receive(_ name: String) throws(Unwinding) {
    let center = Interpreter.defaultCenter
    guard rootCell != nil,
      observers(of: center).contains(where: { $0.hears(.string(name)) })
        || !receivers(of: .string(name)).isEmpty
    else { return }
    reaction.tellPosted(name)
    let sender = Value.system(name.hasPrefix("UIScene") ? "UIWindowScene" : "UIApplication")
    try deliver(.string(name), [.string(name), sender, .none], by: center)
  }

  /// Observers are called at once, in the order in which they came.
  private mutating func deliver(
    _ name: Value, _ parts: [Value], by center: String
  ) throws(Unwinding) {
    let notification = Value.object("Notification", parts)
    for observer in observers(of: center) where observer.hears(name) {
      try burn()
      guard case .tuple(let action) = observer.action, case .object(_, let selector) = action[1]
      else {
        _ = try call(observer.action, [notification])
        continue
      }
      let base = (selector.first?.description ?? "").prefix { $0 != ":" }
      guard let (_, table) = table(of: action[0]), let method = table.methods[String(base)]?.first
      else { continue }
      line = method.line
      _ = try call(code: method.code, on: action[0], [notification])
    }
    guard center == Interpreter.defaultCenter else { return }
    for closure in receivers(of: name) { _ = try call(closure, [notification]) }
  }
}
