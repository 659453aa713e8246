import LifecycleModel
import Testing

extension Step {
  fileprivate var words: String {
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

/// Which of two steps of an event comes first.
@Suite struct StepOrderTests {
  /// Whether the event has these steps in this order, and none of them again. Others may come between.
  private func tells(_ play: inout Play, _ event: Event, _ words: [String]) -> Bool {
    play.play(event).map(\.words).filter(words.contains) == words
  }

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

  @Test("a swipe: the process ends, the card goes, then the flag and the transfers")
  func swiping() {
    var play = WakeTests.play(.running, app: Self.transfers)
    play.play(.silent, .openedSwitcher)
    let end = ["terminated by user", "process not-running", "card", "ban true", "transfersEnded"]
    #expect(tells(&play, .swipedAppAway, end))
    #expect(
      tells(
        &play, .openedApp, ["ban false", "contentReviewed", "process running", "state active"]))
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
      back.play(.swipedAppAway).map(\.words).prefix(4)
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
      tells(
        &launch, .openedApp, ["state active", "held", "held-push false", "call fetchPush"]))
    var later = Play(app: Self.once, options: [.devicePacing])
    later.play(.openedApp, .pressedHome, .silent, .wait(10), .silent)
    #expect(
      tells(
        &later, .wait(2000), ["held", "held-push false", "process running", "call fetchPush"]))
  }

  @Test("a time that ends is told before what ends with it")
  func deadlines() {
    let fetching = StandInApp(
      callbacks: StandInApp.lifecycle + [.performFetch], onPush: .nothing,
      uses: [.didFinishLaunching: [.fetchInterval(0)]])
    var fetch = WakeTests.play(.reclaimed, app: fetching)
    fetch.play(.wait(4000))
    #expect(
      fetch.play(.grantedFetch).map(\.words).prefix(3)
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
      task.play(.wait(700)).map(\.words).filter { $0 != "clock" } == [
        "event", "backgroundTask expired", "services", "expirationCalled", "asked", "services",
        "suspend started", "suspend expired", "services", "process suspended",
      ])
    var place = WakeTests.play(.suspended, app: LocationTests.app)
    place.play(LocationTests.enter)
    #expect(
      tells(
        &place, .wait(11), ["location expired", "snapshot", "process suspended"]))
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
      play.play(.endedTransfers(.done)).map(\.words).prefix(5)
        == ["event", "registrations", "transfersEnded", "registrations", "process running"])
  }
}
