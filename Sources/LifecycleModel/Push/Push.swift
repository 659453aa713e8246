/// A notification request as the provider sends it: JSON body and the headers that matter here.
package struct Push: Hashable, Sendable {
  package enum PushType: String, CaseIterable, Hashable, Sendable {
    case alert, background, voip, complication, fileprovider, mdm, liveactivity, pushtotalk
    case location, widgets, controls
  }

  package enum TokenFault: String, CaseIterable, Hashable, Sendable {
    case bad, other, old
  }

  package enum Expiration: Hashable, Sendable {
    /// `apns-expiration: 0`: one attempt, not stored.
    case zero
    case after(Milliseconds)
  }

  package var payload: JSON
  package var type: PushType
  /// 10, 5 or 1.
  package var priority: Int
  /// nil: the header is absent, kept up to 30 days (push.A-METR).
  package var expiration: Expiration?
  package var collapseID: String?
  package var topic: String?
  package var token: TokenFault?

  package static let bundleID = "com.example.pushlab"

  /// Type and priority follow the payload: background/5 for content-available alone, alert/10
  /// otherwise (interface.md section 2).
  package init(payload: JSON) {
    self.payload = payload
    let silent = Push.isSilent(payload)
    type = silent ? .background : .alert
    priority = silent ? 5 : 10
  }

  package var aps: JSON? { payload["aps"] }

  /// `content-available: 1` and neither alert, sound nor badge.
  private static func isSilent(_ payload: JSON) -> Bool {
    guard let aps = payload["aps"], aps["content-available"]?.asInt == 1 else { return false }
    return aps["alert"] == nil && aps["sound"] == nil && aps["badge"] == nil
  }
}

extension Push {
  /// The text that the user would see, nil where there is nothing to show: no alert, an empty one,
  /// or one without title, subtitle and body (push.md 1.3).
  package var visibleText: String? {
    guard let alert = aps?["alert"] else { return nil }
    if let text = alert.asString { return text.isEmpty ? nil : text }
    let parts = ["title", "subtitle", "body"].compactMap { alert[$0]?.asString }
      .filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " - ") }
    return alert["loc-key"]?.asString ?? alert["title-loc-key"]?.asString
  }

  package var badge: Int? { aps?["badge"]?.asInt }

  /// nil: no `sound` key. An empty name is still a sound (push.D-4).
  package var soundName: String? {
    guard let sound = aps?["sound"] else { return nil }
    return sound.asString ?? sound["name"]?.asString
  }

  /// `interruption-level` as iOS 15 and later read it; an unknown word counts as `active` (push.md 1.3).
  /// Whether the app has the entitlement is not asked (model choice).
  package var breaksThrough: Bool {
    ["time-sensitive", "critical"].contains(aps?["interruption-level"]?.asString)
  }

  /// Sent for the user's eyes or ears: never throttled, dropped when notifications are off.
  package var isVisible: Bool {
    aps?["alert"] != nil || aps?["sound"] != nil || aps?["badge"] != nil
  }
}
