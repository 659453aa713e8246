import LifecycleModel

/// Requests and categories of UNUserNotificationCenter, and the older API up to iOS 9.
extension Interpreter {
  mutating func callRequests(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "setNotificationCategories":
      if values.first?.isOpaque == true { return nil }
      let categories = elements(of: values.first ?? .none).compactMap { category($0) }
      try ask { $0.setCategories(categories) }
    case "add":
      if values.first?.isOpaque == true { return nil }
      let request = try request(values.first ?? .none)
      try spend(Interpreter.textWeight * request.content.compact.utf8.count)
      try ask { $0.add(request) }
      try finish(values.last)
    case "removeAllPendingNotificationRequests": try ask { $0.removePending(nil) }
    case "removePendingNotificationRequests", "removeDeliveredNotifications":
      // The identifiers are unknown.
      if values.first?.isOpaque == true { return nil }
      let identifiers = elements(of: values.first ?? .none).map(\.description)
      let areListed = call.name == "removeDeliveredNotifications"
      try ask { areListed ? $0.removeDelivered(identifiers) : $0.removePending(identifiers) }
    case "removeAllDeliveredNotifications": try ask { $0.removeDelivered(nil) }
    case "getPendingNotificationRequests", "pendingNotificationRequests":
      return try give(reaction.world.app.registrations.localRequests.map(pending), to: values.last)
    case "getDeliveredNotifications", "deliveredNotifications":
      let listed = reaction.world.center.notifications.filter(\.isInList)
      return try give(
        listed.flatMap { Interpreter.values(.notification($0.push)) }, to: values.last)
    default: return nil
    }
    return .void
  }

  /// Returns values asynchronously: to a closure, or as the result of an `await`.
  mutating func give(_ values: [Value], to closure: Value?) throws(Unwinding) -> Value {
    guard let closure, closure.isFunction else { return .array(values) }
    sendReply(.array(values), to: closure)
    return .void
  }

  private mutating func finish(_ closure: Value?) throws(Unwinding) {
    guard let closure, closure.isFunction else { return }
    sendReply(.none, to: closure)
  }

  private func pending(_ request: LocalRequest) -> Value {
    .object(
      "UNNotificationRequest",
      [
        Value(request.content), .string(request.identifier), Interpreter.trigger(request.trigger),
        Value(request.userInfo), Interpreter.attachments(request.attachments),
      ])
  }

  /// The trigger of a notification as the app receives it.
  static func trigger(_ trigger: LocalRequest.Trigger) -> Value {
    func made(_ type: String, _ own: [Value.Entry]) -> Value {
      let repeats = Value.Entry(.string("repeats"), .bool(trigger.repeats))
      return .object(type, [.dictionary([repeats] + own)])
    }
    switch trigger {
    case .immediate: return .none
    case .interval(let length, _):
      let seconds = Value.double(Double(length) / 1000)
      return made(
        "UNTimeIntervalNotificationTrigger", [Value.Entry(.string("timeInterval"), seconds)])
    case .calendar(let match, _):
      var table = Value.dictionary([])
      for (name, part) in match.parts where part != nil {
        table.set(part.map(Value.int), forKey: .string(name))
      }
      let components = Value.object("DateComponents", [table])
      return made(
        "UNCalendarNotificationTrigger", [Value.Entry(.string("dateComponents"), components)])
    case .unknown: return .opaque("UNNotificationRequest.trigger")
    case .region: return made("UNLocationNotificationTrigger", [])
    }
  }

  // MARK: Categories

  /// The identifier in the value; nil if its parts are unknown.
  private func identifier(of value: Value) -> String? {
    text(of: property("identifier", of: value))
  }

  private func text(of value: Value) -> String? {
    switch value {
    case .string(let text), .opaque(let text): return text
    default: return nil
    }
  }

  private func category(_ value: Value) -> NotificationCategory? {
    // `.message`: a static member that the files do not declare.
    if case .member(let name) = value {
      return NotificationCategory(identifier: ".\(name)", actions: [], reportsDismissal: false)
    }
    guard let identifier = identifier(of: value) else { return nil }
    let actions = elements(of: property("actions", of: value)).compactMap { action($0) }
    return NotificationCategory(
      identifier: identifier, actions: actions,
      reportsDismissal: has("customDismissAction", in: property("options", of: value)))
  }

  private func action(_ value: Value) -> NotificationCategory.Action? {
    guard let identifier = identifier(of: value) else { return nil }
    let type = typeName(of: value)
    if type == "UIMutableUserNotificationAction" {
      return NotificationCategory.Action(
        identifier: identifier,
        opensApp: property("activationMode", of: value) != .member("background"),
        needsUnlock: property("isAuthenticationRequired", of: value) == .bool(true),
        takesText: property("behavior", of: value) == .member("textInput"))
    }
    let options = property("options", of: value)
    return NotificationCategory.Action(
      identifier: identifier, opensApp: has("foreground", in: options),
      needsUnlock: has("authenticationRequired", in: options),
      takesText: type == "UNTextInputNotificationAction")
  }

  private func has(_ option: String, in options: Value) -> Bool {
    options.memberName == option || elements(of: options).contains { $0.memberName == option }
  }

  /// The categories of `UIUserNotificationSettings(types:categories:)`.
  mutating func setCategories(ofSettings settings: Value) throws(Unwinding) {
    guard case .object("UIUserNotificationSettings", let parts) = settings, parts.count > 1 else {
      return
    }
    let categories = elements(of: parts[1]).compactMap { category($0) }
    if !categories.isEmpty { try ask { $0.setCategories(categories) } }
  }

  // MARK: Requests

  /// The request of a UNNotificationRequest. The trace notes a trigger whose time is unknown.
  private mutating func request(_ value: Value) throws(Unwinding) -> LocalRequest {
    try spend(property("userInfo", of: property("content", of: value)).printingWork)
    let content = payload(of: property("content", of: value))
    noteUnknownBadge(of: property("content", of: value))
    let identifier = property("identifier", of: value)
    let trigger = try trigger(property("trigger", of: value))
    if trigger == .unknown {
      noteUnknownTime(of: "UNUserNotificationCenter.add(\(identifier.description))")
    }
    var request = LocalRequest(
      identifier: identifier.description, content: content, trigger: trigger)
    request.attachments = attachments(of: property("content", of: value))
    return request
  }

  private mutating func noteUnknownTime(of call: String) {
    reaction.note(call: call + " at a time that cannot be known")
  }

  private mutating func trigger(_ value: Value) throws(Unwinding) -> LocalRequest.Trigger {
    guard value != .none else { return .immediate }
    let repeats = property("repeats", of: value) == .bool(true)
    switch typeName(of: value) {
    case "UNTimeIntervalNotificationTrigger":
      let interval = property("timeInterval", of: value)
      if interval.isOpaque { return .unknown }
      let length = Interpreter.milliseconds(interval)
      if length <= 0 { throw trap("time interval must be greater than 0") }
      if repeats, length < 60_000 {
        throw trap("time interval must be at least 60 if repeating")
      }
      return .interval(length, repeats: repeats)
    case "UNCalendarNotificationTrigger":
      return calendarMatch(property("dateMatching", of: value))
        .map { .calendar($0, repeats: repeats) } ?? .unknown
    case "UNLocationNotificationTrigger":
      let region = property("region", of: value)
      return .region(
        property("identifier", of: region).description,
        onEntry: property("notifyOnEntry", of: region) != .bool(false),
        onExit: property("notifyOnExit", of: region) != .bool(false), repeats: repeats)
    default: return .unknown
    }
  }

  /// nil if the date is unknown.
  private func calendarMatch(_ components: Value) -> CalendarMatch? {
    var match = CalendarMatch()
    let played = Set(match.parts.map(\.name))
    if components.isOpaque { return nil }
    for unit in Interpreter.calendarUnits.sorted() {
      let value = property(unit, of: components)
      if played.contains(unit) ? value.unwrapped.isOpaque : value != .none { return nil }
    }
    func part(_ name: String) -> Int? {
      if case .int(let number) = property(name, of: components) { return number }
      return nil
    }
    (match.year, match.month, match.day) = (part("year"), part("month"), part("day"))
    (match.hour, match.minute, match.second) = (part("hour"), part("minute"), part("second"))
    match.weekday = part("weekday")
    return match == CalendarMatch() ? nil : match
  }

  /// The payload of a push with the same content as the UNNotificationContent.
  private func payload(of content: Value) -> JSON {
    var alert: [JSON.Member] = []
    for name in ["title", "subtitle", "body"] {
      if let text = shownText(property(name, of: content)) {
        alert.append(JSON.Member(name, .string(text)))
      }
    }
    var aps = alert.isEmpty ? [] : [JSON.Member("alert", .object(alert))]
    if let sound = soundName(of: property("sound", of: content)) {
      aps.append(JSON.Member("sound", .string(sound)))
    }
    if let badge = property("badge", of: content).asInt {
      aps.append(JSON.Member("badge", .number("\(badge)")))
    }
    for (name, key) in [("categoryIdentifier", "category"), ("threadIdentifier", "thread-id")] {
      if let text = text(of: property(name, of: content)), !text.isEmpty {
        aps.append(JSON.Member(key, .string(text)))
      }
    }
    return payload(aps + furtherKeys(of: content), property("userInfo", of: content))
  }

  /// Keys of `aps` for the content's other properties, if they are set.
  func furtherKeys(of content: Value) -> [JSON.Member] {
    var members: [JSON.Member] = []
    func member(_ name: String) -> Value { systemMember(name, of: content)?.unwrapped ?? .none }
    if let level = member("interruptionLevel").memberName {
      let word = level == "timeSensitive" ? "time-sensitive" : level
      members.append(JSON.Member("interruption-level", .string(word)))
    }
    if case .double(let score)? = numeric(member("relevanceScore"), as: .double),
      score != 0
    {
      members.append(JSON.Member("relevance-score", .number("\(score)")))
    }
    let texts = [
      ("targetContentIdentifier", "target-content-id"), ("launchImageName", "launch-image"),
    ]
    for (name, key) in texts {
      if let text = shownText(member(name)) {
        members.append(JSON.Member(key, .string(text)))
      }
    }
    return members
  }

  /// Emits a step that a badge of unknown number is not shown.
  mutating func noteUnknownBadge(of content: Value) {
    let badge = systemMember("badge", of: content)?.unwrapped ?? .none
    guard case .opaque(let what) = badge else { return }
    reaction.note(call: Value.shown(Opaque.short("badge = \(what)")))
  }

  /// The identifiers of the content's attachments. Unknown ones are given as spelled in the code.
  func attachments(of content: Value) -> [String] {
    switch systemMember("attachments", of: content)?.unwrapped {
    case .array(let items): return items.map { identifier(of: $0) ?? $0.description }
    case .opaque(let what): return [what]
    default: return []
    }
  }

  private func payload(_ aps: [JSON.Member], _ userInfo: Value) -> JSON {
    var members = [JSON.Member("aps", .object(aps))]
    if case .dictionary(let entries) = userInfo {
      members += entries.map { JSON.Member($0.key.description, Interpreter.json($0.value)) }
    }
    if case .opaque(let what) = userInfo.unwrapped {
      members.append(JSON.Member(Value.unknownRest, .number(what)))
    }
    return .object(members)
  }

  /// The text to show; nil if there is none. An unknown text is shown as its spelling in the code.
  func shownText(_ value: Value) -> String? {
    switch value.unwrapped {
    case .string(let text), .opaque(let text): return text.isEmpty ? nil : text
    default: return nil
    }
  }

  /// The name of the sound; nil if there is none.
  func soundName(of value: Value) -> String? {
    switch value {
    case .none: return nil
    case .string(let name): return name
    default:
      switch property("named", of: value) {
      case .string(let name): return name
      case .opaque(let what): return "(\(what))"
      default: break
      }
      // An unknown sound is given as spelled in the code.
      if case .opaque(let what) = value.unwrapped { return "(\(what))" }
      return "default"
    }
  }

  static func json(_ value: Value) -> JSON {
    switch value.operand {
    case .bool(let bool): return .bool(bool)
    case .int(let number): return .number("\(number)")
    case .double(let number): return .number("\(number)")
    case .array(let items): return .array(items.map(json))
    case .dictionary(let entries):
      return .object(entries.map { JSON.Member($0.key.description, json($0.value)) })
    case .opaque(let what): return .number(what)
    default: return .string(value.description)
    }
  }

  // MARK: Up to iOS 9

  /// `scheduleLocalNotification` and `presentLocalNotificationNow`.
  mutating func schedule(local value: Value, now isNow: Bool) throws(Unwinding) {
    var aps: [JSON.Member] = []
    if let text = shownText(property("alertBody", of: value)) {
      var alert = [JSON.Member("body", .string(text))]
      if let title = shownText(property("alertTitle", of: value)) {
        alert.insert(JSON.Member("title", .string(title)), at: 0)
      }
      aps.append(JSON.Member("alert", .object(alert)))
    }
    if let sound = soundName(of: property("soundName", of: value)) {
      aps.append(JSON.Member("sound", .string(sound)))
    }
    if case .int(let badge) = property("applicationIconBadgeNumber", of: value), badge != 0 {
      aps.append(JSON.Member("badge", .number("\(badge)")))
    }
    if let category = text(of: property("category", of: value)) {
      aps.append(JSON.Member("category", .string(category)))
    }
    var trigger = LocalRequest.Trigger.immediate
    let date = property("fireDate", of: value)
    if !isNow, date.isOpaque {
      trigger = .unknown
      noteUnknownTime(of: "scheduleLocalNotification")
    } else if !isNow, let seconds = Interpreter.seconds(of: date), seconds > now {
      trigger = .interval(Interpreter.milliseconds(.double(seconds - now)), repeats: false)
    }
    let identifier = "local-\(localNumber(of: value))"
    try spend(property("userInfo", of: value).printingWork)
    let content = payload(aps, property("userInfo", of: value))
    try ask { $0.add(LocalRequest(identifier: identifier, content: content, trigger: trigger)) }
  }

  mutating func cancel(local value: Value) throws(Unwinding) {
    let identifier = "local-\(localNumber(of: value))"
    try ask { $0.removePending([identifier]) }
  }

  /// UILocalNotification has no identifier, so its heap cell serves as one.
  private func localNumber(of value: Value) -> Int {
    if case .reference(let cell) = value { return cell }
    return 0
  }
}
