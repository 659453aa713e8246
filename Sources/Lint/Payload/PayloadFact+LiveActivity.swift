import CommandLanguage

/// Facts about Live Activities. A payload is one for a Live Activity if aps has `event` and
/// `content-state`.
extension PayloadFact {
  private static func live(
    _ severity: Diagnostic.Severity, _ certainty: Certainty, en: String, zh: String
  ) -> PayloadFact {
    PayloadFact(.liveActivity, severity, certainty, "notifications.A-LA", en: en, zh: zh)
  }

  static func unknownEvent(_ value: String) -> PayloadFact {
    live(
      .error, .documented,
      en: "\(quoted(value)) is none of start, update, end: the Live Activity does not change",
      zh: "\(quoted(value)) 不是 start、update、end 之一：实时活动不会变化")
  }

  static func startNeeds(_ key: String) -> PayloadFact {
    live(
      .error, .documented,
      en: "event start needs \(key): without it iOS starts no Live Activity",
      zh: "event 为 start 时必须有 \(key)：缺少它 iOS 不会启动实时活动")
  }

  static func onlyAtStart(_ key: String) -> PayloadFact {
    live(
      .warning, .documented, en: "\(key) is read only with event start",
      zh: "只有 event 为 start 时才会读取 \(key)")
  }

  static let noTimestamp = live(
    .warning, .modelChoice,
    en: "there is no timestamp, by which iOS tells the newer update from the older one",
    zh: "没有 timestamp，iOS 靠它区分更新的先后")

  static func milliseconds(_ key: String) -> PayloadFact {
    live(
      .warning, .documented, en: "\(key) counts seconds since 1970, this looks like milliseconds",
      zh: "\(key) 以 1970 年以来的秒计，这里像是毫秒")
  }

  static func incomplete(has keys: [String], lacks key: String) -> PayloadFact {
    live(
      .warning, .documented,
      en: "\(keys.joined(separator: ", ")) without \(key): no Live Activity is changed by it",
      zh: "有 \(keys.joined(separator: "、")) 而没有 \(key)：不会改变任何实时活动")
  }
}
