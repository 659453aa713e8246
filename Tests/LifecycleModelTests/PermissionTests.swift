import LifecycleModel
import Testing

/// Permission, its prompt and registration, by era.
@Suite struct PermissionTests {
  static let registration: [Callback] = [
    .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
  ]

  func play(_ profile: Profile.Name, provisional: Bool = false, fresh: Bool = true) -> Play {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotificationFetch] + Self.registration,
      asks: !provisional, asksProvisionally: provisional)
    return Play(profile, app: app, fresh: fresh)
  }

  func logs(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      if case .app(.logged(let text)) = step.change { return text }
      return nil
    }
  }

  let launch = [
    "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
  ]

  @Test(
    "the first request prompts, and the prompt makes the app inactive",
    arguments: [
      (Event.allowed, Permission.authorized, "granted true"),
      (.denied, .denied, "granted false"),
    ])
  func prompt(answer: Event, permission: Permission, log: String) {
    var play = play(.ios9)
    #expect(play.calls(.openedApp) == launch + ["willResignActive active"])
    #expect(play.world.lifecycle == .inactive)
    let steps = play.play(answer)
    #expect(
      steps.compactMap(\.asCall)
        == ["didBecomeActive active", "didRegisterForRemoteNotifications active"])
    #expect(logs(steps) == [log])
    #expect(play.world.app.permission == permission)
    #expect(play.world.denial(of: .allowed)?.condition == .noPrompt)
  }

  @Test("later requests never prompt")
  func once() {
    var play = play(.ios9)
    play.play(.openedApp, .denied, .openedSwitcher, .swipedAppAway)
    let steps = play.play(.openedApp)
    #expect(
      steps.compactMap(\.asCall) == launch + ["didRegisterForRemoteNotifications active"])
    #expect(logs(steps) == ["granted false"])
  }

  @Test("offline the registration fails; with the option its answer waits for the network")
  func offline() {
    var fails = play(.ios9, fresh: false)
    fails.play(.wentOffline)
    #expect(fails.calls(.openedApp).last == "didFailToRegisterForRemoteNotifications active")
    #expect(fails.calls(.cameOnline) == [])
    var waits = play(.ios9, fresh: false)
    waits.play(.changedOption(.registrationWaits, on: true), .wentOffline)
    #expect(waits.calls(.openedApp).last == "didBecomeActive active")
    #expect(waits.calls(.wait(60)) == [])
    #expect(waits.calls(.cameOnline) == ["didRegisterForRemoteNotifications active"])
  }

  @Test("iOS 7, offline, after Don't Allow: no callback either")
  func offlineWithoutPermission() {
    var play = play(.ios7)
    play.play(.openedApp, .denied, .reclaimedMemory, .wentOffline)
    #expect(play.calls(.openedApp).last == "didBecomeActive active")
  }

  @Test("iOS 7 after Don't Allow: no callback, no token, until a setting and a new launch")
  func iOS7() {
    var play = play(.ios7)
    play.play(.openedApp)
    #expect(play.calls(.denied) == ["didBecomeActive active"])
    #expect(play.world.flag(.token) == .token(false))
    play.play(.changedSetting(.sound(true)), .reclaimedMemory)
    #expect(play.world.flag(.token) == .token(false))
    #expect(play.calls(.openedApp).last == "didRegisterForRemoteNotifications active")
    #expect(play.world.flag(.token) == .token(true))
  }

  @Test("provisional: granted without a prompt from iOS 12 on, shown in the list only")
  func provisional() {
    var play = play(.ios12, provisional: true)
    let steps = play.play(.openedApp)
    #expect(logs(steps) == ["granted true"])
    #expect(play.world.app.permission == .provisional)
    play.play(.pressedHome)
    let places = play.play(.push("alert", "sound")).compactMap { step -> Display.Place? in
      if case .display(let display) = step.change { display.place } else { nil }
    }
    #expect(places == [.list])

    var earlier = self.play(.ios9, provisional: true)
    earlier.play(.openedApp)
    #expect(earlier.world.phone.hasPrompt)
  }

  @Test("nothing is shown before the user was asked; silent pushes work")
  func notDetermined() {
    var play = Play(.ios9, fresh: true)
    play.play(.openedApp, .pressedHome)
    let steps = play.play(.alert)
    #expect(!steps.contains { if case .display = $0.change { true } else { false } })
    #expect(play.calls(.silent) == ["fetchPush background"])
  }

  @Test("a prompt that is there answers later requests too; a registration asks no second time")
  func asksAgain() {
    var app = StandInApp(asks: true, uses: [.didBecomeActive: [.registerForPushes, .ask]])
    var play = Play(.ios9, app: app, fresh: true)
    play.play(.openedApp)
    #expect(play.world.appProcess?.authorizationAsked == [.string("answer"), .string("answer")])
    #expect(logs(play.play(.allowed)).prefix(2) == ["granted true", "granted true"])
    app = StandInApp(uses: [.didBecomeActive: [.registerForPushes, .ask]])
    var older = Play(.ios7, app: app, fresh: true)
    older.play(.openedApp)
    #expect(older.world.appProcess?.authorizationAsked == [.none, .string("answer")])
  }

  @Test("500 requests may wait for the answer; one more uses up the work of the event")
  func manyRequests() {
    func isUsedUp(after requests: Int) -> Bool {
      var app = StandInApp()
      app.uses[.didBecomeActive] = [
        .code { reaction in
          for _ in 1...requests {
            reaction.requestAuthorization(provisional: false, then: .string("answer"))
          }
          reaction.log("\(reaction.effort.statements > 1_000_000_000)")
        }
      ]
      var play = Play(.ios13, app: app, fresh: true)
      return play.logs(.openedApp) == ["true"]
    }
    #expect(!isUsedUp(after: 500))
    #expect(isUsedUp(after: 501))
  }

  @Test("offline no token comes, whether or not something may be shown")
  func deniedOffline() {
    for profile in [Profile.Name.ios7, .ios13] {
      var play = play(profile)
      play.play(.openedApp, .denied, .wentOffline)
      let denial = play.world.denial(ofRegistrationBy: .didRegisterForRemoteNotifications)
      #expect(denial?.rule == (profile == .ios13 ? .registrationOffline : .launchTokenBySettings))
    }
  }

  @Test("online no registration waits, whatever the option says")
  func onlineRegistration() {
    var play = play(.ios13, fresh: false)
    play.play(.changedOption(.registrationWaits, on: true))
    #expect(!play.play(.openedApp).contains { $0.rule == .registrationWaits })
  }
}
