import LifecycleModel
import Testing

/// Local notifications: the schedule, its limit, and the deliveries.
@Suite struct LocalNotificationTests {
  private typealias Use = StandInApp.Use

  private static func content(_ text: String) -> JSON {
    .object([.init("aps", .object([.init("alert", .string(text))]))])
  }

  private static func request(_ name: String, _ trigger: LocalRequest.Trigger) -> LocalRequest {
    LocalRequest(identifier: name, content: content(name), trigger: trigger)
  }

  private static func add(_ name: String, _ trigger: LocalRequest.Trigger) -> StandInApp.Use {
    let request = request(name, trigger)
    return .code { $0.add(request) }
  }

  private static func after(_ seconds: Int, repeats: Bool = false) -> LocalRequest.Trigger {
    .interval(.seconds(seconds), repeats: repeats)
  }

  private func play(
    _ uses: [StandInApp.Use], on profile: Profile.Name = .ios12, warned: [StandInApp.Use] = []
  ) -> Play {
    Play(
      profile, app: StandInApp(uses: [.didFinishLaunching: uses, .didReceiveMemoryWarning: warned]))
  }

  private func fired(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      if case .app(.localFired(_, let name)) = step.change { name } else { nil }
    }
  }

  private func dropped(_ steps: [Step]) -> [String] {
    steps.compactMap { if case .app(.dropped(let name)) = $0.change { name } else { nil } }
  }

  private func pending(_ play: Play) -> [String] {
    play.world.app.registrations.localRequests.map(\.identifier)
  }

  @Test("they come in the order of their dates, those of one date in the order of adding")
  func order() {
    var play = play([
      Self.add("c", Self.after(30)), Self.add("a", Self.after(10)), Self.add("b", Self.after(30)),
    ])
    play.play(.openedApp, .pressedHome)
    #expect(fired(play.play(.wait(9))) == [])
    let steps = play.play(.wait(60))
    #expect(fired(steps) == ["a", "c", "b"])
    let ids = steps.compactMap { step -> Int? in
      if case .app(.localFired(let id, _)) = step.change { id } else { nil }
    }
    #expect(ids == [1, 2, 3] && play.world.counters.pushes == 3)
    #expect(
      steps.count {
        if case .display(let shown) = $0.change { shown.place == .banner } else { false }
      } == 3)
    #expect(pending(play) == [])
    #expect(play.world.center.notifications.map(\.push.identifier) == ["a", "c", "b"])
    #expect(play.world.center.notifications.allSatisfy { $0.push.isLocal })
  }

  @Test("its userInfo holds the keys that the app gave it, without `aps`")
  func userInfo() {
    let aps = JSON.Member("aps", .object([.init("alert", .string("Hello"))]))
    let own = JSON.Member("id", .number("7"))
    let request = LocalRequest(
      identifier: "a", content: .object([aps, own]), trigger: Self.after(10))
    var play = play([.code { $0.add(request) }])
    play.play(.openedApp, .pressedHome, .wait(10))
    let shown = play.world.center.notifications.first?.push.push
    #expect(shown?.userInfo == .object([own]))
    #expect(shown?.payload == .object([aps, own]))
  }

  @Test("it has the attachments that the app gave it")
  func attachments() {
    var request = Self.request("a", Self.after(10))
    request.attachments = ["picture"]
    var play = play([.code { [request] in $0.add(request) }])
    play.play(.openedApp, .pressedHome, .wait(10))
    #expect(play.world.center.notifications.first?.push.push.attachments == ["picture"])
  }

  @Test("one that is due at once comes in the event that adds it; a dead app's come, too")
  func immediate() {
    var play = play([Self.add("now", .immediate), Self.add("later", Self.after(60, repeats: true))])
    #expect(fired(play.play(.openedApp)) == ["now"])
    play.play(.pressedHome, .wait(10), .reclaimedMemory)
    #expect(fired(play.play(.wait(110))) == ["later", "later"])
    #expect(pending(play) == ["later"])
  }

  @Test("the same identifier replaces; removing takes those that are named, or all")
  func removing() {
    var play = play(
      [
        Self.add("a", Self.after(10)), Self.add("b", Self.after(10)), Self.add("a", Self.after(20)),
        Self.add("c", Self.after(30)), Self.add("d", Self.after(90)),
      ], warned: [.code { $0.removePending(["b", "x"]) }])
    play.play(.openedApp, .warnedOfMemory, .pressedHome)
    #expect(pending(play) == ["a", "c", "d"])
    #expect(fired(play.play(.wait(40))) == ["a", "c"])
    play.app.uses[.didReceiveMemoryWarning] = [
      .code { $0.removeDelivered(["a"]) }, .code { $0.removePending(nil) },
    ]
    play.play(.openedApp, .warnedOfMemory)
    #expect(play.world.center.notifications.map(\.push.identifier) == ["c"])
    #expect(pending(play) == [])
    play.app.uses[.didReceiveMemoryWarning] = [.code { $0.removeDelivered(nil) }]
    play.play(.warnedOfMemory)
    #expect(play.world.center.notifications.isEmpty)
  }

  @Test("64 may wait: up to iOS 9 the one that comes last goes, later the one added first")
  func limit() {
    let requests = (1...64).map { Self.add("r\($0)", Self.after($0 == 7 ? 5000 : 100 + $0)) }
    var full = play(requests, on: .ios12)
    #expect(dropped(full.play(.openedApp)) == [])
    #expect(pending(full).count == 64)
    var new = play(requests + [Self.add("more", Self.after(50))], on: .ios12)
    #expect(dropped(new.play(.openedApp)) == ["r1"])
    var old = play(requests + [Self.add("more", Self.after(50))], on: .ios9)
    #expect(dropped(old.play(.openedApp)) == ["r7"])
    #expect(pending(old).count == 64)
    // Of two with the same date the newer one is dropped; one without a date comes last.
    var same = play(requests + [Self.add("more", Self.after(5000))], on: .ios9)
    #expect(dropped(same.play(.openedApp)) == ["more"])
    let region = LocalRequest.Trigger.region("home", onEntry: true, onExit: false, repeats: false)
    var never = play([Self.add("there", region)] + requests, on: .ios9)
    #expect(dropped(never.play(.openedApp)) == ["there"])
  }

  @Test("two thousand come in one event; what falls due behind them is given up")
  func flood() {
    var play = play([
      Self.add("tick", Self.after(60, repeats: true)), Self.add("once", Self.after(60 * 2500)),
      Self.add("later", Self.after(60 * 3500)),
    ])
    play.play(.openedApp, .pressedHome)
    let steps = play.play(.wait(60 * 3000))
    #expect(fired(steps).count == 2000)
    #expect(dropped(steps) == ["tick", "once"] && pending(play) == ["later"])
    #expect(fired(play.play(.wait(60 * 500))) == ["later"])
    var few = self.play([Self.add("tick", Self.after(60, repeats: true))])
    few.play(.openedApp, .pressedHome)
    let all = few.play(.wait(60 * 1999))
    #expect(fired(all).count == 1999 && dropped(all) == [] && pending(few) == ["tick"])
  }

  @Test("... and one that the app adds again each time")
  func again() {
    var app = StandInApp(
      callbacks: StandInApp.lifecycle + [.willPresent], setsNotificationDelegate: true)
    app.uses = [
      .didFinishLaunching: [Self.add("now", .immediate)],
      .willPresent: [Self.add("now", .immediate)],
    ]
    var play = Play(.ios12, app: app)
    let steps = play.play(.openedApp)
    #expect(fired(steps).count == 2000)
    #expect(dropped(steps) == ["now"] && pending(play) == [])
  }

  @Test("a region's border, by the direction; once, or each time")
  func regions() {
    let enter = Event.traveled(.entered(region: "home"))
    let leave = Event.traveled(.left(region: "home"))
    for (onEntry, onExit) in [(true, false), (false, true), (true, true)] {
      for repeats in [false, true] {
        let trigger = LocalRequest.Trigger.region(
          "home", onEntry: onEntry, onExit: onExit, repeats: repeats)
        var play = play([
          Self.add("there", trigger),
          Self.add("else", .region("work", onEntry: true, onExit: true, repeats: true)),
        ])
        play.play(.openedApp, .pressedHome)
        let first = fired(play.play(enter)) + fired(play.play(leave))
        let second = fired(play.play(enter)) + fired(play.play(leave))
        let each = (onEntry ? 1 : 0) + (onExit ? 1 : 0)
        #expect(first.count == (repeats ? each : 1))
        #expect(second.count == (repeats ? each : 0))
        #expect(pending(play).contains("there") == repeats)
        #expect(play.world.regions == [])
      }
    }
  }

  @Test("the phone is in the region before the notification comes")
  func regionOrder() {
    var play = play([
      Self.add("there", .region("home", onEntry: true, onExit: false, repeats: false))
    ])
    play.play(.openedApp, .pressedHome)
    let steps = play.play(.traveled(.entered(region: "home")))
    let moved = steps.firstIndex {
      if case .quiet(.regions(let all)) = $0.change { all == ["home"] } else { false }
    }
    let came = steps.firstIndex { if case .app(.localFired) = $0.change { true } else { false } }
    #expect(moved != nil && came != nil && (moved ?? 0) < (came ?? 0))
  }

  @Test("up to iOS 9 the delegate gets it in front and at a tap; later the centre's delegate")
  func delegate() {
    var app = StandInApp(callbacks: StandInApp.lifecycle + [.didReceiveLocalNotification])
    app.uses[.didFinishLaunching] = [Self.add("a", Self.after(10)), Self.add("b", Self.after(20))]
    var old = Play(.ios9, app: app)
    old.play(.openedApp)
    #expect(old.calls(.wait(10)) == ["didReceiveLocalNotification active"])
    #expect(old.world.center.notifications.isEmpty)
    old.play(.pressedHome, .wait(10), .reclaimedMemory)
    #expect(
      old.calls(.tapped(1)) == [
        "willFinishLaunching inactive localNotification",
        "didFinishLaunching inactive localNotification", "didReceiveLocalNotification inactive",
        "didBecomeActive active",
      ])
    app.callbacks = StandInApp.lifecycle + [.didReceiveRemoteNotificationFetch]
    var new = Play(.ios12, app: app)
    new.play(.openedApp)
    #expect(new.calls(.wait(10)) == [])
    new.play(.pressedHome, .wait(10))
    #expect(new.play(.tapped(1)).contains { $0.rule == .localTapWithoutDelegate })
  }
}
