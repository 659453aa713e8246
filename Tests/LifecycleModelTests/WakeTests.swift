import LifecycleModel
import Testing

/// Pushes with and without content-available: which app they call, wake or launch.
@Suite struct WakeTests {
  enum Condition: CaseIterable {
    case active, inactive, running, suspended, reclaimed, swiped
  }

  static func play(
    _ condition: Condition, _ profile: Profile.Name = .ios9, app: StandInApp = StandInApp(),
    options: [Option] = []
  ) -> Play {
    var play = Play(profile, app: app, options: options)
    play.bring(to: condition)
    return play
  }

  static let launched = [
    "willFinishLaunching background remoteNotification",
    "didFinishLaunching background remoteNotification", "fetchPush background",
  ]

  @Test(
    "V: an alert calls the app in front only",
    arguments: [
      (Condition.active, ["fetchPush active"]), (.inactive, ["fetchPush inactive"]),
      (.running, []), (.suspended, []), (.reclaimed, []), (.swiped, []),
    ])
  func alert(condition: Condition, calls: [String]) {
    var play = Self.play(condition)
    #expect(play.calls(.alert) == calls)
  }

  @Test(
    "VC and S: content-available wakes all but the swiped app",
    arguments: [
      (Condition.active, ["fetchPush active"]), (.inactive, ["fetchPush inactive"]),
      (.running, ["fetchPush background"]), (.suspended, ["fetchPush background"]),
      (.reclaimed, launched), (.swiped, []),
    ])
  func contentAvailable(condition: Condition, calls: [String]) {
    for push in [Event.mixed, .silent] {
      var play = Self.play(condition)
      #expect(play.calls(push) == calls)
    }
  }

  @Test("iOS 6 wakes for nothing; the old method runs in front", arguments: Condition.allCases)
  func ios6(condition: Condition) {
    let app = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotification])
    var play = Self.play(condition, .ios6, app: app)
    let expected: [String]
    switch condition {
    case .active: expected = ["oldPush active"]
    case .inactive: expected = ["oldPush inactive"]
    case .running, .suspended, .reclaimed, .swiped: expected = []
    }
    #expect(play.calls(.mixed) == expected)
  }

  @Test("the method without a handler never wakes an app")
  func oldMethod() {
    let app = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotification])
    var play = Self.play(.suspended, app: app)
    #expect(play.calls(.silent) == [])
  }

  @Test(
    "a switch drops the wake, and the rule says which",
    arguments: [
      (Event.changedSetting(.backgroundRefresh(false)), Rule.pushRefreshOff),
      (.changedSetting(.lowPower(true)), .pushLowPower),
    ])
  func switches(setting: Event, rule: Rule) {
    var play = Self.play(.suspended)
    play.play(setting)
    let steps = play.play(.silent)
    #expect(steps.contains { $0.rule == rule })
    #expect(steps.compactMap(\.asCall) == [])
    #expect(play.world.apns.held == nil)
  }

  @Test("without the mode no wake, in front the call comes all the same")
  func noMode() {
    var play = Play(modes: [])
    #expect(play.play(.silent).contains { $0.rule == .pushNoMode })
    play.play(.openedApp)
    #expect(play.calls(.silent) == ["fetchPush active"])
  }

  @Test(
    "options that take the wake away",
    arguments: [
      (Option.mixedIsPlain, Event.mixed, Condition.suspended, 0),
      (.mixedIsPlain, .push("sound", "content-available"), .suspended, 0),
      (.mixedIsPlain, .silent, .suspended, 1),
      (.alertSpoils, .mixed, .suspended, 0),
      (.alertSpoils, .push("sound", "content-available"), .suspended, 1),
      (.killedNeverWakes, .silent, .reclaimed, 0),
      (.killedNeverWakes, .silent, .suspended, 1),
      (.launchOnly, .silent, .reclaimed, 2),
    ])
  func options(option: Option, push: Event, condition: Condition, calls: Int) {
    var play = Self.play(condition, options: [option])
    #expect(play.calls(push).count == calls)
  }

  @Test(
    "a tap goes through the foreground, and the method comes before didBecomeActive",
    arguments: [
      (Condition.running, ["willEnterForeground background"]),
      (.suspended, ["willEnterForeground background"]),
      (
        .reclaimed,
        [
          "willFinishLaunching inactive remoteNotification",
          "didFinishLaunching inactive remoteNotification",
        ]
      ),
      (
        .swiped,
        [
          "willFinishLaunching inactive remoteNotification",
          "didFinishLaunching inactive remoteNotification",
        ]
      ),
    ])
  func tap(condition: Condition, before: [String]) {
    var play = Self.play(condition)
    play.play(.alert)
    #expect(play.calls(.tapped(1)) == before + ["fetchPush inactive", "didBecomeActive active"])
    #expect(play.world.center.notifications.isEmpty)
  }

  @Test("a tap in Notification Center over the active app: inactive, no willEnterForeground")
  func tapOverActiveApp() {
    var play = Self.play(.running)
    play.play(.alert, .openedApp, .pulledNotificationCenter)
    #expect(play.calls(.tapped(1)) == ["fetchPush inactive", "didBecomeActive active"])
  }

  @Test("at a cold tap the method without a handler is not called")
  func coldTapOldMethod() {
    let app = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotification])
    var play = Self.play(.reclaimed, app: app)
    play.play(.alert)
    #expect(
      play.calls(.tapped(1)) == [
        "willFinishLaunching inactive remoteNotification",
        "didFinishLaunching inactive remoteNotification", "didBecomeActive active",
      ])
  }

  @Test("before the first unlock a silent push is held and handed over at the unlock")
  func held() {
    var play = Play()
    play.play(.rebooted)
    #expect(play.calls(.silent) == [])
    #expect(play.world.flag(.heldPush) == .heldPush(true))
    #expect(play.calls(.unlocked) == Self.launched)
    #expect(play.world.flag(.heldPush) == .heldPush(false))
  }

  @Test("post-boot-hold: 300 s, then handed over; a launch by the user is quicker")
  func postBoot() {
    var play = Play(options: [.postBootHold])
    play.play(.rebooted, .unlocked, .silent)
    #expect(play.calls(.wait(299)) == [])
    #expect(play.calls(.wait(1)) == Self.launched)

    var opened = Play(options: [.postBootHold])
    opened.play(.rebooted, .unlocked, .silent)
    #expect(opened.calls(.openedApp).suffix(2) == ["didBecomeActive active", "fetchPush active"])
  }

  @Test("device-pacing: 900 s between silent wakes, the newest is held")
  func pacing() {
    var play = Self.play(.suspended, options: [.devicePacing])
    #expect(play.calls(.silent) == ["fetchPush background"])
    play.play(.wait(60))
    #expect(play.calls(.silent) == [])
    #expect(play.calls(.wait(839)) == [])
    #expect(play.calls(.wait(1)) == ["fetchPush background"])
  }

  @Test(
    "alert-wake-counts: a shown push that wakes in background counts as a silent one, no other",
    arguments: [
      (true, Event.mixed, Condition.running, 1), (true, .mixed, .active, 0),
      (true, .alert, .running, 0), (true, .alert, .active, 0), (true, .silent, .running, 1),
      (true, .silent, .active, 0), (false, .mixed, .running, 0), (false, .alert, .running, 0),
    ])
  func countsAlertWakes(isOn: Bool, push: Event, condition: Condition, count: Int) {
    var play = Self.play(condition, options: isOn ? [.alertWakeCounts] : [])
    play.play(push)
    #expect(play.world.recentSilentDeliveries == count)
    #expect(play.world.apns.silentWakes.count == count)
  }

  @Test("... nor under Xcode")
  func countsNoAlertWakesUnderXcode() {
    var play = Play(options: [.alertWakeCounts])
    play.play(.ranFromXcode, .pressedHome, .mixed)
    #expect(play.world.recentSilentDeliveries == 0)
  }

  @Test("from iOS 13 on a silent push with priority 10 wakes nothing; one that is shown does")
  func priorityTen() {
    for (keys, wakes) in [(["content-available"], false), (["alert", "content-available"], true)] {
      for priority in [5, 10] {
        var push = Push.of(keys)
        push.priority = priority
        var play = Self.play(.suspended, .ios13)
        let steps = play.play(.sentPush(push))
        #expect(steps.contains { $0.rule == .pushPriority10 } == (!wakes && priority == 10))
        #expect(
          (steps.compactMap(\.asCall) == ["fetchPush background"]) == (wakes || priority == 5))
      }
    }
  }

  @Test("a kill drops the held push")
  func killDropsHeld() {
    var play = Self.play(.suspended, options: [.devicePacing])
    play.play(.silent, .wait(60), .silent)
    #expect(play.world.apns.held != nil)
    play.play(.reclaimedMemory)
    #expect(play.world.apns.held == nil)
  }

  @Test("the handler has thirty seconds in background, none in front")
  func handlerTime() {
    var late = Self.play(.suspended, app: StandInApp(onPush: .nothing))
    late.play(.silent, .wait(29))
    #expect(late.world.lifecycle == .background)
    late.play(.wait(1))
    #expect(late.world.lifecycle == .notRunning)

    var inFront = Self.play(.suspended, app: StandInApp(onPush: .nothing))
    inFront.play(.silent, .wait(29), .openedApp, .wait(60))
    #expect(inFront.world.lifecycle == .active)
  }

  @Test("the handler of a tap keeps no app awake, called or not")
  func handlerOfATap() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.didReceiveResponse], onPush: .nothing,
      setsNotificationDelegate: true)
    var play = Play(.ios12, app: app)
    play.play(.openedApp, .pressedHome, .alert, .tapped(1), .pressedHome)
    #expect(play.world.openHandlers.map(\.kind) == [.response])
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("with the default network the app is suspended 7 s after a silent push")
  func suspendedAfterSeven() {
    var play = Self.play(.suspended)
    play.play(.silent, .wait(6))
    #expect(play.world.lifecycle == .background)
    play.play(.wait(1))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("the handler stops the suspension before the method is called")
  func handlerStopsSuspension() {
    var play = Self.play(.running)
    let steps = play.play(.silent)
    let stopped = steps.firstIndex {
      if case .timer(let timer, .stopped) = $0.change { timer.name == .suspend } else { false }
    }
    let called = steps.firstIndex { $0.asCall == "fetchPush background" }
    #expect(stopped != nil && called != nil && (stopped ?? 0) < (called ?? 0))
  }

  @Test("an app without a push method: the newer one is looked for, and no handler is open")
  func noMethod() {
    var play = Self.play(.active, app: StandInApp(callbacks: StandInApp.lifecycle))
    let calls = play.play(.alert).compactMap { step -> Call? in
      if case .call(let call) = step.change { call } else { nil }
    }
    #expect(calls.map(\.callback) == [.didReceiveRemoteNotificationFetch])
    #expect(calls.map(\.answer) == [.missing] && play.world.openHandlers.isEmpty)
  }

  @Test("a trap in the method ends the process as a crash, and no call follows")
  func trap() {
    var play = Self.play(.suspended, app: StandInApp(onPush: .traps))
    play.play(.alert)
    let steps = play.play(.tapped(1))
    #expect(steps.compactMap(\.asCall).last == "fetchPush inactive")
    #expect(steps.contains { $0.change == .terminated(.crash, code: nil) })
    #expect(play.world.phone.screen == .home)
  }
}

extension Play {
  /// Opens the app for the first time and brings it to a condition.
  mutating func bring(to condition: WakeTests.Condition) {
    play(.openedApp)
    switch condition {
    case .active: break
    case .inactive: play(.openedSwitcher)
    case .running: play(.pressedHome)
    case .suspended: play(.pressedHome, .wait(10))
    case .reclaimed: play(.pressedHome, .wait(10), .reclaimedMemory)
    case .swiped: play(.pressedHome, .wait(10), .openedSwitcher, .swipedAppAway)
    }
  }
}
