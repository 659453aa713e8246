import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// What the user sees and hears of a push or a local notification that is for the user, a line for
  /// each place, and why not more. nil where the event brought none.
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
      if case .notifications = step.change { return step.rule == .displayReplaces }
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
    let localized =
      push.isLocalized
      ? [
        Bilingual(
          en: "iOS looks the key up in the app's Localizable.strings and puts the arguments in; "
            + "that file is not read here, so the key is shown.",
          zh: "系统用这个键在应用的 Localizable.strings 中查找文字并填入参数；这里不读取该文件，所以显示的是键。")
      ] : []
    let head = Bilingual(en: "What the user sees and hears:", zh: "用户看到和听到的：")
    return Answers.joined([head] + lines + localized + replacement)
  }

  /// With the rule in words where a step alone does not say why.
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
