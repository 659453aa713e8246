import LifecycleModel
import Testing

/// Regions, significant changes and visits: wakes, launches and time limits.
@Suite struct LocationTests {
  typealias Condition = WakeTests.Condition

  static let app = StandInApp(
    callbacks: StandInApp.lifecycle + StandInApp.location,
    uses: [
      .didFinishLaunching: [
        .locationDelegate, .monitor("home"), .significantChanges(true), .visits(true),
      ]
    ])

  static let enter = Event.traveled(.entered(region: "home"))
  static let leave = Event.traveled(.left(region: "home"))
  static let far = Event.traveled(.farAway)
  static let visit = Event.traveled(.visited)

  static let launched = [
    "willFinishLaunching background location", "didFinishLaunching background location",
  ]

  @Test(
    "every travel reaches the app in every state but a swiped one of iOS 7.0",
    arguments: [
      (Condition.active, [], "active"), (.inactive, [], "inactive"), (.running, [], "background"),
      (.suspended, [], "background"), (.reclaimed, launched, "background"),
      (.swiped, launched, "background"),
    ])
  func states(condition: Condition, before: [String], state: String) {
    for (event, callback) in [
      (Self.enter, "didEnterRegion"), (Self.far, "didUpdateLocations"), (Self.visit, "didVisit"),
    ] {
      var play = WakeTests.play(condition, app: Self.app)
      #expect(play.calls(event) == before + ["\(callback) \(state)"])
    }
    var left = WakeTests.play(condition, app: Self.app)
    left.play(Self.enter)
    #expect(left.calls(Self.leave) == ["didExitRegion \(state)"])
  }

  @Test(
    "after a force quit: not on iOS 7.0, not with no-location-after-force-quit",
    arguments: [
      (Profile.Name.ios6, [Option](), true), (.ios7, [], false), (.ios9, [], true),
      (.ios26Scenes, [], true), (.ios26Scenes, [.noLocationAfterForceQuit], false),
    ])
  func forceQuit(profile: Profile.Name, options: [Option], wakes: Bool) {
    var play = WakeTests.play(.swiped, profile, app: Self.app, options: options)
    #expect(play.calls(Self.enter).contains("didEnterRegion background") == wakes)
    #expect(play.world.app.isForceQuit, "a launch for its location does not lift the ban")
    #expect(play.world.regions == ["home"])
  }

  @Test("a crossing wakes only for regions that the code monitors, and only once on the way in")
  func crossings() {
    var play = WakeTests.play(.suspended, app: Self.app)
    #expect(play.play(.traveled(.entered(region: "office"))).last?.rule == .locationNotMonitored)
    #expect(play.world.regions == ["office"])
    #expect(play.calls(Self.enter) == ["didEnterRegion background"])
    #expect(play.calls(Self.enter) == [])
    #expect(play.calls(Self.leave) == ["didExitRegion background"])
    #expect(play.calls(Self.leave) == [])
  }

  @Test(
    "permission: in-use tells the app in front only, never tells nobody",
    arguments: [
      (Settings.Location.always, Condition.active, true), (.always, .suspended, true),
      (.inUse, .active, true), (.inUse, .inactive, true), (.inUse, .running, false),
      (.inUse, .suspended, false), (.inUse, .reclaimed, false), (.never, .active, false),
      (.never, .suspended, false),
    ])
  func permission(permission: Settings.Location, condition: Condition, told: Bool) {
    var play = WakeTests.play(condition, app: Self.app)
    play.play(.changedSetting(.location(permission)))
    #expect(!play.calls(Self.enter).isEmpty == told)
  }

  @Test(
    "Background App Refresh and Low Power Mode stop it on iOS 7 and with the option",
    arguments: [
      (Profile.Name.ios6, [Option](), true), (.ios7, [], false), (.ios9, [], true),
      (.ios9, [.refreshOffStopsLocation], false),
    ])
  func refreshOff(profile: Profile.Name, options: [Option], told: Bool) {
    for setting in [SettingChange.backgroundRefresh(false), .lowPower(true)] {
      var play = WakeTests.play(.suspended, profile, app: Self.app, options: options)
      play.play(.changedSetting(setting))
      #expect(!play.calls(Self.enter).isEmpty == told)
      play.play(.openedApp)
      #expect(play.calls(Self.leave) == ["didExitRegion active"])
    }
  }

  @Test("visits came with iOS 8", arguments: [(Profile.Name.ios7, false), (.ios9, true)])
  func visits(profile: Profile.Name, told: Bool) {
    var play = WakeTests.play(.suspended, profile, app: Self.app)
    #expect(!play.calls(Self.visit).isEmpty == told)
  }

  @Test("before the first unlock nothing is launched and nothing told later; the phone has moved")
  func beforeFirstUnlock() {
    var play = WakeTests.play(.suspended, app: Self.app)
    play.play(.rebooted)
    #expect(play.play(Self.enter).last?.rule == .locationBeforeFirstUnlock)
    #expect(play.calls(.unlocked) == [])
    #expect(play.calls(Self.leave) == Self.launched + ["didExitRegion background"])
  }

  @Test("a process without a manager is woken and waits; setting the delegate brings the event")
  func waitsForManager() {
    var app = Self.app
    app.uses = [
      .didFinishLaunching: [.monitor("home")], .didBecomeActive: [.locationDelegate],
    ]
    var play = WakeTests.play(.reclaimed, app: app)
    let steps = play.play(Self.enter)
    #expect(steps.compactMap(\.asCall) == Self.launched)
    #expect(steps.contains { $0.rule == .locationWaitsForManager })
    #expect(play.calls(.openedApp).last == "didEnterRegion active")
  }

  @Test("significant changes must be asked for again in the new process, regions need not")
  func askAgain() {
    var app = Self.app
    app.uses = [
      .didFinishLaunching: [.locationDelegate],
      .didBecomeActive: [.monitor("home"), .significantChanges(true)],
    ]
    var play = WakeTests.play(.reclaimed, app: app)
    #expect(play.calls(Self.far) == Self.launched)
    play.play(.reclaimedMemory)
    #expect(play.calls(Self.enter) == Self.launched + ["didEnterRegion background"])
  }

  @Test("ten seconds: idle apps are suspended then, those with a download under way are ended")
  func tenSeconds() {
    var idle = WakeTests.play(.reclaimed, app: Self.app)
    idle.play(Self.enter, .wait(9))
    #expect(idle.world.lifecycle == .background)
    let steps = idle.play(.wait(1))
    #expect(idle.world.lifecycle == .suspended)
    #expect(steps.contains { $0.change == .snapshot(.old) })

    var busy = Self.app
    busy.uses[.didEnterRegion] = [.download]
    var quick = WakeTests.play(.reclaimed, app: busy)
    quick.play(Self.enter, .wait(10))
    #expect(quick.world.lifecycle == .suspended)

    var slow = WakeTests.play(.reclaimed, app: busy)
    var network = Network()
    network.duration = .seconds(15)
    slow.play(.changedNetwork(network), Self.enter, .wait(9))
    #expect(slow.world.lifecycle == .background)
    let end = slow.play(.wait(1))
    #expect(end.contains { $0.change == .terminated(.watchdog, code: nil) })
    #expect(!slow.world.app.isForceQuit)
  }

  @Test("another event starts the ten seconds anew; the front ends them; no kill in Xcode")
  func timer() {
    var again = WakeTests.play(.suspended, app: Self.app)
    again.play(Self.enter, .wait(9), Self.leave, .wait(9))
    #expect(again.world.lifecycle == .background)
    again.play(.wait(1))
    #expect(again.world.lifecycle == .suspended)

    var inFront = WakeTests.play(.suspended, app: Self.app)
    inFront.play(Self.enter, .openedApp)
    #expect(inFront.world.timer(named: .location) == nil)

    var busy = Self.app
    busy.uses[.didEnterRegion] = [.download]
    var debugged = Play(app: busy)
    var network = Network()
    network.duration = .seconds(15)
    debugged.play(.changedNetwork(network), .ranFromXcode, .pressedHome, Self.enter, .wait(20))
    #expect(debugged.world.lifecycle == .background)
  }

  @Test("an open push handler has its own time, which outlasts the ten seconds")
  func handlerOutlasts() {
    var app = StandInApp(onPush: .nothing)
    app.callbacks += StandInApp.location
    app.uses = Self.app.uses
    app.uses[.didEnterRegion] = [.download]
    var play = WakeTests.play(.suspended, app: app)
    var network = Network()
    network.duration = .seconds(20)
    play.play(.changedNetwork(network), .silent, Self.enter, .wait(15))
    #expect(play.world.lifecycle == .background)
  }

  @Test("twenty regions, the next one fails; a region that is stopped wakes no more")
  func twentyRegions() {
    var app = Self.app
    app.uses = [
      .didFinishLaunching: [.locationDelegate] + (1...21).map { .monitor("r\($0)") },
      .didReceiveMemoryWarning: [.stopMonitoring("r1")],
    ]
    var play = Play(app: app)
    #expect(play.play(.openedApp).contains { $0.rule == .locationTwentyRegions })
    #expect(play.world.app.registrations.regions.count == 20)
    #expect(play.calls(.traveled(.entered(region: "r21"))) == [])
    #expect(play.calls(.traveled(.entered(region: "r1"))) == ["didEnterRegion active"])
    play.play(.warnedOfMemory)
    #expect(play.calls(.traveled(.left(region: "r1"))) == [])
  }

  @Test("no-key-on-background-launch leaves the options of a scene app empty")
  func noKey() {
    var plain = WakeTests.play(.reclaimed, .ios17Scenes, app: Self.app)
    #expect(plain.calls(Self.enter).prefix(2) == Self.launched[...])
    var optioned = WakeTests.play(
      .reclaimed, .ios17Scenes, app: Self.app, options: [.noKeyOnBackgroundLaunch])
    #expect(
      optioned.calls(Self.enter)
        == [
          "willFinishLaunching background", "didFinishLaunching background",
          "didEnterRegion background",
        ])
  }

  @Test("an app that was never launched has left nothing with iOS")
  func neverLaunched() {
    var play = Play(app: Self.app, fresh: true)
    #expect(play.play(Self.enter).last?.rule == .locationNotMonitored)
  }
}
