import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// What the user sees and hears of a visible push or a local notification, with a line for each place and the reason
  /// for anything missing. nil if the event delivered none.
  var seen: Bilingual? {
    guard let push = arrived, push.isVisible else { return nil }
    var places: [Display.Place] = after.phone.isLocked ? [.lockscreen] : [.banner]
    places += [.list, .sound, .badge]
    let reasons = places.map { explained(reason(against: $0)) }
    var lines = zip(places, reasons).map { place, reason in
      Bilingual(
        en: "\(place.label.en): \(reason.en)", zh: "\(place.label.zh)：\(reason.zh)")
    }
    if let only = reasons.first, reasons.allSatisfy({ $0 == only }) {
      lines = [Bilingual(en: "Nothing: \(only.en)", zh: "什么都没有：\(only.zh)")]
    }
    let replaced = steps.contains { step in
      if case .quiet(.notifications) = step.change { return step.rule == .displayReplaces }
      return false
    }
    let replacement =
      replaced
      ? [
        Bilingual(
          en: "It takes the place of the notification with the same collapse id "
            + "[\(Rule.displayReplaces.id)].",
          zh: "它取代了 collapse id 相同的那条通知 [\(Rule.displayReplaces.id)]。")
      ] : []
    let head = Bilingual(en: "What the user sees and hears:", zh: "用户看到和听到的：")
    return ([head] + lines + unknownLevel(of: push) + lookup(of: push) + replacement).asLines
  }

  private func unknownLevel(of push: Push) -> [Bilingual] {
    guard let level = push.aps?["interruption-level"], push.interruptionLevel == nil,
      after.stage.profile.readsInterruptionLevel
    else { return [] }
    let told = terminalSafe(level.compact)
    let words = InterruptionLevel.allCases.map(\.rawValue)
    return [
      Bilingual(
        en: "interruption-level \(told) is none of \(words.joined(separator: ", ")): it counts as "
          + "active.",
        zh: "interruption-level \(told) 不是 \(words.joined(separator: "、")) 之一：按 active 处理。")
    ]
  }

  /// The result of looking up an alert's keys.
  private func lookup(of push: Push) -> [Bilingual] {
    switch push.textLookup(in: after.stage.texts) {
    case nil, .found: return []
    case .noFile:
      return [
        Bilingual(
          en: "iOS looks the key up in the app's Localizable.strings, which is not among its "
            + "files here: `app AppDelegate.swift Localizable.strings` shows the text.",
          zh: "系统用这个键在应用的 Localizable.strings 中查找文字；这里的文件中没有它："
            + "`app AppDelegate.swift Localizable.strings` 可以显示文字。")
      ]
    case .missing(let key):
      let key = terminalSafe(key)
      return [
        Bilingual(
          en: "Localizable.strings has no key \(key): the plain text shows, or else the key itself "
            + "[\(Rule.displayLocalized.id)].",
          zh: "Localizable.strings 中没有键 \(key)：显示普通文字，没有普通文字就显示键本身 "
            + "[\(Rule.displayLocalized.id)]。")
      ]
    }
  }

  /// The reason, with the rule's sentence if the step alone does not explain it.
  private func explained(_ reason: Unseen) -> Bilingual {
    guard let rule = reason.rule else { return reason.condition }
    let isPlain = [
      .displayBanner, .displayList, .displayLockScreen, .displaySound, .displayBadge,
    ].contains(rule)
    guard reason.isStep, !isPlain else {
      return Bilingual(
        en: "\(reason.condition.en) [\(rule.id)]", zh: "\(reason.condition.zh) [\(rule.id)]")
    }
    let sentence = handbook.sentence(of: rule)
    return Bilingual(
      en: "\(reason.condition.en) \(sentence.en) [\(rule.id)]",
      zh: "\(reason.condition.zh)\(sentence.zh) [\(rule.id)]")
  }
}
