import LifecycleModel

/// `items.lazy` with what is done to each element: the closures run when an element is asked for.
extension Interpreter {
  private static let type = "LazySequence"

  static func makeLazy(_ base: Value) -> Value { .object(type, [base]) }

  /// Nil where the receiver is no lazy sequence.
  mutating func lazyCall(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard case .object(Interpreter.type, let parts) = receiver else { return nil }
    let first = values.first ?? .none
    switch call.name {
    case "map", "filter", "compactMap":
      return .object(Interpreter.type, parts + [.tuple([.string(call.name), first])])
    case "first" where first.isFunction:
      var found = Value.none
      try forEachLazy(parts) { interpreter, item throws(Unwinding) in
        guard try interpreter.holds(first, item) else { return true }
        found = .some(item)
        return false
      }
      return found
    case "contains":
      var isFound = false
      try forEachLazy(parts) { interpreter, item throws(Unwinding) in
        isFound =
          first.isFunction
          ? try interpreter.holds(first, item) : try interpreter.areEqual(item, first)
        return !isFound
      }
      return .bool(isFound)
    case "prefix" where !first.isFunction:
      let count = first.asInt ?? 0
      var items: [Value] = []
      guard count > 0 else { return .array([]) }
      try forEachLazy(parts) { _, item throws(Unwinding) in
        items.append(item)
        return items.count < count
      }
      return .array(items)
    default:
      return try callElements(.array(try lazyElements(of: receiver) ?? []), call, values)
    }
  }

  mutating func lazyMember(_ name: String, of value: Value) throws(Unwinding) -> Value? {
    guard case .object(Interpreter.type, let parts) = value else { return nil }
    if name == "lazy" { return value }
    if name == "first" {
      var found = Value.none
      try forEachLazy(parts) { _, item throws(Unwinding) in
        found = .some(item)
        return false
      }
      return found
    }
    let items = Value.array(try lazyElements(of: value) ?? [])
    return OptionalResults.members(of: items).contains(name)
      ? libraryMember(name, of: items)?.optional : libraryMember(name, of: items)
  }

  /// All of them; nil where the value is no lazy sequence.
  mutating func lazyElements(of value: Value) throws(Unwinding) -> [Value]? {
    guard case .object(Interpreter.type, let parts) = value else { return nil }
    var items: [Value] = []
    try forEachLazy(parts) { interpreter, item throws(Unwinding) in
      items.append(item)
      try interpreter.checkCount(items.count)
      return true
    }
    return items
  }

  /// Until the body gives false.
  private mutating func forEachLazy(
    _ parts: [Value], _ body: (inout Interpreter, Value) throws(Unwinding) -> Bool
  ) throws(Unwinding) {
    guard let base = parts.first else { return }
    if base.intBounds == nil {
      for item in elements(of: base) {
        guard try visit(item, parts, body) else { return }
      }
      return
    }
    guard let (low, high) = base.intBounds, case .object(_, let bounds) = base else { return }
    var number = low
    while number < high {
      var item = Value.int(number)
      if case .integer(let type, _)? = bounds.first { item = .integer(type, number) }
      guard try visit(item, parts, body) else { return }
      number += 1
    }
  }

  private mutating func visit(
    _ item: Value, _ parts: [Value], _ body: (inout Interpreter, Value) throws(Unwinding) -> Bool
  ) throws(Unwinding) -> Bool {
    var item = item
    for step in parts.dropFirst() {
      guard let step = step.tupleParts, step.count == 2 else { continue }
      try burn()
      switch step[0] {
      case .string("filter"): if try !holds(step[1], item) { return true }
      case .string("compactMap"):
        let made = try call(step[1], [item])
        if made == .none { return true }
        item = made.unwrapped
      default: item = try call(step[1], [item])
      }
    }
    try burn()
    return try body(&self, item)
  }
}
