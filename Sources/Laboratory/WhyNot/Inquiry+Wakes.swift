import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// A method that only a wake of this source calls. The sentences: what this event lacked.
  func wake(
    _ callback: Callback, by source: WakeSource, _ rule: Rule, en: String, zh: String
  ) -> WhyNot {
    for step in steps {
      guard case .app(.notWoken(source)) = step.change else { continue }
      let reason = Handbook.entry(for: step.rule).sentence
      let label = source.label
      return WhyNot(
        callback, step.rule,
        en: "The app was not told of \(label.en). \(reason.en)",
        zh: "\(label.zh)没有告诉应用。\(reason.zh)")
    }
    if let end, launch != nil || before.app.process != .notRunning {
      return ended(callback, by: end)
    }
    return WhyNot(callback, rule, en: en, zh: zh)
  }
}
