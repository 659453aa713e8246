import LifecycleModel

extension Interpreter {
  /// Evaluates all keys and values before it looks for equal keys, as Swift does.
  mutating func makeDictionary(
    _ entries: [(key: Expression, value: Expression)]
  ) throws(Unwinding) -> Value {
    var made: [Value.Entry] = []
    made.reserveCapacity(entries.count)
    for entry in entries {
      let key = try evaluate(entry.key)
      try spend(8)
      if key.hasParts { try spendCall(reading: [key]) }
      made.append(Value.Entry(key, try evaluate(entry.value)))
    }
    if tree.comparesByOwnRule {
      for index in made.indices {
        made[index].key = try heldKey(made[index].key, in: .dictionary(Array(made[..<index])))
      }
    }
    var keys = LiteralKeys()
    for entry in made where !keys.insert(entry.key) {
      throw trap("Dictionary literal contains duplicate keys")
    }
    return try weighed(.dictionary(made.sortedByText))
  }
}

/// The keys of a literal. Hashes find equal keys, so that each key is compared with few others.
struct LiteralKeys {
  private var exact: Set<Value> = []
  /// The keys of each kin.
  private var kin: [Value: [Value]] = [:]
  /// Comparisons of two keys by `Arithmetic.areEqual`.
  private(set) var comparisons = 0

  /// Returns false if the literal has an equal key.
  mutating func insert(_ key: Value) -> Bool {
    let key = key.unwrappedKey
    guard exact.insert(key).inserted else { return false }
    guard let shared = key.kin else { return true }
    for other in kin[shared] ?? [] {
      comparisons += 1
      if Arithmetic.areEqual(other, key) { return false }
    }
    kin[shared, default: []].append(key)
    return true
  }
}

extension Value {
  /// The key inside Optionals; `.some(nil)` stays one.
  fileprivate var unwrappedKey: Value {
    var key = self
    while case .some(let held) = key, held != .none { key = held }
    return key
  }

  /// A value that is the same for all keys that are equal although their forms differ: a case or a
  /// literal of unknown type beside one of known type. Returns nil if equal keys have equal forms.
  fileprivate var kin: Value? {
    switch self {
    case .string, .member: self
    case .character(let character): .string(String(character))
    case .object("Unicode.Scalar", _): scalar.map { .string(String(Character($0))) }
    case .object(let type, let parts):
      if type != "Data", parts.count == 1, case .member = parts[0] {
        parts[0]
      } else {
        .object("", parts.withoutTypeArguments.map(\.plainKin))
      }
    default: nil
    }
  }

  private var plainKin: Value {
    switch unwrappedKey {
    case .int, .integer, .double, .float: asDouble.map { .double($0) } ?? .void
    case .bool, .reference, .type, .opaque, .none: self
    case let key: key.kin ?? .void
    }
  }
}

extension [Value.Entry] {
  /// In the order in which dictionaries keep their entries.
  fileprivate var sortedByText: [Value.Entry] {
    map { ($0.key.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
