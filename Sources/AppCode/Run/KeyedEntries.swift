import LifecycleModel

/// The entries of a dictionary under construction, in the order in which their keys were added. Hashes find equal keys,
/// so that each key is compared with few others.
struct KeyedEntries {
  private(set) var entries: [Value.Entry] = []
  private var exact: [Value: Int] = [:]
  /// The places of keys by their kin, except keys that are their own kin.
  private var kin: [Value: [Int]] = [:]
  /// Comparisons of two keys by `Arithmetic.areEqual`.
  private(set) var comparisons = 0

  init(_ entries: [Value.Entry] = [], capacity: Int = 0) {
    self.entries.reserveCapacity(entries.count + capacity)
    exact.reserveCapacity(entries.count + capacity)
    for entry in entries {
      let (place, _) = place(of: entry.key)
      self.entries[place].value = entry.value
    }
  }

  /// The place of the entry with an equal key. A new key gets an entry whose value the caller sets.
  mutating func place(of key: Value) -> (place: Int, isNew: Bool) {
    let key = key.withoutBase
    let plain = key.unwrappedKey
    let next = entries.count
    if plain.containsNaN {
      entries.append(Value.Entry(key, .none))
      return (next, true)
    }
    // One hash finds or inserts the key.
    let place = exact[plain, default: next].kept()
    guard place == next else { return (place, false) }
    if let shared = plain.kin {
      if let place = placeOfKin(plain, shared) {
        exact[plain] = place
        return (place, false)
      }
      if !plain.isOwnEqualityKey { kin[shared, default: []].append(place) }
    }
    entries.append(Value.Entry(key, .none))
    return (place, true)
  }

  mutating func set(_ value: Value, at place: Int) { entries[place].value = value }

  private mutating func placeOfKin(_ key: Value, _ shared: Value) -> Int? {
    var near = kin.isEmpty ? [] : kin[shared] ?? []
    // The key itself has no entry yet.
    if !key.isOwnEqualityKey, let place = exact[shared], place < entries.count {
      near.append(place)
    }
    return near.first { place in
      comparisons += 1
      return Arithmetic.areEqual(entries[place].key, key)
    }
  }
}

extension Int {
  /// The value itself. A mutating read inserts the default value of a dictionary.
  fileprivate mutating func kept() -> Int { self }
}

extension Value {
  /// The key without its Optionals; `.some(nil)` stays.
  fileprivate var unwrappedKey: Value {
    var key = self
    while case .some(let held) = key, held != .none { key = held }
    return key
  }

  /// Whether the key contains NaN and so equals no key, not even itself. All such keys may have one hash.
  var containsNaN: Bool {
    switch self {
    case .double(let number): number.isNaN
    case .float(let number): number.isNaN
    case .some(let held): held.containsNaN
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      parts.contains(where: \.containsNaN)
    case .dictionary(let entries): entries.contains { $0.key.containsNaN || $0.value.containsNaN }
    default: false
    }
  }

  /// A hashable value shared by all keys that are equal although their forms differ: a case or literal of unknown type
  /// and one of known type. nil if equal keys always have equal forms.
  fileprivate var kin: Value? {
    switch self {
    case .string, .member: self
    case .character(let character): .string(String(character))
    case .object("Unicode.Scalar", _): scalar.map { .string(String(Character($0))) }
    case .object(let type, let parts):
      if type != "Data", parts.count == 1, case .member = parts[0] {
        parts[0]
      } else {
        .object("", parts.withoutTypeArguments.map(\.plainEqualityKey))
      }
    default: nil
    }
  }

  /// Whether `kin` is the value itself.
  fileprivate var isOwnEqualityKey: Bool {
    switch self {
    case .string, .member: true
    default: false
    }
  }

  private var plainEqualityKey: Value {
    switch unwrappedKey {
    case .int, .integer, .double, .float: asDouble.map { .double($0) } ?? .void
    case .bool, .reference, .type, .opaque, .none: self
    case .array(let items): .array(items.map(\.plainEqualityKey))
    case .tuple(let items), .labelled(_, let items): .tuple(items.map(\.plainEqualityKey))
    case .dictionary(let entries): .int(entries.count)
    case let key: key.kin ?? .void
    }
  }
}
