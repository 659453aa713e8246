import LifecycleModel
import Testing

/// BGAppRefreshTask and BGProcessingTask: requests, grants and time limits.
@Suite struct TaskTests {
  typealias Use = StandInApp.Use

  /// Registers `refresh` and `work`, and submits requests when it leaves the foreground.
  static func app(
    submits: [Use] = [
      StandInApp.submit("refresh", .refresh), StandInApp.submit("work", .processing),
    ],
    onTask: [Use] = [.complete(true)], closures: [String: [Use]] = [:]
  ) -> StandInApp {
    StandInApp(
      permittedTasks: ["refresh", "work"] + (1...11).map { "work\($0)" },
      uses: [
        .didFinishLaunching: [.register("refresh"), .register("work")],
        .didEnterBackground: submits,
      ],
      closures: closures.merging(["run refresh": onTask, "run work": onTask]) { $1 })
  }

  static let modes: [BackgroundMode] = [.fetch, .processing, .remoteNotification]

  /// The user opened and left the app, which then came to this state; the phone is locked.
  static func play(
    _ condition: WakeTests.Condition, _ profile: Profile.Name = .ios13, app: StandInApp = app(),
    options: [Option] = []
  ) -> Play {
    var play = Play(profile, app: app, options: options, modes: modes)
    play.play(.openedApp, .pressedHome, .wait(10))
    switch condition {
    case .active: play.play(.openedApp)
    case .inactive: play.play(.openedApp, .openedSwitcher)
    case .running: play.play(.network(20), .silent, .locked)
    case .suspended: play.play(.locked)
    case .reclaimed: play.play(.reclaimedMemory, .locked)
    case .swiped: play.play(.openedSwitcher, .swipedAppAway, .locked)
    }
    return play
  }

  static func barrier(_ play: Play, _ kind: TaskKind) -> Denial.Condition? {
    play.world.denial(of: .grantedTask(kind), by: play.app)?.condition
  }

  static let launched = ["willFinishLaunching background", "didFinishLaunching background"]

  @Test(
    "a refresh calls the launch handler in background, in front it is put off",
    arguments: [
      (WakeTests.Condition.active, Denial.Condition?.some(.inFront), []), (.inactive, .inFront, []),
      (.running, nil, ["launchHandler background"]),
      (.suspended, nil, ["launchHandler background"]),
      (.reclaimed, nil, launched + ["launchHandler background"]), (.swiped, .forceQuit, []),
    ])
  func refresh(condition: WakeTests.Condition, barrier: Denial.Condition?, calls: [String]) {
    var play = Self.play(condition)
    #expect(Self.barrier(play, .refresh) == barrier)
    #expect(play.calls(.grantedTask(.refresh)) == calls)
  }

  @Test(
    "processing only on an idle phone",
    arguments: [
      (WakeTests.Condition.active, Denial.Condition?.some(.notIdle), []), (.inactive, .notIdle, []),
      (.running, .notIdle, []), (.suspended, nil, ["launchHandler background"]),
      (.reclaimed, nil, launched + ["launchHandler background"]), (.swiped, .forceQuit, []),
    ])
  func processing(condition: WakeTests.Condition, barrier: Denial.Condition?, calls: [String]) {
    var play = Self.play(condition)
    #expect(Self.barrier(play, .processing) == barrier)
    #expect(play.calls(.grantedTask(.processing)) == calls)
  }

  @Test("after a force quit processing may run on iOS 26 and with the option")
  func processingAfterForceQuit() {
    let app = Self.app()
    for (profile, options) in [
      (Profile.Name.ios26Scenes, [Option]()), (.ios17Scenes, [.processingAfterForceQuit]),
    ] {
      var scenes = app
      scenes.callbacks += [.sceneDidEnterBackground]
      scenes.uses[.sceneDidEnterBackground] = app.uses[.didEnterBackground]
      let play = Self.play(.swiped, profile, app: scenes, options: options)
      #expect(Self.barrier(play, .processing) == nil)
      #expect(Self.barrier(play, .refresh) == .forceQuit)
    }
  }

  @Test("before the first unlock nothing; requests survive the restart")
  func firstUnlock() {
    var play = Self.play(.suspended)
    play.play(.rebooted)
    #expect(Self.barrier(play, .refresh) == .beforeFirstUnlock)
    #expect(Self.barrier(play, .processing) == .beforeFirstUnlock)
    play.play(.unlocked)
    #expect(play.calls(.grantedTask(.refresh)) == Self.launched + ["launchHandler background"])
  }

  @Test("switches: refresh off stops both, Low Power Mode and an empty battery only the refresh")
  func switches() {
    var off = Self.play(.suspended)
    off.play(.changedSetting(.backgroundRefresh(false)))
    #expect(Self.barrier(off, .refresh) == .refreshOff)
    #expect(Self.barrier(off, .processing) == .refreshOff)
    var low = Self.play(.suspended)
    low.play(.changedSetting(.lowPower(true)))
    #expect(Self.barrier(low, .refresh) == .lowPower)
    #expect(Self.barrier(low, .processing) == nil)
    var empty = Self.play(.suspended)
    empty.play(.batteryAt(20))
    #expect(Self.barrier(empty, .refresh) == nil)
    empty.play(.batteryAt(19))
    #expect(Self.barrier(empty, .refresh) == .lowBattery)
    #expect(Self.barrier(empty, .processing) == nil)
    empty.play(.plugged(true))
    #expect(Self.barrier(empty, .refresh) == nil)
  }

  @Test("an empty battery holds a fetch back, too")
  func fetchBattery() {
    var play = FetchTests.rested(.suspended)
    play.play(.batteryAt(19))
    #expect(FetchTests.barrier(play) == .lowBattery)
  }

  @Test("one request is one launch; submitting again inside the handler brings the next")
  func oneRequest() {
    var once = Self.play(.suspended)
    once.play(.grantedTask(.refresh))
    #expect(Self.barrier(once, .refresh) == .notAsked)
    let again = Self.app(onTask: [StandInApp.submit("refresh", .refresh), .complete(true)])
    var play = Self.play(.suspended, app: again)
    #expect(play.calls(.grantedTask(.refresh), .grantedTask(.refresh)).count == 2)
  }

  @Test(
    "from iOS 13 on",
    arguments: [(Profile.Name.ios12, Denial.Condition?.some(.era)), (.ios13, nil)])
  func era(profile: Profile.Name, barrier: Denial.Condition?) {
    #expect(Self.barrier(Self.play(.suspended, profile), .refresh) == barrier)
  }

  @Test("never before earliestBeginDate")
  func earliest() {
    let app = Self.app(submits: [StandInApp.submit("refresh", .refresh, earliest: 3600)])
    var play = Self.play(.suspended, app: app)
    #expect(Self.barrier(play, .refresh) == .tooEarly(.seconds(3590)))
    play.play(.wait(3590))
    #expect(Self.barrier(play, .refresh) == nil)
  }

  @Test("charger and network where the request asks for them")
  func conditions() {
    let app = Self.app(submits: [
      .submit("work", .processing, earliest: nil, network: true, power: true)
    ])
    var play = Self.play(.suspended, app: app)
    #expect(Self.barrier(play, .processing) == .noPower)
    play.play(.plugged(true), .wentOffline)
    #expect(Self.barrier(play, .processing) == .offline)
    play.play(.cameOnline)
    #expect(Self.barrier(play, .processing) == nil)
  }

  @Test("another request that nothing holds back goes first")
  func order() {
    var app = Self.app(submits: [
      .submit("work", .processing, earliest: nil, network: false, power: true),
      StandInApp.submit("work1", .processing),
    ])
    app.uses[.didFinishLaunching]?.append(.register("work1"))
    var play = Self.play(.suspended, app: app)
    let steps = play.play(.grantedTask(.processing))
    #expect(
      steps.contains { if case .call(let call) = $0.change { call.task == "work1" } else { false } }
    )
    #expect(play.world.app.registrations.taskRequests.map(\.identifier) == ["work"])
  }

  private static func errors(_ steps: [Step]) -> [TaskError?] {
    steps.compactMap { step in
      guard case .app(.asked(.submittedTask(_, _, let error))) = step.change else { return nil }
      return .some(error)
    }
  }

  @Test("submit: one refresh and ten processing requests, the same identifier replaces")
  func limits() {
    var app = Self.app(
      submits: [
        StandInApp.submit("refresh", .refresh, earliest: 60),
        StandInApp.submit("refresh", .refresh),
        StandInApp.submit("work", .refresh),
      ] + (1...11).map { StandInApp.submit("work\($0)", .processing) })
    app.uses[.didFinishLaunching]? += (1...11).map { .register("work\($0)") }
    var play = Play(.ios13, app: app, modes: Self.modes)
    let steps = play.play(.openedApp, .pressedHome)
    let wanted: [TaskError?] =
      [nil, nil, .tooManyPendingTaskRequests] + Array(repeating: nil, count: 10)
      + [.tooManyPendingTaskRequests]
    #expect(Self.errors(steps) == wanted)
    #expect(play.world.app.registrations.taskRequests.first?.earliest == nil)
    #expect(play.world.app.registrations.taskRequests.count == 11)
  }

  @Test("submit: notPermitted without mode or identifier, unavailable with the switch off")
  func submitErrors() {
    let submits = [StandInApp.submit("refresh", .refresh), StandInApp.submit("other", .refresh)]
    var noMode = Play(.ios13, app: Self.app(submits: submits), modes: [.processing])
    #expect(Self.errors(noMode.play(.openedApp, .pressedHome)) == [.notPermitted, .notPermitted])
    for setting in [SettingChange.backgroundRefresh(false), .lowPower(true)] {
      var off = Play(.ios13, app: Self.app(submits: submits), modes: Self.modes)
      off.play(.changedSetting(setting))
      #expect(Self.errors(off.play(.openedApp, .pressedHome)) == [.unavailable, .notPermitted])
    }
  }

  @Test("cancelling takes one request or all")
  func cancel() {
    var app = Self.app()
    app.uses[.didReceiveMemoryWarning] = [.cancel("refresh")]
    app.uses[.willEnterForeground] = [.cancel(nil)]
    var play = WakeTests.play(.running, .ios13, app: app)
    var stage = play.world.stage
    stage.setModes(Self.modes)
    play.world.apply(.stage(stage))
    play.play(.openedApp, .pressedHome, .warnedOfMemory)
    #expect(play.world.app.registrations.taskRequests.map(\.identifier) == ["work"])
    play.play(.openedApp)
    #expect(play.world.app.registrations.taskRequests.isEmpty)
  }

  @Test("registering: not permitted is false; twice, late, or not at all ends the app")
  func registration() {
    var unknown = Self.app()
    unknown.uses[.didFinishLaunching] = [.register("unknown")]
    var alive = Play(.ios13, app: unknown, modes: Self.modes)
    alive.play(.openedApp)
    #expect(alive.world.lifecycle == .active)
    for (callback, uses) in [
      (Callback.didFinishLaunching, [Use.register("refresh"), .register("refresh")]),
      (.didBecomeActive, [.register("work1")]),
      (.didBecomeActive, [StandInApp.submit("work2", .processing)]),
    ] {
      var app = Self.app()
      app.uses[callback, default: []] += uses
      var play = Play(.ios13, app: app, modes: Self.modes)
      let steps = play.play(.openedApp)
      #expect(steps.contains { $0.rule == .taskRegistration })
      #expect(play.world.lifecycle == .notRunning)
    }
  }

  @Test("thirty seconds, then the expiration handler; completing in it ends well")
  func expiration() {
    let app = Self.app(
      onTask: [.expiration("expired")], closures: ["expired": [.complete(false)]])
    var play = Self.play(.suspended, app: app)
    play.play(.grantedTask(.refresh), .wait(29))
    #expect(play.world.lifecycle == .background)
    let steps = play.play(.wait(1))
    #expect(steps.contains { $0.change == .app(.expirationCalled) })
    #expect(steps.contains { $0.change == .snapshot(.old) })
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("not completing after the expiration: terminated a second later, no ban")
  func overrun() {
    var play = Self.play(.suspended, app: Self.app(onTask: [.expiration("expired")]))
    play.play(.grantedTask(.refresh), .wait(30))
    #expect(play.world.lifecycle == .background)
    let steps = play.play(.wait(1))
    #expect(steps.contains { $0.change == .terminated(.watchdog, code: nil) })
    #expect(!play.world.app.isForceQuit)
  }

  @Test("without an expiration handler the task counts as failed, and the app is suspended")
  func noExpirationHandler() {
    var play = Self.play(.suspended, app: Self.app(onTask: []))
    play.play(.grantedTask(.refresh), .wait(30))
    #expect(play.world.services.runningTasks.isEmpty)
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("completing ends the wake with a snapshot")
  func completed() {
    var play = Self.play(.suspended)
    let steps = play.play(.grantedTask(.refresh))
    #expect(steps.contains { $0.change == .snapshot(.new) })
    #expect(play.world.timer(named: .task) == nil)
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }

  @Test("processing has minutes, and ends when the user picks the phone up")
  func pickedUp() {
    let app = Self.app(
      onTask: [.expiration("expired")], closures: ["expired": [.complete(false)]])
    var play = Self.play(.suspended, app: app)
    play.play(.grantedTask(.processing), .wait(120))
    #expect(play.world.lifecycle == .background)
    let steps = play.play(.unlocked)
    #expect(steps.contains { $0.rule == .taskPickedUp && $0.change == .app(.expirationCalled) })
    #expect(play.world.services.runningTasks.isEmpty)

    var stubborn = Self.play(.suspended, app: Self.app(onTask: [.expiration("expired")]))
    stubborn.play(.grantedTask(.processing), .unlocked, .wait(1))
    #expect(stubborn.world.lifecycle == .notRunning)
  }

  @Test("the time is counted for each launch, not for each task")
  func timePerLaunch() {
    var app = Self.app(
      submits: [StandInApp.submit("refresh", .refresh)],
      onTask: [StandInApp.submit("refresh", .refresh), .expiration("expired")])
    app.closures["expired"] = [.complete(false)]
    var play = Self.play(.suspended, app: app)
    play.play(.grantedTask(.refresh), .wait(20), .grantedTask(.refresh), .wait(9))
    #expect(play.world.services.runningTasks.count == 2)
    play.play(.wait(1))
    #expect(play.world.services.runningTasks.isEmpty)
  }

  @Test("a continued processing task that began in front holds the app awake in background")
  func continued() {
    var app = Self.app(submits: [], onTask: [])
    app.uses[.didBecomeActive] = [StandInApp.submit("work", .continued)]
    var play = Play(.ios13, app: app, modes: Self.modes)
    play.play(.openedApp)
    #expect(play.world.services.runningTasks.map(\.task.kind) == [.continued])
    play.play(.pressedHome, .wait(20))
    #expect(play.world.lifecycle == .background)
  }

  @Test("the end of a task's time is SwiftUI's rule where the task's own handler is a view's")
  func endOfViewTask() {
    for (viewed, other, rule) in [
      ("work", "refresh", Rule.taskExpires), ("refresh", "work", .viewBackgroundTask),
    ] {
      var app = Self.app(
        submits: [StandInApp.submit("refresh", .refresh)], onTask: [.expiration("over")])
      app.uses[.didFinishLaunching] = [
        .register(other),
        .code { _ = $0.registerTask(viewed, handler: .viewTask(.string("run " + viewed))) },
      ]
      app.hears = { entry, reaction in
        guard case .closure(.object, _) = entry else { return }
        for running in reaction.world.services.runningTasks {
          reaction.setExpirationHandler(.string("over"), ofTask: running.task.id)
        }
      }
      var play = Self.play(.suspended, app: app)
      play.play(.grantedTask(.refresh))
      let steps = play.play(.wait(30))
      #expect(steps.first { $0.change == .app(.expirationCalled) }?.rule == rule, "\(viewed)")
      // In the second of grace nothing suspends the app.
      #expect(play.world.timers.map(\.name) == [.task])
    }
  }
}
