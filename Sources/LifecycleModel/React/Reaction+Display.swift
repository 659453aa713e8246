/// What the user sees and hears of a push (push.md section 4).
extension Reaction {
  /// `answer`: what the app in front said in `willPresent`; nil where it was not asked.
  mutating func display(_ received: ReceivedPush, answer: [String]? = nil) {
    let push = received.push
    guard push.isVisible else { return }
    if world.isHiddenByType(push) {
      emit(.app(.notShown(received.id)), .displayTypeBackground)
      return
    }
    if world.app.isInForeground, answer?.isEmpty ?? true {
      emit(.app(.notShown(received.id)), answer == nil ? .displayInFront : .displayByAnswer)
      return
    }
    guard world.mayShowNotifications else {
      emit(.app(.notShown(received.id)), .displayNotAllowed)
      return
    }
    let waits = world.settings.summary && world.stage.profile.hasScheduledSummary
    if waits, !push.breaksThrough, answer == nil {
      emit(.app(.notShown(received.id)), .displaySummary)
      return
    }
    let before = steps.count
    var consent = PresentationOptions(answer)
    if world.app.permission == .provisional, answer == nil { consent = .quiet }
    if world.settings.focus, !push.breaksThrough { consent = consent.underFocus }
    if let text = push.visibleText, consent.banner || consent.list {
      show(received, text, consent)
    }
    if consent.sound { play(push) }
    if consent.badge { setBadge(by: push) }
    guard steps.count == before else { return }
    emit(.app(.notShown(received.id)), world.settings.focus ? .displayFocus : .displayNothing)
  }

  private mutating func show(
    _ received: ReceivedPush, _ text: String, _ consent: PresentationOptions
  ) {
    let settings = world.settings
    let shown = settings.previews ? text : nil
    func rule(_ usual: Rule) -> Rule { settings.previews ? usual : .displayPreviews }
    let hidden = settings.style == .none && world.stage.profile.styleNoneHidesList
    let banner =
      settings.style != .none && !world.phone.isLocked && world.phone.overlay != .center
      && consent.banner
    let list = settings.notificationCenter && !hidden && consent.list
    let lockScreen = settings.lockScreen && !hidden
    let onLockScreenNow = lockScreen && world.phone.isLocked && consent.banner
    guard banner || list || onLockScreenNow else { return }
    if let id = received.push.collapseID { removeNotification(collapsedBy: id) }
    setNotifications(.displayList) {
      $0.append(
        Notification(
          push: received, hasBanner: banner, isInList: list,
          isOnLockScreen: lockScreen && consent.banner))
    }
    if banner {
      emit(.display(Display(place: .banner, text: shown)), rule(.displayBanner))
      if settings.style == .banner {
        start(.banner(received.id), length: .seconds(5), .displayBanner)
      }
    }
    if onLockScreenNow {
      emit(.display(Display(place: .lockscreen, text: shown)), rule(.displayLockScreen))
    }
    guard list else { return }
    let underFocus = settings.focus && !received.push.breaksThrough
    emit(
      .display(Display(place: .list, text: shown)), rule(underFocus ? .displayFocus : .displayList))
  }

  private mutating func play(_ push: Push) {
    guard let sound = push.soundName, world.settings.sound else { return }
    if sound.isEmpty {
      guard !world.stage.has(.emptySoundSilent) else { return }
      emit(.display(Display(place: .sound, text: sound)), .displayEmptySound)
    } else {
      emit(.display(Display(place: .sound, text: sound)), .displaySound)
    }
  }

  private mutating func setBadge(by push: Push) {
    guard world.settings.badge else { return }
    if let badge = push.badge {
      let shown = max(0, badge)
      emit(.display(Display(place: .badge, badge: shown)), .displayBadge)
      change(.badge(shown), .displayBadge)
    } else if world.stage.has(.badgeAbsentRemoves), world.center.badge != 0 {
      emit(.display(Display(place: .badge, badge: 0)), .displayBadgeRemoved)
      change(.badge(0), .displayBadgeRemoved)
    }
  }

  private mutating func removeNotification(collapsedBy id: String) {
    remove(world.center.notifications.filter { $0.push.push.collapseID == id }, .displayReplaces)
  }

  mutating func remove(_ notifications: [Notification], _ rule: Rule) {
    let ids = notifications.map(\.push.id)
    stop(rule) { kind in
      if case .banner(let push) = kind { return ids.contains(push) }
      return false
    }
    setNotifications(rule) { all in all.removeAll { ids.contains($0.push.id) } }
  }

  mutating func clear(_ notifications: [Notification]) {
    remove(notifications, .clearRemoves)
  }

  /// The banners leave the screen; the notifications stay where else they are kept.
  mutating func takeBannersAway() {
    stop(.bannersTakenAway) { kind in
      if case .banner = kind { return true }
      return false
    }
    setNotifications(.bannersTakenAway) { all in
      for index in all.indices { all[index].hasBanner = false }
    }
  }

  /// A notification that is nowhere any more is none.
  mutating func setNotifications(_ rule: Rule, _ body: (inout [Notification]) -> Void) {
    var notifications = world.center.notifications
    body(&notifications)
    notifications.removeAll { !$0.hasBanner && !$0.isInList && !$0.isOnLockScreen }
    if notifications != world.center.notifications { emit(.notifications(notifications), rule) }
  }
}

/// What may be shown: all of it where the app is not in front, else what it answered
/// (UNNotificationPresentationOptions; `alert` was split into `banner` and `list` in iOS 14).
private struct PresentationOptions {
  var banner = true
  var list = true
  var sound = true
  var badge = true

  /// Provisional permission: Notification Center only (push.W18-710).
  static let quiet = PresentationOptions(["list"])

  /// Listed, but silent (push.W21-10091); the badge is none of a Focus' matters (model choice).
  var underFocus: PresentationOptions {
    var consent = self
    consent.banner = false
    consent.sound = false
    return consent
  }

  init(_ answer: [String]?) {
    guard let answer else { return }
    banner = answer.contains("banner") || answer.contains("alert")
    list = answer.contains("list") || answer.contains("alert")
    sound = answer.contains("sound")
    badge = answer.contains("badge")
  }
}

extension World {
  fileprivate var mayShowNotifications: Bool {
    if stage.profile.permissionAndTokenAreOne { return app.permission != .notDetermined }
    return app.permission == .authorized || app.permission == .provisional
  }
}
