import LifecycleModel

/// `difference(from:)`: an array of changes, removals from back to front and then insertions, in
/// Swift's order of iteration.
extension Interpreter {
  mutating func difference(
    of items: [Value], from others: [Value]
  ) throws(Unwinding) -> Value {
    // The algorithm takes time by the square of the differences.
    let count = items.count + others.count
    try spend(count * count / 8)
    let changes = items.difference(from: others) { Arithmetic.areEqual($0, $1) }
    return .array(changes.map { Interpreter.value(of: $0) })
  }

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
