import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// What the user sees and hears of a push or a local notification that is for the user, a line for
  /// each place, and why not more. nil where the event brought none.
  var seen: Bilingual? {
    guard let push = arrived, push.isVisible else { return nil }
    var places: [Display.Place] = after.phone.isLocked ? [.lockscreen] : [.banner]
    places += [.list, .sound, .badge]
    let lines = places.map { place -> Bilingual in
      let reason = reason(against: place)
      let rule = reason.rule.map { " [\($0.id)]" } ?? ""
      return Bilingual(
        en: "\(place.label.en): \(reason.condition.en)\(rule)",
        zh: "\(place.label.zh)：\(reason.condition.zh)\(rule)")
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
}
