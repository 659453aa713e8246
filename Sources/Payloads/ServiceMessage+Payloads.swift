import LifecycleModel

/// The payload that each service makes from a request.
extension ServiceMessage {
  static func firebase(_ message: JSON) -> JSON {
    let own = message["apns"]?["payload"] ?? .object([])
    var aps = own["aps"]?.members ?? []
    if !aps.contains(where: { $0.key == "alert" }), let alert = alert(of: message["notification"]) {
      aps.insert(.init("alert", alert), at: 0)
    }
    return join(aps, own.members.filter { $0.key != "aps" } + (message["data"]?.members ?? []))
  }

  static func firebaseLegacy(_ request: JSON) -> JSON {
    let notification = request["notification"]
    var aps: [JSON.Member] = []
    if let alert = alert(of: notification) { aps.append(.init("alert", alert)) }
    if let sound = notification?["sound"] { aps.append(.init("sound", sound)) }
    if let badge = notification?["badge"], let number = badge.asNumber {
      aps.append(.init("badge", number))
    }
    if let action = notification?["click_action"] { aps.append(.init("category", action)) }
    aps += flags(of: request)
    return join(aps, request["data"]?.members ?? [])
  }

  static func oneSignal(_ request: JSON) -> JSON {
    var alert: [JSON.Member] = []
    for (key, name) in [("headings", "title"), ("subtitle", "subtitle"), ("contents", "body")] {
      let texts = request[key]
      if let text = texts?["en"] ?? texts?.members.first?.value {
        alert.append(.init(name, text))
      }
    }
    var aps = alert.isEmpty ? [] : [JSON.Member("alert", .object(alert))]
    if let sound = request["ios_sound"] { aps.append(.init("sound", sound)) }
    if request["ios_badgeType"]?.asString == "SetTo", let count = request["ios_badgeCount"] {
      aps.append(.init("badge", count))
    }
    aps += copies(of: request, [("ios_category", "category")])
    aps += level(request["ios_interruption_level"])
    aps += flags(of: request)
    let data = request["data"].map { [JSON.Member("a", $0)] } ?? []
    return join(aps, data.isEmpty ? [] : [.init("custom", .object(data))])
  }

  /// The app finds `data` under the key `body`.
  static func expo(_ message: JSON) -> JSON {
    var aps = alert(of: message).map { [JSON.Member("alert", $0)] } ?? []
    aps += copies(
      of: message, [("sound", "sound"), ("badge", "badge"), ("categoryId", "category")])
    aps += level(message["interruptionLevel"])
    aps += flags(
      of: message,
      [("_contentAvailable", "content-available"), ("mutableContent", "mutable-content")])
    return join(aps, copies(of: message, [("data", "body")]))
  }

  /// The text under `ios` has priority over the common text. `badge` may be `auto` or `+1`; then
  /// only Airship knows the number.
  static func airship(_ notification: JSON) -> JSON {
    let own = notification["ios"] ?? .object([])
    var aps: [JSON.Member] = []
    if let alert = own["alert"] ?? notification["alert"] { aps.append(.init("alert", alert)) }
    if let badge = own["badge"], badge.asInt != nil { aps.append(.init("badge", badge)) }
    aps += copies(
      of: own, [("sound", "sound"), ("category", "category"), ("thread_id", "thread-id")])
    aps += level(own["interruption_level"])
    aps += flags(of: own)
    aps += flags(
      of: own,
      [("content-available", "content-available"), ("mutable-content", "mutable-content")])
    return join(aps, own["extra"]?.members ?? [])
  }

  static func braze(_ message: JSON) -> JSON {
    var aps = copies(
      of: message,
      [
        ("alert", "alert"), ("badge", "badge"), ("sound", "sound"), ("category", "category"),
        ("relevance_score", "relevance-score"), ("notification_group_thread_id", "thread-id"),
      ])
    aps += level(message["interruption_level"])
    aps += flags(
      of: message,
      [("content-available", "content-available"), ("mutable_content", "mutable-content")])
    return join(aps, message["extra"]?.members ?? [])
  }

  /// Parse's payload. `badge` may be `Increment`; then only the server knows the number.
  static func parse(_ data: JSON) -> JSON {
    var aps: [JSON.Member] = []
    let title = data["title"].map { [JSON.Member("title", $0)] } ?? []
    if let alert = data["alert"] {
      let isPlain = title.isEmpty || alert.asString == nil
      aps.append(.init("alert", isPlain ? alert : .object(title + [.init("body", alert)])))
    }
    if let badge = data["badge"], badge.asInt != nil { aps.append(.init("badge", badge)) }
    let keys = ["sound", "content-available", "mutable-content", "category"]
    aps += copies(of: data, keys.map { ($0, $0) })
    let known = ["alert", "title", "badge"] + keys
    return join(aps, data.members.filter { !known.contains($0.key) })
  }

  private static func copies(of request: JSON, _ names: [(String, String)]) -> [JSON.Member] {
    names.compactMap { key, name in
      request[key].flatMap { $0 == .null ? nil : JSON.Member(name, $0) }
    }
  }

  private static func level(_ level: JSON?) -> [JSON.Member] {
    guard let words = level?.asString?.split(separator: "_") else { return [] }
    return [JSON.Member("interruption-level", .string(words.joined(separator: "-")))]
  }

  private static func flags(
    of request: JSON,
    _ names: [(String, String)] = [
      ("content_available", "content-available"), ("mutable_content", "mutable-content"),
    ]
  ) -> [JSON.Member] {
    names.compactMap { key, name in
      request[key] == .bool(true) || request[key]?.asInt == 1
        ? JSON.Member(name, .number("1")) : nil
    }
  }

  private static func alert(of notification: JSON?) -> JSON? {
    let texts = ["title", "subtitle", "body"].compactMap { key in
      notification?[key].map { JSON.Member(key, $0) }
    }
    return texts.isEmpty ? nil : .object(texts)
  }

  private static func join(_ aps: [JSON.Member], _ others: [JSON.Member]) -> JSON {
    .object([.init("aps", .object(aps))] + others)
  }
}

extension JSON {
  /// A number, or a string that contains one.
  fileprivate var asNumber: JSON? {
    if asInt != nil { return self }
    return asString.flatMap(Int.init).map { .number("\($0)") }
  }
}
