import LifecycleModel

/// A request to a push service, from which the service makes the payload for APNs. A file with such
/// a request has no `aps` at its top level.
package struct ServiceMessage: Hashable, Sendable {
  package enum Service: String, CaseIterable, Hashable, Sendable {
    case firebase = "FCM v1"
    case firebaseLegacy = "FCM legacy"
    case oneSignal = "OneSignal"
    case expo = "Expo"
    case airship = "Airship"
    case braze = "Braze"
    case parse = "Parse"
    case pusher = "Pusher Beams"
    case amazon = "Amazon SNS"
  }

  package var service: Service
  /// The payload that the service sends to APNs, as far as documented.
  package var payload: JSON
  /// The keys that lead to the payload inside the request; nil if the service composes it.
  package private(set) var path: [String]?
  /// APNs headers in the request, such as `apns-priority`.
  package private(set) var headers: [JSON.Member] = []

  /// Returns nil if the request is for no known service. The first of several messages counts.
  package init?(_ request: JSON) {
    if case .array(let messages) = request, let first = messages.first, first.isForExpo {
      self.init(first)
      return
    }
    guard case .object = request, request["aps"] == nil else { return nil }
    if let message = request["message"], message.isFirebase {
      self.init(.firebase, Self.firebase(message), path: ["message", "apns", "payload"])
      headers = message["apns"]?["headers"]?.members ?? []
    } else if request.isForExpo {
      self.init(.expo, Self.expo(request))
    } else if request["app_id"] != nil,
      request["contents"] ?? request["template_id"] ?? request["content_available"] != nil
    {
      self.init(.oneSignal, Self.oneSignal(request))
    } else if let notification = request["notification"], request["audience"] != nil {
      self.init(.airship, Self.airship(notification))
    } else if let message = request["messages"]?["apple_push"] {
      self.init(.braze, Self.braze(message))
    } else if let data = request["data"], request["where"] ?? request["channels"] != nil {
      self.init(.parse, Self.parse(data))
    } else if let payload = request["apns"], payload["aps"] != nil, request["interests"] != nil {
      self.init(.pusher, payload, path: ["apns"])
    } else if let payload = ServiceMessage.embedded(in: request)?.payload {
      self.init(.amazon, payload)
    } else if request.isForLegacyFirebase {
      self.init(.firebaseLegacy, Self.firebaseLegacy(request))
    } else {
      return nil
    }
  }

  private init(_ service: Service, _ payload: JSON, path: [String]? = nil) {
    (self.service, self.payload, self.path) = (service, payload, path)
  }

  /// The payload of an Amazon SNS message, which is JSON inside a string: its key, and the error in
  /// the JSON; nil for other messages.
  package static func embedded(in request: JSON) -> (
    key: String, payload: JSON?, fault: JSONError?
  )? {
    let keys = ["APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX"]
    for key in keys {
      guard let text = request[key]?.asString else { continue }
      do throws(JSONError) {
        return (key, try JSONReader.read(text).value, nil)
      } catch {
        return (key, nil, error)
      }
    }
    return nil
  }
}

extension JSON {
  fileprivate var isFirebase: Bool {
    guard case .object = self else { return false }
    let targets = ["token", "topic", "condition"].contains { self[$0] != nil }
    let contents = ["notification", "data", "apns"].contains { self[$0] != nil }
    return contents && (targets || self["apns"] != nil || self["notification"] != nil)
  }

  /// Includes the message of Firebase's server libraries, whose receivers have another key.
  fileprivate var isForLegacyFirebase: Bool {
    let notification = self["notification"]
    if ["to", "registration_ids", "condition"].contains(where: { self[$0] != nil }) {
      return notification ?? self["data"] != nil
    }
    return notification?["title"] ?? notification?["body"] != nil
  }

  fileprivate var isForExpo: Bool {
    var receiver = self["to"]
    if case .array(let receivers)? = receiver { receiver = receivers.first }
    guard let token = receiver?.asString else { return false }
    return token.hasPrefix("ExponentPushToken[") || token.hasPrefix("ExpoPushToken[")
  }

  var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }
}
