import CommandLanguage
import LifecycleModel

extension Answers {
  /// Why a callback was not called by the last event: the first condition that was false, as the
  /// rules of the event's own steps say it.
  static func whyNot(_ name: CallbackName, in session: Session) -> Bilingual {
    guard let (_, steps) = session.history.lastEvent else {
      return Bilingual(en: "Nothing has happened yet.", zh: "还什么都没有发生。")
    }
    let calls = steps.compactMap { step -> Call? in
      guard case .call(let call) = step.change, name.matches(call.callback) else { return nil }
      return call
    }
    if let call = calls.first { return whyNot(call) }
    for step in steps {
      if case .refused(let event, let refusal) = step.change {
        return sentence(for: refusal, of: event)
      }
    }
    if name.callbacks.contains(where: \.handsOverPush) {
      for step in steps {
        if case .app(.notCalled) = step.change { return explain(step) }
        if case .apns(let verdict) = step.change, verdict.fate != .delivered {
          return explain(step)
        }
      }
    }
    for step in steps {
      if case .app(.notWoken) = step.change { return explain(step) }
    }
    let state = session.history.world.app.lifecycle.rawValue
    return Bilingual(
      en: "Nothing in this event leads to \(name.spelling): no rule of its steps calls it, and the "
        + "app is \(state) now.",
      zh: "这个事件中没有通向 \(name.spelling) 的路：各步骤的规则都不调用它，应用现在处于 \(state)。")
  }

  private static func whyNot(_ call: Call) -> Bilingual {
    let method = call.callback.swiftName
    switch call.answer {
    case .implemented:
      return Bilingual(en: "\(method) was called.", zh: "\(method) 被调用了。")
    case .missing:
      return Bilingual(
        en: "iOS called \(method), but the app does not have it.",
        zh: "iOS 调用了 \(method)，但应用没有实现它。")
    case .nearMiss(let name, let line):
      return Bilingual(
        en: "iOS calls \(method); the app has \(name) in line \(line), which is another name.",
        zh: "iOS 调用的是 \(method)；应用第 \(line) 行写的是 \(name)，名字不同。")
    }
  }
}
