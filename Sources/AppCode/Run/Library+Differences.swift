import LifecycleModel

/// `difference(from:)`: an array of changes, removals from back to front and then insertions, in
/// Swift's order of iteration.
extension Interpreter {
  mutating func difference(
    of items: [Value], from others: [Value]
  ) throws(Unwinding) -> Value {
    if items.isEmpty || others.isEmpty {
      let removals = others.enumerated().reversed().map { index, item in
        Interpreter.value(of: .remove(offset: index, element: item, associatedWith: nil))
      }
      return .array(
        removals
          + items.enumerated().map { index, item in
            Interpreter.value(of: .insert(offset: index, element: item, associatedWith: nil))
          })
    }
    // At least this many steps compare nothing.
    let surplus = abs(items.count - others.count)
    try spend(surplus * surplus / 4)
    // The algorithm takes quadratic time in the number of differences. When the work is used up, all elements count as
    // equal, so that it ends.
    var work = 0
    let changes = items.difference(from: others) { one, other in
      guard work < Interpreter.workPerEntry, interruption?.isCancelled != true else { return true }
      work += Interpreter.differenceWeight + one.comparisonWork(with: other)
      return Arithmetic.areEqual(one, other)
    }
    try spend(work)
    return .array(changes.map { Interpreter.value(of: $0) })
  }

  /// The work of one comparison and of the steps of the algorithm until the next.
  private static let differenceWeight = 4

  private static func value(of change: CollectionDifference<Value>.Change) -> Value {
    switch change {
    case .insert(let offset, let element, let associated):
      return .object("", [.member("insert"), .int(offset), element, place(associated)])
    case .remove(let offset, let element, let associated):
      return .object("", [.member("remove"), .int(offset), element, place(associated)])
    }
  }

  private static func place(_ offset: Int?) -> Value {
    offset.map { .some(.int($0)) } ?? .none
  }

  /// `inverse()`: the changes that undo these; nil for other lists.
  func inverse(_ changes: [Value]) -> Value? {
    var removals: [Value] = []
    var insertions: [Value] = []
    for change in changes {
      guard case .object("", var parts) = change, parts.count == 4 else { return nil }
      switch parts[0] {
      case .member("insert"):
        parts[0] = .member("remove")
        removals.append(.object("", parts))
      case .member("remove"):
        parts[0] = .member("insert")
        insertions.append(.object("", parts))
      default: return nil
      }
    }
    return .array(removals.reversed() + insertions.reversed())
  }

  /// `inferringMoves()`: the removal and the insertion of an element that has only these know of each
  /// other; nil for other lists.
  func inferringMoves(_ changes: [Value]) -> Value? {
    var places: [Value: [Int]] = [:]
    for (place, change) in changes.enumerated() {
      guard case .object("", let parts) = change, parts.count == 4 else { return nil }
      places[parts[2], default: []].append(place)
    }
    var made = changes
    for pair in places.values where pair.count == 2 {
      for (place, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        guard case .object("", var parts) = changes[place],
          case .object("", let others) = changes[other], parts[0] != others[0]
        else { continue }
        parts[3] = .some(others[1])
        made[place] = .object("", parts)
      }
    }
    return .array(made)
  }

  /// `applying(_:)`: nil if the changes do not fit the array.
  func applying(_ changes: [Value], to items: [Value]) -> Value {
    let made = changes.compactMap { change -> CollectionDifference<Value>.Change? in
      guard case .object("", let parts) = change, parts.count == 4, let offset = parts[1].asInt
      else { return nil }
      return parts[0] == .member("insert")
        ? .insert(offset: offset, element: parts[2], associatedWith: nil)
        : .remove(offset: offset, element: parts[2], associatedWith: nil)
    }
    guard made.count == changes.count, let difference = CollectionDifference(made),
      let result = items.applying(difference)
    else { return .none }
    return .some(.array(result))
  }
}

extension Value {
  /// The work of comparing two elements; 0 for numbers.
  fileprivate func comparisonWork(with other: Value) -> Int {
    if case .string(let text) = self, case .string(let second) = other {
      return text.comparisonWork(with: second)
    }
    return hasParts ? 12 + size + textWork(\.comparisonWork) : comparisonWork
  }
}
