import LifecycleModel
import Testing

extension Step {
  var shortName: String {
    switch change {
    case .process(_, let state): return "process \(state.rawValue)"
    case .state(_, let state): return "state \(state.rawValue)"
    case .flag(_, let flag): return "\(flag.name.rawValue) \(flag.printed)"
    case .call(let call): return "call \(call.callback.shortWord)"
    case .timer(let timer, let change): return "\(timer.name) \(change)"
    case .terminated(let by, _): return "terminated by \(by.rawValue)"
    case .quiet(let change): return caseName(of: change)
    case .app(let action): return caseName(of: action)
    default: return caseName(of: change)
    }
  }

  private func caseName(of value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }
}

/// Whether the event has these steps in this order, and none of them again. Others may come between.
func tells(_ play: inout Play, _ event: Event, _ names: [String]) -> Bool {
  play.play(event).map(\.shortName).filter(names.contains) == names
}

/// Which of two steps of an event comes first.
@Suite struct StepOrderTests {
  private static let once = StandInApp(onPush: .completesAtOnce)

  /// Starts a transfer in each silent push.
  private static let transfers = StandInApp(
    callbacks: TransferTests.app.callbacks, onPush: .completesAtOnce, uses: TransferTests.app.uses)

  @Test("deleting the app: its process ends, then what iOS kept for it goes")
  func deleting() {
    var swiped = WakeTests.play(.suspended, app: StandInApp(asks: true))
    swiped.play(.push("alert", "badge"), .openedSwitcher, .swipedAppAway)
    #expect(
      tells(
        &swiped, .deletedApp,
        [
          "notifications", "ban false", "badge 0", "permission not-determined", "token false",
          "installed",
        ]))
    var held = Play(app: Self.once, options: [.devicePacing])
    held.play(.openedApp, .pressedHome, .silent, .wait(10), .silent)
    #expect(
      tells(
        &held, .deletedApp,
        ["terminated by system", "process not-running", "held-push false", "installed"]))
  }

  @Test("a start of the phone: the extension and the app end, then the phone is locked again")
  func rebooting() {
    var play = WakeTests.play(.running, .ios12, app: ExtensionTests.app())
    play.play(ExtensionTests.rich)
    #expect(
      tells(
        &play, .rebooted,
        [
          "serviceExtension stopped", "terminated by reboot", "locked true", "first-unlock false",
          "booted",
        ]))
  }

  @Test(
    "where the app does not run a held push is dropped alone: behind the banners, before the lock")
  func dropping() {
    var play = Play(app: Self.once, options: [.devicePacing])
    play.play(.openedApp, .pressedHome, .silent, .wait(10), .reclaimedMemory, .silent, .alert)
    var rebooted = play
    #expect(
      tells(&rebooted, .rebooted, ["banner stopped", "held-push false", "locked true", "booted"]))
    #expect(tells(&play, .deletedApp, ["held-push false", "notifications", "installed"]))
  }

  @Test("a swipe: the process ends, the card goes, then the flag and the transfers")
  func swiping() {
    var play = WakeTests.play(.running, app: Self.transfers)
    play.play(.silent, .openedSwitcher)
    let end = ["terminated by user", "process not-running", "card", "ban true", "transfersEnded"]
    #expect(tells(&play, .swipedAppAway, end))
    #expect(
      tells(&play, .openedApp, ["ban false", "contentReviewed", "process running", "state active"]))
  }

  @Test("a transfer from the background is hurried before the launch reviews what is there")
  func hurrying() {
    var play = WakeTests.play(.suspended, app: Self.transfers)
    play.play(.silent, .wait(10), .reclaimedMemory)
    #expect(tells(&play, .openedApp, ["registrations", "contentReviewed", "process running"]))
  }

  @Test("a scene session is discarded behind the scene's disconnection, or the process's end")
  func sessions() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [
        .configurationForConnecting, .didDiscardSceneSessions, .sceneDidDisconnect,
      ])
    var back = WakeTests.play(.running, .ios13Scenes, app: app)
    back.play(.openedSwitcher)
    #expect(
      back.play(.swipedAppAway).map(\.shortName).prefix(4)
        == ["event", "scene", "call sceneDidDisconnect", "registrations"])
    var front = WakeTests.play(.active, .ios13Scenes, app: app)
    front.play(.openedSwitcher)
    #expect(tells(&front, .swipedAppAway, ["terminated by user", "registrations", "ban true"]))
    // The next launch tells of it.
    #expect(
      tells(
        &front, .openedApp,
        [
          "call didFinishLaunching", "call didDiscardSceneSessions",
          "call configurationForConnecting",
        ]))
  }

  @Test("a held push leaves the phone before it calls the app; at a launch once that is active")
  func held() {
    var launch = Play(app: Self.once, options: [.postBootHold])
    launch.play(.openedApp, .rebooted, .silent, .unlocked)
    #expect(
      tells(&launch, .openedApp, ["state active", "held", "held-push false", "call fetchPush"]))
    var later = Play(app: Self.once, options: [.devicePacing])
    later.play(.openedApp, .pressedHome, .silent, .wait(10), .silent)
    #expect(
      tells(&later, .wait(2000), ["held", "held-push false", "process running", "call fetchPush"]))
  }

  @Test("a time that ends is told before what ends with it")
  func deadlines() {
    let fetching = StandInApp(
      callbacks: StandInApp.lifecycle + [.performFetch], onPush: .nothing,
      uses: [.didFinishLaunching: [.fetchInterval(0)]])
    var fetch = WakeTests.play(.reclaimed, app: fetching)
    fetch.play(.wait(4000))
    #expect(
      fetch.play(.grantedFetch).map(\.shortName).prefix(3)
        == ["event", "registrations", "process running"])
    let end = ["handler expired", "terminated by watchdog", "process not-running"]
    #expect(
      tells(&fetch, .wait(31), [end[0], "registrations", end[1], end[2]]))
    var push = WakeTests.play(.suspended, app: StandInApp(onPush: .nothing))
    push.play(.silent)
    #expect(tells(&push, .wait(31), end))
    var task = WakeTests.play(
      .running,
      app: StandInApp(
        uses: [.didEnterBackground: [.beginTask("end")]], closures: ["end": [.endTask(1)]]))
    #expect(
      task.play(.wait(700)).map(\.shortName).filter { $0 != "clock" } == [
        "event", "backgroundTask expired", "services", "expirationCalled", "asked", "services",
        "suspend started", "suspend expired", "services", "process suspended",
      ])
    var place = WakeTests.play(.suspended, app: LocationTests.app)
    place.play(LocationTests.enter)
    #expect(
      tells(&place, .wait(11), ["location expired", "snapshot", "process suspended"]))
  }

  @Test("a handler's time starts before the app's suspension is called off")
  func suspending() {
    var play = WakeTests.play(.running)
    #expect(tells(&play, .silent, ["handler started", "suspend stopped", "call fetchPush"]))
  }

  @Test("the phone: banners go before it locks; Xcode ends the app before it waits")
  func phone() {
    var banner = WakeTests.play(.running)
    banner.play(.alert)
    #expect(tells(&banner, .locked, ["banner stopped", "notifications", "locked true"]))
    var booted = WakeTests.play(.active)
    booted.play(.rebooted)
    #expect(tells(&booted, .unlocked, ["locked false", "first-unlock true", "phone"]))
    var xcode = WakeTests.play(.active)
    #expect(
      tells(&xcode, .waitsInXcode, ["terminated by xcode", "process not-running", "debugger"]))
    var prewarmed = WakeTests.play(.reclaimed, .ios13Scenes, options: [.prewarmRunsDidFinish])
    #expect(tells(&prewarmed, .locked, ["locked true", "phone", "process running"]))
  }

  @Test("a registration without the capability takes the token back")
  func withoutCapability() {
    var play = WakeTests.play(.reclaimed, .ios13)
    play.play(.changedOption(.noPushCapability, on: true))
    #expect(tells(&play, .openedApp, ["call didFinishLaunching", "token false", "state active"]))
  }

  @Test("permission is given before the app hears of it")
  func provisional() {
    var play = Play(.ios12, app: StandInApp(asksProvisionally: true), fresh: true)
    #expect(
      tells(
        &play, .openedApp, ["permission provisional", "work started", "work expired", "logged"]))
  }

  @Test("the token is there before the registration is answered")
  func token() {
    var play = Play(.ios12, app: StandInApp(asksProvisionally: true), fresh: true)
    play.play(.changedSetting(.backgroundRefresh(false)))
    #expect(
      tells(
        &play, .openedApp,
        ["registrationAwaited", "permission provisional", "token true", "registrationAwaited"]))
  }

  @Test("what willPresent answers at once is shown before the app's next work")
  func presentation() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.willPresent], setsNotificationDelegate: true,
      uses: [.willPresent: [.after(0, "next")]], closures: ["next": [.log("next")]],
      presents: ["banner"])
    var play = WakeTests.play(.active, .ios12, app: app)
    #expect(tells(&play, .alert, ["call willPresent", "presented", "banner started", "logged"]))
  }

  @Test("a missed report of a call is counted before the process ends")
  func missedCall() {
    var push = Push(payload: .object([]))
    push.type = .voip
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [.didReceiveIncomingPush],
      uses: [.didFinishLaunching: [.pushRegistry]])
    var play = Play(.ios13, app: app, modes: [.voip])
    play.play(.openedApp, .pressedHome)
    #expect(
      tells(
        &play, .sentPush(push),
        ["call didReceiveIncomingPush", "registrations", "terminated by crash"]))
  }

  @Test("a transfer's wake is counted before the launch")
  func transferWake() {
    var play = WakeTests.play(.running, app: Self.transfers)
    play.play(.silent, .wait(10), .reclaimedMemory)
    #expect(
      play.play(.endedTransfers(.done)).map(\.shortName).prefix(5)
        == ["event", "registrations", "transfersEnded", "registrations", "process running"])
  }

  @Test("a service extension ends before the app that is deleted; its code ends before the banner")
  func extensions() {
    var late = Play(.ios12, app: ExtensionTests.app())
    late.play(.openedApp, .pressedHome, ExtensionTests.rich)
    var deleted = late
    #expect(
      tells(
        &deleted, .deletedApp,
        ["serviceExtension stopped", "serviceExtensions", "terminated by system"]))
    var again = late
    let end = again.play(.deletedApp).first {
      if case .timer(let timer, .stopped) = $0.change {
        timer.name == .serviceExtension
      } else {
        false
      }
    }
    #expect(end?.rule == .appDeleted)
    #expect(
      tells(
        &late, .wait(30), ["serviceExtension expired", "codeRuns", "codeRuns", "banner started"]))
  }

  @Test("in background the time until the next fetch begins before the app's method")
  func quietTime() {
    let app = StandInApp(uses: [.didFinishLaunching: [.fetchInterval(0)]])
    var play = WakeTests.play(.active, app: app)
    play.play(.wait(60))
    #expect(
      tells(
        &play, .pressedHome,
        ["state background", "registrations", "callback started", "call didEnterBackground"]))
  }

  @Test(
    "in front the background time is renewed, then transfers hurry; a launch lifts the ban first")
  func hurryingInFront() {
    let app = StandInApp(
      onPush: .completesAtOnce,
      uses: [
        .didFinishLaunching: [.session("news")], .didEnterBackground: [.beginTask(nil)],
        .didReceiveRemoteNotificationFetch: [.transfer("news"), .endTask(1)],
      ])
    var play = Play(.ios13, app: app)
    play.play(.openedApp, .pressedHome, .silent)
    var swiped = play
    #expect(
      tells(&play, .openedApp, ["state inactive", "services", "registrations", "state active"]))
    swiped.play(.openedSwitcher, .swipedAppAway)
    let launch = swiped.play(.openedApp).map(\.shortName)
    #expect(
      launch.prefix(6) == [
        "event", "phone", "ban false", "registrations", "contentReviewed", "process running",
      ])
  }

  @Test("habits: the time of the opening is noted before the banners go")
  func habits() {
    var play = WakeTests.play(.suspended, options: [.habits])
    play.play(.alert)
    #expect(
      tells(&play, .openedApp, ["registrations", "banner stopped", "notifications", "phone"]))
  }

  @Test("SwiftUI: the process starts, then the app's code; the scene connects before its views")
  func views() {
    let app = StandInApp(
      callbacks: StandInApp.lifecycle + [
        .didReceiveRemoteNotificationFetch, .sceneOpenURL, .didDiscardSceneSessions,
      ], onPush: .completesAtOnce, atStart: [.log("start")], logsViews: true)
    func names(_ option: Option?, _ first: [Event], _ event: Event) -> [String] {
      var play = Play(
        .ios17Scenes, app: app, options: option.map { [$0] } ?? [], adoption: .swiftUI)
      for event in first { play.play(event) }
      let wanted = [
        "launch started", "launch stopped", "scene", "logged", "state active", "callback started",
        "callback stopped", "call didDiscardSceneSessions",
      ]
      return play.play(event).map(\.shortName).filter(wanted.contains)
    }
    #expect(
      names(nil, [], .followedLink(Link("shop://cart"))) == [
        "launch started", "logged", "logged", "scene", "logged", "launch stopped", "logged",
        "logged", "logged", "scene", "scene", "logged", "logged", "state active", "logged",
      ])
    #expect(
      names(.backgroundScene, [], .silent) == [
        "launch started", "logged", "logged", "launch stopped", "scene", "logged", "logged",
        "scene", "callback started", "logged", "logged", "callback stopped",
      ])
    let swiped: [Event] = [.openedApp, .pressedHome, .wait(10), .openedSwitcher, .swipedAppAway]
    #expect(
      names(nil, swiped, .openedApp).prefix(5) == [
        "launch started", "logged", "call didDiscardSceneSessions", "logged", "scene",
      ])
  }

  @Test("a delegate of unknown code hears of a push behind the push method")
  func unknownDelegate() {
    let app = StandInApp(
      onPush: .completesAtOnce,
      uses: [.didFinishLaunching: [.code { $0.setNotificationDelegate(.unknown("Other.shared")) }]])
    var play = WakeTests.play(.active, .ios12, app: app)
    #expect(tells(&play, .mixed, ["call fetchPush", "completed", "called", "notShown"]))
  }

  @Test("a time that is over only under an assumption: it ends, then the assumption is told")
  func assumed() {
    var app = StandInApp(onPush: .nothing)
    app.hears = { _, reaction in
      for handler in reaction.world.openHandlers { reaction.rest(handler.id, on: "sync()") }
    }
    var play = WakeTests.play(.suspended, app: app)
    play.play(.silent)
    #expect(tells(&play, .wait(31), ["handler expired", "wouldBeKilled", "suspend started"]))
  }
}
