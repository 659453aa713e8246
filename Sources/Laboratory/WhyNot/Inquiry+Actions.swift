import CommandLanguage
import LifecycleModel

/// Methods for buttons and for local notifications up to iOS 9.
extension Inquiry {
  func button(_ callback: Callback) -> WhyNot {
    if let later = handedToCenter(callback, .centerResponse) { return later }
    guard case .pressedButton = event else {
      return WhyNot(
        callback, .actionBackground,
        en: "The method comes when the user presses a button of a notification; nobody did.",
        zh: "用户按下通知上的按钮时才调用这个方法；这个事件中没有人按按钮。")
    }
    if let keptPush { return keptAway(callback, keptPush) }
    return WhyNot(
      callback, .actionBackground,
      en: "The button went to another of the four methods: push and local notification have their "
        + "own, and the one with the response info comes first.",
      zh: "这次交给了四个方法中的另一个：推送与本地通知各有其方法，带 responseInfo 的优先。")
  }

  func localNotification(_ callback: Callback) -> WhyNot {
    if let later = handedToCenter(callback, .localOldMethod) { return later }
    return WhyNot(
      callback, .localOldMethod,
      en:
        "The method comes for a local notification: in front when it is due, else when it is tapped.",
      zh: "只有本地通知才调用这个方法：在前台时于到时调用，否则在用户点击时调用。")
  }

  private func handedToCenter(_ callback: Callback, _ rule: Rule) -> WhyNot? {
    guard after.stage.profile.hasNotificationCenterDelegate else { return nil }
    return WhyNot(
      callback, rule,
      en: "From iOS 10 on the delegate of UNUserNotificationCenter gets it instead.",
      zh: "从 iOS 10 起，改由 UNUserNotificationCenter 的代理接收。"
    ).foreign
  }
}
