import LifecycleModel
import Testing

/// Requests of the app's code to iOS, and the answers.
@Suite struct AppCallTests {
  private typealias Use = StandInApp.Use

  /// Steps of a memory warning in which the app's code does this.
  private func steps(
    _ uses: StandInApp.Use..., on profile: Profile.Name = .ios13, permitted: [String] = []
  ) -> (Play, [Step]) {
    var app = StandInApp(uses: [.didReceiveMemoryWarning: uses])
    app.permittedTasks = permitted
    var play = Play(profile, app: app)
    play.play(.openedApp)
    let steps = play.play(.warnedOfMemory)
    return (play, steps)
  }

  private func asked(_ steps: [Step]) -> [ServiceRequest] {
    steps.compactMap { if case .app(.asked(let request)) = $0.change { request } else { nil } }
  }

  @Test("each request is a step")
  func requests() {
    let (_, steps) = steps(
      .fetchInterval(-1), .fetchInterval(0), .fetchInterval(1),
      .fetchInterval(3600),
      .fetchInterval(400 * 86_400 - 1), .fetchInterval(400 * 86_400), .beginTask(nil), .endTask(1),
      .significantChanges(true), .visits(false), .session("s"), .transfer("s"), .pushRegistry,
      .reportCall, .cancel("t"), .cancel(nil), permitted: ["t"])
    #expect(
      asked(steps) == [
        .fetchInterval(.minimum), .fetchInterval(.minimum), .fetchInterval(.custom(1000)),
        .fetchInterval(.custom(3_600_000)),
        .fetchInterval(.custom(.seconds(400 * 86_400 - 1))), .fetchInterval(.never), .begunTask(1),
        .endedTask(1), .significantChanges(on: true), .visits(on: false),
        .startedTransfer(session: "s"), .wantsCalls, .reportedCall, .cancelledTask("t"),
        .cancelledTask(nil),
      ])
  }

  @Test("registering a task gives whether Info.plist names it; wildcards for continued ones")
  func registering() {
    func answer(_ permitted: [String], _ identifier: String, _ profile: Profile.Name) -> String {
      let ask = Use.code { reaction in
        reaction.log("\(reaction.registerTask(identifier, handler: .string("run")))")
      }
      var app = StandInApp(uses: [.didFinishLaunching: [ask]])
      app.permittedTasks = permitted
      var play = Play(profile, app: app)
      return play.logs(.openedApp).joined()
    }
    for (permitted, identifier, holds) in [
      (["a.b"], "a.b", true), (["a.b"], "a.c", false), (["*"], "a.c", true),
      (["a.*"], "a.c", true), (["a.*"], "b.c", false), (["a*"], "a.c", false), ([], "a", false),
      (["a.*"], "a.", true),
    ] {
      #expect(answer(permitted, identifier, .ios13) == "\(holds)", "\(permitted) \(identifier)")
      #expect(answer(permitted, identifier, .ios12) == "false")
    }
    let (_, all) = steps(.register("u"), on: .ios17Scenes, permitted: ["t"])
    #expect(asked(all) == [.registeredTask("u", registered: false)])
  }

  @Test("a handler that is called again, and one that nobody opened")
  func handlers() {
    var play = Play(app: StandInApp(onPush: .completesTwice))
    let all = play.play(.openedApp, .silent)
    let answers = all.compactMap { step -> Bool? in
      if case .app(.completed(1, _, let again)) = step.change { again } else { nil }
    }
    #expect(answers == [false, true])
    #expect(play.world.counters.handlers == 1)
    let (_, other) = steps(.code { $0.complete(99, with: .newData) })
    #expect(other.contains { $0.change == .app(.completed(99, result: .newData, again: true)) })
    #expect(!other.contains { if case .snapshot = $0.change { true } else { false } })
  }

  @Test("in background a handler's end brings a snapshot, by what it says; in front none")
  func snapshots() {
    for (behaviour, network, content) in [
      (StandInApp.PushBehaviour.completesAtOnce, Event.network(1), SnapshotContent.new),
      (.downloads, .network(1, .empty), .old), (.downloads, .network(1, .failure), .old),
    ] {
      var play = WakeTests.play(.suspended, app: StandInApp(onPush: behaviour))
      let steps = play.play(network, .silent, .wait(2))
      #expect(steps.contains { $0.change == .snapshot(content) })
      let stop = steps.contains { step in
        guard case .timer(let timer, .stopped) = step.change else { return false }
        return timer.name == .handler && step.rule == .handlerInTime
      }
      #expect(stop)
      var front = WakeTests.play(.active, app: StandInApp(onPush: behaviour))
      let inFront = front.play(network, .silent, .wait(2))
      #expect(!inFront.contains { if case .snapshot = $0.change { true } else { false } })
    }
  }

  @Test("the centre's delegate: none before iOS 10, the same one again is no step, it can go")
  func delegate() {
    func set(_ steps: [Step]) -> [CenterDelegate?] {
      steps.compactMap { step -> CenterDelegate?? in
        if case .quiet(.notificationDelegate(let delegate)) = step.change {
          .some(delegate)
        } else {
          nil
        }
      }
    }
    let give = Use.code { $0.setNotificationDelegate(.object("A")) }
    let lose = Use.code { $0.loseNotificationDelegate() }
    #expect(set(steps(give, give, on: .ios9).1) == [])
    #expect(set(steps(give, give, lose, lose).1) == [.object("A"), .gone("A")])
    let (_, none) = steps(lose)
    #expect(!none.contains { $0.change == .app(.delegateGone) })
    let (play, all) = steps(give, lose)
    #expect(all.contains { $0.change == .app(.delegateGone) })
    var lost = play
    #expect(
      lost.world.denial(ofCenterMethod: .willPresent, .centerWillPresent, by: lost.app)?.rule
        == .centerDelegateGone)
    #expect(
      lost.play(.pressedHome, .alert, .tapped(1)).contains { $0.rule == .centerDelegateGone }
        == false)
  }

  @Test("defaults, Keychain, heap and properties: what is there already is no step")
  func stores() {
    var app = StandInApp()
    app.propertyNames = ["count"]
    app.uses[.didBecomeActive] = [
      .code { $0.keep(.dictionary([.init(.string("a"), .int(1))])) },
      .code { $0.keep(.dictionary([.init(.string("a"), .int(1))])) },
      .code { $0.keep(keychain: .array([.int(1)])) },
      .code { $0.keep(keychain: .array([.int(1)])) },
      .code { $0.replaceHeap([.int(1)]) }, .code { $0.replaceHeap([.int(1)]) },
      .code { $0.makeDelegate([.int(0)]) }, .code { $0.store(.int(2), inProperty: 0) },
      .code { $0.store(.int(2), inProperty: 0) }, .code { $0.refuseKeychainItem("token") },
    ]
    var play = Play(app: app)
    let steps = play.play(.openedApp)
    func count(_ matches: (Change) -> Bool) -> Int { steps.count { matches($0.change) } }
    #expect(count { if case .quiet(.defaults) = $0 { true } else { false } } == 1)
    #expect(count { if case .quiet(.keychain) = $0 { true } else { false } } == 1)
    #expect(count { if case .quiet(.heap) = $0 { true } else { false } } == 1)
    #expect(count { if case .property = $0 { true } else { false } } == 2)
    #expect(count { $0 == .app(.keychainClosed("token")) } == 1)
    #expect(play.world.memory.properties == [.int(2)])
    play.play(.pressedHome, .deletedApp)
    #expect(play.world.app.keychain == .array([.int(1)]) && play.world.defaults == .dictionary([]))
  }

  @Test("the badge is never below 0; the app asks for it all the same")
  func badge() {
    let (play, all) = steps(.code { $0.setBadge(4) }, .code { $0.setBadge(-2) })
    #expect(play.world.center.badge == 0)
    #expect(all.contains { $0.change == .app(.setBadge(-2)) })
    #expect(all.contains { $0.change == .flag(from: .badge(0), to: .badge(4)) })
    #expect(all.contains { $0.change == .flag(from: .badge(4), to: .badge(0)) })
  }

  @Test("work that waits can be taken back; a delay below 0 is none")
  func withdraw() {
    var app = StandInApp(closures: ["x": [.log("x")], "y": [.log("y")]])
    app.uses[.didBecomeActive] = [
      .after(5, "x"), .after(5, "y"), .after(-5, "x"),
    ]
    app.uses[.didReceiveMemoryWarning] = [
      .code { reaction in reaction.withdrawWork { $0 == .string("x") } }
    ]
    var play = Play(app: app)
    #expect(play.logs(.openedApp) == ["x"])
    #expect(play.logs(.warnedOfMemory, .wait(5)) == ["y"])
  }

  @Test("an assumption under a handler spares the app; the code's own end does not")
  func assumptions() {
    var app = StandInApp(onPush: .nothing)
    app.hears = { entry, reaction in
      guard case .callback(.didReceiveRemoteNotificationFetch, let arguments) = entry,
        case .handler(let id)? = arguments.last
      else { return }
      reaction.rest(id, on: "sync() calls it")
      reaction.rest(id, on: "sync() calls it")
      reaction.rest(99, on: "nobody")
    }
    var play = WakeTests.play(.suspended, app: app)
    let steps = play.play(.silent)
    #expect(steps.count { if case .quiet(.handlerRests) = $0.change { true } else { false } } == 1)
    let late = play.play(.wait(30))
    #expect(late.contains { $0.change == .app(.wouldBeKilled(because: "sync() calls it")) })
    #expect(play.world.processState == .running)
    let (dead, ran) = self.steps(.code { $0.runAway(line: 3) })
    #expect(ran.contains { $0.change == .terminated(.watchdog, code: "0x8badf00d") })
    #expect(dead.world.lifecycle == .notRunning)
    let (alive, spared) = self.steps(.code { $0.skipAssumedTrap("index", line: 3, because: "b") })
    #expect(spared.contains { $0.change == .app(.wouldTrap("index", line: 3, because: "b")) })
    #expect(alive.world.lifecycle == .active)
  }

  @Test("a call that may report a VoIP call spares the app, by its name; another does not")
  func mayReport() {
    for (spelling, dies) in [
      ("Twilio.handle(payload)", false), ("CallKitManager.show()", false), ("save()", true),
      ("log(\"payload\")", true), ("log(\"\", payload)", true), ("App.logger.info(push)", true),
      ("login(push)", false),
    ] {
      var app = CallTests.app(reports: false)
      app.uses[.didReceiveIncomingPush] = [.code { $0.note(call: spelling) }]
      var play = CallTests.play(.suspended, app: app)
      let steps = play.play(CallTests.push)
      #expect(steps.contains { $0.change == .terminated(.crash, code: nil) } == dies, "\(spelling)")
      #expect(
        steps.contains { if case .app(.wouldBeKilled) = $0.change { true } else { false } } == !dies
      )
      #expect(play.world.timer(named: .report) == nil)
    }
  }

  @Test("registering: the prompt and the token up to iOS 7; one answer for one event")
  func registration() {
    var app = StandInApp()
    app.callbacks += PermissionTests.registration
    app.uses[.didReceiveMemoryWarning] = [.registerForPushes]
    var old = Play(.ios7, app: app, fresh: true)
    let steps = old.play(.openedApp)
    #expect(old.world.phone.hasPrompt)
    #expect(steps.contains { $0.change == .app(.registered) })
    #expect(!old.world.app.hasToken)
    #expect(
      old.calls(.allowed) == ["didBecomeActive active", "didRegisterForRemoteNotifications active"])
    #expect(old.world.app.hasToken)
    #expect(
      old.calls(.warnedOfMemory) == [
        "didReceiveMemoryWarning active", "didRegisterForRemoteNotifications active",
      ])
    #expect(!old.world.phone.hasPrompt)
    // A registration made inside the answer is answered in the next round.
    app.uses[.didRegisterForRemoteNotifications] = [.registerForPushes]
    var again = Play(.ios13, app: app)
    #expect(again.calls(.openedApp).count { $0.hasPrefix("didRegister") } == 1)
    #expect(again.calls(.warnedOfMemory).count { $0.hasPrefix("didRegister") } == 1)
    app.uses[.didRegisterForRemoteNotifications] = []
    var offline = Play(.ios13, app: app)
    let failsOffline = offline.play(.wentOffline, .openedApp)
    #expect(failsOffline.contains { $0.rule == .registrationOffline })
    #expect(
      failsOffline.compactMap(\.asCall).contains("didFailToRegisterForRemoteNotifications active"))
    var waiting = Play(.ios13, app: app, options: [.registrationWaits])
    let waits = waiting.play(.wentOffline, .openedApp)
    #expect(waits.contains { $0.rule == .registrationWaits })
    var incapable = Play(.ios13, app: app, options: [.noPushCapability])
    let fails = incapable.play(.wentOffline, .openedApp)
    #expect(!fails.contains { $0.rule == .registrationWaits })
    #expect(fails.compactMap(\.asCall).contains("didFailToRegisterForRemoteNotifications active"))
  }

  @Test("an answer to willPresent counts once, and only for that handler")
  func presented() {
    var app = SceneTests.app(["banner"])
    app.hears = { entry, reaction in
      guard case .callback(.willPresent, let arguments) = entry,
        case .handler(let id)? = arguments.last
      else { return }
      reaction.present(id, ["sound"])
      reaction.present(99, ["badge"])
    }
    var play = Play(.ios13, app: app)
    play.play(.openedApp)
    let steps = play.play(.push("alert", "sound", "badge"))
    let again = steps.compactMap { step -> Bool? in
      if case .app(.presented(_, _, let again)) = step.change { again } else { nil }
    }
    #expect(again == [false, true, true])
    let shown = steps.compactMap { step -> Display.Place? in
      if case .display(let display) = step.change { display.place } else { nil }
    }
    #expect(shown == [.sound])
  }

  @Test("fetches start the quiet time anew")
  func quietTime() {
    var play = FetchTests.rested(.suspended)
    play.play(.grantedFetch)
    #expect(play.world.app.registrations.fetch.quietUntil != nil)
    #expect(FetchTests.barrier(play) != nil)
  }

  @Test("the time of a handler that rests on an assumption ends by the rule of its kind")
  func assumedTime() {
    for (event, rule) in [
      (Event.silent, Rule.pushHandlerTimer), (.grantedFetch, .fetchHandlerTimer),
    ] {
      var app = FetchTests.app(onPush: .nothing)
      app.hears = { _, reaction in
        for handler in reaction.world.openHandlers {
          reaction.rest(handler.id, on: "sync() calls it")
        }
      }
      var play = FetchTests.rested(.suspended, app: app)
      play.play(event)
      let end = play.play(.wait(30)).first { step in
        if case .timer(let timer, .expired) = step.change { timer.name == .handler } else { false }
      }
      #expect(end?.rule == rule)
      play.play(.wait(5))
      #expect(play.world.lifecycle == .suspended)
    }
  }
}
