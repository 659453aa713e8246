import LifecycleModel
import Testing

/// The phone: start, lock, calls, Xcode, deleting the app.
@Suite struct PhoneTests {
  private typealias Condition = WakeTests.Condition

  private func ends(_ steps: [Step]) -> [Terminator] {
    steps.compactMap { if case .terminated(let by, _) = $0.change { by } else { nil } }
  }

  @Test("deleting ends the app and takes its permission, token, badge, ban and notifications")
  func delete() {
    var push = Push.of(["alert", "badge"])
    push.expiration = .after(.seconds(60))
    var play = WakeTests.play(.running, .ios13)
    play.play(.sentPush(push))
    #expect(play.world.center.badge == 3 && !play.world.center.notifications.isEmpty)
    let steps = play.play(.deletedApp)
    #expect(ends(steps) == [.system])
    #expect(play.world.center.badge == 0 && play.world.center.notifications.isEmpty)
    #expect(play.world.timer(named: .banner) == nil)
    #expect(play.world.app.permission == .notDetermined && !play.world.app.hasToken)
    #expect(!play.world.app.isInstalled && play.world.lifecycle == .notRunning)
    #expect(steps.contains { $0.change == .flag(from: .badge(3), to: .badge(0)) })
    #expect(steps.contains { $0.change == .flag(from: .token(true), to: .token(false)) })
    #expect(
      steps.contains {
        $0.change == .flag(from: .permission(.authorized), to: .permission(.notDetermined))
      })

    var swiped = WakeTests.play(.swiped, .ios13)
    #expect(
      swiped.play(.deletedApp).contains { $0.change == .flag(from: .ban(true), to: .ban(false)) })

    // A silent push that the phone holds is dropped with it.
    var held = WakeTests.play(.suspended, .ios9, options: [.postBootHold])
    held.play(.rebooted, .unlocked, .silent)
    let isHeld = held.world.apns.held != nil
    let gone = held.play(.deletedApp)
    #expect(held.world.apns.held == nil)
    if isHeld {
      #expect(gone.contains { $0.change == .flag(from: .heldPush(true), to: .heldPush(false)) })
    }
  }

  @Test("the dead token: the phone drops the first push, then APNs knows")
  func deadToken() {
    var play = Play(.ios13)
    let first = play.play(.deletedApp, .alert)
    #expect(first.last?.rule == .appDeletedToken)
    #expect(first.contains { $0.change == .quiet(.deadToken(known: true)) })
    #expect(
      !play.play(.installedApp, .alert).contains { $0.change == .quiet(.deadToken(known: true)) })
    // A new registration brings another token, which only later pushes have.
    play.play(.openedApp)
    #expect(play.calls(.alert) == ["fetchPush active"])
    var call = CallTests.push
    #expect(play.play(call).last?.rule == .voipNoToken)
    var voip = Play(.ios13, app: CallTests.app(), modes: [.voip])
    voip.play(.openedApp, .pressedHome, .wentOffline, call, .deletedApp)
    #expect(voip.play(.cameOnline).contains { $0.rule == .appDeletedToken })
    voip = Play(.ios13, app: CallTests.app(), modes: [.voip])
    voip.play(.openedApp, .pressedHome, .deletedApp, .installedApp, .openedApp)
    #expect(voip.calls(call) == ["didReceiveIncomingPush active"])
    guard case .sentPush(var push) = call else { return }
    push.token = .bad
    call = .sentPush(push)
    #expect(voip.play(call).last?.rule == .apnsBadToken)
    // An app without a token leaves none behind.
    var fresh = Play(.ios13, fresh: true)
    #expect(!fresh.play(.deletedApp).contains { $0.change == .quiet(.deadToken(known: false)) })
  }

  @Test("a start of the phone ends the app, locks, and takes banners and the held push away")
  func reboot() {
    var play = WakeTests.play(.running, .ios9)
    play.play(.alert)
    #expect(play.world.timer(named: .banner) != nil)
    let steps = play.play(.rebooted)
    #expect(ends(steps) == [.reboot])
    #expect(steps.contains { $0.change == .flag(from: .locked(false), to: .locked(true)) })
    #expect(play.world.timer(named: .banner) == nil)
    #expect(play.world.phone.isLocked && !play.world.firstUnlockDone)
    #expect(!play.world.phone.hasProtectedData && play.world.phone.screen == .lock)
    #expect(play.world.center.notifications.allSatisfy { !$0.hasBanner })
    #expect(!steps.contains { $0.change == .quiet(.debugger(.none)) })
    var debugged = Play()
    debugged.play(.waitsInXcode)
    #expect(debugged.play(.rebooted).contains { $0.change == .quiet(.debugger(.none)) })
    var swiped = WakeTests.play(.swiped)
    swiped.play(.rebooted)
    #expect(!swiped.world.app.isForceQuit)
    var keeps = WakeTests.play(.swiped, options: [.rebootKeepsBan])
    keeps.play(.rebooted)
    #expect(keeps.world.app.isForceQuit)
  }

  @Test("protected data close at the lock and open before the app comes forward")
  func protectedData() {
    var app = StandInApp()
    app.callbacks += [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable]
    var play = Play(app: app)
    play.play(.openedApp)
    #expect(
      play.calls(.locked) == [
        "willResignActive active", "didEnterBackground background",
        "protectedDataWillBecomeUnavailable background",
      ])
    #expect(!play.world.phone.hasProtectedData)
    #expect(!play.world.opensKeychain(accessible: "kSecAttrAccessibleWhenUnlocked"))
    #expect(play.world.opensKeychain(accessible: "kSecAttrAccessibleAfterFirstUnlock"))
    #expect(play.world.opensKeychain(accessible: "kSecAttrAccessibleAlwaysThisDeviceOnly"))
    play.play(.wait(10))
    #expect(
      play.calls(.unlocked) == [
        "protectedDataDidBecomeAvailable background", "willEnterForeground background",
        "didBecomeActive active",
      ])
    #expect(play.world.opensKeychain(accessible: "kSecAttrAccessibleWhenUnlocked"))
    play.play(.pressedHome, .wait(10))
    #expect(play.calls(.locked, .unlocked) == [], "it is suspended")
    play.play(.rebooted)
    #expect(!play.world.opensKeychain(accessible: "kSecAttrAccessibleAfterFirstUnlock"))
  }

  @Test("iOS 15's prewarm: after the first unlock and at a lock, not after a force quit")
  func prewarm() {
    let launch = ["willFinishLaunching background", "didFinishLaunching background"]
    func played(_ options: [Option], on profile: Profile.Name = .ios13Scenes) -> Play {
      var play = Play(profile, app: SceneTests.app(), options: options)
      play.play(.openedApp, .pressedHome, .wait(10), .reclaimedMemory)
      return play
    }
    var play = played([.prewarmRunsDidFinish])
    #expect(play.calls(.locked) == launch)
    #expect(play.world.lifecycle == .suspended)
    play.play(.rebooted)
    #expect(play.calls(.unlocked) == launch)
    var none = played([])
    #expect(none.calls(.locked, .rebooted, .unlocked) == [])
    var later = played([.prewarmRunsDidFinish], on: .ios17Scenes)
    #expect(later.calls(.locked, .rebooted, .unlocked) == [])
    var swiped = played([.prewarmRunsDidFinish])
    swiped.play(.openedApp, .openedSwitcher, .swipedAppAway)
    #expect(swiped.calls(.locked) == [])
    // Only at the first unlock after a start.
    var second = played([.prewarmRunsDidFinish])
    second.play(.rebooted, .unlocked, .reclaimedMemory)
    #expect(second.world.lifecycle == .notRunning)
    var crashing = played([.prewarmRunsDidFinish])
    crashing.app.uses[.didFinishLaunching] = [.trap]
    crashing.play(.locked)
    #expect(crashing.world.lifecycle == .notRunning)
  }

  @Test("a call covers the app; hanging up on its screen brings the app back")
  func calls() {
    var play = Play(.ios9)
    play.play(.openedApp, .callCame)
    #expect(play.world.lifecycle == .inactive && play.world.phone.screen == .ringing)
    play.play(.declinedCall)
    #expect(play.world.lifecycle == .active && !play.world.phone.isRinging)
    play.play(.callCame, .answeredCall)
    #expect(play.world.phone.screen == .call && play.world.lifecycle == .background)
    play.play(.hungUp)
    #expect(play.world.phone.screen == .app && play.world.lifecycle == .active)
    play.play(.callCame, .answeredCall, .callCame, .answeredCall, .hungUp)
    #expect(play.world.phone.screen == .app)
    play.play(.callCame, .answeredCall, .pressedHome, .hungUp)
    #expect(play.world.phone.screen == .home && play.world.phone.call == nil)
    // The app below the lock screen comes back as well.
    play.play(.openedApp, .locked, .callCame, .answeredCall)
    #expect(play.world.phone.screen == .call && play.world.phone.call?.isOverLock == true)
    play.play(.locked)
    #expect(play.world.phone.screen == .lock)
    play.play(.unlocked, .hungUp)
    #expect(play.world.phone.screen == .app)
  }

  @Test("from iOS 14 on it rings in a banner, but on the lock screen")
  func banner() {
    var banner = Play(.ios13)
    banner.play(.openedApp, .callCame)
    #expect(banner.world.lifecycle == .active && banner.world.phone.ringsInBanner)
    banner.play(.declinedCall)
    #expect(!banner.world.phone.ringsInBanner)
    banner.play(.callCame, .answeredCall)
    #expect(!banner.world.phone.ringsInBanner && !banner.world.phone.isRinging)
    banner.play(.hungUp, .locked, .callCame)
    #expect(!banner.world.phone.ringsInBanner)
    var covered = Play(.ios13, options: [.callBannerInactive])
    covered.play(.openedApp, .callCame)
    #expect(covered.world.lifecycle == .inactive)
    var ring = Play(.ios13)
    ring.play(.openedApp, .callCame, .ranFromXcode)
    #expect(!ring.world.phone.isRinging && !ring.world.phone.ringsInBanner)
  }

  @Test("Xcode installs, ends, unlocks and attaches")
  func xcode() {
    var play = Play(.ios13)
    play.play(.deletedApp)
    #expect(play.play(.ranFromXcode).contains { $0.change == .quiet(.installed(true)) })
    #expect(play.world.app.debugger == .attached && play.world.lifecycle == .active)
    let again = play.play(.locked, .ranFromXcode)
    #expect(ends(again) == [.xcode])
    #expect(!again.contains { $0.change == .quiet(.installed(true)) })
    #expect(!play.world.phone.isLocked && play.world.lifecycle == .active)
    let waits = play.play(.waitsInXcode)
    #expect(ends(waits) == [.xcode] && play.world.app.debugger == .waiting)
    #expect(!waits.contains { $0.change == .quiet(.installed(true)) })
    play.play(.pressedHome, .deletedApp)
    #expect(play.play(.waitsInXcode).contains { $0.change == .quiet(.installed(true)) })
  }

  @Test("a sheet of the system covers the app until it is closed or the app leaves the front")
  func sheet() {
    var play = Play(.ios9)
    play.play(.openedApp, .sheetCame)
    #expect(play.world.lifecycle == .inactive)
    play.play(.openedSwitcher, .returnedToApp)
    #expect(play.world.phone.hasSystemSheet)
    play.play(.pulledControlCenter, .closedOverlay)
    #expect(play.world.phone.hasSystemSheet && play.world.lifecycle == .inactive)
    play.play(.closedOverlay)
    #expect(!play.world.phone.hasSystemSheet && play.world.lifecycle == .active)
    for away in [Event.pressedHome, .locked] {
      play.play(.sheetCame, away)
      #expect(!play.world.phone.hasSystemSheet)
      play.play(away == .locked ? .unlocked : .openedApp)
      #expect(play.world.lifecycle == .active)
    }
  }

  @Test("spurious-active: Notification Center makes the app active for a moment")
  func spuriousActive() {
    var play = Play(.ios9, options: [.spuriousActive])
    play.play(.openedApp)
    #expect(
      play.calls(.pulledNotificationCenter) == [
        "willResignActive active", "didBecomeActive active", "willResignActive active",
      ])
    #expect(play.world.lifecycle == .inactive)
    play.play(.closedOverlay)
    let calls = play.play(.pulledNotificationCenter).filter { $0.asCall != nil }
    #expect(calls.map(\.rule) == [.interruption, .spuriousActive, .spuriousActive])
    play.play(.closedOverlay, .pressedHome)
    #expect(play.calls(.pulledNotificationCenter) == [])
  }

  @Test("banners go when the user opens the switcher or the app, not at the Home button")
  func banners() {
    func hasBanner(_ event: Event) -> Bool {
      var play = WakeTests.play(.running, .ios9)
      play.play(.openedOtherApp, .alert, event)
      return play.world.center.notifications.contains(where: \.hasBanner)
    }
    #expect(hasBanner(.pressedHome) && hasBanner(.pulledNotificationCenter))
    for event in [Event.openedSwitcher, .openedApp, .locked, .callCame] {
      #expect(!hasBanner(event), "\(event)")
    }
  }

  @Test("Low Power Mode's end and the charger bring what waited at APNs for power")
  func power() {
    for (off, on) in [
      (Event.changedSetting(.lowPower(true)), Event.changedSetting(.lowPower(false))),
      (.batteryAt(20), .batteryAt(21)), (.batteryAt(5), .plugged(true)),
    ] {
      var play = WakeTests.play(.suspended, .ios9)
      play.play(off, .silent)
      #expect(play.world.apns.stored.count == 1)
      #expect(play.calls(on) == ["fetchPush background"])
    }
    var play = Play()
    #expect(!play.play(.plugged(false), .batteryAt(100)).contains { $0.rule == .phonePower })
  }
}
