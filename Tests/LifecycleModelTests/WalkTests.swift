import LifecycleModel
import Testing

/// Walks over all worlds that a set of events can reach, and checks invariants. Bounds: at most one
/// notification of each kind, one open handler, no throttling, and time only up to the ends of
/// running timers.
@Suite struct WalkTests {
  /// All ways through the screens, without pushes.
  static let screens: [Event] = [
    .openedApp, .pressedHome, .openedSwitcher, .returnedToApp, .openedOtherApp, .swipedAppAway,
    .pulledNotificationCenter, .pulledControlCenter, .closedOverlay, .locked, .unlocked,
    .callCame, .answeredCall, .declinedCall, .hungUp, .reclaimedMemory, .appCrashed,
    .warnedOfMemory, .rebooted, .ranFromXcode, .stoppedFromXcode, .waitsInXcode, .detachedXcode,
    .wait(5),
  ]

  /// The default events of `explore`, without the call.
  static let pushes: [Event] = [
    .openedApp, .pressedHome, .openedSwitcher, .returnedToApp, .swipedAppAway, .mixed, .tapped(1),
    .silent, .locked, .unlocked, .reclaimedMemory, .wait(5), .wait(31),
  ]

  /// The default events of `explore`.
  static let explored: [Event] = [
    .openedApp, .pressedHome, .openedSwitcher, .returnedToApp, .swipedAppAway, .mixed, .tapped(1),
    .alert, .silent, .locked, .unlocked, .callCame, .declinedCall, .reclaimedMemory, .wait(5),
    .wait(31),
  ]

  static let everything: [Event] = [
    .openedApp, .pressedHome, .openedSwitcher, .returnedToApp, .openedOtherApp, .swipedAppAway,
    .pulledNotificationCenter, .pulledControlCenter, .closedOverlay, .locked, .unlocked,
    .callCame, .answeredCall, .declinedCall, .hungUp, .mixed, .tapped(1), .cleared(1),
    .reclaimedMemory, .appCrashed, .warnedOfMemory, .rebooted, .ranFromXcode, .stoppedFromXcode,
    .waitsInXcode, .detachedXcode, .wait(5), .wait(31),
  ]

  static let network: [Event] = [
    .openedApp, .pressedHome, minute(.of(["content-available"])), minute(.of(["alert"])),
    .wentOffline, .cameOnline, .keptAlive, .rebooted,
    .unlocked, .changedSetting(.backgroundRefresh(false)),
    .changedSetting(.backgroundRefresh(true)), .changedSetting(.lowPower(true)),
    .changedSetting(.lowPower(false)), .clearedAll, .wait(31),
  ]

  /// Waits at APNs for only a minute, because thirty days in steps of 31 s would take too many
  /// worlds.
  private static func minute(_ push: Push) -> Event {
    var push = push
    push.expiration = .after(.seconds(60))
    return .sentPush(push)
  }

  struct Count: Equatable {
    var worlds: Int
    var transitions: Int
  }

  @Test(
    "every way through the screens",
    arguments: [
      (Profile.Name.ios6, Count(worlds: 1244, transitions: 11_584)),
      (.ios7, Count(worlds: 1210, transitions: 10_843)),
      (.ios9, Count(worlds: 1210, transitions: 10_843)),
    ])
  func screens(profile: Profile.Name, pinned: Count) throws {
    let count = try walk(Self.screens, app: StandInApp(), profile)
    #expect(count == pinned)
  }

  @Test("pushes and taps, an app that downloads")
  func pushes() throws {
    let pinned = Count(worlds: 540, transitions: 3498)
    let count = try walk(Self.pushes, app: StandInApp(), .ios9)
    #expect(count == pinned)
  }

  @Test("pushes and taps, an app that forgets its handlers")
  func forgetful() throws {
    let pinned = Count(worlds: 556, transitions: 3406)
    let count = try walk(Self.pushes, app: StandInApp(onPush: .nothing), .ios9)
    #expect(count == pinned)
  }

  @Test("pushes and taps on iOS 6")
  func pushesIOS6() throws {
    let app = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveRemoteNotification])
    let pinned = Count(worlds: 190, transitions: 1299)
    let count = try walk(Self.pushes, app: app, .ios6)
    #expect(count == pinned)
  }

  @Test("every way through the screens and pushes, with scenes")
  func scenes() throws {
    let screens = Count(worlds: 1210, transitions: 10_843)
    let seen = try walk(Self.screens, app: SceneTests.app(), .ios17Scenes)
    #expect(seen == screens)
    let pushes = Count(worlds: 670, transitions: 4398)
    let pushed = try walk(Self.pushes, app: SceneTests.app(), .ios17Scenes)
    #expect(pushed == pushes)
  }

  @Test("explore's default events")
  func explored() throws {
    let pinned = Count(worlds: 4428, transitions: 27_510)
    let count = try walk(Self.explored, app: StandInApp(), .ios9)
    #expect(count == pinned)
  }

  @Test("all events of the user, the system and the developer, one kind of push")
  func everything() throws {
    let pinned = Count(worlds: 21_530, transitions: 253_818)
    let count = try walk(Self.everything, app: StandInApp(), .ios9)
    #expect(count == pinned)
  }

  @Test("connection, switches and reboot")
  func network() throws {
    let pinned = Count(worlds: 3106, transitions: 37_618)
    let count = try walk(Self.network, app: StandInApp(onPush: .completesAtOnce), .ios9)
    #expect(count == pinned)
  }

  /// The movements of the phone, with the app in every state.
  static let travels: [Event] = [
    .openedApp, .pressedHome, .openedSwitcher, .swipedAppAway, .reclaimedMemory, .rebooted,
    .unlocked, LocationTests.enter, LocationTests.leave, LocationTests.far, .wait(5), .wait(31),
  ]

  @Test("locations, an app that downloads for each")
  func locations() throws {
    var app = LocationTests.app
    app.uses[.didEnterRegion] = [.download]
    let pinned = Count(worlds: 76, transitions: 639)
    let found = try walk(Self.travels, app: app, .ios9)
    #expect(found == pinned)
  }

  @Test("fetches with every result")
  func fetches() throws {
    let events: [Event] = [
      .openedApp, .pressedHome, .openedSwitcher, .swipedAppAway, .reclaimedMemory, .grantedFetch,
      .network(2), .network(2, .empty), .network(45), .wait(300),
    ]
    let pinned = Count(worlds: 750, transitions: 5187)
    let found = try walk(events, app: FetchTests.app(), .ios9)
    #expect(found == pinned)
  }

  @Test("background tasks, ended in time and not")
  func backgroundTasks() throws {
    let events: [Event] = [
      .openedApp, .pressedHome, .openedSwitcher, .swipedAppAway, .reclaimedMemory, .silent,
      .warnedOfMemory, .wait(5), .wait(31),
    ]
    var app = BackgroundTaskTests.ends
    app.uses[.didReceiveMemoryWarning] = [.endTask(1)]
    app.uses[.willEnterForeground] = [.endTask(1)]
    let pinned = Count(worlds: 288, transitions: 1980)
    let found = try walk(events, app: app, .ios13)
    #expect(found == pinned)
  }

  @Test("BGTasks, completed, expired and forgotten")
  func tasks() throws {
    let events: [Event] = [
      .openedApp, .pressedHome, .openedSwitcher, .swipedAppAway, .locked, .unlocked,
      .reclaimedMemory, .grantedTask(.refresh), .grantedTask(.processing), .wait(5), .wait(31),
    ]
    var app = TaskTests.app(onTask: [.expiration("expired")])
    app.uses[.willEnterForeground] = [.complete(true)]
    let pinned = Count(worlds: 2030, transitions: 9953)
    let found = try walk(events, app: app, .ios13, modes: TaskTests.modes)
    #expect(found == pinned)
  }

  func walk(
    _ events: [Event], app: StandInApp, _ profile: Profile.Name,
    modes: [BackgroundMode] = [.remoteNotification, .fetch]
  ) throws -> Count {
    var stage = Configuration(profile: Profile(profile))
    stage.setModes(modes)
    let start = World(stage: stage)
    var seen: Set<World> = [start.normalForm]
    var queue = [start.normalForm]
    var transitions = 0
    var next = 0
    while next < queue.count {
      try #require(queue.count < 100_000, "the walk does not close")
      let world = queue[next]
      next += 1
      for event in events where isWithinBounds(event, in: world) {
        let steps = react(to: event, in: world, running: app)
        if case .refused? = steps.first?.change { continue }
        transitions += 1
        var after = world
        for step in steps { after.apply(step.change) }
        let fault = Invariants.fault(of: event, from: world, by: steps, to: after)
        try #require(fault == nil, "\(event): \(fault ?? "") in \(world)")
        let normal = after.normalForm
        if seen.insert(normal).inserted { queue.append(normal) }
      }
    }
    return Count(worlds: queue.count, transitions: transitions)
  }

  private func isWithinBounds(_ event: Event, in world: World) -> Bool {
    if case .traveled = event { return world.timer(named: .download) == nil }
    guard case .sentPush(let push) = event else { return true }
    if push.isVisible {
      return !world.center.notifications.contains { $0.push.push == push }
        && !world.apns.stored.contains { $0.received.push == push }
        && world.openHandlers.isEmpty
    }
    return world.openHandlers.isEmpty
  }
}

/// What holds after every event on every way.
enum Invariants {
  static func fault(of event: Event, from: World, by steps: [Step], to world: World) -> String? {
    if let process = world.process {
      if process.isSuspended {
        if process.state != .background { return "suspended in front" }
      } else if process.state != world.phone.appPresence {
        return "the app is \(process.state), the screen calls for \(world.phone.appPresence)"
      }
    } else {
      if world.phone.front == .app { return "a dead app is in front" }
      if world.app.debugger == .attached { return "the debugger is attached to nothing" }
    }
    return fault(ofTimers: world) ?? fault(ofSteps: steps, from: from)
  }

  private static func fault(ofTimers world: World) -> String? {
    for timer in world.timers {
      switch timer.progress {
      case .due(let time):
        let waits = timer.isAppWork && world.processState == .suspended
        if time < world.clock, !waits { return "timer \(timer.name) is overdue" }
        if timer.isDownload, waits { return "a download goes on suspended" }
      case .standing:
        if world.processState != .suspended { return "work stands still in a running app" }
      }
      if timer.name == .launch || timer.name == .callback { return "\(timer.name) did not end" }
      if [.location, .backgroundTask, .task].contains(timer.name),
        world.lifecycle != .background
      {
        return "time in background for an app that is not there"
      }
      if timer.name == .suspend,
        world.processState != .running || world.process?.state != .background
      {
        return "an app that is not in background is about to be suspended"
      }
    }
    let awake = world.processState == .running && world.process?.state == .background
    let held =
      !world.openHandlers.isEmpty || world.app.debugger == .attached
      || world.timers.contains { [.location, .backgroundTask, .task].contains($0.name) }
    if awake, !held, world.timer(named: .suspend) == nil { return "nothing will suspend the app" }
    return nil
  }

  /// The fault of the steps; nil if there is none: no call to an app that does not run,
  /// applicationState as the app was told, and every change starts from the present value.
  private static func fault(ofSteps steps: [Step], from start: World) -> String? {
    var world = start
    var resigned = 0
    for step in steps {
      switch step.change {
      case .call(let call):
        if world.processState != .running { return "\(call.callback) while not running" }
        if call.state != world.applicationState { return "\(call.callback) saw another state" }
        if [.willResignActive, .sceneWillResignActive].contains(call.callback) { resigned += 1 }
      case .process(let from, _):
        if from != world.processState { return "process from \(from)" }
      case .flag(let from, let to):
        if from == to { return "flag \(to.name) does not change" }
      default:
        break
      }
      world.apply(step.change)
    }
    return resigned > 1 ? "willResignActive came \(resigned) times" : nil
  }
}
