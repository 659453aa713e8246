import LifecycleModel
import Testing

/// The callbacks of launches, state changes and ends without scenes.
@Suite struct LifecycleTests {
  let launch = [
    "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
  ]
  let leave = ["willResignActive active", "didEnterBackground background"]
  let comeBack = ["willEnterForeground background", "didBecomeActive active"]

  @Test("row 1: icon, not running")
  func coldLaunch() {
    var play = Play()
    #expect(play.calls(.openedApp) == launch)
    #expect(play.world.lifecycle == .active)
  }

  @Test("rows 2 and 3: home and back, from background and from suspended", arguments: [1, 10])
  func homeAndBack(seconds: Int) {
    var play = Play()
    play.play(.openedApp)
    #expect(play.calls(.pressedHome) == leave)
    play.play(.wait(seconds))
    #expect(play.world.lifecycle == (seconds < 5 ? .background : .suspended))
    #expect(play.calls(.openedApp) == comeBack)
  }

  @Test(
    "row 4: leaving while inactive only enters the background",
    arguments: [
      Event.openedSwitcher, .pulledNotificationCenter, .pulledControlCenter,
    ])
  func homeWhileInactive(overlay: Event) {
    var play = Play()
    play.play(.openedApp)
    #expect(play.calls(overlay) == ["willResignActive active"])
    #expect(play.world.lifecycle == .inactive)
    #expect(play.calls(.pressedHome) == ["didEnterBackground background"])
  }

  @Test("2b: interruptions end with didBecomeActive alone")
  func interruptions() {
    var play = Play()
    play.play(.openedApp)
    let became = ["didBecomeActive active"]
    let resigned = ["willResignActive active"]
    #expect(play.calls(.openedSwitcher) == resigned)
    #expect(play.calls(.returnedToApp) == became)
    #expect(play.calls(.pulledNotificationCenter) == resigned)
    #expect(play.calls(.closedOverlay) == became)
    #expect(play.calls(.callCame) == resigned)
    #expect(play.calls(.declinedCall) == became)
  }

  @Test("2b: interruptions nest")
  func nested() {
    var play = Play()
    play.play(.openedApp)
    #expect(play.calls(.pulledControlCenter, .callCame) == ["willResignActive active"])
    #expect(play.calls(.declinedCall) == [])
    #expect(play.calls(.closedOverlay) == ["didBecomeActive active"])
  }

  @Test("2b: an answered call sends the app to the background, hanging up brings it back")
  func answeredCall() {
    var play = Play()
    play.play(.openedApp, .callCame)
    #expect(play.calls(.answeredCall) == ["didEnterBackground background"])
    #expect(play.calls(.hungUp) == comeBack)
    #expect(play.world.phone.screen == .app)
  }

  @Test("a call that goes on elsewhere ends without moving anything")
  func hangUpElsewhere() {
    var play = Play()
    play.play(.openedApp, .callCame, .answeredCall, .pressedHome)
    #expect(play.calls(.hungUp) == [])
    #expect(play.world.phone.screen == .home)
  }

  @Test("2b: lock and unlock, iOS 7 and later")
  func lock() {
    var play = Play()
    play.play(.openedApp)
    #expect(play.calls(.locked) == leave)
    #expect(play.calls(.unlocked) == comeBack)
  }

  @Test("2b: inside didEnterBackground after a lock iOS 6 says inactive")
  func lockIOS6() {
    var play = Play(.ios6)
    play.play(.openedApp)
    #expect(
      play.calls(.locked) == ["willResignActive active", "didEnterBackground inactive"])
    #expect(
      play.calls(.unlocked) == ["willEnterForeground inactive", "didBecomeActive active"])
    #expect(play.calls(.pressedHome) == leave)
  }

  @Test("2b: a memory warning reaches running apps only")
  func memoryWarning() {
    var play = Play()
    play.play(.openedApp)
    #expect(play.calls(.warnedOfMemory) == ["didReceiveMemoryWarning active"])
    play.play(.pressedHome)
    #expect(play.calls(.warnedOfMemory) == ["didReceiveMemoryWarning background"])
    play.play(.wait(5))
    #expect(play.world.denial(of: .warnedOfMemory)?.condition == .appSuspended)
  }

  @Test("option spurious-active: an extra pair under Notification Center")
  func spuriousActive() {
    var play = Play(options: [.spuriousActive])
    play.play(.openedApp)
    #expect(
      play.calls(.pulledNotificationCenter) == [
        "willResignActive active", "didBecomeActive active", "willResignActive active",
      ])
    #expect(play.world.lifecycle == .inactive)
  }

  @Test(
    "4a: swiped away in front",
    arguments: [
      (Profile.Name.ios6, 1), (.ios7, 2), (.ios9, 1),
    ])
  func swipedInFront(profile: Profile.Name, times: Int) {
    var play = Play(profile)
    play.play(.openedApp, .openedSwitcher)
    #expect(
      play.calls(.swipedAppAway)
        == Array(repeating: "didEnterBackground background", count: times)
        + ["willTerminate background"])
    #expect(play.world.app.isForceQuit)
    #expect(!play.world.app.hasCard)
    #expect(play.world.phone.screen == .home)
  }

  @Test(
    "4a: swiped away at work in background",
    arguments: [
      (Profile.Name.ios7, ["didEnterBackground background", "willTerminate background"]),
      (.ios9, ["willTerminate background"]),
    ])
  func swipedAtWork(profile: Profile.Name, calls: [String]) {
    var play = Play(profile)
    play.play(.openedApp, .pressedHome, .openedSwitcher)
    #expect(play.calls(.swipedAppAway) == calls)
  }

  @Test("4a: swiped away while suspended or dead, nobody is told")
  func swipedSuspended() {
    var play = Play()
    play.play(.openedApp, .pressedHome, .wait(10), .openedSwitcher)
    #expect(play.calls(.swipedAppAway) == [])
    #expect(play.world.processState == .notRunning)

    var dead = Play()
    dead.play(.openedSwitcher)
    let steps = dead.play(.swipedAppAway)
    #expect(!steps.contains { if case .terminated = $0.change { true } else { false } })
    #expect(dead.world.app.isForceQuit)
  }

  @Test(
    "4b: other ends tell the app nothing and set no ban",
    arguments: [
      (Event.reclaimedMemory, Terminator.system), (.appCrashed, .crash), (.rebooted, .reboot),
    ])
  func otherEnds(event: Event, by: Terminator) {
    var play = Play()
    play.play(.openedApp)
    let steps = play.play(event)
    #expect(steps.compactMap(\.asCall) == [])
    #expect(steps.contains { $0.change == .terminated(by, code: nil) })
    #expect(!play.world.app.isForceQuit)
    #expect(play.world.phone.screen == (by == .reboot ? .lock : .home))
  }

  @Test("5: who lifts the ban", arguments: [Event.openedApp, .ranFromXcode, .rebooted])
  func ban(lifter: Event) {
    var play = Play()
    play.play(.openedApp, .openedSwitcher, .swipedAppAway, lifter)
    #expect(!play.world.app.isForceQuit)
  }

  @Test("X4: option reboot-keeps-ban")
  func rebootKeepsBan() {
    var play = Play(options: [.rebootKeepsBan])
    play.play(.openedApp, .openedSwitcher, .swipedAppAway, .rebooted)
    #expect(play.world.app.isForceQuit)
  }

  @Test("4c: under the debugger the app is never suspended, nor ended by the watchdog")
  func debugger() {
    var play = Play(app: StandInApp(onPush: .nothing))
    play.play(.ranFromXcode, .pressedHome, .silent, .wait(60))
    #expect(play.world.lifecycle == .background)
    play.play(.detachedXcode)
    #expect(play.world.flag(.debugger) == .debugger(false))
  }

  @Test("4c: waiting for the executable attaches at the next launch, by a push too")
  func xcodeWait() {
    var play = Play()
    play.play(.waitsInXcode)
    #expect(play.world.flag(.debugger) == .debugger(false))
    #expect(
      play.calls(.silent) == [
        "willFinishLaunching background remoteNotification",
        "didFinishLaunching background remoteNotification", "fetchPush background",
      ])
    #expect(play.world.flag(.debugger) == .debugger(true))
  }

  @Test("a fresh app has no token until it was launched")
  func fresh() {
    var play = Play(fresh: true)
    #expect(play.world.denial(of: .returnedToApp) != nil)
    let steps = play.play(.alert)
    #expect(
      steps.contains { if case .apns(let v) = $0.change { v.fate == .rejected } else { false } })
    play.play(.openedApp)
    #expect(play.world.flag(.token) == .token(true))
    #expect(play.world.flag(.permission) == .permission(.notDetermined))
  }

  @Test("UIKit posts a notification once behind its method, that of willEnterForeground before it")
  func notifications() {
    let callbacks: [Callback] = [
      .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willEnterForeground,
    ]
    var app = StandInApp()
    for callback in callbacks {
      app.uses[callback] = [.log("\(callback)")]
      let name = "\(callback)".prefix(1).uppercased() + "\(callback)".dropFirst()
      app.observers["UIApplication\(name)Notification"] = [.log("posted \(callback)")]
    }
    var play = Play(app: app)
    let logs = play.play(.openedApp, .pressedHome, .openedApp).compactMap { step -> String? in
      if case .app(.logged(let text)) = step.change { text } else { nil }
    }
    #expect(
      logs == [
        "didFinishLaunching", "posted didFinishLaunching", "didBecomeActive",
        "posted didBecomeActive", "willResignActive", "posted willResignActive",
        "didEnterBackground", "posted didEnterBackground", "posted willEnterForeground",
        "willEnterForeground", "didBecomeActive", "posted didBecomeActive",
      ])
  }

  @Test("nothing is posted to a process that its method has ended")
  func noNotificationBehindTheEnd() {
    var play = Play(
      app: StandInApp(
        uses: [.didBecomeActive: [.trap]],
        observers: ["UIApplicationDidBecomeActiveNotification": [.log("posted")]]))
    let steps = play.play(.openedApp)
    #expect(!steps.contains { $0.change == .app(.logged("posted")) })
  }
}
