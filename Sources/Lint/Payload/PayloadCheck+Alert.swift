import CommandLanguage
import LifecycleModel
import Payloads

extension PayloadCheck {
  /// Checks an alert: a string, or an object of strings. That of a Live Activity may have
  /// localization keys in `title` and `body`, and its sound.
  mutating func checkAlert(_ alert: PayloadNode, isLive: Bool) {
    switch alert.value {
    case .string: return
    case .object: break
    case .null, .bool, .number, .array:
      return tell(wrongType: "alert", PayloadCheck.stringOrObject, alert)
    }
    for member in alert.members { checkAlertMember(member, isLive: isLive) }
  }

  private mutating func checkAlertMember(_ member: PayloadNode.Member, isLive: Bool) {
    let key = member.key
    let mayBeNull = ["title-loc-key", "title-loc-args", "action-loc-key"].contains(key)
    if mayBeNull, member.node.kind == .null { return }
    if PayloadKeys.alertTexts.contains(key) {
      if isLive, key == "title" || key == "body", member.node.kind == .object {
        return checkLocalized(member.node, of: key)
      }
      expectString(member, told: "alert.\(key)")
    } else if PayloadKeys.alertLists.contains(key) {
      expectStrings(member)
    } else if key == "sound", isLive {
      checkSound(member.node, isLive: true)
    } else if !PayloadKeys.alert.contains(key) {
      tell(unknownInAlert(key), at: member.keyPosition)
    }
  }

  private func unknownInAlert(_ key: String) -> PayloadFact {
    if PayloadKeys.aps.contains(key) { return .inAlert(key) }
    let known = PayloadKeys.alert + PayloadKeys.aps.filter { $0.contains("-") }
    if let right = PayloadKeys.spelledLike(key, among: known) {
      let isOfAps = !PayloadKeys.alert.contains(right)
      return .misspelt(
        key, right,
        in: isOfAps
          ? Bilingual(en: " and belongs into aps", zh: " aps 中的") : Bilingual(en: "", zh: ""))
    }
    if let right = PayloadKeys.nearly(key, among: PayloadKeys.alert) {
      return .perhapsMisspelt(key, right)
    }
    return .unknownInAlert(key)
  }

  private mutating func expectStrings(_ member: PayloadNode.Member) {
    let name = "alert.\(member.key)"
    let strings = Bilingual(en: "an array of strings", zh: "字符串数组")
    guard member.node.kind == .array else { return tell(wrongType: name, strings, member.node) }
    for item in member.node.items.prefix(20) where item.kind != .string {
      tell(wrongType: name, strings, item)
    }
  }

  private mutating func checkLocalized(_ node: PayloadNode, of name: String) {
    for member in node.members {
      switch member.key {
      case "loc-key": expectString(member, told: "alert.\(name).loc-key")
      case "loc-args": expectStrings(member)
      default: tell(.unknownInAlert(member.key), at: member.keyPosition)
      }
    }
  }

  /// Checks a sound: a name, or an object for a critical alert. Apple's sample of a Live Activity
  /// names an mp4 file.
  mutating func checkSound(_ sound: PayloadNode, isLive: Bool) {
    switch sound.value {
    case .string(let name):
      if !isLive || name.isEmpty { checkSoundName(name, at: sound.position) }
    case .object: for member in sound.members { checkSoundMember(member) }
    case .null, .bool, .number, .array:
      tell(wrongType: "sound", PayloadCheck.stringOrObject, sound)
    }
  }

  private mutating func checkSoundMember(_ member: PayloadNode.Member) {
    let node = member.node
    switch member.key {
    case "name":
      guard let name = node.value.asString else { return expectString(member, told: "sound.name") }
      checkSoundName(name, at: node.position)
    case "critical": if node.value.asInt != 0 { checkFlag(member) }
    case "volume":
      guard let volume = expectNumber(member, told: "sound.volume") else { return }
      if !(0...1).contains(volume) { tell(.volume, at: node.position) }
    default:
      if let right = PayloadKeys.spelledLike(member.key, among: PayloadKeys.sound) {
        tell(.perhapsMisspelt(member.key, right), at: member.keyPosition)
      } else {
        tell(.unknownInSound(member.key), at: member.keyPosition)
      }
    }
  }

  private mutating func checkSoundName(_ name: String, at position: SourcePosition) {
    if name.isEmpty { return tell(.emptySound, at: position) }
    if name == "default" { return }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    let isPlayed = Push.soundTypes.contains(ending.lowercased())
    if !isPlayed || !name.contains(".") { tell(.soundFormat(name), at: position) }
  }
}
