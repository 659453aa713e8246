import LifecycleModel
import Testing

/// Where notifications appear, and which of them can be tapped.
@Suite struct DisplayTests {
  func shown(_ steps: [Step]) -> [Display.Place] {
    steps.compactMap { step in
      if case .display(let display) = step.change { return display.place }
      return nil
    }
  }

  func suspended(_ profile: Profile.Name = .ios9, _ options: [Option] = []) -> Play {
    var play = Play(profile, options: options)
    play.play(.openedApp, .pressedHome, .wait(10))
    return play
  }

  @Test("nothing is shown of a push to an app in front")
  func inFront() {
    var play = Play()
    play.play(.openedApp)
    #expect(shown(play.play(.push("alert", "sound", "badge"))) == [])
    play.play(.openedSwitcher)
    #expect(shown(play.play(.push("alert", "sound", "badge"))) == [])
    #expect(play.world.center.badge == 0)
  }

  @Test("the content comes before the notification (article 3.15)")
  func contentFirst() throws {
    var play = suspended()
    let steps = play.play(.mixed)
    let call = try #require(steps.firstIndex { $0.asCall != nil })
    let display = try #require(
      steps.firstIndex { if case .display = $0.change { true } else { false } })
    #expect(call < display)
  }

  @Test(
    "article 2's table, iOS 7",
    arguments: [
      (Settings.Style.none, false, false, []), (.none, true, false, [.badge]),
      (.none, false, true, [.sound]), (.none, true, true, [.sound, .badge]),
      (.banner, false, false, [.banner, .list]), (.alert, false, false, [.banner, .list]),
      (.banner, true, true, [.banner, .list, .sound, .badge]),
    ] as [(Settings.Style, Bool, Bool, [Display.Place])])
  func styles(style: Settings.Style, badge: Bool, sound: Bool, places: [Display.Place]) {
    var play = suspended(.ios7)
    play.play(
      .changedSetting(.style(style)), .changedSetting(.badge(badge)),
      .changedSetting(.sound(sound)))
    #expect(shown(play.play(.push("alert", "sound", "badge"))) == places)
  }

  @Test(
    "article 2: the token comes or goes at the next start, by style, badge and sound alone",
    arguments: [true, false])
  func tokenBySettings(badge: Bool) {
    var play = Play(.ios7)
    play.play(
      .changedSetting(.style(.none)), .changedSetting(.badge(badge)),
      .changedSetting(.sound(false)), .changedSetting(.notificationCenter(true)),
      .changedSetting(.lockScreen(true)))
    #expect(play.world.flag(.token) == .token(true))
    play.play(.openedApp)
    #expect(play.world.flag(.token) == .token(badge))
  }

  @Test("an empty sound sounds (article 4.5), unless the option says otherwise")
  func emptySound() {
    var play = suspended()
    #expect(shown(play.play(.push("empty-sound"))) == [.sound])
    var silent = suspended(.ios9, [.emptySoundSilent])
    #expect(shown(silent.play(.push("empty-sound"))) == [])
  }

  @Test("badge: absent leaves it, unless the option says otherwise")
  func badge() {
    var play = suspended()
    play.play(.push("badge"), .alert)
    #expect(play.world.center.badge == 3)
    var removing = suspended(.ios9, [.badgeAbsentRemoves])
    removing.play(.push("badge"), .alert)
    #expect(removing.world.center.badge == 0)
  }

  @Test("a banner shows for five seconds, style alert until it is cleared")
  func banner() {
    var play = suspended()
    play.play(.alert, .wait(4))
    #expect(play.world.reachableNotifications.count == 1)
    play.play(.wait(1))
    #expect(play.world.denial(of: .tapped(1))?.condition == .nothingToTap(on: .home))
    play.play(.openedSwitcher)
    #expect(play.world.denial(of: .tapped(1))?.condition == .nothingToTap(on: .switcher))
    play.play(.pressedHome, .pulledNotificationCenter)
    #expect(play.world.reachableNotifications.count == 1)

    var persistent = suspended()
    persistent.play(.changedSetting(.style(.alert)), .alert, .wait(600))
    #expect(persistent.world.reachableNotifications.count == 1)
    persistent.play(.cleared(1))
    #expect(persistent.world.center.notifications.isEmpty)
  }

  @Test(
    "banners go, notifications stay",
    arguments: [
      Event.openedApp, .openedSwitcher, .locked, .callCame,
    ])
  func bannersGo(event: Event) {
    var play = suspended()
    play.play(.alert, event)
    #expect(play.world.center.notifications.map(\.hasBanner) == [false])
  }

  @Test("the lock screen has what arrived since the last unlock; a tap there unlocks")
  func lockScreen() {
    var play = suspended()
    play.play(.alert, .locked)
    #expect(play.world.reachableNotifications.count == 1)
    play.play(.unlocked, .locked)
    #expect(play.world.reachableNotifications.isEmpty)
    #expect(shown(play.play(.alert)) == [.lockscreen, .list])
    #expect(
      play.calls(.tapped(1)) == [
        "willEnterForeground background", "fetchPush inactive", "didBecomeActive active",
      ])
    #expect(play.world.flag(.locked) == .locked(false))
  }

  @Test("newest first, and the same collapse id replaces")
  func order() {
    var play = suspended()
    var score = Push.of(["alert"])
    score.collapseID = "score"
    play.play(.sentPush(score), .alert, .sentPush(score))
    #expect(play.world.reachableNotifications.map(\.push.id) == [3, 2])
    #expect(
      play.world.denial(of: .tapped(3))?.condition == .noSuchNotification(wanted: 3, reachable: 2))
    play.play(.clearedAll)
    #expect(play.world.center.notifications.isEmpty)
  }

  @Test("a silent push shows nothing")
  func silent() {
    var play = suspended()
    #expect(shown(play.play(.silent)) == [])
  }
}
