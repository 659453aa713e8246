import CommandLanguage
import LifecycleModel

/// Why a push or a local notification was not seen or heard.
extension Inquiry {
  struct Unseen {
    var condition: Bilingual
    var rule: Rule?
    /// Whether `condition` is the sentence of the step and not the rule's reason.
    var isStep = false
    var wasShown = false
  }

  /// The first reason why it did not appear in that place.
  func reason(against place: Display.Place) -> Unseen {
    for step in steps {
      guard case .display(let display) = step.change, display.place == place else { continue }
      var shown = unseen(step)
      shown.wasShown = true
      return shown
    }
    if let asked = askedInFront, after.isInForeground { return asked }
    for step in steps {
      if case .app(.notShown) = step.change {
        let isPlain = step.rule == .displayNothing
        return isPlain ? arrived.flatMap { missing(place, of: $0) } ?? unseen(step) : unseen(step)
      }
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
    return changedByExtension(place, push) ?? missing(place, of: push)
      ?? becauseOfRule(place, of: push)
  }

  /// `willPresent` asked the app, which gave no answer or an empty one.
  private var askedInFront: Unseen? {
    let wasAsked = steps.contains { step in
      guard case .call(let call) = step.change, call.callback == .willPresent else { return false }
      if case .implemented = call.answer { return true }
      return false
    }
    guard wasAsked else { return nil }
    for step in steps {
      guard case .app(.presented(_, let options, _)) = step.change else { continue }
      return options.isEmpty
        ? Unseen(condition: sentence(for: step), rule: .displayByAnswer) : nil
    }
    return Unseen(
      condition: Bilingual(
        en:
          "The app was asked in willPresent and has not called the completion handler: nothing is "
          + "shown.",
        zh: "系统在 willPresent 中询问了应用，但应用没有调用完成处理程序：什么都不显示。"),
      rule: .centerWillPresent)
  }

  /// The number on the icon from an earlier push.
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
    Unseen(condition: sentence(for: step), rule: step.rule, isStep: true)
  }

  /// The push or local notification that this event delivered to the phone.
  var arrived: Push? {
    if case .sentPush(let push) = event { return push }
    let shows = steps.contains { step in
      if case .display = step.change { return true }
      return false
    }
    return shows ? after.center.notifications.last?.push.push : nil
  }

  /// The push of this event that is still in the service extension.
  private var extensionAtWork: ReceivedPush? {
    guard case .sentPush = event, !after.extensionsAtRest else { return nil }
    return after.extensions.running.last { !$0.isDone }?.push
  }

  /// The service extension removed content of the payload.
  private func changedByExtension(_ place: Display.Place, _ push: Push) -> Unseen? {
    let ran = steps.contains { step in
      if case .call(let call) = step.change { return call.callback == .serviceExtensionDidReceive }
      return false
    }
    guard ran, let shown = after.center.notifications.last?.push.push else { return nil }
    switch place {
    case .sound where push.soundName != nil && shown.soundName == nil:
      return Unseen(
        condition: Bilingual(
          en: "The service extension set no sound on the content that it handed over.",
          zh: "通知服务扩展交回的内容里没有声音。"),
        rule: .extensionContent)
    case .badge where push.badge != nil && shown.badge == nil:
      return Unseen(
        condition: Bilingual(
          en: "The service extension set no badge on the content that it handed over.",
          zh: "通知服务扩展交回的内容里没有角标。"),
        rule: .extensionContent)
    default: return nil
    }
  }

  /// The payload lacks something, or a setting prevents it.
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
      if let sound = push.aps?["sound"], push.soundName == nil {
        return because(
          .displaySound,
          en: "The sound is \(terminalSafe(sound.compact)), neither text nor a dictionary with a "
            + "name: it does not count.",
          zh: "sound 是 \(terminalSafe(sound.compact))，既不是文字也不是带 name 的字典：不起作用。")
      }
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
      if let badge = push.aps?["badge"], push.badge == nil {
        return because(
          .displayBadge,
          en: "The badge is \(terminalSafe(badge.compact)), not a whole number: it does not count.",
          zh: "badge 是 \(terminalSafe(badge.compact))，不是整数：不起作用。")
      }
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
    case .list where settings.style == .none && after.stage.profile.styleNoneHidesList,
      .lockscreen where settings.style == .none && after.stage.profile.styleNoneHidesList:
      found = (
        .displayList,
        Bilingual(
          en: "Settings: the style is none, and up to iOS 7 nothing is listed then.",
          zh: "设置里提醒样式为“无”；iOS 7 及更早，这时列表中也不会有。")
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

  /// An interruption level, a Focus, the permission or the app's answer excludes this place.
  private func becauseOfRule(_ place: Display.Place, of push: Push) -> Unseen {
    if place == .sound, push.soundName?.isEmpty == true, after.stage.has(.emptySoundSilent) {
      return Unseen(
        condition: Bilingual(
          en: "The sound is the empty string: silent with option "
            + "\(Option.emptySoundSilent.rawValue).",
          zh: "sound 是空字符串；选项 \(Option.emptySoundSilent.rawValue) 打开时不出声。"),
        rule: .displayEmptySound)
    }
    let answer = steps.lazy.compactMap { step -> (step: Step, options: [String])? in
      guard case .app(.presented(_, let options, _)) = step.change else { return nil }
      return (step, options)
    }.first
    switch after.presentation(of: push, answer: answer?.options).denial(of: place) {
    case .displayByAnswer?:
      let said = answer.map { sentence(for: $0.step) }
      return Unseen(
        condition: said ?? handbook.sentence(of: .displayByAnswer), rule: .displayByAnswer)
    case let rule?: return Unseen(condition: handbook.sentence(of: rule), rule: rule)
    case nil: break
    }
    // A Live Activity's push appears in other places.
    let shown = steps.first { step in
      if case .display = step.change { return true }
      return false
    }
    if let shown { return Unseen(condition: handbook.sentence(of: shown.rule), rule: shown.rule) }
    return Unseen(
      condition: Bilingual(en: "iOS showed nothing of it.", zh: "系统没有显示它。"),
      rule: .displayNothing)
  }
}

extension Step {
  /// The push reached neither the app nor the user.
  fileprivate var keepsPushFromUser: Bool {
    guard case .app(.notCalled) = change else { return false }
    return [.appDeletedToken, .pushNoAps, .pushTypeElsewhere, .simulatorKind].contains(rule)
  }
}
