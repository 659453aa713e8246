import CommandLanguage

/// Misplaced or misspelt keys.
extension PayloadFact {
  private static func ignored(_ severity: Diagnostic.Severity, en: String, zh: String)
    -> PayloadFact
  {
    PayloadFact(.unknownApsKey, severity, .documented, "push.A-GEN", en: en, zh: zh)
  }

  static func unknownInAps(_ key: String) -> PayloadFact {
    ignored(
      .warning,
      en: "\(quoted(key)) is no key of aps: iOS does nothing with it, your app still finds it in "
        + "userInfo; Apple reserves aps: put it beside",
      zh: "aps 没有 \(quoted(key)) 这个键：iOS 不会用它做任何事，应用仍能在 userInfo 里找到；"
        + "aps 由 Apple 保留，请与 aps 并列")
  }

  static func alertKeyInAps(_ key: String) -> PayloadFact {
    ignored(
      .warning,
      en: "\(quoted(key)) belongs inside alert: directly in aps iOS ignores it",
      zh: "\(quoted(key)) 应写在 alert 里：直接放在 aps 中会被 iOS 忽略")
  }

  static let bundleInAps = ignored(
    .warning,
    en: "\"\(PayloadKeys.bundle)\" belongs beside aps: simctl does not find it here",
    zh: "“\(PayloadKeys.bundle)”应与 aps 并列：写在这里 simctl 找不到")

  static func headerInAps(_ key: String) -> PayloadFact {
    ignored(
      .warning, en: "\(quoted(key)) is a header of the HTTP/2 request: in aps iOS ignores it",
      zh: "\(quoted(key)) 是 HTTP/2 请求的头字段：放在 aps 中会被 iOS 忽略")
  }

  static func unknownInAlert(_ key: String) -> PayloadFact {
    ignored(
      .warning,
      en: "\(quoted(key)) is no key of alert: iOS ignores it; the app's own data stands beside aps",
      zh: "alert 没有 \(quoted(key)) 这个键：iOS 会忽略它，应用自己的数据应与 aps 并列")
  }

  static func unknownInSound(_ key: String) -> PayloadFact {
    ignored(
      .warning,
      en: "\(quoted(key)) is no key of a sound: it has critical, name and volume",
      zh: "sound 没有 \(quoted(key)) 这个键，只有 critical、name 与 volume")
  }

  static func header(_ key: String) -> PayloadFact {
    PayloadFact(
      .header, .warning, .documented, "push.A-SEND",
      en: "\(quoted(key)) is a header of the HTTP/2 request: in the payload APNs does not read it",
      zh: "\(quoted(key)) 是 HTTP/2 请求的头字段：写在推送内容里，APNs 不会读取")
  }

  static func atTopLevel(_ key: String) -> PayloadFact {
    PayloadFact(
      .misplacedKey, key == "category" ? .warning : .error, .documented, "push.A-GEN",
      en: "\(key) stands outside aps: iOS takes it for the app's own data, "
        + atTopLevelEffect(key).en,
      zh: "\(key) 写在 aps 之外：iOS 只当作应用自己的数据，\(atTopLevelEffect(key).zh)")
  }

  private static func atTopLevelEffect(_ key: String) -> Bilingual {
    switch key {
    case "alert": return Bilingual(en: "nothing is shown", zh: "不会显示任何内容")
    case "badge": return Bilingual(en: "the badge stays", zh: "角标不变")
    case "sound": return Bilingual(en: "nothing is heard", zh: "不会响")
    case "content-available": return Bilingual(en: "the app is not woken", zh: "不会唤醒应用")
    case "mutable-content":
      return Bilingual(en: "the service extension does not run", zh: "通知服务扩展不会运行")
    case "category": return Bilingual(en: "there are no buttons", zh: "不会有操作按钮")
    default: return Bilingual(en: "it has no effect", zh: "不起作用")
    }
  }

  /// The key occurs both in aps and next to it.
  static func alsoAtTopLevel(_ key: String) -> PayloadFact {
    PayloadFact(
      .misplacedKey, .warning, .documented, "push.A-GEN",
      en: "\(key) stands in aps as well: this one is the app's own data and has no effect",
      zh: "aps 中另有 \(key)：这一个只是应用自己的数据，不起作用")
  }

  static func inAlert(_ key: String) -> PayloadFact {
    PayloadFact(
      .misplacedKey, .error, .documented, "push.A-GEN",
      en: "\(key) belongs into aps beside alert: inside alert iOS ignores it, "
        + atTopLevelEffect(key).en,
      zh: "\(key) 应在 aps 中与 alert 并列：写在 alert 里会被 iOS 忽略，\(atTopLevelEffect(key).zh)")
  }

  /// A key with the same letters as a known one but a different spelling, which is certainly a mistake.
  static func misspelt(_ key: String, _ right: String, in place: Bilingual) -> PayloadFact {
    PayloadFact(
      .nearKey, .error, .documented, "push.A-GEN",
      en:
        "the key is spelled \(right)\(place.en): iOS takes \(quoted(key)) for data without meaning, "
        + atTopLevelEffect(right).en,
      zh: "正确的键是\(place.zh) \(right)：\(quoted(key)) 对 iOS 没有意义，\(atTopLevelEffect(right).zh)")
  }

  static func perhapsMisspelt(_ key: String, _ right: String) -> PayloadFact {
    PayloadFact(
      .nearKey, .warning, .documented, "push.A-GEN",
      en: "is \(right) meant? iOS ignores \(quoted(key))",
      zh: "是否想写 \(right)？iOS 会忽略 \(quoted(key))")
  }

  static func nearAps(_ key: String) -> PayloadFact {
    PayloadFact(
      .nearKey, .error, .documented, "push.AR-KEY",
      en: "the key is spelled aps: iOS takes \(quoted(key)) for the app's own data",
      zh: "正确的键是 aps：iOS 把 \(quoted(key)) 当作应用自己的数据")
  }

  static func nearBundle(_ key: String) -> PayloadFact {
    PayloadFact(
      .nearKey, .warning, .documented, "push.XC114",
      en: "the key is spelled \"\(PayloadKeys.bundle)\": simctl does not know \(quoted(key)) "
        + "and finds no app",
      zh: "正确的键是“\(PayloadKeys.bundle)”：simctl 不认识 \(quoted(key))，找不到目标应用")
  }
}
