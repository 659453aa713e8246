/// A notification request as the provider sends it: the JSON body and the headers that the model
/// reads. Copies of one push share their storage.
package struct Push: Hashable, Sendable {
  package enum PushType: String, CaseIterable, Hashable, Sendable {
    case alert, background, voip, complication, fileprovider, mdm, liveactivity, pushtotalk
    case location, widgets, controls
  }

  package enum TokenFault: String, CaseIterable, Hashable, Sendable {
    case bad, other, old
  }

  /// A fault in the provider's own authentication.
  package enum AuthFault: String, CaseIterable, Hashable, Sendable {
    case expired, invalid, missing, environment
    case tooMany = "too-many"
  }

  package enum Expiration: Hashable, Sendable {
    /// `apns-expiration: 0`: one attempt, no storage.
    case zero
    case after(Milliseconds)
  }

  private struct Fields: Hashable, Sendable {
    var payload: JSON
    var payloadBytes: Int
    var userInfo: JSON?
    var trigger: LocalRequest.Trigger?
    var attachments: [String] = []
    var type: PushType
    var priority: Int
    var expiration: Expiration?
    var collapseID: String?
    var topic: String?
    var token: TokenFault?
    var auth: AuthFault?
    var service: String?
  }

  private var fields: Shared<Fields>

  package var payload: JSON {
    get { fields.value.payload }
    set {
      fields.value.payload = newValue
      fields.value.payloadBytes = newValue.compact.utf8.count
    }
  }

  /// The app's `userInfo`: the payload, unless it is a local notification or a service extension changed the content.
  package var userInfo: JSON {
    get { fields.value.userInfo ?? fields.value.payload }
    set { fields.value.userInfo = newValue == fields.value.payload ? nil : newValue }
  }

  /// The trigger, if it represents a local notification; nil for a push.
  package var trigger: LocalRequest.Trigger? {
    get { fields.value.trigger }
    set { fields.value.trigger = newValue }
  }

  /// The identifiers of attachments, added by a service extension or a local notification.
  package var attachments: [String] {
    get { fields.value.attachments }
    set { if newValue != attachments { fields.value.attachments = newValue } }
  }

  /// Length of the whole JSON body in UTF-8.
  var payloadBytes: Int { fields.value.payloadBytes }

  package var type: PushType {
    get { fields.value.type }
    set { fields.value.type = newValue }
  }

  /// `apns-priority`: 10, 5 or 1.
  package var priority: Int {
    get { fields.value.priority }
    set { fields.value.priority = newValue }
  }

  /// nil if the header is absent: APNs keeps the push up to 30 days (push.A-METR).
  package var expiration: Expiration? {
    get { fields.value.expiration }
    set { fields.value.expiration = newValue }
  }

  package var collapseID: String? {
    get { fields.value.collapseID }
    set { fields.value.collapseID = newValue }
  }

  package var topic: String? {
    get { fields.value.topic }
    set { fields.value.topic = newValue }
  }

  package var token: TokenFault? {
    get { fields.value.token }
    set { fields.value.token = newValue }
  }

  package var auth: AuthFault? {
    get { fields.value.auth }
    set { fields.value.auth = newValue }
  }

  /// The push service (FCM, Expo, ...) whose request became this push. Only shown in the trace.
  package var service: String? {
    get { fields.value.service }
    set { fields.value.service = newValue }
  }

  package static let bundleID = "com.example.pushlab"

  /// Derives type and priority from the payload: background/5 for content-available alone,
  /// liveactivity/10 for an event of a Live Activity, otherwise alert/10.
  package init(payload: JSON) {
    let silent = Push.isSilent(payload)
    fields = Shared(
      Fields(
        payload: payload, payloadBytes: payload.compact.utf8.count,
        type: silent ? .background : Push.isLiveActivity(payload) ? .liveactivity : .alert,
        priority: silent ? 5 : 10))
  }

  package var aps: JSON? { payload["aps"] }

  private static func isLiveActivity(_ payload: JSON) -> Bool {
    guard let aps = payload["aps"] else { return false }
    return aps["event"] != nil && aps["content-state"] != nil
  }

  /// Whether it has `content-available: 1`, or `true`, which counts as 1 (push.D-5), and no alert,
  /// sound or badge.
  private static func isSilent(_ payload: JSON) -> Bool {
    guard let aps = payload["aps"], let flag = aps["content-available"],
      flag.asInt == 1 || flag == .bool(true)
    else { return false }
    return !Push.isVisible(aps)
  }
}

extension Push {
  package var badge: Int? { aps?["badge"]?.asInt }

  /// nil without the key `sound`. An empty name is still a sound (push.D-4).
  package var soundName: String? {
    guard let sound = aps?["sound"] else { return nil }
    return sound.asString ?? sound["name"]?.asString
  }

  /// The file types that iOS plays. For any other name it plays the default sound.
  package static let soundTypes = ["aif", "aiff", "caf", "wav"]

  /// Whether the sound's name ends in a file type that iOS cannot play. An unknown sound, spelled in parentheses, does
  /// not count.
  package var hasUnplayableSound: Bool {
    guard let name = soundName, !name.hasSuffix(")"), let dot = name.lastIndex(of: ".") else {
      return false
    }
    return !Push.soundTypes.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Whether `sound` is a dictionary with `critical: 1`, as critical alerts need.
  package var hasCriticalSound: Bool { aps?["sound"]?["critical"]?.asInt == 1 }

  /// `interruption-level`; nil if it is absent or unknown, which counts as `active`. The app's
  /// capability or entitlement is not checked (model choice).
  package var interruptionLevel: InterruptionLevel? {
    aps?["interruption-level"]?.asString.flatMap(InterruptionLevel.init)
  }

  /// Whether the push has an alert, sound or badge. Such a push is never throttled, and dropped
  /// while notifications are off.
  package var isVisible: Bool {
    aps.map(Push.isVisible) ?? false
  }

  /// Whether it has an alert, sound or badge. A null value counts as absent (model choice).
  private static func isVisible(_ aps: JSON) -> Bool {
    ["alert", "sound", "badge"].contains { key in
      aps[key].map { $0 != .null } ?? false
    }
  }
}

/// How much a notification may interrupt the user.
package enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
  case passive, active
  case timeSensitive = "time-sensitive"
  case critical

  /// Whether it gets through a Focus and does not wait for the Scheduled Summary.
  package var breaksThrough: Bool { self == .timeSensitive || self == .critical }
}

extension Push.PushType {
  /// The suffix of the bundle id in `apns-topic`.
  package var topicSuffix: String {
    switch self {
    case .alert, .background, .mdm: return ""
    case .voip: return ".voip"
    case .complication: return ".complication"
    case .fileprovider: return ".pushkit.fileprovider"
    case .liveactivity: return ".push-type.liveactivity"
    case .pushtotalk: return ".voip-ptt"
    case .location: return ".location-query"
    case .widgets: return ".push-type.widgets"
    case .controls: return ".push-type.controls"
    }
  }

  package var topic: String { Push.bundleID + topicSuffix }
}
