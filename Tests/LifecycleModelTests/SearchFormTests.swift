import Testing

@testable import LifecycleModel

extension Change {
  fileprivate static func heap(_ heap: [Value?]) -> Change {
    .quiet(.heap(HeapChange(from: [], to: heap)))
  }
  fileprivate static func defaults(_ value: Value) -> Change { .quiet(.defaults(value)) }
  fileprivate static func clock(_ time: Milliseconds) -> Change { .quiet(.clock(time)) }
  fileprivate static var booted: Change { .quiet(.booted) }
  fileprivate static var silentDelivery: Change { .quiet(.silentDelivery) }
  fileprivate static var silentWake: Change { .quiet(.silentWake) }
  fileprivate static func contentAwaited(_ push: PushID) -> Change {
    .quiet(.contentAwaited(push))
  }
  fileprivate static func contentReviewed(_ content: Installation.Content) -> Change {
    .quiet(.contentReviewed(content))
  }
  fileprivate static func notifications(_ all: [Notification]) -> Change {
    .quiet(.notifications(all))
  }
  fileprivate static func registrations(_ all: Registrations) -> Change {
    .quiet(.registrations(all))
  }
  fileprivate static func services(_ all: AppProcess.Services) -> Change {
    .quiet(.services(all))
  }
  fileprivate static func authorizationAsked(_ closure: Value) -> Change {
    .quiet(.authorizationAsked([closure]))
  }
}

/// The forms in which a search compares worlds and continues from them.
@Suite struct SearchFormTests {
  /// Answers a search's questions about the app's code.
  private struct Searched: AppProgram {
    var (file, propertyNames) = ("Searched.swift", ["a", "b"])
    var readsDefaultsForHandlers = true
    func answer(to callback: Callback) -> Answer { .missing }
    func run(_ entry: AppEntry, in reaction: inout Reaction) {}
    func isRepeatable(_ work: Value, forHandlers: Bool) -> Bool { true }
    func isIdle(_ work: Value) -> Bool { work == .string("idle") }
    func concernsHandlers(_ work: Value, in _: AppMemory) -> Bool { work != .string("aside") }
    func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?] {
      heap.filter { $0 != .string("book") }
    }
    func aboutHandlers(_ memory: AppMemory) -> AppMemory {
      var memory = memory
      memory.heap = []
      return memory
    }
  }

  private static func world(_ changes: [Change], runs: Bool = true) -> World {
    var world = World(stage: Configuration(profile: Profile(.ios13)))
    if runs { world.apply(.process(from: .notRunning, to: .running)) }
    for change in changes { world.apply(change) }
    return world
  }

  private static func timer(_ id: Int, _ kind: Timer.Kind, due: Int) -> Change {
    .timer(Timer(id: id, kind: kind, length: 30_000, progress: .due(due)), .started)
  }

  private static func handler(_ id: HandlerID, _ kind: HandlerKind = .push) -> Change {
    .quiet(.handlerOpened(AppProcess.OpenHandler(id: id, kind: kind, push: id)))
  }

  private static func download(
    _ id: Int, for handler: HandlerID, due: Int, _ outcome: Network.Outcome = .data
  ) -> Change {
    let download = Timer.Download(
      closure: .closure(code: 3, captured: [.handler(handler)]), push: nil, outcome: outcome)
    return timer(id, .download(download), due: due)
  }

  private static func received(_ id: PushID, _ word: String = "alert") -> ReceivedPush {
    ReceivedPush(id: id, push: .of([word]))
  }

  private func canonical(
    _ world: World, _ app: any AppProgram = Searched(), _ set: (inout StateAbstraction) -> Void
  ) -> World {
    var abstraction = StateAbstraction()
    set(&abstraction)
    return world.canonicalForm(abstraction, app)
  }

  @Test("awaited content, and which there was at the front, count where something asks for them")
  func content() {
    let world = Self.world([.contentAwaited(1), .contentReviewed(.missing)])
    let kept = canonical(world) { _ in }
    #expect(kept.app.awaitedContent.count == 1 && kept.app.contentAtFront == .missing)
    let dropped = canonical(world) { $0.content = true }
    #expect(dropped.app.awaitedContent.isEmpty && dropped.app.contentAtFront == nil)
    #expect(dropped == canonical(Self.world([])) { $0.content = true })
  }

  @Test("what is only in Notification Center counts while that is open")
  func notificationList() {
    let notifications = [(true, true, false), (false, true, false), (false, true, true)]
      .enumerated().map { index, place in
        Notification(
          push: Self.received(index + 1), hasBanner: place.0, isInList: place.1,
          isOnLockScreen: place.2)
      }
    var world = Self.world([.notifications(notifications)])
    #expect(canonical(world) { _ in }.center.notifications.count == 3)
    let form = canonical(world) { $0.notificationList = true }
    #expect(form.center.notifications.map(\.hasBanner) == [true, false])
    #expect(form.center.notifications.allSatisfy { !$0.isInList })
    world.phone.overlay = .center
    let unlocked = canonical(world) { $0.lockScreen = true }.center.notifications
    #expect(unlocked.count == 3 && unlocked.allSatisfy { !$0.isOnLockScreen })
    let open = canonical(world) { $0.notificationList = true }
    #expect(open.center.notifications.count == 3)
  }

  @Test("properties that nothing reads, places that there are not, and no process at all")
  func properties() {
    let world = Self.world([
      .property(index: 1, name: "b", from: .none, to: .int(2)),
      .property(index: 0, name: "a", from: .none, to: .int(1)),
    ])
    #expect(canonical(world) { $0.properties = [0, 7] }.memory.properties == [.none, .int(2)])
    #expect(canonical(world) { _ in }.memory.properties == [.int(1), .int(2)])
    let dead = Self.world([], runs: false)
    #expect(canonical(dead) { $0.properties = [0] } == dead.normalForm)
  }

  @Test("memory and defaults that bear on no completion handler")
  func aside() {
    let world = Self.world([.heap([.int(1)]), .defaults(.dictionary([.init(.int(1), .int(1))]))])
    #expect(canonical(world) { _ in }.memory.heap == [.int(1)])
    var app = Searched()
    let read = canonical(world, app) { $0.ignoresNonHandlers = true }
    #expect(read.memory.heap.isEmpty && read.defaults != .dictionary([]))
    app.readsDefaultsForHandlers = false
    let unread = canonical(world, app) { $0.ignoresNonHandlers = true }
    #expect(unread.defaults == .dictionary([]))
    #expect(canonical(world, app) { _ in }.defaults != .dictionary([]))
    var extended = world
    extended.app.extensionDefaults = .dictionary([.init(.int(1), .int(1))])
    #expect(canonical(extended, app) { $0.ignoresNonHandlers = true } == unread)
    #expect(canonical(extended, app) { _ in } != canonical(world, app) { _ in })
    let dead = Self.world([], runs: false)
    #expect(canonical(dead, app) { $0.ignoresNonHandlers = true }.appProcess == nil)
    // A program that does not answer keeps everything.
    let plain = canonical(world, StandInApp()) { $0.ignoresNonHandlers = true }
    #expect(plain.memory.heap == [.int(1)] && plain.defaults != .dictionary([]))
    #expect(!StandInApp().isSettled(Assumption(line: 1, .bool(true)), about: "x", in: world))
  }

  @Test("which push an open handler came with, and the words of what it rests on")
  func originOfHandlers() {
    func form(_ push: PushID?, _ assumption: String?, aside: Bool = true) -> World {
      let handler = AppProcess.OpenHandler(id: 1, kind: .push, push: push, dependsOn: assumption)
      let world = Self.world([.quiet(.handlerOpened(handler))])
      return canonical(world) { $0.ignoresNonHandlers = aside }
    }
    #expect(form(1, "a") == form(nil, "b") && form(1, "a") != form(1, nil))
    #expect(form(1, nil, aside: false) != form(nil, nil, aside: false))
  }

  @Test("the times before which nothing is granted")
  func grants() {
    var registrations = Registrations()
    registrations.fetch.quietUntil = 5_000
    registrations.taskRequests = [
      .init(
        identifier: "t", kind: .refresh, earliest: 6_000, needsNetwork: false, needsPower: false)
    ]
    let world = Self.world([.registrations(registrations)])
    let kept = canonical(world) { _ in }.app.registrations
    #expect(kept.fetch.quietUntil == 5_000 && kept.taskRequests.first?.earliest == 6_000)
    let form = canonical(world) { $0.grants = true }.app.registrations
    #expect(form.fetch.quietUntil == nil && form.taskRequests.first?.earliest == nil)
    #expect(canonical(Self.world([])) { $0.grants = true }.app.$registrations)
  }

  @Test("of handlers that wait for the same closure with the same time left one is enough")
  func doubledWork() {
    func form(
      second kind: HandlerKind = .push, limit: Int = 30_000, due: Int = 5_000,
      _ outcome: Network.Outcome = .data, more: [Change] = []
    ) -> World {
      let limitKind: (HandlerID) -> Timer.Kind = {
        kind == .transfer ? .transfer($0) : .handler($0)
      }
      return canonical(
        Self.world(
          [
            Self.handler(1), Self.handler(2, kind), Self.timer(1, .handler(1), due: 30_000),
            Self.timer(2, limitKind(2), due: limit), Self.download(3, for: 1, due: 5_000),
            Self.download(4, for: 2, due: due, outcome),
          ] + more)
      ) { _ in }
    }
    let same = form()
    #expect(same.openHandlers.map(\.id) == [1])
    #expect(same.timers.map(\.name) == [.handler, .download])
    for other in [
      form(second: .fetch), form(second: .transfer), form(limit: 29_000), form(due: 4_000),
      form(.empty), form(more: [.heap([nil, .array([.handler(2)])])]),
      form(more: [.property(index: 0, name: "a", from: .none, to: .handler(2))]),
    ] {
      #expect(other.openHandlers.count == 2 && other.timers.count == 4)
    }
    let third = form(more: [Self.handler(3, .fetch)])
    #expect(third.openHandlers.map(\.kind) == [.push, .fetch])
    // Work of the app is treated like a download.
    let work = canonical(
      Self.world([
        Self.handler(1, .response), Self.handler(2, .response),
        Self.timer(1, .work(.handler(1), []), due: 5),
        Self.timer(2, .work(.handler(2), []), due: 5),
        Self.timer(3, .work(.string("else"), []), due: 5),
      ])
    ) { _ in }
    #expect(work.openHandlers.count == 1 && work.timers.count == 2)
  }

  @Test("what a search stores apart, and how long content was waited for")
  func parts() {
    var world = Self.world([
      Self.timer(1, .banner(1), due: 5_000), .contentAwaited(1), .clock(1_500), .contentAwaited(2),
      .clock(3_000),
    ])
    world.center.badge = 3
    #expect(world.contentAges == [1_500, 2_000])
    let rest = world.remainder
    #expect(rest.appProcess == nil && rest.phoneTimers.isEmpty)
    #expect(rest.center == NotificationCentre() && rest.app.awaitedContent.count == 2)
  }

  @Test("a search goes on without idle work, bookkeeping, pace and older notifications")
  func bounded() {
    func notification(_ id: PushID, _ word: String) -> Notification {
      Notification(
        push: Self.received(id, word), hasBanner: true, isInList: true, isOnLockScreen: false)
    }
    let world = Self.world([
      Self.timer(1, .work(.string("idle"), []), due: 5),
      Self.timer(2, .work(.string("aside"), []), due: 5),
      Self.timer(3, .work(.string("x"), []), due: 5), Self.timer(4, .handler(1), due: 5),
      .heap([.string("book"), .int(1)]), .silentDelivery, .silentWake,
      .notifications([
        notification(1, "alert"), notification(2, "sound"), notification(3, "alert"),
      ]),
      Self.timer(5, .banner(1), due: 5), Self.timer(6, .banner(3), due: 5),
      Self.timer(7, .serviceExtension(1), due: 5),
    ])
    var abstraction = StateAbstraction()
    let plain = world.boundedForSearch(abstraction, Searched())
    #expect(plain.timers.map(\.id) == [2, 3, 4, 5, 6, 7])
    #expect(plain.memory.heap == [.int(1)])
    #expect(plain.apns.silentDeliveries.isEmpty && plain.apns.silentWakes.isEmpty)
    #expect(plain.center.notifications.count == 3)
    (abstraction.ignoresNonHandlers, abstraction.olderNotifications) = (true, true)
    abstraction.mostNotifications = 1
    let aside = world.boundedForSearch(abstraction, Searched())
    #expect(aside.timers.map(\.id) == [3, 4, 6, 7])
    #expect(aside.center.notifications.map(\.push.id) == [3])
    let two = Self.world([.notifications([notification(1, "alert"), notification(2, "alert")])])
    #expect(two.boundedForSearch(abstraction, Searched()).center.notifications.count == 1)
    let three = Self.world([
      .notifications([notification(1, "alert"), notification(2, "sound"), notification(3, "badge")])
    ])
    #expect(
      three.boundedForSearch(abstraction, Searched()).center.notifications.map(\.push.id) == [3])
    let idle = world.boundedForSearch(abstraction, StandInApp())
    #expect(idle.timers.map(\.id) == [1, 2, 3, 4, 6, 7])
    let dead = Self.world([], runs: false)
    #expect(dead.boundedForSearch(abstraction, Searched()) == dead)
  }

  @Test("equal for worlds that differ in clock and numbers only")
  func normal() {
    func world(at clock: Int, from number: Int) -> World {
      var registrations = Registrations()
      registrations.fetch.quietUntil = clock + 10
      registrations.openings = [clock - 20]
      registrations.pace = .init(delay: 60, until: clock + 30)
      registrations.transfers = [
        .init(session: "s", isUpload: false, push: number + 1, notBefore: clock + 40),
        .init(session: "t", isUpload: false, push: nil, notBefore: clock),
      ]
      registrations.taskRequests = [
        .init(
          identifier: "a", kind: .refresh, earliest: clock + 50, needsNetwork: false,
          needsPower: false),
        .init(
          identifier: "b", kind: .refresh, earliest: clock, needsNetwork: false, needsPower: false),
      ]
      registrations.activity = LiveActivity(state: .null, end: clock + 60)
      registrations.activity?.stale = clock + 55
      var request = LocalRequest(identifier: "l", content: .null, trigger: .immediate)
      request.due = clock + 70
      registrations.localRequests = [request]
      var world = Self.world([
        .clock(clock), Self.handler(number + 1),
        Self.timer(number + 1, .handler(number + 1), due: clock + 5),
        Self.timer(number + 3, .transfer(number + 1), due: clock + 6),
        Self.timer(number + 5, .banner(number + 1), due: clock + 7),
        Self.timer(number + 6, .report(number + 9), due: clock + 7),
        Self.timer(number + 8, .work(.handler(number + 1), []), due: clock - 5),
        Self.timer(number + 9, .work(.handler(number + 7), []), due: clock - 50),
        Self.timer(number + 10, .suspend, due: clock),
        .registrations(registrations), .contentAwaited(number + 40), .contentAwaited(number + 41),
        .heap([.handler(number + 7), nil]), .silentDelivery, .silentWake,
        .property(index: 0, name: "a", from: .none, to: .some(.handler(number + 1))),
      ])
      world.apns.stored = [
        .init(received: Self.received(number + 30), cause: .offline, expires: clock + 80)
      ]
      world.apns.closedAt = clock
      world.apns.held = Self.received(number + 31, "sound")
      return world
    }
    let (one, other) = (world(at: 1_000, from: 0), world(at: 77_000, from: 500))
    #expect(one != other && one.normalForm == other.normalForm)
    let form = one.normalForm
    #expect(form.normalForm == form)
    #expect(form.clock == 0 && form.apns.closedAt == nil)
    #expect(form.apns.silentDeliveries.isEmpty && form.apns.silentWakes.isEmpty)
    #expect(form.app.awaitedContent == [.init(push: 0, since: 0)])
    #expect(form.timers.map { $0.left(at: 0) } == [5, 6, 7, 7, -1, -2, 0])
    #expect(form.app.registrations.transfers.map(\.notBefore) == [40, nil])
    #expect(form.app.registrations.taskRequests.map(\.earliest) == [50, nil])
    #expect(form.app.registrations.localRequests.map(\.due) == [70])
    #expect(form.app.registrations.activity?.stale == 55)
    #expect(form.apns.stored.first?.expires == 80)
    #expect(form.counters == World.Counters(pushes: 4, handlers: 2, timers: 7))
    #expect(form.bootedAt == nil)
    var booted = World(stage: Configuration(profile: Profile(.ios13)))
    for change in [Change.clock(100), .booted, .clock(300)] { booted.apply(change) }
    #expect(booted.normalForm.bootedAt == nil)
    var stage = booted.stage
    stage.set(.postBootHold, on: true)
    booted.apply(.stage(stage))
    #expect(booted.normalForm.bootedAt == -200)
  }

  @Test("what an extension remembers aside from handlers counts where something asks for it")
  func memoryOfExtension() {
    var play = Play(.ios12, app: ExtensionTests.app([.code { $0.replaceHeap([.int(1)]) }]))
    play.play(ExtensionTests.rich)
    func heap(_ abstraction: StateAbstraction) -> [Value?]? {
      play.world.canonicalForm(abstraction, Searched()).extensions.running.first?.process.memory
        .heap
    }
    var abstraction = StateAbstraction()
    #expect(heap(abstraction) == [.int(1)])
    abstraction.ignoresNonHandlers = true
    #expect(heap(abstraction) == [])
  }

  @Test("code that waits, and memory, can reach a handler; properties that no code reads cannot")
  func reach() {
    let nested: [Value] = [
      .array([.handler(4)]), .object("X", [.handler(4)]), .tuple([.int(1), .handler(4)]),
      .labelled(["a"], [.handler(4)]), .closure(code: 1, captured: [.handler(4)]),
      .dictionary([.init(.int(1), .handler(4))]), .some(.handler(4)),
    ]
    for value in nested {
      #expect(value.holds(handler: 4) && !value.holds(handler: 5) && value.holdsHandlers)
      #expect(value.renumberingHandlers { $0 + 1 }.holds(handler: 5))
      #expect(!value.renumberingHandlers { $0 + 1 }.holds(handler: 4))
    }
    #expect(!Value.int(4).holdsHandlers && !Value.array([.int(4)]).holdsHandlers)
    let property = Self.world([.property(index: 0, name: "a", from: .none, to: nested[0])])
    #expect(property.canReach(handler: 4, besides: []))
    #expect(!property.canReach(handler: 4, besides: [0]))
    #expect(Self.world([.heap([nil, nested[1]])]).canReach(handler: 4, besides: [0]))
    #expect(Self.world([Self.download(1, for: 4, due: 5)]).canReach(handler: 4, besides: []))
    let work = Self.world([Self.timer(1, .work(nested[2], []), due: 5)])
    #expect(work.canReach(handler: 4, besides: []))
    #expect(Self.world([.authorizationAsked(nested[3])]).canReach(handler: 4, besides: []))
    #expect(!Self.world([Self.timer(1, .handler(4), due: 5)]).canReach(handler: 4, besides: []))
    #expect(!Self.world([], runs: false).canReach(handler: 4, besides: []))
    for index in 0..<6 {
      var services = AppProcess.Services()
      switch index {
      case 0: services.launchHandlers = [.init(identifier: "a", closure: nested[0])]
      case 1: services.monitor = nested[1]
      case 2: services.liveUpdates = nested[2]
      case 3: services.sessionTasks = [.init(identifier: "a", closure: nested[3])]
      case 4: services.backgroundTasks = [.init(id: 1, expiration: nested[4])]
      default:
        let task = LaunchedTask(id: 1, identifier: "a", kind: .refresh)
        services.runningTasks = [.init(task: task, expiration: nested[5])]
      }
      let world = Self.world([Self.handler(4), .services(services)])
      #expect(world.canReach(handler: 4, besides: []))
      #expect(world.normalForm.canReach(handler: 1, besides: []))
      #expect(!world.normalForm.canReach(handler: 4, besides: []))
    }
  }
}
