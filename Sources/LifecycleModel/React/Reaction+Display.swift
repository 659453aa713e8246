/// How a push is shown to the user.
extension Reaction {
  /// Shows the push. `answer`: the options from `willPresent`; nil if the app was not asked.
  mutating func display(_ received: ReceivedPush, answer: [String]? = nil) {
    let push = received.push
    guard push.isVisible else { return }
    if world.isHiddenByType(push) {
      emit(.app(.notShown(received.name)), .displayTypeBackground)
      return
    }
    if let answer, answer.isEmpty {
      emit(.app(.notShown(received.name)), .displayByAnswer)
      return
    }
    if world.isInForeground, answer == nil {
      emit(.app(.notShown(received.name)), .displayInFront)
      return
    }
    guard world.mayShowNotifications else {
      emit(.app(.notShown(received.name)), .displayNotAllowed)
      return
    }
    let level = world.level(of: push)
    if world.settings.summary, world.stage.profile.readsInterruptionLevel, !level.breaksThrough,
      answer == nil
    {
      emit(.app(.notShown(received.name)), .displaySummary)
      return
    }
    let before = stepCount
    let presentation = world.presentation(of: push, answer: answer)
    if let text = push.text(in: world.stage.texts),
      presentation.allows(.banner) || presentation.allows(.list)
    {
      show(received, text, presentation, presentation.reason ?? world.ruleOfLevel(level))
    }
    if presentation.allows(.sound) { play(push, level) }
    if presentation.allows(.badge) { setBadge(by: push) }
    guard stepCount == before else { return }
    emit(.app(.notShown(received.name)), presentation.reason ?? .displayNothing)
  }

  private mutating func show(
    _ received: ReceivedPush, _ text: String, _ presentation: Presentation, _ reason: Rule?
  ) {
    let settings = world.settings
    let shown = settings.previews ? text : nil
    let localized: Rule? =
      received.push.textLookup(in: world.stage.texts) == .found ? .displayLocalized : nil
    func rule(_ usual: Rule) -> Rule {
      settings.previews ? reason ?? localized ?? usual : .displayPreviews
    }
    let hidden = settings.style == .none && world.stage.profile.styleNoneHidesList
    let banner =
      settings.style != .none && !world.phone.isLocked && world.phone.overlay != .center
      && presentation.allows(.banner)
    let list = settings.notificationCenter && !hidden && presentation.allows(.list)
    let lockScreen = settings.lockScreen && !hidden && presentation.allows(.lockscreen)
    let onLockScreenNow = lockScreen && world.phone.isLocked
    guard banner || list || onLockScreenNow else { return }
    if let id = received.push.collapseID { removeNotification(collapsedBy: id) }
    setNotifications(.displayList) {
      $0.append(
        Notification(
          push: received, hasBanner: banner, isInList: list, isOnLockScreen: lockScreen))
    }
    if banner {
      emit(.display(Display(place: .banner, text: shown)), rule(.displayBanner))
      if settings.style == .banner {
        start(.banner(received.id))
      }
    }
    if onLockScreenNow {
      emit(.display(Display(place: .lockscreen, text: shown)), rule(.displayLockScreen))
    }
    guard list else { return }
    emit(.display(Display(place: .list, text: shown)), rule(.displayList))
  }

  private mutating func play(_ push: Push, _ level: InterruptionLevel) {
    let isCritical = level == .critical && push.hasCriticalSound
    guard let sound = push.soundName, world.settings.sound || isCritical else { return }
    if sound.isEmpty {
      guard !world.stage.has(.emptySoundSilent) else { return }
      emit(.display(Display(place: .sound, text: sound)), .displayEmptySound)
    } else if push.hasUnplayableSound {
      emit(.display(Display(place: .sound, text: "default")), .displayUnplayableSound)
    } else {
      let rule: Rule =
        isCritical
        ? .displayCriticalSound
        : level == .critical ? .displayCriticalPlainSound : .displaySound
      emit(.display(Display(place: .sound, text: sound)), rule)
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

  /// Removes all banners. The notifications stay in Notification Center and on the lock screen.
  mutating func takeBannersAway() {
    stop(.bannersTakenAway) { kind in
      if case .banner = kind { return true }
      return false
    }
    setNotifications(.bannersTakenAway) { all in
      for index in all.indices { all[index].hasBanner = false }
    }
  }

  /// Drops notifications that are no longer visible anywhere.
  mutating func setNotifications(_ rule: Rule, _ body: (inout [Notification]) -> Void) {
    var notifications = world.center.notifications
    body(&notifications)
    notifications.removeAll { !$0.hasBanner && !$0.isInList && !$0.isOnLockScreen }
    if notifications != world.center.notifications { emit(.notifications(notifications), rule) }
  }
}

extension World {
  /// The interruption level as the profile's iOS reads it. Critical alerts came with iOS 12 and are
  /// requested by their sound (push.W18-710); the other levels came with iOS 15.
  package func level(of push: Push) -> InterruptionLevel {
    if stage.profile.readsInterruptionLevel, let level = push.interruptionLevel { return level }
    return push.hasCriticalSound && stage.profile.hasProvisionalPermission ? .critical : .active
  }

  /// The rule by which the level gets past a Focus or the summary; nil for a level that does not.
  fileprivate func ruleOfLevel(_ level: InterruptionLevel) -> Rule? {
    switch level {
    case .passive, .active: return nil
    case .timeSensitive: return .displayTimeSensitive
    case .critical: return .displayCritical
    }
  }

  fileprivate var mayShowNotifications: Bool {
    if stage.profile.permissionAndTokenAreOne { return app.permission != .notDetermined }
    return app.permission == .authorized || app.permission == .provisional
  }
}
