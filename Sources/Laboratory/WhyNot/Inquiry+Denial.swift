import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// The model's own reason, worded for a method.
  func why(_ callback: Callback, _ denial: Denial) -> WhyNot {
    if case .noMethod(let method) = denial.condition {
      if case .nearMiss(let name, let line) = program.answer(to: method) {
        return nearMiss(method, name, line, denial.rule)
      }
      guard method.row.object != .serviceExtension else {
        return WhyNot(
          callback, denial.rule,
          en: "The app's files have no service extension with \(method.swiftName).",
          zh: "应用的文件中没有带 \(method.swiftName) 的通知服务扩展。")
      }
      return WhyNot(
        callback, denial.rule,
        en: "The app does not have the method \(method.swiftName).",
        zh: "应用没有实现 \(method.swiftName)。")
    }
    if case .delegateWithoutMethod(let method, let name) = denial.condition {
      if case .nearMiss(let slip, let line) = program.answer(to: method, of: name) {
        return nearMiss(method, slip, line, denial.rule)
      }
      return WhyNot(
        callback, denial.rule,
        en: "The delegate of UNUserNotificationCenter is an object of \(terminalSafe(name)), "
          + "which does not have the method \(method.swiftName).",
        zh: "UNUserNotificationCenter 的代理是 \(terminalSafe(name))，它没有实现 "
          + "\(method.swiftName)。")
    }
    let said = sentence(for: denial.condition) ?? handbook.sentence(of: denial.rule)
    return WhyNot(callback, denial.rule, en: said.en, zh: said.zh)
  }

  /// A sentence for the condition; nil if the rule's own sentence already states it.
  private func sentence(for condition: Denial.Condition) -> Bilingual? {
    switch condition {
    case .era:
      let profile = after.stage.profile.name.rawValue
      return Bilingual(
        en: "UNUserNotificationCenter and its extensions came with iOS 10; profile \(profile) is "
          + "older.",
        zh: "UNUserNotificationCenter 及其扩展自 iOS 10 才有，\(profile) 更早。")
    case .nothingToShow:
      return Bilingual(
        en: "The push has nothing to show: the method is about alert, sound and badge.",
        zh: "这条推送没有可显示的内容：只有带提醒、声音或角标的推送才会调用它。")
    case .notInFront:
      return Bilingual(
        en: "The app was not in front: iOS shows the push itself and does not ask.",
        zh: "应用不在前台：系统自行显示推送，不会询问应用。")
    case .noCenterDelegate:
      return Bilingual(
        en: "The app has not made itself the delegate of UNUserNotificationCenter.",
        zh: "应用没有把自己设为 UNUserNotificationCenter 的代理。")
    case .unknownDelegate(let spelling):
      let name = terminalSafe(spelling)
      return Bilingual(
        en: "The delegate of UNUserNotificationCenter is \(name), whose code is not here.",
        zh: "UNUserNotificationCenter 的代理是 \(name)，这里没有它的代码。")
    case .notMutable:
      return Bilingual(
        en: "The push has no mutable-content: 1.", zh: "这条推送没有 mutable-content: 1。")
    case .notAllowed:
      return Bilingual(
        en: "Notifications are not allowed: nothing would be shown.",
        zh: "通知未被允许：本来就不会显示任何内容。")
    case .promptIsUp:
      return Bilingual(
        en: "The permission prompt is still up.", zh: "权限提示框还在等待回答。")
    case .offline:
      return Bilingual(
        en: "The phone is offline: iOS answers the registration when it is online.",
        zh: "手机离线：要等联网后系统才会答复这次注册。")
    case .noToken:
      return Bilingual(
        en: "The registration brought neither a token nor an error.",
        zh: "这次注册既没有得到 token，也没有报错。")
    case .tokenCame:
      return Bilingual(
        en: "The registration succeeded: a token came, and no error.",
        zh: "注册成功：得到了 token，没有错误。")
    case .noFetchMethod:
      return Bilingual(
        en: "The method with fetchCompletionHandler came with iOS 7.",
        zh: "带 fetchCompletionHandler 的方法自 iOS 7 才有。")
    case .hasFetchMethod:
      return Bilingual(
        en: "The app has the method with fetchCompletionHandler as well: only that one is called.",
        zh: "应用同时实现了带 fetchCompletionHandler 的方法：只有它会被调用。")
    case .session(.toldInFront):
      return Bilingual(
        en: "The app is in front: its session's delegate is told directly, nothing wakes it.",
        zh: "应用在前台：会话的代理直接得到通知，不需要唤醒。")
    case .session(.told):
      return Bilingual(
        en: "The app was running and had its session: the session's delegate is told directly.",
        zh: "应用正在运行并已有会话：会话的代理直接得到通知。")
    case .link(let route): return words(for: route)
    case .standing(let standing): return words(for: standing)
    case .rule, .wrongScreen, .appHasNoCard, .nothingToTap, .noSuchNotification, .notInstalled,
      .alreadyInstalled, .appNotRunning,
      .appSuspended, .noDebugger, .noCall, .noPrompt, .noMode, .notAsked, .taskIdentifiers,
      .forceQuit, .beforeFirstUnlock, .refreshOff, .lowPower, .lowBattery, .inFront, .notIdle,
      .noPower, .tooEarly, .noMethod, .noSuchButton, .buttonTakesNoText,
      .delegateWithoutMethod, .startedByApp, .session(.waits):
      return nil
    }
  }
}
