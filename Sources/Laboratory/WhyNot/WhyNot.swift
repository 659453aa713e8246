import CommandLanguage
import LifecycleModel

/// Why an event did not call a method: the first failed condition, and its rule.
struct WhyNot: Hashable, Sendable {
  var callback: Callback
  var condition: Bilingual
  /// nil only if no event of this version is related to the method.
  var rule: Rule?
  var wasCalled = false
  /// The method belongs to another kind of app or another iOS version. If two methods share a short name, the answer is
  /// about the other one.
  var isForeign = false

  /// Circumstances of the event, for the readings of the rule.
  var circumstances: Set<Circumstance> = []

  /// nil before the first event.
  init?(_ name: CallbackName, in session: Session) {
    guard let inquiry = Inquiry(of: session) else { return nil }
    if let called = inquiry.call(of: name) {
      self = called
      return
    }
    let reasons = name.callbacks.map(inquiry.reason)
    guard let reason = reasons.first(where: { !$0.isForeign }) ?? reasons.first else { return nil }
    self = reason
    circumstances = inquiry.circumstances
  }

  init(_ callback: Callback, _ rule: Rule?, en: String, zh: String) {
    self.callback = callback
    self.rule = rule
    condition = Bilingual(en: en, zh: zh)
  }

  /// The condition and, for a call that did not come, its rule.
  func text(_ handbook: Handbook) -> Bilingual {
    guard let rule, !wasCalled else { return condition }
    let reason = handbook.explain(rule, in: circumstances)
    return Bilingual(en: condition.en + "\n" + reason.en, zh: condition.zh + "\n" + reason.zh)
  }

  /// The members that `jsonl` writes after the text.
  var members: [JSON.Member] {
    let named = JSON.Member("callback", .string(callback.swiftName))
    let ruled = rule.map { [JSON.Member("rule", .string($0.id))] } ?? []
    return [named] + ruled + [JSON.Member("condition", .string(condition.en))]
  }
}

extension WhyNot {
  var foreign: WhyNot {
    var copy = self
    copy.isForeign = true
    return copy
  }
}
