import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// What kept a push from the app.
  struct Obstacle {
    var push: PushID
    var rule: Rule
  }

  /// The first that stands in the steps.
  var obstacle: Obstacle? {
    for step in steps {
      if case .app(.notCalled(let push)) = step.change {
        return Obstacle(push: push, rule: step.rule)
      }
      if case .apns(let verdict) = step.change, verdict.fate != .delivered {
        return Obstacle(push: verdict.push, rule: step.rule)
      }
    }
    return nil
  }

  /// Another method that got the push instead.
  private var calledInstead: (callback: Callback, rule: Rule)? {
    for step in steps {
      if case .call(let call) = step.change, call.callback.handsOverPush {
        return (call.callback, step.rule)
      }
    }
    return nil
  }

  private var tapped: Bool {
    if case .tapped = event { return true }
    return false
  }

  private var sent: Push? {
    if case .sentPush(let push) = event { return push }
    return nil
  }

  /// The two push methods of the application delegate.
  func pushMethod(_ callback: Callback) -> WhyNot {
    if callback == .didReceiveRemoteNotificationFetch,
      !after.stage.profile.wakesForContentAvailable
    {
      return WhyNot(
        callback, .pushEraWithoutWake,
        en: "The method with fetchCompletionHandler came with iOS 7.",
        zh: "带 fetchCompletionHandler 的方法自 iOS 7 才有。"
      ).foreign
    }
    if callback == .didReceiveRemoteNotification, after.stage.profile.wakesForContentAvailable,
      program.implements(.didReceiveRemoteNotificationFetch)
    {
      return WhyNot(
        callback, .pushOldMethod,
        en: "The app has the method with fetchCompletionHandler as well: only that one is called.",
        zh: "应用同时实现了带 fetchCompletionHandler 的方法：只有它会被调用。"
      ).foreign
    }
    if let obstacle { return keptAway(callback, by: obstacle) }
    if let other = calledInstead { return gone(to: other.callback, from: callback, other.rule) }
    if let end { return ended(callback, by: end) }
    return WhyNot(
      callback, callback == .didReceiveRemoteNotification ? .pushOldMethod : .pushActive,
      en: "The method comes for a push that arrives and for a tap; this event brought neither.",
      zh: "推送到达或被点按时才调用这个方法；这个事件两者都不是。")
  }

  private func keptAway(_ callback: Callback, by obstacle: Obstacle) -> WhyNot {
    if obstacle.rule == .pushOldMethodNeverWakes,
      case .nearMiss(let name, let line) = program.answer(to: callback)
    {
      return nearMiss(callback, name, line, obstacle.rule)
    }
    let reason = handbook.sentence(of: obstacle.rule)
    return WhyNot(
      callback, obstacle.rule,
      en: "Push \(obstacle.push) did not get to the app. \(reason.en)",
      zh: "推送 \(obstacle.push) 没有交给应用。\(reason.zh)")
  }

  private func gone(to other: Callback, from callback: Callback, _ rule: Rule) -> WhyNot {
    WhyNot(
      callback, rule,
      en: "The push went to \(other.swiftName) instead.",
      zh: "推送交给了 \(other.swiftName)。")
  }

  func presenting(_ callback: Callback) -> WhyNot {
    if let missing = centerless(callback, .centerWillPresent) { return missing }
    guard let push = sent else {
      return obstacle.map { keptAway(callback, by: $0) }
        ?? WhyNot(
          callback, .centerWillPresent,
          en: "The method comes when a push arrives while the app is in front; none arrived.",
          zh: "应用在前台且有推送到达时才调用这个方法；这个事件没有推送到达。")
    }
    if let obstacle, isVerdict(obstacle) { return keptAway(callback, by: obstacle) }
    if !push.isVisible {
      return WhyNot(
        callback, .centerWillPresent,
        en: "The push has nothing to show: the method is asked only about alert, sound and badge.",
        zh: "这条推送没有可显示的内容：只有带提醒、声音或角标的推送才会询问它。")
    }
    if !before.app.isInForeground {
      return WhyNot(
        callback, .centerWillPresent,
        en: "The app was not in front: iOS shows the push itself and does not ask.",
        zh: "应用不在前台：系统自行显示推送，不会询问应用。")
    }
    return delegateless(callback, .centerWillPresent)
      ?? obstacle.map { keptAway(callback, by: $0) }
      ?? WhyNot(
        callback, .centerWillPresent,
        en: "The push did not reach the app.", zh: "推送没有到达应用。")
  }

  func responding(_ callback: Callback) -> WhyNot {
    if let missing = centerless(callback, .centerResponse) { return missing }
    guard tapped else {
      return WhyNot(
        callback, .centerResponse,
        en: "The method comes when the user taps a notification; nobody tapped one.",
        zh: "用户点按通知时才调用这个方法；这个事件没有点按通知。")
    }
    return delegateless(callback, .centerResponse)
      ?? ended(callback, by: end ?? .centerResponse)
  }

  /// Before iOS 10 there is no notification centre to have a delegate.
  private func centerless(_ callback: Callback, _ rule: Rule) -> WhyNot? {
    guard !after.stage.profile.hasNotificationCenterDelegate else { return nil }
    return WhyNot(
      callback, rule,
      en: "UNUserNotificationCenter came with iOS 10; profile \(after.stage.profile.name.rawValue) "
        + "is older.",
      zh: "UNUserNotificationCenter 自 iOS 10 才有，\(after.stage.profile.name.rawValue) 更早。")
  }

  private func delegateless(_ callback: Callback, _ rule: Rule) -> WhyNot? {
    switch program.answer(to: callback) {
    case .missing:
      return WhyNot(
        callback, rule,
        en: "The app does not have the method \(callback.swiftName).",
        zh: "应用没有实现 \(callback.swiftName)。")
    case .nearMiss(let name, let line): return nearMiss(callback, name, line, rule)
    case .implemented: break
    }
    guard !after.app.hasNotificationDelegate else { return nil }
    return WhyNot(
      callback, rule,
      en: "The app has not made itself the delegate of UNUserNotificationCenter.",
      zh: "应用没有把自己设为 UNUserNotificationCenter 的 delegate。")
  }

  /// Whether APNs stopped it.
  private func isVerdict(_ obstacle: Obstacle) -> Bool {
    steps.contains { step in
      guard case .apns(let verdict) = step.change else { return false }
      return verdict.push == obstacle.push && verdict.fate != .delivered
    }
  }

  func registering(_ callback: Callback) -> WhyNot {
    if let dead = lifeless(callback) { return dead }
    let registered = steps.contains { step in
      if case .app(.registered) = step.change { return true }
      return false
    }
    guard registered || before.app.awaitsRegistration else {
      return WhyNot(
        callback, .registered,
        en: "The app did not register for remote notifications in this event.",
        zh: "应用在这个事件中没有注册远程通知。")
    }
    switch program.answer(to: callback) {
    case .missing:
      return WhyNot(
        callback, .registered,
        en: "The app registered, but does not have the method \(callback.swiftName).",
        zh: "应用注册了，但没有实现 \(callback.swiftName)。")
    case .nearMiss(let name, let line): return nearMiss(callback, name, line, .registered)
    case .implemented: break
    }
    if let end { return ended(callback, by: end) }
    if after.phone.hasPrompt {
      return WhyNot(
        callback, .promptAppears,
        en: "The permission prompt is still up.", zh: "权限提示框还在等待回答。")
    }
    return outcomeOfRegistering(callback)
  }

  private func outcomeOfRegistering(_ callback: Callback) -> WhyNot {
    if !after.apns.isOnline {
      return WhyNot(
        callback, .registrationFails,
        en: "The phone is offline: the registration failed.", zh: "手机离线：注册失败。")
    }
    guard after.app.hasToken else {
      let isOne = after.stage.profile.permissionAndTokenAreOne
      return WhyNot(
        callback, isOne ? .launchTokenBySettings : .launchToken,
        en: "The registration brought neither a token nor an error.",
        zh: "这次注册既没有得到 token，也没有报错。")
    }
    return WhyNot(
      callback, .registered,
      en: "The registration succeeded: a token came, and no error.",
      zh: "注册成功：得到了 token，没有错误。")
  }
}
