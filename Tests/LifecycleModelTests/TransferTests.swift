import LifecycleModel
import Testing

/// Background URLSessions: wakes, launches and time limits.
@Suite struct TransferTests {
  static let callbacks: [Callback] = [
    .didReceiveRemoteNotificationFetch, .handleEventsForBackgroundURLSession,
    .urlSessionDownloadFinished, .urlSessionTaskCompleted, .urlSessionDidFinishEvents,
  ]

  /// Creates its session at each launch, starts a transfer in each push, and calls handlers at
  /// once.
  static let app = StandInApp(
    callbacks: StandInApp.lifecycle + callbacks, onPush: .completesAtOnce,
    uses: [
      .didFinishLaunching: [.session("news")],
      .didReceiveRemoteNotificationFetch: [.transfer("news")],
    ])

  static let done = Event.endedTransfers(.done)
  static let direct = ["urlSessionDownloadFinished", "urlSessionTaskCompleted"]

  static func state(_ state: String, _ calls: [String]) -> [String] {
    calls.map { "\($0) \(state)" }
  }

  static let woken = state(
    "background", ["handleEventsForBackgroundURLSession"] + direct + ["urlSessionDidFinishEvents"])

  static func barrier(_ play: Play, _ end: TransferEnd = .done) -> Denial.Condition? {
    play.world.denial(of: .endedTransfers(end), by: play.app)?.condition
  }

  @Test("in front and at work the delegate alone is told")
  func running() {
    var front = WakeTests.play(.active, app: Self.app)
    front.play(.silent)
    #expect(front.calls(Self.done) == Self.state("active", Self.direct))
    var back = WakeTests.play(.running, app: Self.app)
    back.play(.silent)
    #expect(back.calls(Self.done) == Self.state("background", Self.direct))
    #expect(!back.world.timers.contains { $0.name == .transfer })
  }

  @Test("suspended it is resumed, ended by the system or a crash it is launched")
  func wakes() {
    var suspended = WakeTests.play(.running, app: Self.app)
    suspended.play(.silent, .wait(5))
    #expect(suspended.world.processState == .suspended)
    #expect(suspended.calls(Self.done) == Self.woken)
    for end in [Event.reclaimedMemory, .appCrashed] {
      var ended = WakeTests.play(.running, app: Self.app)
      ended.play(.silent, end)
      let launched = Self.state("background", ["willFinishLaunching", "didFinishLaunching"])
      #expect(ended.calls(Self.done) == launched + Self.woken)
    }
  }

  @Test("one wake for all of a session, one for each session")
  func oneWake() {
    var app = Self.app
    app.uses[.didFinishLaunching] = [.session("news"), .session("films")]
    app.uses[.didReceiveRemoteNotificationFetch] = [
      .transfer("news"), .transfer("films"), .transfer("news"),
    ]
    var play = WakeTests.play(.running, app: app)
    play.play(.silent, .wait(5))
    let calls = play.calls(Self.done)
    #expect(calls.count { $0.hasPrefix("handleEvents") } == 2)
    #expect(calls.count { $0.hasPrefix("urlSessionDidFinishEvents") } == 2)
    #expect(calls.prefix(5).count { $0.hasPrefix("urlSessionTaskCompleted") } == 2)
    #expect(calls.count { $0.hasPrefix("urlSessionTaskCompleted") } == 3)
    #expect(play.world.services.wokenForSessions == [])
  }

  @Test("a failed transfer brings no file")
  func failed() {
    var play = WakeTests.play(.running, app: Self.app)
    play.play(.silent, .wait(5))
    #expect(
      play.calls(.endedTransfers(.failed)) == Self.woken.filter { !$0.contains("DownloadFinished") }
    )
    play.play(.openedApp)
    #expect(play.world.app.contentAtFront == .missing)
  }

  @Test("a force quit cancels; the next launch is told, nothing is woken for it")
  func forceQuit() {
    for condition in [WakeTests.Condition.active, .suspended, .reclaimed] {
      var app = Self.app
      app.uses[.didEnterBackground] = [.transfer("news")]
      app.uses[.didBecomeActive] = [.transfer("news")]
      var play = WakeTests.play(condition, app: app)
      if condition == .reclaimed { #expect(play.world.processState == .notRunning) }
      if condition != .active { #expect(play.world.phone.screen == .home) }
      let count = play.world.app.registrations.transfers.count
      play.play(.openedSwitcher, .swipedAppAway)
      #expect(count > 0 && Self.barrier(play) == .notAsked)
      app.uses[.didBecomeActive] = []
      play.app = app
      let told = play.calls(.openedApp).filter { $0.hasPrefix("urlSession") }
      #expect(Set(told) == ["urlSessionTaskCompleted active"])
    }
  }

  @Test("a restart cancels nothing; the launch waits for the first unlock")
  func reboot() {
    var play = WakeTests.play(.running, app: Self.app)
    play.play(.silent, .rebooted)
    let steps = play.play(Self.done)
    #expect(steps.last?.change == .app(.notWoken(.transfer, .beforeFirstUnlock)))
    #expect(steps.last?.rule == .transferBeforeFirstUnlock)
    let call = play.play(.callCame, .declinedCall)
    #expect(!call.contains { $0.rule == .transferBeforeFirstUnlock }, "told once")
    #expect(play.calls(.unlocked).suffix(4) == Self.woken)
  }

  @Test(
    "what the app starts in front depends on no switch; in background on two, until it is opened")
  func discretion() {
    for (change, barrier) in [
      (SettingChange.backgroundRefresh(false), Denial.Condition.refreshOff),
      (.lowPower(true), .lowPower),
    ] {
      var front = WakeTests.play(.active, app: Self.app)
      front.play(.silent, .changedSetting(change))
      #expect(Self.barrier(front) == nil)
      for (profile, after) in [(Profile.Name.ios7, barrier), (.ios9, nil)] {
        var play = WakeTests.play(.running, profile, app: Self.app)
        play.play(.silent, .changedSetting(change))
        #expect(Self.barrier(play) == barrier && Self.barrier(play, .failed) == barrier)
        play.play(.openedApp)
        #expect(Self.barrier(play) == after)
      }
    }
  }

  @Test("the delay: 0, 60, 120, 240 s; gone when it passes unused, or when the user comes")
  func delay() {
    var play = WakeTests.play(.running, app: Self.app)
    play.play(.silent, .wait(5))
    for seconds in [60, 120, 240] {
      play.play(Self.done, .mixed)
      #expect(Self.barrier(play) == .tooEarly(.seconds(seconds)))
      play.play(.wait(seconds))
      #expect(Self.barrier(play) == nil)
    }
    play.play(Self.done, .wait(481), .mixed)
    #expect(Self.barrier(play) == nil)
    play.play(.wait(5), Self.done, .mixed)
    #expect(Self.barrier(play) == .tooEarly(.seconds(60)))
    play.play(.openedApp)
    #expect(Self.barrier(play) == nil)
  }

  @Test("offline nothing is done, but it may fail; before iOS 7 there is none")
  func barriers() {
    var play = WakeTests.play(.active, app: Self.app)
    #expect(Self.barrier(play) == .notAsked)
    play.play(.silent, .wentOffline)
    #expect(Self.barrier(play) == .offline && Self.barrier(play, .failed) == nil)
    #expect(Self.barrier(Play(.ios6, app: Self.app)) == .era)
  }

  @Test("30 s for the handler, then 0x2182bad3 without a ban")
  func tooLate() {
    var app = Self.app
    app.onPush = .nothing
    app.uses[.didFinishLaunching] = [.session("news"), .transfer("news")]
    var play = WakeTests.play(.suspended, app: app)
    play.play(.changedSetting(.backgroundRefresh(true)), Self.done, .wait(29))
    #expect(play.world.processState == .running)
    let steps = play.play(.wait(1))
    #expect(
      steps.contains {
        $0.change == .terminated(.watchdog, code: "0x2182bad3")
          && $0.rule == .transferHandlerTooLate
      })
    #expect(!play.world.app.isForceQuit)
  }

  @Test("a process that has not made its session is told when it makes it")
  func sessionMadeLater() {
    var app = Self.app
    app.uses[.didFinishLaunching] = []
    app.uses[.didReceiveRemoteNotificationFetch] = [.session("news"), .transfer("news")]
    app.uses[.didReceiveMemoryWarning] = [.session("news")]
    var play = WakeTests.play(.running, app: app)
    play.play(.silent, .reclaimedMemory)
    let launched = Self.state("background", ["willFinishLaunching", "didFinishLaunching"])
    #expect(play.calls(Self.done) == launched + [Self.woken[0]])
    #expect(
      play.calls(.warnedOfMemory) == ["didReceiveMemoryWarning background"] + Self.woken.dropFirst()
    )
  }

  @Test("a transfer of a session that nobody made wakes the app and is not put off")
  func withoutSession() {
    let play = WakeTests.play(
      .active, app: StandInApp(uses: [.didBecomeActive: [.transfer("none")]]))
    let transfer = play.world.app.registrations.transfers.first
    #expect(transfer?.wakes == true && transfer?.isDiscretionary == false)
  }

  @Test("a background task that is begun in the session's wake has seconds")
  func backgroundTask() {
    var app = Self.app
    app.uses[.handleEventsForBackgroundURLSession] = [.beginTask(nil)]
    var play = WakeTests.play(.running, app: app)
    play.play(.silent, .wait(5), Self.done)
    #expect(play.world.timer(named: .backgroundTask)?.length == .seconds(30))
  }
}
