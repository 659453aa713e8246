import LifecycleModel
import Testing

/// VoIP pushes: launches, reports to CallKit, and their limit.
@Suite struct CallTests {
  static let push = Event.sentPush(
    {
      var push = Push(payload: .object([]))
      push.type = .voip
      return push
    }())

  static func app(reports: Bool = true) -> StandInApp {
    StandInApp(
      callbacks: StandInApp.lifecycle + [.didReceiveIncomingPush], onPush: .completesAtOnce,
      uses: [
        .didFinishLaunching: [.pushRegistry],
        .didReceiveIncomingPush: reports ? [.reportCall] : [],
      ])
  }

  static func play(
    _ condition: WakeTests.Condition, _ profile: Profile.Name = .ios13,
    app: StandInApp = CallTests.app(), options: [Option] = []
  ) -> Play {
    var play = Play(profile, app: app, options: options, modes: [.voip])
    play.bring(to: condition)
    return play
  }

  @Test(
    "in every state, after a force quit too",
    arguments: [
      (WakeTests.Condition.active, 0, "active"), (.inactive, 0, "inactive"),
      (.running, 0, "background"), (.suspended, 0, "background"), (.reclaimed, 2, "background"),
      (.swiped, 2, "background"),
    ])
  func states(condition: WakeTests.Condition, launchCalls: Int, state: String) {
    for profile in [Profile.Name.ios9, .ios12, .ios13, .ios26Scenes] {
      var play = Self.play(condition, profile)
      let calls = play.calls(Self.push)
      #expect(calls.count == launchCalls + 1 && calls.last == "didReceiveIncomingPush \(state)")
      #expect(play.world.processState == .running)
      #expect(play.world.app.isForceQuit == (condition == .swiped))
    }
  }

  @Test("an app that has only the method of iOS 8 to 10 gets that call, without a handler")
  func oldMethod() {
    var app = Self.app()
    app.callbacks = StandInApp.lifecycle + [.didReceiveIncomingPushOld]
    app.uses[.didReceiveIncomingPushOld] = [.reportCall]
    for profile in [Profile.Name.ios9, .ios13, .ios26Scenes] {
      var play = Self.play(.running, profile, app: app)
      #expect(play.calls(Self.push).last == "didReceiveIncomingPushOld background")
      #expect(play.world.openHandlers.isEmpty)
      #expect(play.world.processState == .running)
    }
    app.callbacks.append(.didReceiveIncomingPush)
    var play = Self.play(.running, .ios17Scenes, app: app)
    #expect(play.calls(Self.push).first == "didReceiveIncomingPush background")
  }

  @Test("without a report: ended at the return from iOS 13 on, before that nothing")
  func duty() {
    for (profile, ends) in [
      (Profile.Name.ios9, false), (.ios12, false), (.ios13, true), (.ios17Scenes, true),
    ] {
      for condition in [WakeTests.Condition.active, .running, .reclaimed] {
        var play = Self.play(condition, profile, app: Self.app(reports: false))
        let steps = play.play(Self.push)
        #expect(steps.contains { $0.change == .terminated(.crash, code: nil) } == ends)
        #expect(!play.world.app.isForceQuit)
      }
    }
  }

  @Test("code that has not returned after seven seconds: 0xbaadca11")
  func slow() {
    var app = Self.app()
    app.uses[.didReceiveIncomingPush] = [.sleep(7), .reportCall]
    var inTime = Self.play(.suspended, app: app)
    inTime.play(Self.push)
    #expect(inTime.world.processState == .running)
    app.uses[.didReceiveIncomingPush] = [.sleep(8), .reportCall]
    var late = Self.play(.suspended, app: app)
    let steps = late.play(Self.push)
    #expect(steps.contains { $0.change == .terminated(.watchdog, code: "0xbaadca11") })
    #expect(late.world.app.registrations.unreportedCalls == 1)
  }

  @Test("three failures, then no push comes; a report does not count")
  func stopped() {
    var play = Self.play(.running, app: Self.app(reports: false))
    for _ in 1...3 { #expect(play.calls(Self.push).last == "didReceiveIncomingPush background") }
    #expect(play.calls(Self.push) == [])
    play.play(.openedApp)
    let steps = play.play(Self.push)
    #expect(steps.last?.rule == .voipStopped)
  }

  @Test("no token: never launched, no mode, before iOS 8")
  func noToken() {
    var fresh = Play(.ios13, app: Self.app(), modes: [.voip], fresh: true)
    var noMode = Play(.ios13, app: Self.app(), modes: [])
    noMode.play(.openedApp)
    var ios7 = Self.play(.active, .ios7)
    for steps in [fresh.play(Self.push), noMode.play(Self.push), ios7.play(Self.push)] {
      #expect(steps.last?.rule == .voipNoToken)
    }
  }

  @Test("switches do not count; the first unlock does, and the option after a force quit")
  func barriers() {
    var switches = Self.play(.suspended)
    switches.play(
      .changedSetting(.backgroundRefresh(false)), .changedSetting(.lowPower(true)),
      .changedSetting(.notifications(false)))
    #expect(switches.calls(Self.push) == ["didReceiveIncomingPush background"])
    var locked = Self.play(.suspended)
    locked.play(.rebooted)
    #expect(locked.play(Self.push).last?.rule == .voipBeforeFirstUnlock)
    #expect(locked.calls(.unlocked) == [])
    var swiped = Self.play(.swiped, options: [.noVoIPAfterForceQuit])
    #expect(swiped.play(Self.push).last?.rule == .voipBanned)
  }

  @Test("an assumption under the call's own handler spares the app; one under another does not")
  func assumedReport() {
    let assumption = "sync() calls it"
    for (kind, lives) in [(HandlerKind.call, true), (.push, false)] {
      var app = Self.app(reports: false)
      app.callbacks.append(.didReceiveRemoteNotificationFetch)
      app.onPush = .nothing
      app.hears = { entry, reaction in
        guard case .callback(.didReceiveIncomingPush, _) = entry else { return }
        for handler in reaction.world.openHandlers where handler.kind == kind {
          reaction.rest(handler.id, on: assumption)
        }
      }
      var play = Self.play(.active, app: app)
      play.play(.silent)
      let steps = play.play(Self.push)
      #expect((play.world.processState == .running) == lives)
      #expect(steps.contains { $0.change == .app(.wouldBeKilled(because: assumption)) } == lives)
    }
  }

  @Test(
    "the first assumption that stands in the way of a report is named, outside of calls none is")
  func firstAssumption() {
    func spared(_ uses: [StandInApp.Use], _ more: Event...) -> [String] {
      var app = Self.app(reports: false)
      app.uses[.didReceiveIncomingPush] = uses
      var play = Self.play(.running, app: app)
      return play.play(Self.push).compactMap { step in
        if case .app(.wouldBeKilled(let condition)) = step.change { condition } else { nil }
      }
    }
    func trap(_ condition: String) -> StandInApp.Use {
      .code { $0.skipAssumedTrap("Fatal error", line: 1, because: condition) }
    }
    #expect(spared([]) == [])
    #expect(spared([trap("a is nil")]) == ["a is nil"])
    #expect(spared([trap("a is nil"), trap("b is nil")]) == ["a is nil"])
    #expect(spared([.code { $0.deferCallReport(on: "c is false") }]) == ["c is false"])
    #expect(spared([trap("a is nil"), .reportCall]) == [])

    var outside = Self.app(reports: false)
    outside.uses[.didBecomeActive] = [.code { $0.deferCallReport(on: "d is false") }]
    var play = Self.play(.running, app: outside)
    play.play(.openedApp, .pressedHome)
    #expect(play.play(Self.push).contains { $0.rule == .voipNotReported })
  }
}
