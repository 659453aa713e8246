import Testing

@testable import LifecycleModel

/// Which parts of a world a run of the app's code reads, as a search remembers runs.
@Suite struct WorldReadsTests {
  private static let parts: [WorldParts] = [
    .clockStart, .phone, .app, .defaults, .appProcess, .process, .extensions, .center, .apns,
    .phoneTimers, .counters,
  ]

  /// A world with something in each part.
  private static var world: World {
    var play = Play(.ios12, app: StandInApp(onPush: .downloads))
    play.play(.openedApp, .pressedHome, .mixed)
    return play.world
  }

  private static func reads(_ body: (inout World) -> Void) -> WorldParts {
    var world = world
    let reads = WorldReads()
    world.reads = reads
    body(&world)
    return reads.parts
  }

  @Test("no two parts share a bit, and no bit is left out")
  func bits() {
    #expect(Self.parts.reduce(into: WorldParts()) { $0.formUnion($1) }.rawValue == 0b111_1111_1111)
    #expect(Self.parts.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test("reading a part is noted as just that part")
  func reading() {
    #expect(Self.reads { _ = $0.clockStart } == .clockStart)
    #expect(Self.reads { _ = $0.phone } == .phone)
    #expect(Self.reads { _ = $0.app } == .app)
    #expect(Self.reads { _ = $0.appProcess } == .appProcess)
    #expect(Self.reads { _ = $0.extensions } == .extensions)
    #expect(Self.reads { _ = $0.center } == .center)
    #expect(Self.reads { _ = $0.apns } == .apns)
    #expect(Self.reads { _ = $0.phoneTimers } == .phoneTimers)
    #expect(Self.reads { _ = $0.counters } == .counters)
    #expect(Self.reads { _ = $0.settings } == [])
  }

  @Test("changing a part in place reads it, too")
  func changing() {
    #expect(Self.reads { $0.phone.isLocked.toggle() } == .phone)
    #expect(Self.reads { $0.app.hasToken.toggle() } == .app)
    #expect(Self.reads { $0.appProcess?.isSuspended.toggle() } == .appProcess)
    #expect(Self.reads { $0.center.notifications.removeAll() } == .center)
    #expect(Self.reads { $0.apns.isOnline.toggle() } == .apns)
    #expect(Self.reads { $0.phoneTimers.removeAll() } == .phoneTimers)
    #expect(Self.reads { $0.counters.timers += 1 } == .counters)
  }

  @Test("a pause notes nothing; worlds are equal whatever notes their reads")
  func pause() {
    let reads = WorldReads()
    #expect(reads.parts == [] && reads.pauses == 0)
    reads.pauses = 1
    reads.note(.phone)
    #expect(reads.parts == [])
    reads.pauses = 0
    reads.note(.phone)
    reads.insert(.app)
    #expect(reads.parts == [.phone, .app])
    var noted = Self.world
    noted.reads = reads
    #expect(noted == Self.world)
    #expect(noted.hashValue == Self.world.hashValue)
  }

  @Test("the values of a part are those of that part alone", arguments: parts)
  func values(part: WorldParts) {
    let world = Self.world
    let none = world.values(of: [])
    #expect(none == World.PartValues())
    let values = world.values(of: part)
    #expect(values != none)
    #expect((values.clockStart == world.clockStart) == (part == .clockStart))
    #expect((values.phone == world.phone) == (part == .phone))
    #expect((values.app == world.app) == (part == .app))
    #expect((values.defaults == world.defaults) == (part == .defaults))
    #expect((values.appProcess == .some(world.appProcess)) == (part == .appProcess))
    #expect((values.process == .some(world.process)) == (part == .process))
    #expect((values.extensions == world.extensions) == (part == .extensions))
    #expect((values.center == world.center) == (part == .center))
    #expect((values.apns == world.apns) == (part == .apns))
    #expect((values.phoneTimers == world.phoneTimers) == (part == .phoneTimers))
    #expect((values.counters == world.counters) == (part == .counters))
  }
}
