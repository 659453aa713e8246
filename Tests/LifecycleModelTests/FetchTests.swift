import LifecycleModel
import Testing

/// Background fetch: grants, quiet time and time limit.
@Suite struct FetchTests {
  static func app(interval: Double? = 0, onPush: StandInApp.PushBehaviour = .downloads)
    -> StandInApp
  {
    StandInApp(
      callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotificationFetch, .performFetch],
      onPush: onPush,
      uses: interval.map { [.didFinishLaunching: [.fetchInterval($0)]] } ?? [:])
  }

  /// The app was not in the foreground for an hour, so every quiet time is over.
  static func rested(
    _ condition: WakeTests.Condition, _ profile: Profile.Name = .ios9,
    app: StandInApp = FetchTests.app(), options: [Option] = []
  ) -> Play {
    var play = WakeTests.play(condition, profile, app: app, options: options)
    play.play(.wait(3600))
    return play
  }

  static func barrier(_ play: Play) -> Denial.Condition? {
    play.world.denial(of: .grantedFetch, by: play.app)?.condition
  }

  static let launched = [
    "willFinishLaunching background", "didFinishLaunching background",
    "performFetch background",
  ]

  @Test("suspended apps are resumed, ended ones launched, without launch options")
  func wakes() {
    var suspended = Self.rested(.suspended)
    #expect(suspended.calls(.grantedFetch) == ["performFetch background"])
    var reclaimed = Self.rested(.reclaimed)
    #expect(reclaimed.calls(.grantedFetch) == Self.launched)
  }

  @Test("an app that runs in background anyway gets the call, too")
  func running() {
    var play = Self.rested(.suspended, app: Self.app(onPush: .nothing))
    play.play(.silent)
    #expect(play.calls(.grantedFetch) == ["performFetch background"])
  }

  @Test(
    "in front it is put off; after a force quit never, until the user opens the app",
    arguments: [
      (WakeTests.Condition.active, Denial.Condition.inFront), (.inactive, .inFront),
      (.swiped, .forceQuit),
    ])
  func states(condition: WakeTests.Condition, barrier: Denial.Condition) {
    var play = Self.rested(condition)
    #expect(Self.barrier(play) == barrier)
    let steps = play.play(.grantedFetch)
    #expect(
      steps.count == 1 && steps[0].rule == (barrier == .inFront ? .grantInFront : .grantBanned))
  }

  @Test("a crash, an overrun and Xcode's stop are no force quit; a restart lifts the ban")
  func otherEnds() {
    for end in [Event.appCrashed, .reclaimedMemory] {
      var play = WakeTests.play(.running, app: Self.app())
      play.play(end, .wait(3600))
      #expect(play.calls(.grantedFetch) == Self.launched)
    }
    var stopped = Play(app: Self.app())
    stopped.play(.ranFromXcode, .stoppedFromXcode, .wait(3600))
    #expect(stopped.calls(.grantedFetch) == Self.launched)
    var rebooted = Self.rested(.swiped)
    rebooted.play(.rebooted)
    #expect(Self.barrier(rebooted) == .beforeFirstUnlock)
    rebooted.play(.unlocked)
    #expect(rebooted.calls(.grantedFetch) == Self.launched)
  }

  @Test("switches, mode, era, interval")
  func barriers() {
    var refresh = Self.rested(.suspended)
    refresh.play(.changedSetting(.backgroundRefresh(false)))
    #expect(Self.barrier(refresh) == .refreshOff)
    var lowPower = Self.rested(.suspended)
    lowPower.play(.changedSetting(.lowPower(true)))
    #expect(Self.barrier(lowPower) == .lowPower)
    var noMode = Play(app: Self.app(), modes: [.remoteNotification])
    noMode.play(.openedApp, .pressedHome, .wait(3600))
    #expect(Self.barrier(noMode) == .noMode)
    #expect(noMode.world.app.registrations.fetch.interval == .never)
    #expect(Self.barrier(Self.rested(.suspended, .ios6)) == .era)
    #expect(Self.barrier(Self.rested(.suspended, app: Self.app(interval: nil))) == .notAsked)
    let never = Self.app(interval: .greatestFiniteMagnitude)
    #expect(Self.barrier(Self.rested(.suspended, app: never)) == .notAsked)
    #expect(Self.barrier(Play(app: Self.app(), fresh: true)) == .notAsked)
  }

  @Test(
    "BGTask identifiers disable it from iOS 13 on",
    arguments: [(Profile.Name.ios12, Denial.Condition?.none), (.ios13, .taskIdentifiers)])
  func taskIdentifiers(profile: Profile.Name, barrier: Denial.Condition?) {
    var app = Self.app()
    app.permittedTasks = ["refresh"]
    #expect(Self.barrier(Self.rested(.suspended, profile, app: app)) == barrier)
  }

  @Test("the quiet time begins when the user leaves the app, and again with each fetch")
  func quietTime() {
    var play = WakeTests.play(.running, app: Self.app())
    #expect(Self.barrier(play) == .tooEarly(.seconds(900)))
    play.play(.wait(899))
    #expect(Self.barrier(play) == .tooEarly(.seconds(1)))
    play.play(.wait(1))
    #expect(play.calls(.grantedFetch) == ["performFetch background"])
    play.play(.wait(899))
    #expect(Self.barrier(play) == .tooEarly(.seconds(1)))
    play.play(.wait(1))
    #expect(play.calls(.grantedFetch) == ["performFetch background"])
    play.play(.openedApp, .wait(500), .pressedHome)
    #expect(Self.barrier(play) == .tooEarly(.seconds(900)))
  }

  @Test("a custom interval is a lower bound, with fetch-advisory none; below 15 min it is 15 min")
  func custom() {
    let hours = Self.app(interval: 7200)
    var play = WakeTests.play(.running, app: hours)
    play.play(.wait(7199))
    #expect(Self.barrier(play) == .tooEarly(.seconds(1)))
    play.play(.wait(1))
    #expect(Self.barrier(play) == nil)
    let advisory = WakeTests.play(.running, app: hours, options: [.fetchAdvisory])
    #expect(Self.barrier(advisory) == nil)
    let short = WakeTests.play(.running, app: Self.app(interval: 60))
    #expect(Self.barrier(short) == .tooEarly(.seconds(900)))
  }

  @Test("no data doubles the quiet time up to four times; new data and failures reset it")
  func results() {
    var play = Self.rested(.suspended)
    func quiet(after outcome: Network.Outcome) -> Int {
      play.play(.network(2, outcome), .grantedFetch, .wait(2))
      guard case .tooEarly(let left)? = Self.barrier(play) else { return 0 }
      play.play(.wait(left / 1000))
      return left / 1000 + 2
    }
    #expect(quiet(after: .data) == 900)
    #expect(quiet(after: .empty) == 1800)
    #expect(quiet(after: .empty) == 3600)
    #expect(quiet(after: .empty) == 3600)
    #expect(quiet(after: .failure) == 900)
    #expect(quiet(after: .empty) == 1800)
    #expect(quiet(after: .data) == 900)
  }

  @Test("25 s of network are in time, 45 s are not; the overrun is no force quit")
  func thirtySeconds() {
    var quick = Self.rested(.suspended)
    quick.play(.network(25), .grantedFetch)
    let inTime = quick.play(.wait(25))
    #expect(inTime.contains { $0.rule == .fetchHandlerInTime })
    #expect(inTime.contains { $0.change == .snapshot(.new) })
    quick.play(.wait(5))
    #expect(quick.world.lifecycle == .suspended)

    var slow = Self.rested(.suspended)
    slow.play(.network(45), .grantedFetch)
    let tooLate = slow.play(.wait(45))
    #expect(tooLate.contains { $0.change == .terminated(.watchdog, code: "0x2182bad4") })
    #expect(!slow.world.app.isForceQuit)
    #expect(Self.barrier(slow) == .tooEarly(.seconds(1800 - 45)), "as if there had been no data")
    slow.play(.wait(1800))
    #expect(slow.calls(.grantedFetch) == Self.launched)
  }

  @Test(
    "the snapshot shows new content for new data only",
    arguments: [
      (Network.Outcome.data, SnapshotContent.new), (.empty, .old), (.failure, .old),
    ])
  func snapshot(outcome: Network.Outcome, content: SnapshotContent) {
    var play = Self.rested(.suspended)
    play.play(.network(2, outcome), .grantedFetch)
    #expect(play.play(.wait(2)).contains { $0.change == .snapshot(content) })
  }

  @Test("habits: a quarter of an hour before yesterday's openings, morning and hourly users alike")
  func habits() {
    let day = 86_400
    var morning = Play(app: Self.app(), options: [.habits])
    morning.play(.openedApp, .pressedHome)
    #expect(morning.calls(.wait(day - 901)) == [])
    #expect(morning.calls(.wait(1)) == ["performFetch background"])
    #expect(morning.calls(.wait(day)) == [], "the user did not open it that day")

    var hourly = Play(app: Self.app(), options: [.habits])
    for _ in 0..<3 { hourly.play(.openedApp, .pressedHome, .wait(3600)) }
    #expect(
      hourly.calls(.wait(day - 3600)) == Array(repeating: "performFetch background", count: 3))

    var off = Play(app: Self.app())
    off.play(.openedApp, .pressedHome)
    #expect(off.calls(.wait(2 * day)) == [])

    var banned = Play(app: Self.app(), options: [.habits])
    banned.play(.openedApp, .openedSwitcher, .swipedAppAway)
    #expect(banned.calls(.wait(day)) == [])
  }
}
