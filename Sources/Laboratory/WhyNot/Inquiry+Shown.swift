import CommandLanguage
import LifecycleModel

/// Why nothing was seen or heard of a push or a local notification.
extension Inquiry {
  struct Unseen {
    var condition: Bilingual
    var rule: Rule?
    var wasShown = false
  }

  /// The first thing that kept it from there.
  func reason(against place: Display.Place) -> Unseen {
    for step in steps {
      guard case .display(let display) = step.change, display.place == place else { continue }
      return Unseen(
        condition: sentence(for: step), rule: step.rule, wasShown: true)
    }
    for step in steps {
      if case .app(.notShown) = step.change { return unseen(step) }
      if case .apns(let verdict) = step.change, verdict.fate != .delivered { return unseen(step) }
    }
    if let stopped = steps.first(where: \.keepsPushFromUser) { return unseen(stopped) }
    if let push = extensionAtWork {
      return Unseen(
        condition: Bilingual(
          en: "Not yet: the service extension has push \(push.id).",
          zh: "还没有：推送 \(push.id) 正由通知服务扩展处理。"),
        rule: .extensionRuns)
    }
    guard let push = arrived else {
      if place == .badge, let standing = standingBadge { return standing }
      return Unseen(
        condition: Bilingual(
          en: "Nothing arrived in this event that could be shown.", zh: "这个事件中没有可显示的通知到来。"))
    }
    return missing(place, of: push) ?? becauseOfRule(place)
  }

  /// The number that an earlier push left on the icon.
  private var standingBadge: Unseen? {
    guard after.center.badge != 0, after.center.badge == before.center.badge else { return nil }
    let number = after.center.badge
    return Unseen(
      condition: Bilingual(
        en: "The badge stays at \(number): opening, tapping and clearing do not change it. The app "
          + "sets it to 0 with setBadgeCount, or a push with badge 0 does.",
        zh: "角标保持为 \(number)：打开应用、点击或清除通知都不会改变它；要由应用调用 setBadgeCount(0)，"
          + "或由 badge 为 0 的推送清除。"),
      rule: .displayBadge)
  }

  private func unseen(_ step: Step) -> Unseen {
    Unseen(condition: sentence(for: step), rule: step.rule)
  }

  /// The push that this event brought to the phone, or the local notification.
  var arrived: Push? {
    if case .sentPush(let push) = event { return push }
    let shows = steps.contains { step in
      if case .display = step.change { return true }
      return false
    }
    return shows ? after.center.notifications.last?.push.push : nil
  }

  /// Came in this event and is with the extension.
  private var extensionAtWork: ReceivedPush? {
    guard case .sentPush = event, !after.$extensions else { return nil }
    return after.extensions.running.last { !$0.isDone }?.push
  }

  /// What the payload lacks, or a switch in Settings.
  private func missing(_ place: Display.Place, of push: Push) -> Unseen? {
    func because(_ rule: Rule, en: String, zh: String) -> Unseen {
      Unseen(condition: Bilingual(en: en, zh: zh), rule: rule)
    }
    switch place {
    case .banner, .list, .lockscreen:
      if push.visibleText == nil {
        return because(
          .displayNothing, en: "The push has no text to show.", zh: "这条推送没有可显示的文字。")
      }
      return setting(against: place)
    case .sound:
      if push.soundName == nil {
        return because(
          .displaySound, en: "The payload has no sound: it comes silently.",
          zh: "推送内容里没有 sound，因此不出声。")
      }
      return after.settings.sound
        ? nil
        : because(
          .displaySound, en: "Settings: sounds are off for the app.", zh: "设置里关闭了该应用的声音。")
    case .badge:
      if push.badge == nil {
        return because(
          .displayBadge, en: "The payload has no badge: iOS does not count, the number stays.",
          zh: "推送内容里没有 badge：系统不会自行计数，角标不变。")
      }
      return after.settings.badge
        ? nil
        : because(
          .displayBadge, en: "Settings: badges are off for the app.", zh: "设置里关闭了该应用的角标。")
    }
  }

  private func setting(against place: Display.Place) -> Unseen? {
    let settings = after.settings
    let found: (Rule, Bilingual)?
    switch place {
    case .banner where settings.style == .none:
      found = (.displayBanner, Bilingual(en: "Settings: the style is none.", zh: "设置里提醒样式为“无”。"))
    case .banner where after.phone.isLocked:
      found = (
        .displayLockScreen,
        Bilingual(
          en: "The phone is locked: the lock screen shows it instead.", zh: "手机已锁定：改在锁屏上显示。")
      )
    case .banner where after.phone.screen == .center:
      found = (
        .displayList,
        Bilingual(
          en: "Notification Center is open: it appears in its list.", zh: "通知中心已打开：直接出现在列表里。")
      )
    case .list where !settings.notificationCenter:
      found = (
        .displayList,
        Bilingual(en: "Settings: Notification Center is off for the app.", zh: "设置里关闭了通知中心。")
      )
    case .lockscreen where !settings.lockScreen:
      found = (
        .displayLockScreen,
        Bilingual(en: "Settings: the lock screen is off for the app.", zh: "设置里关闭了锁屏显示。")
      )
    case .lockscreen where !after.phone.isLocked:
      found = (
        .displayLockScreen, Bilingual(en: "The phone is not locked.", zh: "手机没有锁定。")
      )
    default: found = nil
    }
    return found.map { Unseen(condition: $0.1, rule: $0.0) }
  }

  /// The rule behind what was shown of it instead: a level, a Focus, the app's answer.
  private func becauseOfRule(_ place: Display.Place) -> Unseen {
    if let answered = steps.first(where: { step in
      if case .app(.presented) = step.change { return true }
      return false
    }) {
      return Unseen(condition: sentence(for: answered), rule: .displayByAnswer)
    }
    let shown = steps.first { step in
      if case .display = step.change { return true }
      return false
    }
    if let shown { return Unseen(condition: handbook.sentence(of: shown.rule), rule: shown.rule) }
    return Unseen(
      condition: Bilingual(en: "iOS showed nothing of it.", zh: "系统没有显示它。"), rule: .displayNothing)
  }
}

extension Step {
  /// The push went neither to the app nor to the user.
  fileprivate var keepsPushFromUser: Bool {
    guard case .app(.notCalled) = change else { return false }
    return [.appDeletedToken, .pushNoAps, .simulatorKind].contains(rule)
  }
}
