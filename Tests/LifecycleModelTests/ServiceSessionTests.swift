import Testing

@testable import LifecycleModel

/// CLServiceSession, several background URLSessions, reports of VoIP calls.
@Suite struct ServiceSessionTests {
  private typealias Use = StandInApp.Use

  private static func begin(_ goal: ServiceGoal) -> StandInApp.Use {
    .code { $0.beginServiceSession(goal) }
  }

  private static func end(_ goal: ServiceGoal) -> StandInApp.Use {
    .code { $0.endServiceSession(goal) }
  }

  private func play(
    _ condition: WakeTests.Condition, active: [StandInApp.Use], background: [StandInApp.Use] = [],
    launch: [StandInApp.Use] = []
  ) -> Play {
    var app = LocationTests.app
    app.callbacks.append(.didReceiveRemoteNotificationFetch)
    app.onPush = .completesAtOnce
    app.uses[.didBecomeActive] = active
    app.uses[.didEnterBackground] = background
    app.uses[.didFinishLaunching]? += launch
    return WakeTests.play(condition, .ios13, app: app)
  }

  private func isTold(_ play: Play) -> Bool {
    var play = play
    let steps = play.play(LocationTests.enter)
    let told = steps.compactMap(\.asCall).contains("didEnterRegion background")
    #expect(told == !steps.contains { $0.rule == .locationServiceSession })
    return told
  }

  @Test("an app that makes sessions is told in background with one for Always only")
  func goals() {
    #expect(isTold(play(.suspended, active: [])))
    #expect(isTold(play(.suspended, active: [Self.begin(.always)])))
    #expect(!isTold(play(.suspended, active: [Self.begin(.whenInUse)])))
    #expect(!isTold(play(.suspended, active: [], background: [Self.begin(.always)])))
    let both = [Self.begin(.always), Self.begin(.always)]
    #expect(isTold(play(.suspended, active: both, background: [Self.end(.always)])))
    #expect(
      !isTold(play(.suspended, active: both, background: [Self.end(.always), Self.end(.always)])))
    // In the foreground it has no effect.
    var front = play(.active, active: [Self.begin(.whenInUse)])
    #expect(front.calls(LocationTests.enter) == ["didEnterRegion active"])
    var inUse = play(.suspended, active: [Self.begin(.always)])
    inUse.play(.changedSetting(.location(.inUse)))
    #expect(inUse.play(LocationTests.enter).last?.rule == .locationInUse)
  }

  @Test("the process before is remembered; what the new one does not make again is forgotten")
  func remembered() {
    var held = play(.reclaimed, active: [Self.begin(.always)])
    #expect(held.world.app.registrations.serviceGoals == [.always])
    #expect(
      held.calls(LocationTests.enter) == LocationTests.launched + ["didEnterRegion background"])
    held.play(.wait(10))
    #expect(held.world.app.registrations.serviceGoals == [])
    #expect(held.play(LocationTests.leave).last?.rule == .locationServiceSession)

    var again = play(.reclaimed, active: [], launch: [Self.begin(.always)])
    #expect(again.world.app.registrations.serviceGoals == [.always])
    again = play(.reclaimed, active: [Self.begin(.always)])
    again.app.uses[.didFinishLaunching]?.append(Self.begin(.always))
    again.play(LocationTests.enter, .wait(10))
    #expect(again.calls(LocationTests.leave) == ["didExitRegion background"])

    // A wake for another reason and the end of the process have the same effect.
    var pushed = play(.reclaimed, active: [Self.begin(.always), Self.begin(.whenInUse)])
    pushed.app.uses[.didFinishLaunching]?.append(Self.begin(.whenInUse))
    pushed.play(.silent, .reclaimedMemory)
    #expect(pushed.world.app.registrations.serviceGoals == [.whenInUse])
    var none = play(.reclaimed, active: [])
    none.play(.silent, .reclaimedMemory)
    #expect(none.world.app.registrations.serviceGoals == nil)
  }

  @Test("regions are asked for and given up by name")
  func regionRequests() {
    var app = LocationTests.app
    app.uses[.didReceiveMemoryWarning] = [.monitor("a"), .stopMonitoring("a")]
    var play = WakeTests.play(.active, app: app)
    let asked = play.play(.warnedOfMemory).compactMap { step -> ServiceRequest? in
      if case .app(.asked(let request)) = step.change { request } else { nil }
    }
    #expect(asked == [.monitoring(region: "a", on: true), .monitoring(region: "a", on: false)])
  }

  @Test("code that sleeps through the ten seconds of a location event is ended")
  func asleep() {
    var app = LocationTests.app
    app.uses[.didEnterRegion] = [.after(0, "work"), .after(60, "later")]
    app.closures["work"] = [.sleep(12)]
    var play = WakeTests.play(.suspended, app: app)
    #expect(play.play(LocationTests.enter).contains { $0.rule == .locationOverrun })
    // Deferred work is not a download.
    app.uses[.didEnterRegion] = [.after(60, "later")]
    var idle = WakeTests.play(.suspended, app: app)
    idle.play(LocationTests.enter, .wait(10))
    #expect(idle.world.lifecycle == .suspended)
  }

  private static let transfers = StandInApp(
    callbacks: StandInApp.lifecycle + TransferTests.callbacks, onPush: .completesAtOnce)

  @Test("two sessions: each is told for itself, and wakes by its own configuration")
  func twoSessions() {
    var app = Self.transfers
    app.uses[.didBecomeActive] = [.session("a"), .session("b"), .transfer("a"), .transfer("b")]
    app.uses[.didFinishLaunching] = [.session("a")]
    app.uses[.didReceiveMemoryWarning] = [.session("b")]
    var play = WakeTests.play(.reclaimed, app: app)
    let woken = play.calls(TransferTests.done)
    #expect(woken.count { $0.hasPrefix("handleEvents") } == 2)
    #expect(woken.count { $0.hasPrefix("urlSessionDidFinish") } == 1)
    #expect(play.world.app.registrations.transfers.map(\.session) == ["b"])
    #expect(
      play.calls(.warnedOfMemory).filter { $0.hasPrefix("url") }
        == TransferTests.state("background", TransferTests.direct + ["urlSessionDidFinishEvents"]))

    var quiet = app
    quiet.uses[.didBecomeActive] = [
      .session("a"), .code { $0.openBackgroundSession("b", sendsLaunchEvents: false) },
      .transfer("a"), .transfer("b"),
    ]
    quiet.uses[.didFinishLaunching] = []
    var one = WakeTests.play(.reclaimed, app: quiet)
    let steps = one.play(TransferTests.done)
    #expect(steps.compactMap(\.asCall).count { $0.hasPrefix("handleEvents") } == 1)
    #expect(steps.contains { $0.rule == .transferNoLaunchEvents })
  }

  @Test("after a wake the session is told once that all is delivered")
  func finishedOnce() {
    var app = TransferTests.app
    app.uses[.urlSessionDidFinishEvents] = [.transfer("news")]
    var play = WakeTests.play(.suspended, app: app)
    play.play(.silent, .wait(5))
    #expect(play.calls(TransferTests.done).last == "urlSessionDidFinishEvents background")
    #expect(play.world.processState == .running)
    play.app.uses[.urlSessionDidFinishEvents] = []
    let second = play.calls(.wait(60), TransferTests.done)
    #expect(
      second.filter { $0.hasPrefix("urlSessionDidFinish") }.isEmpty
        || second.contains { $0.hasPrefix("handleEvents") })
  }

  @Test("the picture after a wake is new where a file came; the handler's time ends with the call")
  func pictures() {
    for (end, content) in [(TransferEnd.done, SnapshotContent.new), (.failed, .old)] {
      var app = TransferTests.app
      app.uses[.urlSessionDidFinishEvents] = []
      app.onPush = .nothing
      app.hears = { entry, reaction in
        switch entry {
        case .callback(.didReceiveRemoteNotificationFetch, let arguments):
          if case .handler(let id)? = arguments.last { reaction.complete(id, with: .noData) }
        case .callback(.urlSessionDidFinishEvents, _):
          for handler in reaction.world.openHandlers where handler.kind == .transfer {
            reaction.complete(handler.id, with: nil)
          }
        default: break
        }
      }
      var play = WakeTests.play(.suspended, app: app)
      play.play(.silent, .wait(5))
      let steps = play.play(.endedTransfers(end))
      #expect(steps.contains { $0.change == .snapshot(content) }, "\(end)")
      #expect(play.world.timer(named: .transfer) == nil)
      #expect(!play.world.services.hasTransferred)
    }
  }

  @Test("delays of transfers: none in front, none at first, a day at most")
  func delays() {
    func begun(_ play: inout Play) -> Registrations.Transfer? {
      play.app.uses[.didReceiveMemoryWarning] = [.transfer("news")]
      play.play(.warnedOfMemory)
      return play.world.app.registrations.transfers.last
    }
    var front = WakeTests.play(.active, app: TransferTests.app)
    #expect(begun(&front)?.notBefore == nil && begun(&front)?.isFromBackground == false)
    var back = WakeTests.play(.running, app: TransferTests.app)
    #expect(begun(&back)?.notBefore == nil && begun(&back)?.isFromBackground == true)
    var slow = WakeTests.play(.suspended, app: TransferTests.app)
    slow.play(.silent, .wait(5))
    var registrations = slow.world.app.registrations
    registrations.pace.delay = .seconds(80_000)
    slow.world.apply(.registrations(registrations))
    slow.play(TransferTests.done)
    #expect(slow.world.app.registrations.pace.delay == .seconds(86_400))
    #expect(begun(&slow)?.notBefore == slow.world.clock + .seconds(86_400))
    let pace = Registrations.Pace(delay: 60, until: 100)
    #expect(pace.settled(at: 99) == pace && pace.settled(at: 100) == Registrations.Pace())
    var own = TransferTests.app
    own.uses[.didBecomeActive] = [.code { $0.openBackgroundSession("slow", isDiscretionary: true) }]
    var two = WakeTests.play(.active, app: own)
    #expect(begun(&two)?.isDiscretionary == false)
    two.app.uses[.didReceiveMemoryWarning] = [.transfer("slow")]
    two.play(.warnedOfMemory)
    #expect(two.world.app.registrations.transfers.last?.isDiscretionary == true)
    var cancelled = WakeTests.play(.active, app: own)
    _ = begun(&cancelled)
    cancelled.play(.openedSwitcher, .swipedAppAway)
    let steps = cancelled.play(.openedApp)
    #expect(
      steps.contains {
        $0.rule == .transferCancelled && $0.asCall?.hasPrefix("urlSessionTask") == true
      })
    var done = WakeTests.play(.active, app: own)
    _ = begun(&done)
    #expect(!done.play(TransferTests.done).contains { $0.rule == .transferCancelled })
  }

  @Test("SwiftUI's task for a session takes the wake instead of the application delegate")
  func sessionTask() {
    var app = TransferTests.app
    app.uses[.didFinishLaunching]?.append(
      .code { $0.registerSessionTask("news", closure: .string("task")) })
    app.closures["task"] = [.log("task")]
    var play = WakeTests.play(.suspended, app: app)
    play.play(.silent, .wait(5))
    let steps = play.play(TransferTests.done)
    let calls = steps.compactMap(\.asCall)
    #expect(calls.first == "sessionTask background")
    #expect(!calls.contains { $0.hasPrefix("handleEvents") })
    #expect(steps.contains { $0.change == .app(.logged("task")) })
    #expect(play.world.timer(named: .transfer) != nil)
  }

  @Test("a reported call ends its own deadline alone; without a registry seven seconds are all")
  func reports() {
    var app = CallTests.app()
    app.uses[.didReceiveIncomingPush] = [.after(60, "x"), .reportCall]
    var play = CallTests.play(.active, app: app)
    play.play(CallTests.push)
    #expect(play.world.timer(named: .report) == nil && play.world.timer(named: .work) != nil)
    var none = CallTests.play(.reclaimed)
    none.app.uses[.didFinishLaunching] = []
    none.play(CallTests.push, .wait(6))
    #expect(none.world.lifecycle == .background)
    #expect(none.play(.wait(1)).contains { $0.rule == .voipReportTooLate })
    #expect(none.world.app.registrations.unreportedCalls == 1)
  }

  @Test("the method with metadata: an app in front or in a call need not report")
  func metadata() {
    var app = CallTests.app(reports: false)
    app.callbacks.append(.didReceiveIncomingVoIPPush)
    app.callbacks.append(.didUpdatePushCredentials)
    app.hears = { entry, reaction in
      guard case .callback(_, let arguments) = entry else { return }
      for argument in arguments {
        if case .pushMetadata(let mustReport) = argument { reaction.log("must \(mustReport)") }
        if case .pushType = argument { reaction.log("type") }
      }
    }
    func died(_ steps: [Step]) -> Bool { steps.contains { $0.rule == .voipNotReported } }
    var active = CallTests.play(.active, .ios26Scenes, app: app)
    #expect(active.logs(CallTests.push) == ["must false"])
    #expect(!died(active.play(CallTests.push)))
    active.play(.callCame, .answeredCall)
    #expect(!died(active.play(CallTests.push)))
    var suspended = CallTests.play(.suspended, .ios26Scenes, app: app)
    let steps = suspended.play(CallTests.push)
    #expect(died(steps) && steps.contains { $0.change == .app(.logged("must true")) })
    var old = CallTests.play(.active, .ios17Scenes, app: app)
    #expect(old.logs(CallTests.push).contains("type"))
  }

  @Test("the token for VoIP pushes is told once for each registry, when the phone is online")
  func credentials() {
    var app = CallTests.app()
    app.callbacks.append(.didUpdatePushCredentials)
    app.uses[.didReceiveMemoryWarning] = [.pushRegistry]
    let told = "didUpdatePushCredentials active"
    var play = Play(.ios13, app: app, modes: [.voip])
    #expect(play.calls(.openedApp).contains(told))
    #expect(!play.calls(.warnedOfMemory).contains(told))
    var offline = Play(.ios13, app: app, modes: [.voip])
    #expect(!offline.calls(.wentOffline, .openedApp).contains(told))
    #expect(offline.calls(.cameOnline) == [told])
    app.callbacks.removeLast()
    var deaf = Play(.ios13, app: app, modes: [.voip])
    deaf.play(.openedApp)
    #expect(!deaf.world.services.awaitsCredentials)
  }

  @Test("the end of one session leaves another of its goal held, and those of other goals")
  func ends() {
    func held(_ uses: StandInApp.Use...) -> [ServiceGoal]? {
      play(.active, active: uses).world.app.registrations.serviceGoals
    }
    #expect(
      held(Self.begin(.always), Self.begin(.whenInUse), Self.end(.always)) == [.whenInUse])
    #expect(held(Self.begin(.always), Self.begin(.always), Self.end(.always)) == [.always])
  }

  @Test("what the app asks of the location services is in the trace")
  func asked() {
    let uses: [StandInApp.Use] = [
      .code { $0.updateStandardLocation(true) }, .code { $0.followLocation(.string("moved")) },
      .code { $0.beginActivitySession() }, .code { $0.endActivitySession() },
      Self.begin(.always), Self.end(.always),
    ]
    var play = Play(.ios17Scenes, app: StandInApp(uses: [.didFinishLaunching: uses]))
    let asked = play.play(.openedApp).compactMap { step -> ServiceRequest? in
      if case .app(.asked(let request)) = step.change { request } else { nil }
    }
    #expect(
      asked == [
        .standardUpdates(on: true), .liveUpdates, .activitySession(begun: false),
        .endedActivitySession, .serviceSession(.always, begun: false),
        .endedServiceSession(.always),
      ])
  }
}
