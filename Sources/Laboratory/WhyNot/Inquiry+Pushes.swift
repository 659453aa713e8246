import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// A push that did not reach the app, and the reason.
  typealias KeptPush = (name: NotificationName, denial: Denial)

  /// The first push that did not reach the app.
  var keptPush: KeptPush? {
    for step in steps {
      if case .app(.notCalled(let name, let condition)) = step.change {
        return (name, Denial(step.rule, condition))
      }
      if case .apns(let verdict) = step.change, verdict.fate != .delivered {
        return (NotificationName(id: verdict.push), Denial(step.rule))
      }
    }
    return nil
  }

  /// Another method that got the push instead.
  private var calledInstead: (callback: Callback, rule: Rule)? {
    for step in steps {
      if case .call(let call) = step.change, call.callback.row.handsOverPush {
        return (call.callback, step.rule)
      }
    }
    return nil
  }

  private var tapped: Bool {
    switch event {
    case .tapped, .pressedButton: return true
    default: return false
    }
  }

  private var sent: Push? {
    if case .sentPush(let push) = event { return push }
    return nil
  }

  /// The two push methods of the application delegate.
  func pushMethod(_ callback: Callback) -> WhyNot {
    if let denial = after.denial(ofPushMethod: callback, by: program) {
      return why(callback, denial).foreign
    }
    if let activity = takenByActivity(callback) { return activity }
    if let keptPush { return keptAway(callback, keptPush) }
    if let other = calledInstead { return gone(to: other.callback, from: callback, other.rule) }
    if let end, !event.isEnd { return ended(callback, by: end.rule) }
    if let waiting = passedBy(callback) { return waiting }
    if tapped, after.stage.hasScenes {
      return WhyNot(
        callback, .tapSceneWithoutDelegate,
        en: "With scenes no push method gets a tap: it goes to the delegate of "
          + "UNUserNotificationCenter and, where it launches the app, to the scene's connection "
          + "options.",
        zh: "使用 scene 时，点击不会交给推送方法：它交给 UNUserNotificationCenter 的代理；如果因此启动"
          + "应用，还会出现在 scene 的连接选项里。")
    }
    return WhyNot(
      callback, callback == .didReceiveRemoteNotification ? .pushOldMethod : .pushActive,
      en: "The method comes for a push that arrives and for a tap; this event brought neither.",
      zh: "推送到达或被点击时才调用这个方法；这个事件两者都不是。")
  }

  /// The user opened the app without tapping a waiting notification.
  private func passedBy(_ callback: Callback) -> WhyNot? {
    guard [.openedApp, .returnedToApp].contains(event), !before.center.notifications.isEmpty else {
      return nil
    }
    return WhyNot(
      callback, .tapCalls,
      en: "The app was opened by its icon: iOS hands over a notification only when it is tapped. "
        + "Those that wait stay in the list; getDeliveredNotifications reads them.",
      zh: "应用是点击图标打开的：只有点击通知时，系统才会把它交给应用。未点击的通知留在列表中，"
        + "可用 getDeliveredNotifications 读取。")
  }

  func keptAway(_ callback: Callback, _ kept: KeptPush) -> WhyNot {
    if case .noMethod = kept.denial.condition,
      case .nearMiss(let name, let line) = program.answer(to: callback)
    {
      return nearMiss(callback, name, line, kept.denial.rule)
    }
    let reason = handbook.sentence(of: kept.denial.rule)
    let note = kept.denial.rule == .pushNoFlag ? sent.flatMap(slip) : nil
    let label = kept.name.label
    return WhyNot(
      callback, kept.denial.rule,
      en:
        "\(label.en.prefix(1).uppercased())\(label.en.dropFirst()) did not get to the app. \(reason.en)"
        + (note.map { " " + $0.en } ?? ""),
      zh: "\(label.zh) 没有交给应用。\(reason.zh)\(note?.zh ?? "")")
  }

  /// The payload's faulty version of `"content-available": 1` inside aps.
  private func slip(in push: Push) -> Bilingual? {
    if let value = push.aps?["content-available"] {
      let text = terminalSafe(value.compact)
      return Bilingual(
        en: "content-available is \(text) here; only the number 1 counts.",
        zh: "这里的 content-available 是 \(text)，只有数字 1 才算。")
    }
    func nearKey(in object: JSON?) -> String? {
      guard case .object(let members)? = object else { return nil }
      return members.map(\.key).first {
        $0.lowercased().filter(\.isLetter) == "contentavailable"
      }
    }
    if let key = nearKey(in: push.aps) {
      return Bilingual(
        en: "aps has \(terminalSafe(key)), which iOS does not know: it is spelled "
          + "content-available.",
        zh: "aps 里写的是 \(terminalSafe(key))，系统不认识；应写作 content-available。")
    }
    guard let key = nearKey(in: push.payload) ?? nearKey(in: push.aps?["alert"]) else { return nil }
    return Bilingual(
      en: "\(terminalSafe(key)) does not stand directly in aps, where iOS looks for "
        + "content-available.",
      zh: "\(terminalSafe(key)) 没有直接写在 aps 里，系统只在那里查找 content-available。")
  }

  private func gone(to other: Callback, from callback: Callback, _ rule: Rule) -> WhyNot {
    WhyNot(
      callback, rule,
      en: "The push went to \(other.swiftName) instead.",
      zh: "推送交给了 \(other.swiftName)。")
  }

  /// The push is for a Live Activity, which the system handles.
  private func takenByActivity(_ callback: Callback) -> WhyNot? {
    guard sent?.type == .liveactivity, keptPush == nil else { return nil }
    return WhyNot(
      callback, .activityUpdates,
      en: "A push of type liveactivity goes to the system: neither a push method nor willPresent "
        + "is called for it.",
      zh: "liveactivity 类型的推送由系统处理：既不调用推送方法，也不调用 willPresent。")
  }

  func presenting(_ callback: Callback) -> WhyNot {
    if let activity = takenByActivity(callback) { return activity }
    if let keptPush, sent == nil || isVerdict(keptPush) { return keptAway(callback, keptPush) }
    let firedLocal = steps.contains { step in
      if case .app(.localFired) = step.change { return true }
      return false
    }
    guard let push = sent ?? (firedLocal ? .alert("") : nil) else {
      if !after.stage.profile.hasNotificationCenterDelegate {
        return why(callback, Denial(.centerWillPresent, .era))
      }
      return WhyNot(
        callback, .centerWillPresent,
        en: "The method comes when a push arrives while the app is in front; none arrived.",
        zh: "应用在前台且有推送到达时才调用这个方法；这个事件没有推送到达。")
    }
    // This event may have set the delegate, but whether the app was in the foreground was decided before it.
    var moment = before
    moment.apply(.notificationDelegate(after.process?.notificationDelegate))
    if let denial = moment.denialOfAsking(about: push, by: program) { return why(callback, denial) }
    return keptPush.map { keptAway(callback, $0) }
      ?? WhyNot(
        callback, .centerWillPresent,
        en: "The push did not reach the app.", zh: "推送没有到达应用。")
  }

  func responding(_ callback: Callback) -> WhyNot {
    let denial = after.denial(ofCenterMethod: callback, .centerResponse, by: program)
    if let denial, denial.condition == .era { return why(callback, denial) }
    if case .cleared = event {
      return WhyNot(
        callback, .actionDismissed,
        en: "A dismissal is told only for one notification of a category with customDismissAction, "
          + "cleared on the lock screen or in Notification Center.",
        zh: "只有 category 带 customDismissAction、并在锁屏或通知中心单独清除的通知，才会告知应用。")
    }
    if case .clearedAll = event {
      return WhyNot(
        callback, .actionDismissed,
        en: "Clearing all notifications together tells the app nothing.",
        zh: "一次清除全部通知不会告知应用。")
    }
    guard tapped else {
      if let waiting = passedBy(callback) { return waiting }
      return WhyNot(
        callback, .centerResponse,
        en: "The method comes when the user taps a notification; nobody tapped one.",
        zh: "用户点击通知时才调用这个方法；这个事件没有点击通知。")
    }
    if let denial { return why(callback, denial) }
    if let end { return ended(callback, by: end.rule) }
    return WhyNot(
      callback, .centerResponse,
      en: "The delegate of UNUserNotificationCenter was set too late for this tap: it has to be "
        + "there before didFinishLaunching returns.",
      zh: "对这次点击来说，UNUserNotificationCenter 的代理设置得太晚：必须在 didFinishLaunching 返回之前设置。")
  }

  /// Whether APNs stopped the push.
  private func isVerdict(_ kept: KeptPush) -> Bool {
    steps.contains { step in
      guard case .apns(let verdict) = step.change else { return false }
      return verdict.push == kept.name.id && verdict.fate != .delivered
    }
  }

  func registering(_ callback: Callback) -> WhyNot {
    if let dead = processNotRunning(callback) { return dead }
    let registered = steps.contains { step in
      if case .app(.registered) = step.change { return true }
      return false
    }
    guard registered || before.process?.awaitsRegistration == true else {
      return WhyNot(
        callback, .registered,
        en: "The app did not register for remote notifications in this event.",
        zh: "应用在这个事件中没有注册远程通知。")
    }
    if let told = steps.first(where: \.tellsRegistration), case .call(let call) = told.change {
      return WhyNot(
        callback, told.rule,
        en: "The registration was answered by \(call.callback.swiftName) instead.",
        zh: "这次注册的结果是调用了 \(call.callback.swiftName)。")
    }
    switch program.answer(to: callback) {
    case .missing, .elsewhere:
      return WhyNot(
        callback, .registered,
        en: "The app registered, but does not have the method \(callback.swiftName).",
        zh: "应用注册了，但没有实现 \(callback.swiftName)。")
    case .nearMiss(let name, let line): return nearMiss(callback, name, line, .registered)
    case .implemented: break
    }
    if let end { return ended(callback, by: end.rule) }
    let denial = after.denial(ofRegistrationBy: callback)
    return why(callback, denial ?? Denial(.registered, .tokenCame))
  }
}

extension Step {
  fileprivate var tellsRegistration: Bool {
    guard case .call(let call) = change else { return false }
    return [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]
      .contains(call.callback)
  }
}
