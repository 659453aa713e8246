import CommandLanguage
import LifecycleModel
import Payloads
import TextGrid

/// The keys of aps, alone and in combination.
extension PayloadCheck {
  mutating func checkAps(_ aps: PayloadNode) {
    let isLive = aps["event"] != nil && aps["content-state"] != nil
    for member in aps.members { checkApsMember(member, isLive: isLive) }
    if isLive {
      checkLiveActivity(aps)
    } else {
      checkTogether(aps)
      checkLiveKeys(aps)
    }
  }

  private mutating func checkApsMember(_ member: PayloadNode.Member, isLive: Bool) {
    let node = member.node
    switch member.key {
    case "alert": checkAlert(node, isLive: isLive)
    case "badge": checkBadge(node)
    case "sound": checkSound(node, isLive: isLive)
    case "thread-id", "category", "target-content-id", "filter-criteria", "attributes-type",
      "input-push-channel":
      expectString(member)
    case "event": expectString(member)
    case "content-available": checkContentAvailable(node)
    case "mutable-content": checkMutableContent(node)
    case "input-push-token": checkFlag(member)
    case "interruption-level": checkLevel(member)
    case "relevance-score": checkScore(member, isLive: isLive)
    case "timestamp", "stale-date", "dismissal-date": checkSeconds(member)
    case "content-state", "attributes":
      if node.kind != .object {
        tell(wrongType: member.key, JSONKind.object.words, node)
      }
    default: checkUnknown(member)
    }
  }

  private mutating func checkUnknown(_ member: PayloadNode.Member) {
    let key = member.key
    let fact: PayloadFact
    if PayloadKeys.isHeader(key) {
      fact = .headerInAps(key)
    } else if key == PayloadKeys.bundle {
      fact = .bundleInAps
    } else if let right = PayloadKeys.spelledLike(key, among: PayloadKeys.aps)
      ?? PayloadKeys.otherNames[PayloadKeys.plain(key)]
    {
      fact = .misspelt(key, right, in: Bilingual(en: "", zh: ""))
    } else if PayloadKeys.alert.contains(key) {
      fact = .alertKeyInAps(key)
    } else if let right = PayloadKeys.nearly(key, among: PayloadKeys.aps) {
      fact = .perhapsMisspelt(key, right)
    } else {
      fact = .unknownInAps(key)
    }
    tell(fact, at: member.keyPosition)
  }

  mutating func expectString(_ member: PayloadNode.Member, told name: String? = nil) {
    guard member.node.kind != .string else { return }
    tell(wrongType: name ?? member.key, JSONKind.string.words, member.node)
  }

  mutating func expectNumber(_ member: PayloadNode.Member, told name: String? = nil) -> Double? {
    if case .number(let spelling) = member.node.value, let number = Double(spelling) {
      return number
    }
    tell(wrongType: name ?? member.key, JSONKind.number.words, member.node)
    return nil
  }

  private mutating func checkBadge(_ node: PayloadNode) {
    switch node.value {
    case .number(let spelling):
      guard let number = node.value.asInt else {
        return tell(.badge(spelling, isNegative: false), at: node.position)
      }
      if number < 0 { tell(.badge(spelling, isNegative: true), at: node.position) }
    case .string(let text):
      let isTemplate = text.hasPrefix("#(") && text.hasSuffix(")")
      tell(isTemplate ? .templateBadge : .badgeText, at: node.position)
    case .null, .bool, .array, .object:
      tell(wrongType: "badge", JSONKind.number.words, node)
    }
  }

  private mutating func checkContentAvailable(_ node: PayloadNode) {
    switch node.value {
    case .number(let spelling):
      if node.value.asInt == 1 { return }
      let isZero = node.value.asInt == 0
      tell(
        isZero ? .contentAvailable(.number, isZero: true) : .contentAvailable(spelling),
        at: node.position)
    case .bool(true): tell(.contentAvailableTrue, at: node.position)
    case .bool(false): tell(.falseFlag("content-available"), at: node.position)
    case .null, .string, .array, .object:
      tell(.contentAvailable(node.kind, isZero: false), at: node.position)
    }
  }

  private mutating func checkMutableContent(_ node: PayloadNode) {
    switch node.value {
    case .number(let spelling):
      if node.value.asInt != 1 { tell(.mutableContent(spelling), at: node.position) }
    case .bool(true): tell(.boolFlag("mutable-content"), at: node.position)
    case .bool(false): tell(.falseFlag("mutable-content"), at: node.position)
    case .null, .string, .array, .object:
      tell(wrongType: "mutable-content", PayloadCheck.one, node)
    }
  }

  static let one = Bilingual(en: "the number 1", zh: "数字 1")
  static let stringOrObject = Bilingual(en: "a string or an object", zh: "字符串或对象")

  mutating func checkFlag(_ member: PayloadNode.Member) {
    let node = member.node
    if node.value.asInt == 1 { return }
    if node.value == .bool(true) {
      tell(.boolFlag(member.key), at: node.position)
    } else if node.value == .bool(false) {
      tell(.falseFlag(member.key), at: node.position)
    } else {
      tell(wrongType: member.key, PayloadCheck.one, node)
    }
  }

  private mutating func checkLevel(_ member: PayloadNode.Member) {
    guard let value = member.node.value.asString else { return expectString(member) }
    let levels = ["passive", "active", "time-sensitive", "critical"]
    guard levels.contains(value) else {
      let nearest =
        PayloadKeys.spelledLike(value, among: levels) ?? Nearest.word(to: value, among: levels)
      return tell(.level(value, nearest: nearest), at: member.node.position)
    }
    if value == "time-sensitive" || value == "critical" {
      tell(.levelNeedsEntitlement(value), at: member.node.position)
    }
  }

  private mutating func checkScore(_ member: PayloadNode.Member, isLive: Bool) {
    guard let score = expectNumber(member) else { return }
    if !isLive, !(0...1).contains(score) { tell(.relevanceScore, at: member.node.position) }
  }

  private mutating func checkSeconds(_ member: PayloadNode.Member) {
    guard let seconds = expectNumber(member) else { return }
    // A time in seconds has eleven digits only from the year 5138 on.
    if seconds >= 1e11 { tell(.milliseconds(member.key), at: member.node.position) }
  }

  /// Checks combinations of keys.
  private mutating func checkTogether(_ aps: PayloadNode) {
    let push = Push(payload: .object([.init("aps", aps.value)]))
    let hasText = push.visibleText != nil
    let visible = ["alert", "sound", "badge"].filter { key in
      aps[key].map { $0.kind != .null } ?? false
    }
    if let flag = aps.member("content-available") {
      let isOn = flag.node.value.asInt == 1 || flag.node.value == .bool(true)
      if isOn, !visible.isEmpty { tell(.mixed(visible, isShown: hasText), at: flag.keyPosition) }
    } else if visible.isEmpty, !hasLiveKeys(aps) {
      tell(.emptyAps, at: aps.position)
    }
    if let level = aps.member("interruption-level"), level.node.value.asString == "critical",
      !push.hasCriticalSound
    {
      tell(.criticalWithoutSound(hasSound: aps["sound"] != nil), at: level.node.position)
    }
    if let alert = aps["alert"], alert.kind == .string || alert.kind == .object, !hasText {
      tell(.emptyAlert, at: alert.position)
    }
    if let flag = aps.member("mutable-content"), !hasText,
      flag.node.value.asInt == 1 || flag.node.value == .bool(true)
    {
      tell(.mutableContentUnused, at: flag.keyPosition)
    }
    if let category = aps.member("category"), aps["alert"] == nil {
      tell(.categoryWithoutAlert, at: category.keyPosition)
    }
  }
}
