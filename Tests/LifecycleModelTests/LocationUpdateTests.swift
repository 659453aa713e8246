import LifecycleModel
import Testing

/// CLMonitor, continuous location, CLServiceSession.
@Suite struct LocationUpdateTests {
  private typealias Use = StandInApp.Use

  private static let follow = Use.code { $0.followLocation(.string("moved")) }
  private static let session = Use.code { $0.beginActivitySession() }
  private static let monitor = Use.code { $0.makeMonitor(.string("monitor")) }

  private func app(
    atLaunch: [StandInApp.Use] = [], active: [StandInApp.Use] = [],
    background: [StandInApp.Use] = []
  ) -> StandInApp {
    var app = StandInApp(
      callbacks: StandInApp.lifecycle + StandInApp.location,
      uses: [
        .didFinishLaunching: atLaunch, .didBecomeActive: active, .didEnterBackground: background,
      ])
    app.hears = { entry, reaction in
      if case .closure(.string("monitor"), let arguments) = entry,
        case .monitorEvent(let region, satisfied: let isInside)? = arguments.first
      {
        reaction.log("\(region) \(isInside)")
      }
      if case .closure(.string("moved"), [.locationUpdate]) = entry { reaction.log("moved") }
    }
    return app
  }

  private func play(
    _ condition: WakeTests.Condition, _ app: StandInApp, _ profile: Profile.Name = .ios13,
    modes: [BackgroundMode] = []
  ) -> Play {
    var play = Play(profile, app: app, modes: modes)
    play.bring(to: condition)
    return play
  }

  /// Why the app is not told.
  private func refusals(_ steps: [Step]) -> [Rule] {
    steps.compactMap { if case .app(.notWoken(.location, _)) = $0.change { $0.rule } else { nil } }
  }

  @Test("a monitor's events come to the sequence that the app awaits, not to a delegate")
  func monitorEvents() {
    let app = app(atLaunch: [.monitor("home"), .locationDelegate, Self.monitor])
    var play = play(.suspended, app)
    #expect(play.calls(LocationTests.enter) == ["monitorEvent background"])
    #expect(play.logs(LocationTests.leave) == ["home false"])
    #expect(play.logs(LocationTests.enter) == ["home true"])
    #expect(play.calls(LocationTests.leave) == ["monitorEvent background"])
  }

  @Test("a monitor that a Task behind the launch makes gets the event that launched the app")
  func monitorBehindLaunch() {
    var app = app(atLaunch: [.monitor("home"), .after(0, "task")])
    app.closures["task"] = [Self.monitor]
    var play = play(.reclaimed, app)
    let steps = play.play(LocationTests.enter)
    #expect(steps.compactMap(\.asCall) == LocationTests.launched + ["monitorEvent background"])
    #expect(refusals(steps) == [])
  }

  @Test(
    "the manager's delegate is told before a Task of the launch runs; a crash at launch ends it")
  func launchOrder() {
    var app = app(atLaunch: [.monitor("home"), .locationDelegate, .after(0, "task")])
    app.closures["task"] = [.log("task")]
    app.uses[.didEnterRegion] = [.log("entered")]
    var play = play(.reclaimed, app)
    #expect(play.logs(LocationTests.enter) == ["entered", "task"])

    var crashing = self.play(.reclaimed, app)
    crashing.app.uses[.didFinishLaunching] = [.trap]
    let steps = crashing.play(LocationTests.enter)
    #expect(crashing.world.processState == .notRunning)
    #expect(!steps.contains { $0.rule == .locationWaitsForManager })
    #expect(
      !steps.contains {
        if case .timer(_, .started) = $0.change {
          $0.rule == .locationTimer
        } else {
          false
        }
      })
  }

  @Test("a region may be of interest in one direction only")
  func directions() {
    for (entry, exit) in [(true, false), (false, true), (false, false)] {
      let region = Registrations.Region(
        identifier: "home", notifiesOnEntry: entry, notifiesOnExit: exit)
      let app = app(
        atLaunch: [.monitor("work"), .code { $0.startMonitoring(region) }, .locationDelegate])
      var play = play(.suspended, app)
      #expect(play.calls(LocationTests.enter).isEmpty == !entry)
      #expect(play.calls(LocationTests.leave).isEmpty == !exit)
      #expect(play.world.app.registrations.regions.map(\.identifier) == ["work", "home"])
    }
  }

  @Test("live updates come in front; in background a CLBackgroundActivitySession brings them")
  func liveUpdates() {
    let told = ["locationUpdate background"]
    var active = play(.active, app(active: [Self.follow]))
    #expect(active.calls(LocationTests.far) == ["locationUpdate active"])
    #expect(active.logs(LocationTests.far) == ["moved"])
    active.play(.openedSwitcher)
    #expect(active.calls(LocationTests.far) == ["locationUpdate inactive"])
    active.play(.returnedToApp, .changedSetting(.location(.never)))
    #expect(refusals(active.play(LocationTests.far)) == [.locationDenied])
    active.play(.changedSetting(.location(.inUse)))
    #expect(active.calls(LocationTests.far) == ["locationUpdate active"])

    for condition in [WakeTests.Condition.running, .suspended] {
      var plain = play(condition, app(active: [Self.follow]))
      #expect(refusals(plain.play(LocationTests.far)) == [.locationLiveUpdates])
    }
    var plain = play(.reclaimed, app(active: [Self.follow]))
    #expect(plain.play(LocationTests.far).last?.rule == .locationNotMonitored)

    var held = play(.running, app(active: [Self.follow, Self.session]))
    #expect(held.calls(LocationTests.far) == told)
    held.play(.wait(60))
    #expect(held.world.lifecycle == .background, "the session holds it awake")
    #expect(held.calls(LocationTests.far) == told)
    held.play(.changedSetting(.location(.never)))
    #expect(refusals(held.play(LocationTests.far)) == [.locationDenied])

    // A session alone is not enough, nor one that begins in the background.
    var alone = play(.suspended, app(active: [Self.session]))
    #expect(alone.world.lifecycle == .suspended)
    #expect(alone.calls(LocationTests.far) == [])
    let late = app(active: [Self.follow], background: [Self.session])
    var behind = play(.suspended, late)
    #expect(behind.world.lifecycle == .suspended)
    #expect(refusals(behind.play(LocationTests.far)) == [.locationLiveUpdates])
  }

  @Test("with a session the app is launched again for an update, after a force quit too")
  func liveUpdatesLaunch() {
    var app = app(active: [Self.follow, Self.session])
    app.uses[.didFinishLaunching] = [.after(0, "task")]
    app.closures["task"] = [Self.session, Self.follow]
    for condition in [WakeTests.Condition.reclaimed, .swiped] {
      var play = play(condition, app)
      let steps = play.play(LocationTests.far)
      #expect(steps.compactMap(\.asCall) == LocationTests.launched + ["locationUpdate background"])
      #expect(refusals(steps) == [])
      #expect(play.world.timer(named: .location) != nil)
      play.play(.wait(60))
      #expect(play.world.lifecycle == .background)
    }
    // It does not follow the location again.
    var silent = play(.reclaimed, app)
    silent.app.closures["task"] = []
    #expect(refusals(silent.play(LocationTests.far)) == [.locationLiveUpdates])
    silent.play(.wait(10))
    #expect(silent.world.lifecycle == .suspended)

    // It follows the location without a session.
    var plain = play(.reclaimed, app)
    plain.app.closures["task"] = [Self.follow]
    #expect(refusals(plain.play(LocationTests.far)) == [.locationLiveUpdates])

    // It crashes at its launch.
    var crashing = play(.reclaimed, app)
    crashing.app.uses[.didFinishLaunching] = [.trap]
    #expect(refusals(crashing.play(LocationTests.far)) == [])

    var restarted = play(.reclaimed, app)
    restarted.play(.rebooted)
    #expect(refusals(restarted.play(LocationTests.far)) == [.locationBeforeFirstUnlock])
    restarted.play(.unlocked, .changedSetting(.location(.never)))
    #expect(refusals(restarted.play(LocationTests.far)) == [.locationDenied])
  }

  @Test("the end of a session is remembered")
  func endOfSession() {
    let end = Use.code { $0.endActivitySession() }
    var play = play(
      .reclaimed, app(active: [Self.follow, Self.session], background: [end]))
    #expect(!play.world.app.registrations.hasActivitySession)
    #expect(play.play(LocationTests.far).last?.rule == .locationNotMonitored)
    var running = self.play(
      .running, app(active: [Self.follow, Self.session], background: [end]))
    #expect(refusals(running.play(LocationTests.far)) == [.locationLiveUpdates])
  }

  private static let standard = Use.code { $0.updateStandardLocation(true) }
  private static let allow = Use.code { $0.allowBackgroundLocation(true) }

  @Test(
    "standard updates go on in background with the mode, the manager's consent and the permission",
    arguments: [
      (Settings.Location.always, true, true, true, true), (.inUse, true, true, true, true),
      (.never, true, true, true, false), (.always, false, true, true, true),
      (.inUse, false, true, true, false), (.always, true, false, true, false),
      (.always, true, true, false, false),
    ])
  func standardUpdates(
    permission: Settings.Location, inFront: Bool, allowed: Bool, hasMode: Bool, told: Bool
  ) {
    let app = app(
      atLaunch: [.locationDelegate] + (allowed ? [Self.allow] : []),
      active: inFront ? [Self.standard] : [], background: [Self.standard])
    var play = Play(.ios13, app: app, modes: hasMode ? [.location] : [.fetch])
    play.play(.changedSetting(.location(permission)), .openedApp)
    if inFront {
      let steps = play.play(LocationTests.far)
      #expect(
        steps.compactMap(\.asCall) == (permission == .never ? [] : ["didUpdateLocations active"]))
      if permission == .never { #expect(refusals(steps) == [.locationDenied]) }
    }
    play.play(.pressedHome, .wait(10))
    #expect((play.world.lifecycle == .background) == told)
    let steps = play.play(LocationTests.far)
    #expect(steps.compactMap(\.asCall) == (told ? ["didUpdateLocations background"] : []))
    #expect(
      refusals(steps)
        == (told ? [] : [permission == .never ? .locationDenied : .locationStandardUpdates]))
  }

  @Test("without a delegate nothing comes of them; significant changes are told beside them")
  func besides() {
    var none = play(.active, app(active: [Self.standard]))
    #expect(none.play(LocationTests.far).last?.rule == .locationNotMonitored)
    var both = play(
      .active,
      app(atLaunch: [.locationDelegate, .significantChanges(true)], active: [Self.standard]))
    #expect(both.calls(LocationTests.far).count == 2)
    let stop = Use.code { $0.updateStandardLocation(false) }
    var stopped = play(
      .running,
      app(atLaunch: [.locationDelegate, Self.allow], active: [Self.standard], background: [stop]),
      modes: [.location])
    #expect(stopped.play(LocationTests.far).last?.rule == .locationNotMonitored)
  }

  @Test("the authorization is told when the manager is made and when the user changes it")
  func authorization() {
    let changed = Event.changedSetting(.location(.inUse))
    func played(_ profile: Profile.Name, _ callbacks: [Callback]) -> Play {
      var app = app(atLaunch: [.locationDelegate])
      app.callbacks += callbacks
      app.hears = { entry, reaction in
        if case .callback(.didChangeAuthorization, let arguments) = entry {
          reaction.log(
            arguments == [.locationManager, .authorizationStatus(reaction.world.settings.location)]
              ? "with status" : "without")
        }
        if case .callback(.locationManagerDidChangeAuthorization, let arguments) = entry {
          reaction.log("\(arguments.count)")
        }
      }
      return Play(profile, app: app)
    }
    let both: [Callback] = [.locationManagerDidChangeAuthorization, .didChangeAuthorization]
    for (profile, callbacks, word) in [
      (Profile.Name.ios13, both, "1"), (.ios13, [both[1]], "with status"),
      (.ios9, both, "with status"),
    ] {
      var play = played(profile, callbacks)
      #expect(play.logs(.openedApp) == [word])
      #expect(play.logs(changed) == [word])
      #expect(play.logs(changed, .changedSetting(.sound(false))) == [])
      play.play(.pressedHome, .wait(10))
      #expect(play.logs(.changedSetting(.location(.never))) == [], "it is suspended")
      #expect(play.logs(.openedApp) == [word])
    }
    var none = played(.ios13, [])
    #expect(none.logs(.openedApp, changed) == [])
    #expect(!none.world.services.awaitsAuthorization)
    var old = played(.ios9, [both[0]])
    #expect(old.logs(.openedApp, changed) == [])
    // Without a manager no code is called.
    var unset = played(.ios13, both)
    unset.app.uses = [:]
    #expect(unset.logs(.openedApp, changed) == [])
  }
}
