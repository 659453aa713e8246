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
    let head = Bilingual(en: "What the user sees and hears:", zh: "用户看到和听到的：")
    return Answers.joined([head] + lines)
  }
}
