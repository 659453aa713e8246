import LifecycleModel
import Testing

/// The service extension's process beside the app's (push.A-NSE).
@Suite struct ExtensionTests {
  static func app(_ uses: [StandInApp.Use] = []) -> StandInApp {
    StandInApp(
      callbacks: StandInApp.lifecycle + [
        .didReceiveRemoteNotificationFetch, .serviceExtensionDidReceive,
        .serviceExtensionTimeWillExpire,
      ],
      onPush: .nothing, uses: [.serviceExtensionDidReceive: uses])
  }

  static let rich = Event.push("alert", "mutable-content")

  @Test("two pushes at a time have an extension each, and each is shown in its turn")
  func two() {
    var play = WakeTests.play(.suspended, .ios12, app: Self.app())
    play.play(Self.rich, .wait(10), Self.rich)
    #expect(play.world.extensions.running.map(\.push.id) == [1, 2])
    play.play(.wait(20))
    #expect(play.world.extensions.running.map(\.push.id) == [2])
    #expect(play.world.center.notifications.map(\.push.id) == [1])
    play.play(.wait(10))
    #expect(play.world.center.notifications.map(\.push.id) == [1, 2])
    #expect(play.world.extensions == ServiceExtensions())
  }

  @Test("the app's suspension and its end do not touch the extension's download, nor the other way")
  func apart() {
    var play = WakeTests.play(.active, .ios12, app: Self.app([.download]))
    play.play(.network(20), Self.rich, .pressedHome, .wait(5))
    #expect(play.world.processState == .suspended)
    #expect(play.world.timer(named: .download)?.progress == .due(.seconds(20)))
    play.play(.reclaimedMemory)
    #expect(play.world.timers.map(\.name) == [.serviceExtension, .download])
    play.play(.wait(30))
    #expect(play.world.timers.map(\.name) == [.banner] || play.world.timers.isEmpty)
    #expect(play.world.center.notifications.count == 1)
    #expect(play.world.processState == .notRunning && !play.world.app.isForceQuit)
  }

  @Test("code that waits in the extension does not keep the app's deadlines from ending it")
  func deadlines() {
    var play = WakeTests.play(.suspended, .ios12, app: Self.app([.sleep(29)]))
    let steps = play.play(.silent, .wait(10), Self.rich)
    #expect(steps.contains { $0.rule == .handlerTooLate })
    #expect(play.world.processState == .notRunning)
    #expect(play.world.extensions.inside == nil && play.world.extensions.running.count == 1)
  }

  @Test("an extension whose superclass has no source is told, and the push shows as it came")
  func unknownSuperclass() {
    let app = StandInApp(callbacks: StandInApp.lifecycle, inherited: [.serviceExtensionDidReceive])
    var play = WakeTests.play(.active, .ios12, app: app)
    let calls = play.play(Self.rich).compactMap { step -> Answer? in
      guard case .call(let call) = step.change, call.callback == .serviceExtensionDidReceive
      else { return nil }
      return call.answer
    }
    #expect(calls == [.elsewhere(superclass: "SDKBase")])
    #expect(play.world.extensions == ServiceExtensions())
    let plain = play.play(.push("alert"))
    #expect(
      !plain.contains { step in
        if case .call(let call) = step.change {
          call.callback == .serviceExtensionDidReceive
        } else {
          false
        }
      })
  }

  @Test("a crash is the extension's own; the push is shown at once")
  func crash() {
    var app = Self.app([.trap])
    app.onPush = .completesAtOnce
    var play = WakeTests.play(.active, .ios12, app: app)
    let steps = play.play(Self.rich)
    #expect(!steps.contains { if case .terminated = $0.change { true } else { false } })
    #expect(play.world.processState == .running && play.world.extensions == ServiceExtensions())
    #expect(steps.contains { $0.asCall == "fetchPush active" })
  }

  @Test(
    "no extension: before iOS 10, without text, without the key, where notifications are off",
    arguments: [
      (Profile.Name.ios9, rich, true), (.ios12, .push("alert"), true),
      (.ios12, .push("sound", "mutable-content"), true), (.ios12, rich, false),
    ])
  func none(profile: Profile.Name, push: Event, allowed: Bool) {
    var play = WakeTests.play(.suspended, profile, app: Self.app())
    play.play(.changedSetting(.notifications(allowed)))
    #expect(!play.calls(push).contains { $0.hasPrefix("serviceExtension") })
  }

  @Test("equal worlds in other numbers have one normal form")
  func normalForm() {
    var one = WakeTests.play(.suspended, .ios12, app: Self.app())
    var other = one
    one.play(Self.rich)
    other.play(.push("badge"), .wait(3), Self.rich)
    other.world.apply(.flag(from: other.world.flag(.badge), to: .badge(0)))
    #expect(one.world.normalForm == other.world.normalForm)
  }

  @Test("a content handler that was never called is closed when the extension's time is over")
  func neverGiven() {
    var play = WakeTests.play(.suspended, .ios12, app: Self.app())
    play.play(Self.rich)
    var world = play.world
    #expect(world.allOpenHandlers.map(\.kind) == [.content])
    let steps = react(to: .wait(30), in: world, running: play.app)
    let end = steps.firstIndex {
      if case .quiet(.contentNeverGiven) = $0.change { true } else { false }
    }
    for step in steps.prefix((end ?? -1) + 1) { world.apply(step.change) }
    #expect(world.extensions.running.map(\.isDone) == [false])
    #expect(world.allOpenHandlers.isEmpty)
  }
}
