import Testing

@testable import LifecycleModel

/// The rule by which a push is delivered or not, what the app took it for, and the effects of a
/// force quit.
@Suite struct HandOverTests {
  private typealias Use = StandInApp.Use

  private func ruleOfCall(_ steps: [Step], _ callback: Callback) -> Rule? {
    steps.first {
      if case .call(let call) = $0.change { call.callback == callback } else { false }
    }?
    .rule
  }

  @Test("the rule of an arrival in front, and of the method without a handler")
  func rules() {
    var play = WakeTests.play(.active)
    #expect(ruleOfCall(play.play(.alert), .didReceiveRemoteNotificationFetch) == .pushActive)
    play.play(.openedSwitcher)
    #expect(ruleOfCall(play.play(.alert), .didReceiveRemoteNotificationFetch) == .pushInactive)
    let old = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotification])
    var other = WakeTests.play(.active, app: old)
    #expect(ruleOfCall(other.play(.alert), .didReceiveRemoteNotification) == .pushOldMethod)
    var arguments: Play = WakeTests.play(.active, app: old)
    arguments.app.hears = { entry, reaction in
      if case .callback(.didReceiveRemoteNotification, let all) = entry {
        let isPush = all.contains { if case .userInfo = $0 { true } else { false } }
        reaction.log("\(all.count) \(isPush)")
      }
    }
    #expect(arguments.logs(.alert) == ["2 true"])
  }

  @Test("a delegate of the centre that nobody knows gets what is asked in front")
  func unknownDelegate() {
    var app = StandInApp(onPush: .completesAtOnce)
    app.uses[.didBecomeActive] = [.code { $0.setNotificationDelegate(.unknown("SDK.shared")) }]
    var play = Play(.ios13, app: app)
    play.play(.openedApp)
    func called(_ steps: [Step]) -> Bool {
      steps.contains {
        if case .app(.called(let what)) = $0.change { what.hasPrefix("SDK.shared.") } else { false }
      }
    }
    let steps = play.play(.mixed)
    #expect(called(steps) && steps.compactMap(\.asCall) == ["fetchPush active"])
    #expect(
      steps.contains {
        guard case .app(.notShown(_, isAssumed: true)) = $0.change else { return false }
        return $0.rule == .centerUnknownDelegate
      })
    var hidden = Push.of(["alert"])
    hidden.type = .background
    #expect(!called(play.play(.sentPush(hidden))) && !called(play.play(.silent)))
    play.play(.pressedHome, .alert)
    #expect(called(play.play(.tapped(1))))
    var crashing = play
    crashing.play(.pressedHome, .wait(10), .reclaimedMemory, .alert)
    crashing.app.uses[.didFinishLaunching] = [.trap]
    #expect(!called(crashing.play(.tapped(1))))
  }

  @Test("a tap in a scene app without a delegate: the options at a launch, else nothing")
  func sceneTap() {
    func refused(_ callbacks: [Callback], _ options: [Option], cold: Bool) -> Bool {
      var play = Play(.ios17Scenes, app: StandInApp(callbacks: callbacks), options: options)
      play.play(.openedApp, .pressedHome)
      if cold { play.play(.reclaimedMemory) }
      return play.play(.alert, .tapped(1)).contains { $0.rule == .tapSceneWithoutDelegate }
    }
    #expect(!refused([.sceneWillConnect], [], cold: true))
    #expect(refused([.sceneWillConnect], [.responseOnly], cold: true))
    #expect(refused([], [], cold: true))
    #expect(refused([.sceneWillConnect], [], cold: false))
  }

  @Test("connection options hold the response of a tap, and of nothing else")
  func holdsResponse() {
    func holds(_ steps: [Step]) -> [Bool] {
      steps.compactMap { step in
        guard case .call(let call) = step.change, call.callback == .sceneWillConnect else {
          return nil
        }
        return call.holdsResponse
      }
    }
    var play = Play(.ios17Scenes, app: SceneTests.app())
    #expect(holds(play.play(.openedApp)) == [false])
    play.play(.pressedHome, .reclaimedMemory, .alert)
    #expect(holds(play.play(.tapped(1))) == [true])
    var link = Play(.ios17Scenes, app: SceneTests.app())
    #expect(holds(link.play(.followedLink(Link("myapp://a")))) == [false])
  }

  private static func mark(_ treatment: Treatment?) -> StandInApp.Use {
    .code { $0.execute(SourceLine(line: 1, mark: treatment)) }
  }

  private func outcomes(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .outcome(let outcome) = step.change else { return nil }
      return "\(outcome.treatedAs) \(outcome.was)"
    }
  }

  @Test("the last call that says what it takes a push for counts")
  func marks() {
    func outcome(atLaunch: Treatment?, inMethod: [Treatment?]) -> [String] {
      var app = StandInApp(onPush: .completesAtOnce)
      app.uses[.didFinishLaunching] = [Self.mark(atLaunch)]
      app.uses[.didReceiveRemoteNotificationFetch] = inMethod.map(Self.mark)
      var play = WakeTests.play(.reclaimed, app: app)
      return outcomes(play.play(.silent))
    }
    #expect(outcome(atLaunch: .arrival, inMethod: [nil]) == ["arrival arrival"])
    #expect(outcome(atLaunch: .arrival, inMethod: [.tap]) == ["tap arrival"])
    #expect(outcome(atLaunch: nil, inMethod: [.tap, .arrival, nil]) == ["arrival arrival"])
    #expect(outcome(atLaunch: nil, inMethod: []) == ["nothing arrival"])
  }

  @Test("a button at a launch is neither arrival nor tap")
  func button() {
    let category = NotificationCategory(
      identifier: "c",
      actions: [.init(identifier: "open", opensApp: true, needsUnlock: false, takesText: false)],
      reportsDismissal: false)
    var app = SceneTests.app()
    app.uses[.sceneWillConnect] = [Self.mark(.tap), .code { $0.setCategories([category]) }]
    var play = Play(.ios17Scenes, app: app)
    let aps: JSON = .object([.init("alert", .string("a")), .init("category", .string("c"))])
    let push = Event.sentPush(Push(payload: .object([.init("aps", aps)])))
    play.play(.openedApp, .pressedHome, .reclaimedMemory, push)
    #expect(outcomes(play.play(.pressedButton("open", text: nil, number: 1))) == [])
    play.play(.pressedHome, .reclaimedMemory, push)
    #expect(outcomes(play.play(.tapped(1))) == ["tap tap"])
  }

  @Test("a search keeps of the lines the first one and those with a mark")
  func recorded() {
    var app = StandInApp(onPush: .completesAtOnce)
    app.uses[.didBecomeActive] = [Self.mark(nil), Self.mark(.tap), Self.mark(nil)]
    let play = Play(app: app)
    func lines(_ recording: Reaction.Recording) -> [Treatment?] {
      reaction(to: .openedApp, in: play.world, running: app, recording: recording).steps
        .compactMap { step -> Treatment?? in
          if case .line(let line) = step.change { .some(line.mark) } else { nil }
        }
    }
    #expect(lines(.all) == [nil, .tap, nil] && lines(.observed) == [nil, .tap])
    let observed = reaction(
      to: .openedApp, in: play.world, running: app, recording: .observed)
    #expect(observed.steps.allSatisfy { $0.change.isShown })
    #expect(observed.world == reaction(to: .openedApp, in: play.world, running: app).world)
    let pushed = reaction(to: .silent, in: observed.world, running: app, recording: .observed)
    #expect(
      pushed.steps.contains { if case .quiet(.handlerOpened) = $0.change { true } else { false } })
    #expect(pushed.steps.contains { $0.change == .quiet(.contentAwaited(1)) })
    let new = Reaction(world: play.world, program: app)
    #expect(new.entriesInProgress == 0 && new.effort.statements == 0 && new.effort.work == 0)
  }

  @Test("one push is held on the phone, the newest; the user's launch brings it once")
  func held() {
    func isHeld(_ steps: [Step], _ on: Bool) -> Int {
      steps.count { $0.change == .flag(from: .heldPush(!on), to: .heldPush(on)) }
    }
    let app = StandInApp(onPush: .completesAtOnce)
    var play = Play(app: app, options: [.postBootHold])
    let steps = play.play(.rebooted, .silent, .silent)
    #expect(isHeld(steps, true) == 1 && play.world.apns.held?.id == 2)
    let opened = play.play(.unlocked, .openedApp)
    #expect(opened.compactMap(\.asCall).count { $0.hasPrefix("fetchPush") } == 1)
    #expect(isHeld(opened, false) == 1 && play.world.apns.held == nil)
    #expect(!play.calls(.wait(400)).contains { $0.hasPrefix("fetchPush") })

    for (event, options, keeps) in [
      (Event.rebooted, [Option](), false), (.swipedAppAway, [], false),
      (.swipedAppAway, [.keepsHeldAfterForceQuit], true),
      (.reclaimedMemory, [.keepsHeldAfterForceQuit], false), (.reclaimedMemory, [], false),
    ] {
      for runs in [true, false] where runs || event != .reclaimedMemory {
        var play = Play(app: app, options: [.devicePacing] + options)
        play.play(.openedApp, .pressedHome, .silent, .wait(10))
        if !runs { play.play(.reclaimedMemory) }
        play.play(.silent)
        #expect(play.world.apns.held != nil)
        if event == .swipedAppAway { play.play(.openedSwitcher) }
        play.play(event)
        #expect((play.world.apns.held != nil) == keeps, "\(event) \(options) \(runs)")
      }
    }
  }

  @Test("the rule of a force quit, and where the scene is when it is told")
  func forceQuit() {
    func rule(_ profile: Profile.Name, _ events: Event...) -> Rule? {
      var play = Play(profile, app: SceneTests.app())
      play.play(.openedApp)
      for event in events { play.play(event) }
      return play.play(.openedSwitcher, .swipedAppAway)
        .first { if case .terminated = $0.change { true } else { false } }?.rule
    }
    #expect(rule(.ios9) == .forceQuitInFront)
    #expect(rule(.ios9, .pressedHome) == .forceQuitAtWork)
    #expect(rule(.ios9, .pressedHome, .wait(10)) == .forceQuitSuspended)
    #expect(rule(.ios17Scenes) == .sceneEndsInFront)
    #expect(rule(.ios17Scenes, .pressedHome) == .sceneEndsAtWork)
    #expect(rule(.ios17Scenes, .pressedHome, .wait(10)) == .forceQuitSuspended)

    func scenes(_ profile: Profile.Name) -> [String] {
      var app = SceneTests.app()
      for callback in [Callback.sceneDidEnterBackground, .sceneDidDisconnect, .willTerminate] {
        app.uses[callback] = [
          .code { reaction in
            reaction.log("\(callback) \(reaction.world.process?.scene?.rawValue ?? "none")")
          }
        ]
      }
      var play = Play(profile, app: app)
      play.play(.openedApp)
      return play.logs(.openedSwitcher, .swipedAppAway)
    }
    #expect(
      scenes(.ios13Scenes) == ["sceneDidEnterBackground background", "willTerminate background"])
    #expect(scenes(.ios17Scenes) == ["sceneDidDisconnect none", "willTerminate none"])
  }

  @Test("either method makes UIKit keep the scene's session, and a swipe discards it")
  func sessions() {
    for callbacks in [[Callback.configurationForConnecting], [.didDiscardSceneSessions]] {
      var app = SceneTests.app()
      app.callbacks += callbacks
      var play = Play(.ios17Scenes, app: app)
      let first = play.calls(.openedApp).contains { $0.hasPrefix("configuration") }
      #expect(first == (callbacks == [.configurationForConnecting]))
      #expect(play.world.app.registrations.hasSceneSession)
      play.play(.pressedHome, .reclaimedMemory)
      #expect(!play.calls(.openedApp).contains { $0.hasPrefix("configuration") })
      let end = play.calls(.openedSwitcher, .swipedAppAway)
      #expect(end.contains { $0.hasPrefix("didDiscard") } == !first)
      #expect(!play.world.app.registrations.hasSceneSession)
    }
    var plain = Play(.ios17Scenes, app: SceneTests.app())
    plain.play(.openedApp)
    #expect(!plain.world.app.registrations.hasSceneSession)
  }

  @Test("Xcode's debugger goes with the app; a call does not come back to one that ended")
  func ends() {
    var play = Play()
    let steps = play.play(.ranFromXcode, .stoppedFromXcode)
    #expect(play.world.app.debugger == .none)
    #expect(steps.contains { $0.change == .flag(from: .debugger(true), to: .debugger(false)) })
    var plain = Play()
    #expect(
      !plain.play(.openedApp, .appCrashed).contains {
        if case .flag(let from, _) = $0.change { from.name == .debugger } else { false }
      })
    var call = Play(.ios9)
    call.play(.openedApp, .callCame, .answeredCall)
    #expect(call.world.phone.call?.fromApp == true)
    call.play(.reclaimedMemory, .hungUp)
    #expect(call.world.phone.screen == .home)
    var second = Play(.ios9)
    second.play(
      .openedApp, .callCame, .answeredCall, .pressedHome, .callCame, .answeredCall, .hungUp)
    #expect(second.world.phone.screen == .home)
  }

  @Test("simctl push: alerts and silent pushes go straight to the app; nothing is stored")
  func simulator() {
    var play = Play(.ios17Scenes, app: SceneTests.app(), options: [.simulator])
    play.play(.openedApp, .pressedHome)
    var push = Push.of(["content-available"])
    push.token = .bad
    #expect(play.calls(.sentPush(push)) == ["fetchPush background"])
    #expect(play.play(.alert).contains { if case .display = $0.change { true } else { false } })
    var location = push
    location.type = .location
    #expect(play.play(.sentPush(location)).last?.rule == .simulatorKind)
    play.play(.reclaimedMemory)
    #expect(play.play(.silent).contains { $0.rule == .simulatorNoLaunch })
    #expect(play.world.lifecycle == .notRunning)
    var device = Play(.ios17Scenes, app: SceneTests.app())
    #expect(device.world.denialOfSimulatorLaunch == nil)
    #expect(!device.calls(.silent).isEmpty)
  }

  @Test("offline a download fails at once, one under way, too")
  func downloads() {
    var app = StandInApp()
    app.uses[.didReceiveMemoryWarning] = [.download]
    func failures(_ steps: [Step]) -> Int {
      steps.count { $0.change == .app(.downloadEnded(nil, .failure)) }
    }
    var offline = Play(app: app)
    #expect(failures(offline.play(.wentOffline, .openedApp, .warnedOfMemory)) == 1)
    var later = Play(app: app)
    #expect(failures(later.play(.network(60), .openedApp, .warnedOfMemory)) == 0)
    #expect(failures(later.play(.wentOffline)) == 1)
  }

  @Test("options and assumptions can change while the play goes on")
  func stage() {
    var play = Play()
    play.play(.changedOption(.http2, on: true), .assumed(Assumption(line: 3, .bool(true))))
    #expect(play.world.stage.has(.http2) && play.world.stage.assumptions.count == 1)
    play.play(.changedOption(.http2, on: false))
    #expect(!play.world.stage.has(.http2))
  }

  @Test("registering brings the token at once where it may; offline it brings none")
  func token() {
    let token = Use.code { $0.log("\($0.world.app.hasToken)") }
    var app = StandInApp()
    app.callbacks += PermissionTests.registration
    app.uses[.didFinishLaunching] = [token]
    app.uses[.didBecomeActive] = [token]
    var play = Play(.ios9, app: app, fresh: true)
    #expect(play.logs(.openedApp) == ["true", "true"])
    var offline = Play(.ios9, app: app, fresh: true)
    #expect(offline.logs(.wentOffline, .openedApp) == ["false", "false"])
    #expect(offline.calls(.cameOnline) == [])
    #expect(!offline.world.app.hasToken)
    // Up to iOS 7 the answer to the prompt brings the token, before the app becomes active again.
    var asks = Play(.ios7, app: app, fresh: true)
    #expect(asks.logs(.openedApp) == ["false", "false"])
    #expect(asks.logs(.allowed) == ["true"])
  }

  @Test("the closure that waits for the answer is held until the app is active again")
  func prompt() {
    var app = StandInApp(asks: true)
    app.uses[.didBecomeActive] = [
      .code { $0.log("\($0.world.process?.authorizationAsked != nil)") }
    ]
    var play = Play(.ios9, app: app, fresh: true)
    play.play(.openedApp)
    #expect(play.logs(.allowed) == ["true", "granted true"])
    #expect(play.world.process?.authorizationAsked == nil)
  }

  @Test("a method that only a class outside the files may have is called there")
  func inherited() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle, inherited: [.didReceiveRemoteNotificationFetch])
    var play = Play(app: app)
    play.play(.openedApp, .pressedHome)
    let calls = play.play(.silent).compactMap { step -> Call? in
      if case .call(let call) = step.change { call } else { nil }
    }
    #expect(calls.map(\.callback) == [.didReceiveRemoteNotificationFetch])
    #expect(calls.first?.answer == .elsewhere(superclass: "SDKBase"))
  }
}
