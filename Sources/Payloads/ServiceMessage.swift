import LifecycleModel

/// A request to a push service, which makes the payload that APNs gets of it. Where a file holds one
/// there is no `aps` at the top.
package struct ServiceMessage: Hashable, Sendable {
  package enum Service: String, CaseIterable, Hashable, Sendable {
    case firebase = "FCM v1"
    case firebaseLegacy = "FCM legacy"
    case oneSignal = "OneSignal"
  }

  package var service: Service
  /// The payload that the service sends to APNs, as far as it is documented.
  package var payload: JSON

  /// nil where the request is none of a known service.
  package init?(_ request: JSON) {
    guard case .object = request, request["aps"] == nil else { return nil }
    if let message = request["message"], message.isFirebase {
      service = .firebase
      payload = Self.firebase(message)
    } else if request["app_id"] != nil, request["contents"] ?? request["template_id"] != nil {
      service = .oneSignal
      payload = Self.oneSignal(request)
    } else if request["to"] ?? request["registration_ids"] ?? request["condition"] != nil,
      request["notification"] ?? request["data"] != nil
    {
      service = .firebaseLegacy
      payload = Self.firebaseLegacy(request)
    } else {
      return nil
    }
  }

  /// The keys that lead to the payload as it stands in the request; nil where the service makes it up.
  package var path: [String]? { service == .firebase ? ["message", "apns", "payload"] : nil }

  private static func firebase(_ message: JSON) -> JSON {
    let own = message["apns"]?["payload"] ?? .object([])
    var aps = own["aps"]?.members ?? []
    if !aps.contains(where: { $0.key == "alert" }), let alert = alert(of: message["notification"]) {
      aps.insert(.init("alert", alert), at: 0)
    }
    return join(aps, own.members.filter { $0.key != "aps" } + (message["data"]?.members ?? []))
  }

  private static func firebaseLegacy(_ request: JSON) -> JSON {
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

  private static func oneSignal(_ request: JSON) -> JSON {
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
    if let category = request["ios_category"] { aps.append(.init("category", category)) }
    if let level = request["ios_interruption_level"]?.asString {
      aps.append(
        .init("interruption-level", .string(level.split(separator: "_").joined(separator: "-"))))
    }
    aps += flags(of: request)
    let data = request["data"].map { [JSON.Member("a", $0)] } ?? []
    return join(aps, data.isEmpty ? [] : [.init("custom", .object(data))])
  }

  private static func flags(of request: JSON) -> [JSON.Member] {
    [("content_available", "content-available"), ("mutable_content", "mutable-content")]
      .compactMap { key, name in
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
  fileprivate var isFirebase: Bool {
    guard case .object = self else { return false }
    let targets = ["token", "topic", "condition"].contains { self[$0] != nil }
    let contents = ["notification", "data", "apns"].contains { self[$0] != nil }
    return contents && (targets || self["apns"] != nil || self["notification"] != nil)
  }

  fileprivate var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// A number, or a string that holds one.
  fileprivate var asNumber: JSON? {
    if asInt != nil { return self }
    return asString.flatMap(Int.init).map { .number("\($0)") }
  }
}
