import Testing

@testable import LifecycleModel

/// The rest of the app's background time, and the end of tasks.
@Suite struct BackgroundTimeTests {
  private typealias Use = StandInApp.Use

  private static let left = Use.code { reaction in
    reaction.log("\(reaction.world.backgroundTimeLeft.map { "\($0 / 1000)" } ?? "-")")
  }

  private func started(_ steps: [Step], _ name: Timer.Name) -> [Milliseconds] {
    steps.compactMap { step in
      guard case .timer(let timer, .started) = step.change, timer.name == name else { return nil }
      return timer.length
    }
  }

  @Test("backgroundTimeRemaining: counted from the entry, with a task alone")
  func remaining() {
    var app = StandInApp()
    app.uses[.didBecomeActive] = [Self.left, .beginTask(nil), Self.left, .endTask(1)]
    app.uses[.didEnterBackground] = [Self.left, .beginTask(nil), Self.left]
    app.uses[.didReceiveMemoryWarning] = [Self.left, .endTask(1), Self.left]
    var play = Play(app: app)
    #expect(play.logs(.openedApp) == ["-", "-"])
    #expect(play.logs(.pressedHome) == ["-", "180"])
    #expect(play.logs(.wait(2), .warnedOfMemory) == ["178", "178"])
    #expect(play.logs(.warnedOfMemory) == ["-", "-"])
  }

  @Test("what was used is gone: to the thousandth, and to nothing")
  func used() {
    var app = BackgroundTaskTests.app()
    app.uses[.didReceiveMemoryWarning] = [.endTask(1)]
    app.uses[.willResignActive] = []
    var play = WakeTests.play(.running, app: app)
    play.play(.timePassed(.seconds(180) - 1), .warnedOfMemory)
    #expect(play.world.services.backgroundTimeLeft == 1)
    play.app.uses[.didReceiveMemoryWarning] = [.beginTask(nil)]
    #expect(started(play.play(.warnedOfMemory), .backgroundTask) == [1])

    // The app's own work at the last moment comes first.
    app.uses[.didEnterBackground] = [.beginTask(nil), .after(180, "end")]
    app.closures["end"] = [.endTask(1)]
    var last = WakeTests.play(.running, app: app)
    last.play(.wait(180))
    #expect(last.world.processState == .running)
    #expect(last.world.services.backgroundTimeLeft == 0)

    // Under the debugger the app continues, but without time for another task.
    var debugged = Play(app: BackgroundTaskTests.ends)
    debugged.play(.ranFromXcode, .pressedHome, .wait(180))
    #expect(debugged.world.services.backgroundTimeLeft == 0)
    debugged.app.uses[.didReceiveMemoryWarning] = [.beginTask("expired")]
    #expect(started(debugged.play(.warnedOfMemory), .backgroundTask) == [])
    debugged.play(.openedApp, .warnedOfMemory)
    #expect(debugged.world.services.backgroundTimeLeft == nil)
  }

  @Test("with less than five seconds left an expiration handler is not kept")
  func late() {
    for (wait, isKept) in [(175_000, true), (175_001, false), (0, true)] {
      var app = BackgroundTaskTests.app("expired")
      app.uses[.didReceiveMemoryWarning] = [.beginTask("late"), .beginTask(nil)]
      var play = WakeTests.play(.running, app: app)
      play.play(.timePassed(wait), .warnedOfMemory)
      let tasks = play.world.services.backgroundTasks
      #expect(tasks.map { $0.expiration != nil } == [true, isKept, false], "\(wait)")
    }
    // In the foreground there is no limit.
    var front = StandInApp()
    front.uses[.didReceiveMemoryWarning] = [.beginTask("x")]
    var play = WakeTests.play(.active, app: front)
    play.play(.warnedOfMemory)
    #expect(play.world.services.backgroundTasks.first?.expiration != nil)
  }

  @Test("numbers are used again; in the second of grace nothing suspends the app")
  func numbers() {
    var app = BackgroundTaskTests.app("expired")
    app.uses[.didReceiveMemoryWarning] = [.beginTask(nil), .endTask(1), .beginTask(nil)]
    var play = WakeTests.play(.running, app: app)
    play.play(.warnedOfMemory)
    #expect(play.world.services.backgroundTasks.map(\.id) == [2, 1])
    play.play(.wait(180))
    #expect(play.world.timer(named: .backgroundTask)?.kind == .backgroundGrace)
    #expect(play.world.timer(named: .suspend) == nil)
  }

  private func tasks(_ onRefresh: [StandInApp.Use], _ onWork: [StandInApp.Use]) -> Play {
    var app = TaskTests.app()
    app.onPush = .nothing
    app.closures["run refresh"] = onRefresh
    app.closures["run work"] = onWork
    return TaskTests.play(.suspended, app: app)
  }

  @Test("a grant runs its own launch handler; completing is asked for; processing has 300 s")
  func grants() {
    var play = tasks([.log("refresh"), .complete(true)], [.log("work")])
    #expect(play.logs(.grantedTask(.processing)) == ["work"])
    #expect(play.world.timer(named: .task)?.length == .seconds(300))
    var refresh = tasks([.log("refresh"), .complete(true)], [])
    let steps = refresh.play(.grantedTask(.refresh))
    #expect(
      steps.contains { $0.change == .app(.asked(.completedTask("refresh", success: true))) })
    let call = steps.compactMap { step -> Call? in
      if case .call(let call) = step.change, call.callback == .launchHandler { call } else { nil }
    }
    #expect(call.map(\.answer) == [.implemented(line: 1)] && call.map(\.task) == ["refresh"])
  }

  @Test("the end of the task's time and its completion leave other deadlines alone")
  func otherDeadlines() {
    var expires = tasks([.expiration("expired")], [])
    expires.play(.grantedTask(.refresh), .wait(20), .silent)
    expires.play(.wait(10))
    #expect(expires.world.timer(named: .handler) != nil)
    #expect(expires.world.timer(named: .task)?.kind == .taskGrace)
    #expect(expires.world.timer(named: .suspend) == nil)
    expires.app.uses[.didReceiveMemoryWarning] = [.complete(true)]
    expires.play(.warnedOfMemory)
    #expect(expires.world.timer(named: .task) == nil)
    #expect(expires.world.timer(named: .handler) != nil)
    #expect(expires.play(.wait(1)).isEmpty == false && expires.world.processState == .running)
  }

  @Test("while another task runs the time goes on; a continued one needs none")
  func severalTasks() {
    let again = StandInApp.submit("refresh", .refresh)
    var play = tasks([again], [])
    play.play(.grantedTask(.refresh), .grantedTask(.refresh))
    #expect(play.world.services.runningTasks.count == 2)
    play.app.uses[.didReceiveMemoryWarning] = [
      .code { reaction in reaction.completeTask(1, success: true) }
    ]
    play.play(.warnedOfMemory)
    #expect(play.world.timer(named: .task) != nil)
    play.app.uses[.didReceiveMemoryWarning] = [.complete(true)]
    play.play(.warnedOfMemory)
    #expect(play.world.timer(named: .task) == nil)
  }

  @Test("a continued task: from iOS 26 on, in front")
  func continued() {
    for (profile, inFront, error) in [
      (Profile.Name.ios26Scenes, true, TaskError?.none), (.ios26Scenes, false, .unavailable),
      (.ios17Scenes, true, .unavailable),
    ] {
      var app = TaskTests.app(submits: [])
      app.uses[.didReceiveMemoryWarning] = [StandInApp.submit("work", .continued)]
      var play = Play(profile, app: app, modes: TaskTests.modes)
      play.play(.openedApp)
      if !inFront { play.play(.pressedHome) }
      let steps = play.play(.warnedOfMemory)
      #expect(
        steps.contains { $0.change == .app(.asked(.submittedTask("work", .continued, error))) })
    }
  }

  @Test("a date that has passed counts as now; a second registration answers false")
  func requests() {
    let app = TaskTests.app(submits: [StandInApp.submit("refresh", .refresh, earliest: -5)])
    let play = TaskTests.play(.suspended, app: app)
    #expect(play.world.app.registrations.taskRequests.first?.earliest == 0)
    var twice = StandInApp(permittedTasks: ["t"])
    let register = Use.code { reaction in
      reaction.log("\(reaction.registerTask("t", handler: .string("x")))")
    }
    twice.uses[.didFinishLaunching] = [register, register]
    var ended = Play(.ios13, app: twice)
    #expect(ended.logs(.openedApp) == ["true", "false"])
  }

  @Test("code that works in a handler is not suspended by the deadline from before")
  func handlerStopsSuspension() {
    var app = StandInApp(onPush: .nothing)
    app.uses[.didReceiveRemoteNotificationFetch] = [.sleep(4), .log("done")]
    var play = WakeTests.play(.running, app: app)
    let steps = play.play(.wait(3), .silent)
    #expect(!steps.contains { $0.change == .process(from: .running, to: .suspended) })
    #expect(play.world.lifecycle == .background)
  }

  @Test("a launch that works for more than twenty seconds is too long")
  func launch() {
    for (seconds, lives) in [(20, true), (21, false)] {
      var play = Play(app: StandInApp(uses: [.didFinishLaunching: [.sleep(seconds)]]))
      play.play(.openedApp)
      #expect((play.world.processState == .running) == lives)
    }
  }

  @Test("once it was suspended the app has all its time again")
  func renewed() {
    var app = StandInApp(closures: ["end": [.endTask(1)]])
    app.uses[.didEnterBackground] = [.beginTask(nil), .after(100, "end")]
    var play = WakeTests.play(.running, app: app)
    play.play(.wait(100))
    #expect(play.world.services.backgroundTimeLeft == .seconds(80))
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
    #expect(play.world.services.backgroundTimeLeft == nil)
  }

  @Test("a task has seconds only where it is begun in a handler whose time iOS limits")
  func inHandler() {
    for (condition, isLimited) in [(WakeTests.Condition.running, true), (.active, false)] {
      let app = StandInApp(
        onPush: .nothing, uses: [.didReceiveMemoryWarning: [.beginTask(nil)]])
      var play = WakeTests.play(condition, app: app)
      play.play(.silent, .warnedOfMemory)
      #expect(play.world.openHandlers.count == 1)
      #expect(play.world.services.backgroundTasks.map(\.isBegunInHandler) == [isLimited])
    }
  }
}
