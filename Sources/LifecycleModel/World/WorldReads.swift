/// The parts of a world that differ between worlds of a search in which the same code runs.
package struct WorldParts: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let clockStart = WorldParts(rawValue: 1 << 0)
  static let phone = WorldParts(rawValue: 1 << 1)
  static let app = WorldParts(rawValue: 1 << 2)
  /// UserDefaults alone, as the process whose code runs finds them.
  static let defaults = WorldParts(rawValue: 1 << 3)
  static let appProcess = WorldParts(rawValue: 1 << 4)
  /// The process whose code runs.
  static let process = WorldParts(rawValue: 1 << 5)
  static let extensions = WorldParts(rawValue: 1 << 6)
  static let center = WorldParts(rawValue: 1 << 7)
  static let apns = WorldParts(rawValue: 1 << 8)
  static let phoneTimers = WorldParts(rawValue: 1 << 9)
  static let counters = WorldParts(rawValue: 1 << 10)
}

/// Collects the parts of a world that are read. Used by one thread.
package final class WorldReads: @unchecked Sendable {
  private(set) var parts: WorldParts = []
  /// Not zero while steps are applied: applying them again reads the parts again.
  var pauses = 0

  func note(_ part: WorldParts) {
    if pauses == 0 { parts.insert(part) }
  }

  func insert(_ part: WorldParts) { parts.insert(part) }

  /// Belongs to no world's value.
  struct Reference: Hashable, Sendable {
    var reads: WorldReads?

    static func == (one: Reference, other: Reference) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

extension World {
  /// The values of the parts; nil for the others.
  package struct PartValues: Hashable, Sendable {
    var clockStart: Milliseconds?
    var phone: Phone?
    var app: Installation?
    var defaults: Value?
    var appProcess: AppProcess??
    var process: AppProcess??
    var extensions: ServiceExtensions?
    var center: NotificationCentre?
    var apns: PushService?
    var phoneTimers: [Timer]?
    var counters: Counters?
  }

  package func values(of parts: WorldParts) -> PartValues {
    var values = PartValues()
    if parts.contains(.clockStart) { values.clockStart = clockStart }
    if parts.contains(.phone) { values.phone = phone }
    if parts.contains(.app) { values.app = app }
    if parts.contains(.defaults) { values.defaults = defaults }
    if parts.contains(.appProcess) { values.appProcess = .some(appProcess) }
    if parts.contains(.process) { values.process = .some(process) }
    if parts.contains(.extensions) { values.extensions = extensions }
    if parts.contains(.center) { values.center = center }
    if parts.contains(.apns) { values.apns = apns }
    if parts.contains(.phoneTimers) { values.phoneTimers = phoneTimers }
    if parts.contains(.counters) { values.counters = counters }
    return values
  }

  /// What a run of code may read besides `WorldParts` and the assumptions. It differs rarely.
  package struct Surroundings: Hashable, Sendable {
    private var clock: Milliseconds
    private var settings: Settings
    private var network: Network
    private var power: Power
    private var firstUnlockDone: Bool
    private var bootedAt: Milliseconds?
    private var regions: [String]
    private var options: [Option]
    private var modes: [BackgroundMode]
    private var extensionsAtRest: Bool
    private var isInExtension: Bool

    package init(_ world: World) {
      clock = world.clock
      settings = world.settings
      network = world.network
      power = world.power
      firstUnlockDone = world.firstUnlockDone
      bootedAt = world.bootedAt
      regions = world.regions
      options = world.stage.options
      modes = world.stage.modes
      extensionsAtRest = world.extensionsAtRest
      isInExtension = world.isInExtension
    }
  }
}
