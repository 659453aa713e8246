import LifecycleModel

/// Operators on asynchronous sequences, and methods that read a whole sequence.
extension Interpreter {
  /// Calls a method of an asynchronous sequence; nil if the receiver is not one, or has no such
  /// method.
  mutating func callAsyncSequence(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch receiver {
    case .object("AsyncChain", _) where call.name == "makeAsyncIterator":
      return try makeAsyncIterator(receiver)
    case .object("AsyncChain", _) where call.name == "next" && values.isEmpty:
      var iterator = receiver
      let item = try nextElement(from: &iterator)
      if let place { try store(iterator, in: place) }
      return item.map { .some($0) } ?? Value.none
    case .reference, .object: break
    default: return nil
    }
    guard Interpreter.asyncMethods.contains(call.name),
      let first = values.first ?? Interpreter.asyncDefaults[call.name], isAsyncSequence(receiver)
    else { return nil }
    switch call.name {
    case "min", "max":
      var items: [Value] = []
      try forEachElement(of: receiver) { interpreter, item throws(Unwinding) in
        items.append(item)
        try interpreter.checkGrown(to: items.count)
        return true
      }
      return try callElements(.array(items), call, values)
    case "drop" where first.isFunction, "prefix" where first.isFunction:
      return .object("AsyncChain", [receiver, .string("\(call.name) while"), first])
    case "map", "filter", "compactMap", "flatMap", "prefix", "dropFirst":
      guard first.isFunction || first.asInt != nil else { return nil }
      return .object("AsyncChain", [receiver, .string(call.name), first])
    case "reduce":
      guard values.count == 2 else { return nil }
      var result = first
      try forEachElement(of: receiver) { interpreter, item throws(Unwinding) in
        result = try interpreter.fold(
          values[1], [result, item], changesFirst: call.labels.first == "into")
        return true
      }
      return result
    case "first", "contains", "allSatisfy":
      let stops = call.name != "allSatisfy"
      var found = Value.none
      try forEachElement(of: receiver) { interpreter, item throws(Unwinding) in
        let holds =
          first.isFunction
          ? try interpreter.holds(first, item) : try interpreter.areEqual(item, first)
        guard holds == stops else { return true }
        found = .some(item)
        return false
      }
      if call.name == "first" { return found }
      return .bool((found != .none) == stops)
    default: return nil
    }
  }

  private static let asyncMethods: Set = [
    "map", "filter", "compactMap", "flatMap", "prefix", "drop", "dropFirst", "reduce", "first",
    "contains", "allSatisfy", "min", "max",
  ]

  /// Default values of arguments that a call may omit.
  private static let asyncDefaults: [String: Value] = [
    "dropFirst": .int(1), "min": .void, "max": .void,
  ]

  /// The next element of an operator's sequence. The iterator holds the operation and either its closure or, for
  /// `prefix`, the number of remaining elements; at 0 the sequence ends.
  mutating func nextElement(
    ofChain parts: [Value]
  ) throws(Unwinding) -> (item: Value?, iterator: Value) {
    var (base, left) = (parts[0], parts[2])
    func chain() -> Value { .object("AsyncChain", [base, parts[1], left]) }
    if parts[1] == .string("dropFirst") {
      while let count = left.asInt, count > 0 {
        guard try nextElement(from: &base) != nil else { return (nil, chain()) }
        left = .int(count - 1)
      }
      return (try nextElement(from: &base), chain())
    }
    if parts[1] == .string("unfolding"), left != .int(0) {
      let made = try self.call(left, [])
      if made == .none { left = .int(0) }
      return (made == .none ? nil : made.unwrapped, chain())
    }
    if parts[1] == .string("flatMap") {
      let (item, next, inner) = try nextElement(ofEach: base, by: left)
      (base, left) = (next, inner)
      return (item, chain())
    }
    while left != .int(0) {
      guard let item = try nextElement(from: &base) else { break }
      switch parts[1] {
      case .string("map"): return (try self.call(left, [item]), chain())
      case .string("filter"): if try holds(left, item) { return (item, chain()) }
      case .string("prefix while"):
        if try holds(left, item) { return (item, chain()) }
        left = .int(0)
        continue
      case .string("drop while"):
        if left.isFunction, try holds(left, item) { break }
        left = .void
        return (item, chain())
      case .string("compactMap"):
        let made = try self.call(left, [item])
        if made != .none { return (made.unwrapped, chain()) }
      default:
        left = .int((left.asInt ?? 1) - 1)
        return (item, chain())
      }
      try burn()
    }
    return (nil, chain())
  }

  /// The next element of `flatMap`. `state`: the closure, or a list of it and the iterator of the sequence that it made
  /// of the last element.
  private mutating func nextElement(
    ofEach base: Value, by state: Value
  ) throws(Unwinding) -> (item: Value?, base: Value, state: Value) {
    var (base, state) = (base, state)
    while true {
      try burn()
      if case .array(let parts) = state, parts.count == 2 {
        var inner = parts[1]
        if let item = try nextElement(from: &inner) {
          return (item, base, .array([parts[0], inner]))
        }
        state = parts[0]
      }
      guard let item = try nextElement(from: &base) else { return (nil, base, state) }
      let make = state
      let inner = try once { interpreter throws(Unwinding) in
        try interpreter.makeAsyncIterator(try interpreter.call(make, [item]))
      }
      state = .array([make, inner])
    }
  }

  /// Reads the next element. A resumed statement takes earlier elements from the journal.
  private mutating func nextElement(from iterator: inout Value) throws(Unwinding) -> Value? {
    let old = iterator
    let step = try once { interpreter throws(Unwinding) in
      let (item, next) = try interpreter.nextElement(of: old)
      return .tuple(item.map { [next, $0] } ?? [next])
    }
    guard case .tuple(let parts) = step, let next = parts.first else { return nil }
    iterator = next
    return parts.count > 1 ? parts[1] : nil
  }

  /// Calls `body` with each element until it returns false.
  private mutating func forEachElement(
    of sequence: Value,
    _ body: (inout Interpreter, Value) throws(Unwinding) -> Bool
  ) throws(Unwinding) {
    var iterator = try once { interpreter throws(Unwinding) in
      try interpreter.makeAsyncIterator(sequence)
    }
    while let item = try nextElement(from: &iterator) {
      try burn()
      guard try body(&self, item) else { return }
    }
  }
}
