import LifecycleModel
import Testing

/// Storage, throttling and expiration at APNs; pushes that the device holds or drops.
@Suite struct APNsTests {
  func suspended(_ options: [Option] = []) -> Play {
    var play = Play(options: options)
    play.play(.openedApp, .pressedHome, .wait(10))
    return play
  }

  func fates(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .apns(let verdict) = step.change else { return nil }
      return "\(verdict.fate) \(verdict.push)"
    }
  }

  @Test("offline: one slot, the latest wins, delivered on reconnect")
  func oneSlot() {
    var play = suspended()
    play.play(.wentOffline)
    #expect(fates(play.play(.alert)) == ["stored 1"])
    #expect(fates(play.play(.silent)) == ["stored 2", "discarded 1"])
    let steps = play.play(.cameOnline)
    #expect(fates(steps) == ["delivered 2"])
    #expect(steps.compactMap(\.asCall) == ["fetchPush background"])
    #expect(play.world.center.notifications.isEmpty)
  }

  @Test("older-survives keeps the first; offline-queue keeps one for each collapse id")
  func otherStorage() {
    var older = suspended([.olderSurvives])
    older.play(.wentOffline, .alert)
    #expect(fates(older.play(.silent)) == ["discarded 2"])
    #expect(fates(older.play(.cameOnline)) == ["delivered 1"])

    var queue = suspended([.offlineQueue])
    var collapsing = Push.of(["alert"])
    collapsing.collapseID = "score"
    queue.play(.wentOffline, .alert, .sentPush(collapsing), .sentPush(collapsing))
    #expect(fates(queue.play(.cameOnline)) == ["delivered 1", "delivered 3"])
    #expect(queue.world.center.notifications.count == 2)
  }

  @Test("expiration: zero is one attempt, a span ends in storage")
  func expiration() {
    var zero = Push.of(["alert"])
    zero.expiration = .zero
    var minute = Push.of(["alert"])
    minute.expiration = .after(.seconds(60))
    var play = suspended()
    play.play(.wentOffline)
    #expect(fates(play.play(.sentPush(zero))) == ["discarded 1"])
    #expect(fates(play.play(.sentPush(minute))) == ["stored 2"])
    #expect(fates(play.play(.wait(59))) == [])
    #expect(fates(play.play(.wait(1))) == ["discarded 2"])
    #expect(play.world.flag(.storedPush) == .storedPush(false))
  }

  @Test("the fourth silent push within an hour waits, and rides on an ordinary push")
  func throttled() {
    var play = suspended()
    for _ in 1...3 { #expect(play.calls(.silent, .wait(60)) == ["fetchPush background"]) }
    #expect(fates(play.play(.silent)) == ["stored 4"])
    let steps = play.play(.alert)
    #expect(fates(steps) == ["delivered 5", "delivered 4"])
    #expect(steps.compactMap(\.asCall) == ["fetchPush background"])
  }

  @Test("... or on a keep-alive; nothing is carried offline")
  func keepAlive() {
    var play = suspended()
    for _ in 1...4 { play.play(.silent, .wait(60)) }
    #expect(play.world.flag(.storedPush) == .storedPush(true))
    #expect(fates(play.play(.keptAlive)) == ["delivered 4"])
    #expect(fates(play.play(.keptAlive)) == [])
  }

  @Test("after the hour silent pushes pass again")
  func hourIsOver() {
    var play = suspended()
    for _ in 1...3 { play.play(.silent) }
    play.play(.wait(3600))
    #expect(fates(play.play(.silent)) == ["delivered 4"])
  }

  @Test("an app in front is never throttled, nor is one under Xcode")
  func neverThrottled() {
    var front = Play()
    front.play(.openedApp)
    for _ in 1...6 { #expect(front.calls(.silent) == ["fetchPush active"]) }
    var xcode = Play()
    xcode.play(.ranFromXcode, .pressedHome)
    for _ in 1...6 { #expect(xcode.calls(.silent, .wait(60)) == ["fetchPush background"]) }
  }

  @Test(
    "provider faults",
    arguments: [
      ("token=bad", 400, "BadDeviceToken"), ("token=old", 410, "Unregistered"),
      ("token=other", 400, "DeviceTokenNotForTopic"), ("topic", 400, "DeviceTokenNotForTopic"),
      ("collapse", 400, "BadCollapseId"), ("large", 413, "PayloadTooLarge"),
    ])
  func faults(fault: String, status: Int, reason: String) {
    var push = Push.of(["alert"])
    switch fault {
    case "token=bad": push.token = .bad
    case "token=old": push.token = .old
    case "token=other": push.token = .other
    case "topic": push.topic = "com.example.other"
    case "collapse": push.collapseID = String(repeating: "x", count: 65)
    default:
      push.payload = .object([
        .init("aps", .object([.init("alert", .string(String(repeating: "x", count: 2048)))]))
      ])
    }
    var play = suspended()
    let verdicts = play.play(.sentPush(push)).compactMap { step -> Verdict? in
      if case .apns(let verdict) = step.change { verdict } else { nil }
    }
    #expect(verdicts.map(\.fate) == [.rejected])
    #expect(verdicts.map(\.status) == [status])
    #expect(verdicts.map(\.reason) == [reason])
  }

  /// The faults of a single request, in the order in which APNs checks them. The world has a token.
  @Test("of several faults the first in the fixed order is answered")
  func order() {
    var push = Push(
      payload: .object([
        .init("aps", .object([.init("content-available", .number("1"))])),
        .init("text", .string(String(repeating: "x", count: 2048))),
      ]))
    push.collapseID = String(repeating: "é", count: 33)
    push.priority = 10
    push.topic = "com.example.other"
    push.token = .bad
    var play = suspended([.strictAPNs])
    func reason() -> String {
      for step in play.play(.sentPush(push)) {
        if case .apns(let verdict) = step.change {
          return "\(verdict.status ?? 0) \(verdict.reason ?? verdict.fate.rawValue)"
        }
      }
      return "none"
    }
    #expect(reason() == "400 BadCollapseId")
    push.collapseID = String(repeating: "é", count: 32)
    #expect(reason() == "400 BadPriority")
    push.priority = 5
    #expect(reason() == "400 BadDeviceToken")
    push.token = .old
    #expect(reason() == "410 Unregistered")
    push.token = nil
    #expect(reason() == "400 DeviceTokenNotForTopic")
    push.topic = Push.bundleID
    #expect(reason() == "413 PayloadTooLarge")
    push.payload = Push.of(["content-available"]).payload
    #expect(reason() == "200 delivered")
  }

  @Test("without a token there is no address, whatever else is wrong behind it")
  func noToken() {
    var play = Play(fresh: true)
    var push = Push.of(["alert"])
    push.topic = "com.example.other"
    let reasons = play.play(.sentPush(push)).compactMap { step -> String? in
      if case .apns(let verdict) = step.change { verdict.reason } else { nil }
    }
    #expect(reasons == ["MissingDeviceToken"])
  }

  @Test("a VoIP push may be larger than any other")
  func voipLimit() {
    let around = #"{"k":""}"#.utf8.count
    for (bytes, fate) in [(5120, "delivered 1"), (5121, "rejected 1")] {
      let text = String(repeating: "x", count: bytes - around)
      var push = Push(payload: .object([.init("k", .string(text))]))
      push.type = .voip
      var play = suspended()
      var registrations = play.world.app.registrations
      registrations.takesCalls = true
      play.world.apply(.registrations(registrations))
      #expect(fates(play.play(.sentPush(push))).first == fate)
    }
  }

  @Test("one attempt and too many of them: nothing is parked")
  func throttledOnce() {
    var play = suspended()
    for _ in 1...3 { play.play(.silent) }
    var once = Push.of(["content-available"])
    once.expiration = .zero
    #expect(fates(play.play(.sentPush(once))) == ["discarded 4"])
    #expect(play.world.flag(.storedPush) == .storedPush(false))
  }

  @Test("a parked push expires; the newest takes the place; coming online carries it")
  func parked() {
    var minute = Push.of(["content-available"])
    minute.expiration = .after(.seconds(60))
    var play = suspended()
    for _ in 1...3 { play.play(.silent) }
    #expect(fates(play.play(.sentPush(minute))) == ["stored 4"])
    #expect(fates(play.play(.wait(60))) == ["discarded 4"])
    #expect(fates(play.play(.silent)) == ["stored 5"])
    #expect(fates(play.play(.silent)) == ["stored 6", "discarded 5"])
    #expect(fates(play.play(.wentOffline, .cameOnline)) == ["delivered 6"])
  }

  @Test("denied while it waited: discarded at the moment of delivery; denied-still-delivers")
  func deniedLater() {
    var play = suspended()
    play.play(.wentOffline, .alert, .changedSetting(.notifications(false)))
    #expect(fates(play.play(.cameOnline)) == ["discarded 1"])
    var other = Play(options: [.deniedStillDelivers])
    other.play(.openedApp, .changedSetting(.notifications(false)))
    #expect(other.calls(.alert) == ["fetchPush active"])
    #expect(other.world.center.notifications.isEmpty)
  }

  @Test(
    "payload limits by era",
    arguments: [
      (Profile.Name.ios6, 256), (.ios7, 256), (.ios9, 2048),
    ])
  func limits(profile: Profile.Name, bytes: Int) {
    let around = #"{"aps":{"alert":""}}"#.utf8.count
    for (extra, fits) in [(0, true), (1, false)] {
      let text = String(repeating: "x", count: bytes - around + extra)
      var play = Play(profile)
      let push = Push(payload: .object([.init("aps", .object([.init("alert", .string(text))]))]))
      let rejected = fates(play.play(.sentPush(push))) == ["rejected 1"]
      #expect(rejected == !fits)
    }
  }

  @Test("denied: APNs discards what is for the eyes, silent pushes work")
  func denied() {
    var play = suspended()
    play.play(.changedSetting(.notifications(false)))
    #expect(fates(play.play(.alert)) == ["discarded 1"])
    #expect(play.calls(.silent) == ["fetchPush background"])
  }

  @Test("what came offline and needs no power is never stored for power")
  func noReservation() {
    var play = suspended()
    play.play(.wentOffline, .alert)
    for step in play.play(.cameOnline) {
      guard case .quiet(.storage(let stored)) = step.change else { continue }
      #expect(stored.allSatisfy { $0.cause != .power })
    }
    var waiting = suspended()
    waiting.play(.wentOffline, .silent, .changedSetting(.lowPower(true)), .cameOnline)
    #expect(waiting.world.apns.stored.map(\.cause) == [.power])
  }
}
