import LifecycleModel

/// The visited worlds of a search, stored compactly. Because worlds share most of their parts, each part is stored once
/// in a table, and a world is a tuple of part numbers. Two keys are equal only if their worlds are, because the tables
/// compare the parts themselves when hashes collide.
struct SeenWorlds: Sendable {
  private var processes = InternTable<AppProcess?>()
  /// Processes of the worlds that the search continues from, by the number of their canonical form.
  private var continued: [Int32: [AppProcess]] = [:]
  private var centers = InternTable<NotificationCentre>()
  private var timers = InternTable<[Timer]>()
  private var rests = InternTable<World>()
  private var traces = InternTable<[Int]>()
  private var numbers: [PackedKey: Int32] = [:]

  private struct PackedKey: Hashable, Sendable {
    var process: Int32
    var center: Int32
    var timers: Int32
    var rest: Int32
    var trace: Int32
  }

  /// The most processes of one canonical form that are compared with a new one.
  private static let mostContinued = 8

  var count: Int { numbers.count }

  /// The number of a world, from 0 in the order of insertion; nil if it is new.
  func number(of key: Search.Key) -> Int? {
    guard let process = processes.number(of: key.process),
      let center = centers.number(of: key.center), let timers = timers.number(of: key.timers),
      let rest = rests.number(of: key.rest), let trace = traces.number(of: key.trace)
    else { return nil }
    let packed = PackedKey(
      process: process, center: center, timers: timers, rest: rest, trace: trace)
    return numbers[packed].map(Int.init)
  }

  /// The world from which the search continues. Of processes with one canonical form, which behave
  /// alike, it takes the first, so that their code is run once and not for each world.
  mutating func continuing(_ world: World, _ key: Search.Key) -> World {
    guard let process = world.appProcess, let number = processes.number(of: key.process) else {
      return world
    }
    for known in continued[number, default: []] {
      if let other = world.taking(memoryOf: known) { return other }
    }
    if continued[number, default: []].count < SeenWorlds.mostContinued {
      continued[number, default: []].append(process)
    }
    return world
  }

  /// Adds a new key and returns its number.
  mutating func insert(_ key: Search.Key) -> Int {
    let packed = PackedKey(
      process: processes.insert(key.process), center: centers.insert(key.center),
      timers: timers.insert(key.timers), rest: rests.insert(key.rest),
      trace: traces.insert(key.trace))
    let number = numbers.count
    numbers[packed] = Int32(number)
    return number
  }
}

extension Search {
  /// The canonical form of a world, split into parts, and the trace that distinguishes the paths to
  /// it.
  struct Key: Hashable, Sendable {
    let process: Hashed<AppProcess?>
    let center: Hashed<NotificationCentre>
    let timers: Hashed<[Timer]>
    /// The world without the parts above.
    let rest: Hashed<World>
    let trace: Hashed<[Int]>

    init(world: World, trace: [Int]) {
      process = Hashed(world.appProcess)
      center = Hashed(world.center)
      timers = Hashed(world.phoneTimers)
      rest = Hashed(world.remainder)
      self.trace = Hashed(trace)
    }
  }
}

/// A value with its hash, which the creating thread computes once.
struct Hashed<Value: Hashable & Sendable>: Hashable, Sendable {
  private let hash: Int
  private let value: Value

  init(_ value: Value) {
    self.value = value
    hash = value.hashValue
  }

  static func == (one: Hashed, other: Hashed) -> Bool {
    one.hash == other.hash && one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Stores equal values once, under a number.
private struct InternTable<Value: Hashable & Sendable>: Sendable {
  private var numbers: [Hashed<Value>: Int32] = [:]

  func number(of value: Hashed<Value>) -> Int32? { numbers[value] }

  mutating func insert(_ value: Hashed<Value>) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(numbers.count)
    numbers[value] = number
    return number
  }
}
