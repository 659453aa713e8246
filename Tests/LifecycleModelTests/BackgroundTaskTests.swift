import Testing

@testable import LifecycleModel

/// `beginBackgroundTask`: its time limit and its end.
@Suite struct BackgroundTaskTests {
  /// Begins a task in didEnterBackground.
  static func app(_ name: String? = nil, closures: [String: [StandInApp.Use]] = [:]) -> StandInApp {
    StandInApp(uses: [.didEnterBackground: [.beginTask(name)]], closures: closures)
  }

  static let ends = app("expired", closures: ["expired": [.endTask(1)]])

  static let budgets: [(Profile.Name, Int)] = [
    (.ios6, 600), (.ios7, 180), (.ios9, 180), (.ios12, 180), (.ios13, 30),
  ]

  @Test(
    "the app's time by era; ending the task in the handler leads to suspension", arguments: budgets)
  func ends(profile: Profile.Name, budget: Int) {
    var play = WakeTests.play(.running, profile, app: Self.ends)
    #expect(play.world.timer(named: .backgroundTask)?.length == .seconds(budget))
    play.play(.wait(budget - 1))
    #expect(play.world.lifecycle == .background)
    let steps = play.play(.wait(1))
    #expect(steps.contains { $0.change == .app(.expirationCalled) })
    #expect(play.world.timer(named: .backgroundTask) == nil)
    play.play(.wait(4))
    #expect(play.world.lifecycle == .background)
    play.play(.wait(1))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("a task that is not ended: killed a second after the end, and no ban", arguments: budgets)
  func overrun(profile: Profile.Name, budget: Int) {
    for app in [Self.app(), Self.app("expired")] {
      var play = WakeTests.play(.running, profile, app: app)
      play.play(.wait(budget))
      #expect(play.world.lifecycle == .background)
      let steps = play.play(.wait(1))
      #expect(steps.contains { $0.change == .terminated(.watchdog, code: "0x8badf00d") })
      #expect(!play.world.app.isForceQuit)
    }
  }

  @Test("an overrun forbids no later launch")
  func laterLaunch() {
    var play = WakeTests.play(.running, app: Self.app())
    play.play(.wait(181))
    #expect(play.calls(.silent) == WakeTests.launched)
  }

  @Test("work that the app has begun goes on meanwhile; the end of the task ends its time")
  func work() {
    var app = Self.app(closures: ["downloaded": [.endTask(1)]])
    app.uses[.didEnterBackground] = [.beginTask(nil), .download]
    var play = Play(app: app)
    play.play(.network(60), .openedApp, .pressedHome)
    let steps = play.play(.wait(60))
    #expect(steps.contains { $0.change == .app(.downloadEnded(nil, .data)) })
    #expect(play.world.timer(named: .backgroundTask) == nil)
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("the time belongs to the app: a second task has only what the first has left")
  func oneBudget() {
    var app = StandInApp(uses: [
      .didEnterBackground: [.beginTask(nil)],
      .didReceiveMemoryWarning: [.endTask(1), .beginTask(nil)],
    ])
    var play = WakeTests.play(.running, app: app)
    play.play(.wait(100), .warnedOfMemory)
    #expect(play.world.timer(named: .backgroundTask)?.left(at: play.world.clock) == .seconds(80))
    app.uses[.didReceiveMemoryWarning] = [.endTask(1)]
    play.app = app
    play.play(.warnedOfMemory)
    #expect(play.world.timer(named: .backgroundTask) == nil)
    app.uses[.didReceiveMemoryWarning] = [.beginTask(nil)]
    play.app = app
    play.play(.warnedOfMemory)
    #expect(play.world.timer(named: .backgroundTask)?.length == .seconds(80))
  }

  @Test("in front the clock does not run, and the next time in background is whole")
  func inFront() {
    var play = WakeTests.play(.running, app: Self.ends)
    play.play(.wait(100), .openedApp)
    #expect(play.world.timer(named: .backgroundTask) == nil)
    play.play(.wait(1000), .pressedHome)
    #expect(play.world.timer(named: .backgroundTask)?.length == .seconds(180))
  }

  @Test("begun inside a push's wake it brings seconds; beside a location event the full time")
  func woken() {
    var app = StandInApp(
      callbacks: StandInApp.lifecycle + StandInApp.location + [.didReceiveRemoteNotificationFetch],
      onPush: .nothing)
    app.uses = LocationTests.app.uses
    app.uses[.didReceiveRemoteNotificationFetch] = [.beginTask(nil)]
    app.uses[.didEnterRegion] = [.beginTask(nil)]
    var push = WakeTests.play(.suspended, app: app)
    push.play(.silent)
    #expect(push.world.timer(named: .backgroundTask)?.length == .seconds(30))
    var region = WakeTests.play(.reclaimed, app: app)
    region.play(LocationTests.enter)
    #expect(region.world.timer(named: .backgroundTask)?.length == .seconds(180))
    region.play(.wait(60))
    #expect(region.world.lifecycle == .background, "article 3.4: longer with a background task")
  }

  @Test("no kill under the debugger")
  func debugger() {
    var play = Play(app: Self.app())
    play.play(.ranFromXcode, .pressedHome, .wait(600))
    #expect(play.world.lifecycle == .background)
  }

  @Test(
    "the task after the thousandth ends the app from iOS 11 on",
    arguments: [
      (Profile.Name.ios9, 1000, true), (.ios12, 999, true), (.ios12, 1000, false),
      (.ios17Scenes, 1000, false),
    ])
  func tooMany(profile: Profile.Name, begun: Int, lives: Bool) {
    var play = Play(
      profile, app: StandInApp(uses: [.didReceiveMemoryWarning: [.beginTask(nil)]]))
    play.play(.openedApp)
    var services = play.world.services
    services.backgroundTasks = (1...begun).map { AppProcess.BackgroundTask(id: $0) }
    play.world.apply(.services(services))
    let steps = play.play(.warnedOfMemory)
    #expect((play.world.processState == .running) == lives)
    let ended = steps.contains { $0.change == .terminated(.system, code: "0xbada5e47") }
    #expect(ended != lives)
  }

  @Test("code that blocks: the launch has 20 s, didEnterBackground 5 s, a location event 10 s")
  func blocking() {
    for (callback, seconds, rule) in [
      (Callback.didFinishLaunching, 20, Rule.launchTooLong),
      (.didEnterBackground, 5, .watchdogHang), (.didEnterRegion, 10, .locationOverrun),
    ] {
      for (time, lives) in [(seconds - 1, true), (seconds + 1, false)] {
        var app = LocationTests.app
        app.uses[callback, default: []].append(.sleep(time))
        var play = Play(app: app)
        let steps = play.play(.openedApp, .pressedHome, LocationTests.enter)
        let end = steps.first { if case .terminated = $0.change { true } else { false } }
        #expect((end == nil) == lives, "\(callback) \(time)")
        #expect(lives || end?.rule == rule)
        #expect(!play.world.app.isForceQuit)
      }
    }
  }

  @Test("code that blocks through its background time is not called and killed a second later")
  func blockingTask() {
    var app = Self.app("expired", closures: ["expired": [.endTask(1)]])
    app.uses[.didReceiveMemoryWarning] = [.sleep(200)]
    var play = WakeTests.play(.running, app: app)
    let steps = play.play(.warnedOfMemory)
    #expect(!steps.contains { $0.change == .app(.expirationCalled) })
    #expect(steps.contains { $0.rule == .backgroundTaskOverrun })
    #expect(play.world.clock == .seconds(181))
  }
}
