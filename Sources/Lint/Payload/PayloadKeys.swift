import CommandLanguage
import TextGrid

/// The keys that Apple documents (push.A-GEN, push.AR-KEY, push.A-O).
enum PayloadKeys {
  static let bundle = "Simulator Target Bundle"

  static let liveActivity = [
    "content-state", "event", "timestamp", "stale-date", "dismissal-date", "attributes-type",
    "attributes", "input-push-channel", "input-push-token",
  ]

  static let aps =
    [
      "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
      "target-content-id", "interruption-level", "relevance-score", "filter-criteria",
    ] + liveActivity

  static let alertTexts = [
    "title", "subtitle", "body", "launch-image", "title-loc-key", "subtitle-loc-key", "loc-key",
    "action-loc-key", "action", "summary-arg",
  ]
  static let alertLists = ["title-loc-args", "subtitle-loc-args", "loc-args"]
  static let alert = alertTexts + alertLists + ["show-view", "summary-arg-count"]

  /// Key names of frameworks or other services, as spelled by `plain(_:)`, with Apple's key.
  static let otherNames = [
    "threadidentifier": "thread-id", "categoryidentifier": "category", "categoryid": "category",
    "interruption": "interruption-level", "interruptlevel": "interruption-level",
    "targetcontentidentifier": "target-content-id", "badgecount": "badge", "soundname": "sound",
    "clickaction": "category", "silent": "content-available",
  ]

  static let sound = ["critical", "name", "volume"]

  /// Keys of aps that a developer would hardly choose for custom data, so that at the top level they are mistakes.
  static let apsKeysAtTopLevel = aps.filter {
    !["event", "timestamp", "attributes", "attributes-type"].contains($0)
  }

  /// Whether calling services use the key: `callerName`, `call_id`, `hasVideo`, `handle`.
  static func suggestsCall(_ key: String) -> Bool {
    let letters = plain(key)
    if ["call", "handle", "hasvideo", "isvideo"].contains(letters) { return true }
    return ["caller", "callid", "calltype", "calluuid", "callkit", "incomingcall", "voip"]
      .contains { letters.contains($0) }
  }

  static func isHeader(_ key: String) -> Bool { key.hasPrefix("apns-") }

  /// The key without differences that are often wrong: capitals, hyphens, underscores and blanks.
  static func plain(_ key: String) -> String {
    String(key.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) })
  }

  /// The known key with the same letters.
  static func spelledLike(_ key: String, among known: [String]) -> String? {
    let letters = plain(key)
    guard !letters.isEmpty, !known.contains(key) else { return nil }
    return known.first { plain($0) == letters }
  }

  /// The known key within one typing error, in long words two.
  static func nearly(_ key: String, among known: [String]) -> String? {
    guard key.unicodeScalars.count <= 40 else { return nil }
    let letters = plain(key)
    let near = known.map { ($0, Nearest.distance(letters, plain($0), limit: 2)) }
      .filter { $0.1 <= (min(letters.count, plain($0.0).count) >= 12 ? 2 : 1) }
    guard letters.count >= 4 else { return nil }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// Whether the key is a misspelt `Simulator Target Bundle`.
  static func isNearBundle(_ key: String) -> Bool {
    guard key != bundle, key.unicodeScalars.count <= 60 else { return false }
    let letters = plain(key)
    return Nearest.distance(letters, plain(bundle), limit: 5) <= 5 || letters == "targetbundle"
      || (letters.hasPrefix("simul") && letters.contains("bundle"))
  }
}
