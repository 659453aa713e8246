import LifecycleModel

/// Properties of the system's and the library's values.
extension Interpreter {
  mutating func read(_ member: KnownMember, of value: Value) throws(Unwinding) -> Value {
    if let read = memberValue(member, of: value) { return read }
    if value == .none { throw trap(Trap.foundNil) }
    throw trap(Trap.noMember(member.rawValue, of: value))
  }

  private func memberValue(_ member: KnownMember, of value: Value) -> Value? {
    switch (member, value) {
    case (.applicationState, .system("UIApplication")):
      return .member(reaction.world.applicationState.rawValue)
    case (.applicationIconBadgeNumber, .system("UIApplication")):
      return .int(reaction.world.center.badge)
    case (.delegate, .system("UIApplication")): return .delegate
    case (.backgroundTimeRemaining, .system("UIApplication")): return timeRemaining
    case (.count, .string(let text)): return .int(text.count)
    case (.count, .array(let items)): return .int(items.count)
    case (.count, .dictionary(let entries)): return .int(entries.count)
    case (.count, .object("Data", let parts)): return parts.first ?? .int(0)
    case (.count, .object("Range", _)): return .int(elements(of: value).count)
    case (.isEmpty, .string(let text)): return .bool(text.isEmpty)
    case (.isEmpty, .array(let items)): return .bool(items.isEmpty)
    case (.isEmpty, .dictionary(let entries)): return .bool(entries.isEmpty)
    case (.isEmpty, .object("Data", let parts)): return .bool(parts.first == .int(0))
    case (.isEmpty, .object("Range", let bounds)): return .bool(bounds.first == bounds.last)
    case (.first, .string(let text)): return text.first.map { .string(String($0)) } ?? Value.none
    case (.last, .string(let text)): return text.last.map { .string(String($0)) } ?? Value.none
    case (.first, .array), (.first, .dictionary): return elements(of: value).first ?? Value.none
    case (.last, .array): return elements(of: value).last ?? Value.none
    case (.indices, .array(let items)):
      return .object("Range", [.int(0), .int(items.count)])
    case (.keys, .dictionary(let entries)): return .array(entries.map(\.key))
    case (.values, .dictionary(let entries)): return .array(entries.map(\.value))
    case (.notification, .object("UNNotificationResponse", let parts)): return parts.first
    case (.request, .object("UNNotification", let parts)):
      return .object("UNNotificationRequest", parts)
    case (.content, .object("UNNotificationRequest", let parts)):
      return .object("UNNotificationContent", parts)
    case (.userInfo, .object("UNNotificationContent", let parts)): return parts.first
    case (.title, .object("UNNotificationContent", let parts)):
      return text("title", of: parts.first)
    case (.body, .object("UNNotificationContent", let parts)): return text("body", of: parts.first)
    case (.key, .tuple(let parts)) where parts.count == 2: return parts[0]
    case (.value, .tuple(let parts)) where parts.count == 2: return parts[1]
    case (.rawValue, .member(let name)): return .int(Interpreter.rawValue(of: name))
    case (.description, _) where value != .none: return .string(value.description)
    case (.localizedDescription, .object("NSError", let parts)): return parts.first
    case (.absoluteString, .object("URL", let parts)): return parts.first
    default: return nil
    }
  }

  /// A plain `alert` is the body.
  private func text(_ key: String, of payload: Value?) -> Value {
    let alert = lookUp(.string("alert"), in: lookUp(.string("aps"), in: payload ?? .none))
    if case .string = alert { return key == "body" ? alert : .string("") }
    let text = lookUp(.string(key), in: alert)
    return text == .none ? .string("") : text
  }

  /// `UIApplication.State` and `UIBackgroundFetchResult` both count from 0 in this order.
  private static func rawValue(of name: String) -> Int {
    KnownStatic.states.firstIndex(of: name) ?? KnownStatic.results.firstIndex(of: name) ?? 0
  }

  /// Seconds until iOS's nearest limit; without one the largest number there is.
  private var timeRemaining: Value {
    let left = reaction.world.timers.compactMap { timer -> Milliseconds? in
      switch timer.kind {
      case .handler: return timer.left(at: reaction.world.clock)
      case .suspend, .launch, .callback, .banner, .download, .work: return nil
      }
    }
    guard let nearest = left.min() else { return .double(.greatestFiniteMagnitude) }
    return .double(Double(nearest) / 1000)
  }
}
