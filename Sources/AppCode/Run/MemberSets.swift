import LifecycleModel

/// The members of two sets by hash, for set algebra. Members that contain NaN equal no member, not even themselves, and
/// are kept apart because they may all have one hash.
struct MemberSets {
  private let items: [Value]
  private let others: [Value]
  private let own: Set<Value>
  private let other: Set<Value>
  /// The number of members that contain NaN.
  private let ownNaNs: Int
  private let otherNaNs: Int

  init(_ items: [Value], _ others: [Value]) {
    (self.items, self.others) = (items, others)
    own = Set(items.lazy.filter { !$0.containsNaN })
    other = Set(others.lazy.filter { !$0.containsNaN })
    ownNaNs = items.count(where: \.containsNaN)
    otherNaNs = others.count(where: \.containsNaN)
  }

  /// The result of a set method.
  func combined(_ name: String) -> Value {
    switch name {
    case "union": Interpreter.makeSet(items + others)
    case "intersection": Interpreter.makeSet(items.filter { isOther($0) })
    case "subtracting": Interpreter.makeSet(items.filter { !isOther($0) })
    case "symmetricDifference":
      Interpreter.makeSet(
        items.filter { !isOther($0) } + others.filter { $0.containsNaN || !own.contains($0) })
    case "isDisjoint": .bool(own.isDisjoint(with: other))
    case "isSuperset": .bool(holdsOthers)
    case "isSubset": .bool(isHeld)
    case "isStrictSubset": .bool(isHeld && own.count < other.count + otherNaNs)
    default: .bool(holdsOthers && other.count < own.count + ownNaNs)
    }
  }

  private var isHeld: Bool { ownNaNs == 0 && own.isSubset(of: other) }
  private var holdsOthers: Bool { otherNaNs == 0 && own.isSuperset(of: other) }

  private func isOther(_ item: Value) -> Bool { !item.containsNaN && other.contains(item) }
}

extension Interpreter {
  /// Compares elements with a user-defined `==`.
  mutating func makeOwnSet(_ items: [Value]) throws(Unwinding) -> Value {
    try spendSorting(of: items)
    guard tree.comparesByOwnRule, items.contains(where: { table(of: $0) != nil }) else {
      return Interpreter.makeSet(items)
    }
    var unique: [Value] = []
    for item in items {
      var isNew = true
      for other in unique where isNew { isNew = try !areEqual(other, item) }
      if isNew { unique.append(item) }
    }
    return Interpreter.set(ofUnique: unique)
  }

  static func makeSet(_ items: [Value]) -> Value {
    var seen: Set<Value> = []
    let unique = items.lazy.map(\.withoutBase)
      .filter { $0.containsNaN || seen.insert($0).inserted }
    return set(ofUnique: Array(unique))
  }

  private static func set(ofUnique items: [Value]) -> Value {
    let described = items.map { (text: $0.description, value: $0) }
    return .object("Set", described.sorted { $0.text < $1.text }.map(\.value))
  }
}
