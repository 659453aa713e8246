import CommandLanguage

/// Values of the wrong type, or without the intended effect.
extension PayloadFact {
  /// `key` in the form of messages: `aps`, `alert.title`.
  static func wrongType(_ key: String, _ expected: Bilingual, found: JSONKind) -> PayloadFact {
    let found = found.words
    return PayloadFact(
      .wrongType, .error, .modelChoice, "push.A-GEN",
      en: "\(key) must be \(expected.en), this is \(found.en): it counts as if it were not there",
      zh: "\(key) 应为\(expected.zh)，这里是\(found.zh)：视同没有这个键")
  }

  static let templateBadge = PayloadFact(
    .wrongType, .note, .modelChoice,
    en: "badge is an expression of an Azure template: the hub puts a number there; push FILE sends "
      + "it as it stands",
    zh: "badge 是 Azure 模板的表达式：通知中心服务会换成数字；push FILE 则原样发送")

  static let badgeText = PayloadFact(
    .wrongType, .error, .observed, "push.AZURE-195",
    en: "badge must be a number, this is a string: the badge does not change",
    zh: "badge 应为数字，这里是字符串：角标不会改变")

  static let apsNoObject = PayloadFact(
    .wrongType, .error, .documented, "push.AR-KEY",
    en: "aps must be an object: iOS finds no keys in anything else",
    zh: "aps 应为对象：写成别的类型，iOS 在其中找不到任何键")

  /// `true` where Apple documents the number 1.
  static func boolFlag(_ key: String) -> PayloadFact {
    PayloadFact(
      .wrongType, .warning, .observed, "push.VAPOR-52",
      en: "\(key) is documented as the number 1: true is reported to work the same",
      zh: "文档规定 \(key) 为数字 1：据报告 true 的作用相同")
  }

  /// `false` where only the number 1 has an effect.
  static func falseFlag(_ key: String) -> PayloadFact {
    PayloadFact(
      key == "content-available" ? .contentAvailableValue : .wrongType, .warning, .modelChoice,
      "push.A-GEN",
      en: "\"\(key)\": false has no effect; remove it, only the number 1 means anything",
      zh: "\"\(key)\": false 不起作用，请删除；只有数字 1 才有意义")
  }

  static func criticalWithoutSound(hasSound: Bool) -> PayloadFact {
    PayloadFact(
      .interruptionLevel, .warning, .documented, "push.W18-710",
      en: "a critical alert \(hasSound ? "whose sound is no dictionary" : "without a sound"): "
        + "only \"sound\": {\"critical\": 1, \"name\": \"default\", \"volume\": 1.0} is heard when the "
        + "phone is muted",
      zh: "重要警告\(hasSound ? "的 sound 不是字典" : "没有 sound")："
        + "只有含 critical: 1、name 与 volume 的字典才能在静音时响起")
  }

  static let contentAvailableTrue = PayloadFact(
    .contentAvailableValue, .warning, .observed, "push.D-5",
    en:
      "content-available is documented as the number 1: true is reported to wake the app the same",
    zh: "文档规定 content-available 为数字 1：据报告 true 同样能唤醒应用")

  static func contentAvailable(_ kind: JSONKind, isZero: Bool) -> PayloadFact {
    guard !isZero else {
      return PayloadFact(
        .contentAvailableValue, .error, .disputed, "push.D-5",
        en:
          "content-available 0 counts as if it were not there: the app is not woken; leave the key "
          + "out, since by another report its mere presence wakes the app",
        zh: "content-available 为 0 视同没有：不会唤醒应用；应删去此键，因为另有报告称只要有这个键就会唤醒")
    }
    let words = kind.words
    return PayloadFact(
      .contentAvailableValue, .error, .disputed, "push.D-5",
      en: "content-available must be the number 1, this is \(words.en): the app is not woken",
      zh: "content-available 必须是数字 1，这里是\(words.zh)：不会唤醒应用")
  }

  static func contentAvailable(_ number: String) -> PayloadFact {
    PayloadFact(
      .contentAvailableValue, .error, .modelChoice, "push.A-GEN",
      en: "content-available must be the number 1, this is \(quoted(number)): the app is not woken",
      zh: "content-available 必须是数字 1，这里是 \(quoted(number))：不会唤醒应用")
  }

  /// content-available in a visible push. `keys`: those that make it visible. `isShown`: it has a
  /// text to show.
  static func mixed(_ keys: [String], isShown: Bool) -> PayloadFact {
    let effect =
      isShown
      ? Bilingual(en: "it is shown", zh: "既显示")
      : Bilingual(en: "it is no silent push", zh: "不再是静默推送，")
    return PayloadFact(
      .mixed, .warning, .disputed, "push.D-1",
      en:
        "content-available together with \(keys.joined(separator: ", ")): \(effect.en) and the app "
        + "is woken, but Apple now forbids the mix",
      zh: "content-available 与 \(keys.joined(separator: "、")) 并用：\(effect.zh)也唤醒应用，"
        + "但 Apple 现已不允许混用")
  }

  static let emptySound = PayloadFact(
    .emptySound, .warning, .disputed, "push.D-4",
    en: "an empty sound is not silence: the default sound plays; for silence leave the key out",
    zh: "sound 为空字符串并不是静音：会播放默认声音；不想出声就不要写这个键")

  static func soundFormat(_ name: String) -> PayloadFact {
    PayloadFact(
      .soundFormat, .warning, .documented, "push.AR-KEY",
      en: "\(quoted(name)) is no caf, aiff or wav file: where iOS cannot use the file it plays the "
        + "default sound",
      zh: "\(quoted(name)) 不是 caf、aiff 或 wav 文件：iOS 用不了该文件时播放默认声音")
  }

  static func badge(_ spelling: String, isNegative: Bool) -> PayloadFact {
    if isNegative {
      return PayloadFact(
        .badge, .warning, .observed, "push.KII",
        en: "a negative badge removes it, like 0", zh: "badge 为负数会去掉角标，与 0 相同")
    }
    return PayloadFact(
      .badge, .warning, .modelChoice, "push.A-GEN",
      en: "\(quoted(spelling)) is no whole number: the badge stays",
      zh: "\(quoted(spelling)) 不是整数：角标不变")
  }

  static let relevanceScore = PayloadFact(
    .range, .warning, .documented, "push.A-GEN",
    en: "relevance-score goes from 0 to 1", zh: "relevance-score 的范围是 0 到 1")

  static let volume = PayloadFact(
    .range, .warning, .documented, "push.A-GEN",
    en: "volume goes from 0 to 1", zh: "volume 的范围是 0 到 1")

  static func level(_ value: String, nearest: String?) -> PayloadFact {
    let hint = Bilingual(
      en: nearest.map { "; it is spelled \($0)" } ?? "",
      zh: nearest.map { "；正确写法是 \($0)" } ?? "")
    return PayloadFact(
      .interruptionLevel, .error, .modelChoice, "push.A-GEN",
      en: "\(quoted(value)) is none of passive, active, time-sensitive, critical: "
        + "it counts as active\(hint.en)",
      zh: "\(quoted(value)) 不是 passive、active、time-sensitive、critical 之一：按 active 处理\(hint.zh)")
  }

  static func levelNeedsEntitlement(_ value: String) -> PayloadFact {
    PayloadFact(
      .interruptionLevel, .note, .documented, "push.W21-10091",
      en: "\(value) needs an entitlement of the app: without it the push counts as an ordinary one",
      zh: "\(value) 需要应用具备相应的 entitlement：没有则按普通推送处理")
  }

  static let emptyAlert = PayloadFact(
    .emptyAlert, .warning, .observed, "push.KII",
    en: "an alert without title, subtitle or body: nothing is shown, badge and sound still act",
    zh: "alert 没有标题、副标题或正文：不会显示任何内容，badge 与 sound 仍然有效")

  static let mutableContentUnused = PayloadFact(
    .mutableContent, .warning, .documented, "push.A-NSE",
    en: "mutable-content without a text to show: the service extension does not run",
    zh: "有 mutable-content 却没有可显示的文字：通知服务扩展不会运行")

  static func mutableContent(_ number: String) -> PayloadFact {
    PayloadFact(
      .mutableContent, .warning, .documented, "push.A-GEN",
      en:
        "mutable-content is 1 or not there: with \(quoted(number)) the service extension does not "
        + "run",
      zh: "mutable-content 只能为 1 或不写：值为 \(quoted(number)) 时通知服务扩展不会运行")
  }

  static let categoryWithoutAlert = PayloadFact(
    .category, .warning, .documented, "push.AR-PAY",
    en: "a category without an alert shows no buttons",
    zh: "有 category 而没有 alert，不会显示操作按钮")
}

extension JSONKind {
  var words: Bilingual {
    switch self {
    case .null: return Bilingual(en: "null", zh: " null")
    case .bool: return Bilingual(en: "true or false", zh: "布尔值")
    case .number: return Bilingual(en: "a number", zh: "数字")
    case .string: return Bilingual(en: "a string", zh: "字符串")
    case .array: return Bilingual(en: "an array", zh: "数组")
    case .object: return Bilingual(en: "an object", zh: "对象")
    }
  }
}
