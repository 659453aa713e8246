import LifecycleModel

/// More methods of collections.
extension Interpreter {
  /// Runs one of these methods; nil for other calls.
  mutating func sequenceCall(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    let first = arguments.first?.unwrapped ?? .none
    if let made = try searchCall(receiver, call.name, arguments) { return made }
    let items = elements(of: receiver)
    switch call.name {
    case "prefix", "drop":
      guard first.isFunction else {
        guard let place = (arguments["upTo"] ?? arguments["through"])?.asInt else { return nil }
        let end = place &- (receiver.intBounds?.low ?? 0) &+ (arguments["upTo"] == nil ? 1 : 0)
        guard (0...items.count).contains(end) else { throw trap(Trap.index) }
        return .array(Array(items[..<end]))
      }
      var count = 0
      while count < items.count, try holds(first, items[count]) { count += 1 }
      return .array(Array(call.name == "prefix" ? items[..<count] : items[count...]))
    case "suffix":
      guard let place = arguments["from"]?.asInt else { return nil }
      let start = place &- (receiver.intBounds?.low ?? 0)
      guard (0...items.count).contains(start) else { throw trap(Trap.index) }
      return .array(Array(items[start...]))
    case "split": return try parts(of: items, arguments)
    case "starts", "elementsEqual", "lexicographicallyPrecedes":
      let others = try collected(first) ?? elements(of: first)
      let test = values.count > 1 ? values.last.flatMap { $0.isFunction ? $0 : nil } : nil
      return try compared(items, call.name, others, by: test)
    case "symmetricDifference", "isDisjoint", "isSuperset", "isSubset", "isStrictSubset",
      "isStrictSuperset", "union", "intersection", "subtracting":
      return try combined(items, elements(of: first), call.name)
    case "joined":
      guard arguments.isEmpty, !items.isEmpty, items.allSatisfy({ !$0.isText }) else {
        return nil
      }
      let parts = items.flatMap { elements(of: $0) }
      try checkCount(parts.count)
      return .array(parts)
    case "distance":
      guard let start = arguments["from"]?.asInt, let end = arguments["to"]?.asInt else {
        return nil
      }
      let (distance, overflow) = end.subtractingReportingOverflow(start)
      if overflow { throw trap(Trap.overflow) }
      return .int(distance)
    case "index": return try index(items, arguments)
    case "overlaps":
      guard let one = receiver.intBounds, let other = first.intBounds else {
        return try overlap(receiver, first).map { .bool($0) }
      }
      return .bool(max(one.low, other.low) < min(one.high, other.high))
    case "clamped": return Interpreter.clamped(receiver, to: first)
    case "makeIterator": return try allocateObject("Iterator", [.array(items), .int(0)])
    default: return nil
    }
  }

  /// `overlaps` for ranges whose bounds are not integers; nil for other values.
  private mutating func overlap(_ one: Value, _ other: Value) throws(Unwinding) -> Bool? {
    guard case .object(let kind, let a) = one, case .object(let otherKind, let b) = other,
      one.isRange, other.isRange, a.count == 2, b.count == 2
    else { return nil }
    if kind == "Range", try !isLess(a[0], a[1]) { return false }
    if otherKind == "Range", try !isLess(b[0], b[1]) { return false }
    let startsInTime = kind == "Range" ? try isLess(b[0], a[1]) : try !isLess(a[1], b[0])
    guard startsInTime else { return false }
    return otherKind == "Range" ? try isLess(a[0], b[1]) : try !isLess(b[1], a[0])
  }

  /// `next()` of an array's iterator, which holds the elements and the number already read.
  mutating func nextElement(_ cell: Int, _ parts: [Value], _ name: String) -> Value? {
    guard name == "next", case .array(let items)? = parts.first, case .int(let read)? = parts.last
    else { return nil }
    guard items.indices.contains(read) else { return Value.none }
    heap[cell] = .some(.object("Iterator", [parts[0], .int(read + 1)]))
    return Value.some(items[read])
  }

  private mutating func searchCall(
    _ receiver: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let first = arguments.first?.unwrapped ?? .none
    switch name {
    case "count":
      guard first.isFunction else { return nil }
      var count = 0
      for item in elements(of: receiver) where try holds(first, item) { count += 1 }
      return .int(count)
    case "lastIndex":
      for (index, item) in elements(of: receiver).enumerated().reversed() {
        let fits =
          first.isFunction
          ? try holds(first, item) : try areEqual(item, arguments.first ?? .none)
        if fits { return Value.some(.int(index)) }
      }
      return Value.none
    default: return nil
    }
  }

  private mutating func index(
    _ items: [Value], _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    for (label, step) in [("after", 1), ("before", -1)] {
      guard let place = arguments[label]?.asInt else { continue }
      let (moved, overflow) = place.addingReportingOverflow(step)
      if overflow { throw trap(Trap.overflow) }
      return .int(moved)
    }
    guard let start = arguments.first?.asInt, let offset = arguments["offsetBy"]?.asInt
    else { return nil }
    let (place, overflow) = start.addingReportingOverflow(offset)
    guard let limit = arguments["limitedBy"]?.asInt else {
      if overflow { throw trap(Trap.overflow) }
      return .int(place)
    }
    let isBeyond = overflow || (offset >= 0 ? place > limit : place < limit)
    return isBeyond ? Value.none : .some(.int(place))
  }

  private mutating func parts(
    of items: [Value], _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard let test = arguments["separator"] ?? arguments.values.last else { return nil }
    let most = arguments["maxSplits"]?.asInt ?? .max
    let omitsEmpty = arguments["omittingEmptySubsequences"] != .bool(false)
    var parts: [Value] = []
    var part: [Value] = []
    for (place, item) in items.enumerated() {
      let isOver = parts.count >= most
      let isSeparator =
        isOver ? false : test.isFunction ? try holds(test, item) : try areEqual(item, test)
      if !isSeparator { part.append(item) }
      if isSeparator {
        if !omitsEmpty || !part.isEmpty { parts.append(.slice(part, from: place - part.count)) }
        part = []
      }
    }
    if !omitsEmpty || !part.isEmpty {
      parts.append(.slice(part, from: items.count - part.count))
    }
    return .array(parts)
  }

  /// `test` returns whether two elements are equivalent, or whether the first comes before the second.
  private mutating func compared(
    _ items: [Value], _ name: String, _ others: [Value], by test: Value?
  ) throws(Unwinding) -> Value {
    let orders = name == "lexicographicallyPrecedes"
    for (one, other) in zip(items, others) {
      guard let test else {
        if try areEqual(one, other) { continue }
        return .bool(orders ? try isLess(one, other) : false)
      }
      let holds = try isTrue(try call(test, [one, other]))
      if !orders, !holds { return .bool(false) }
      if orders, holds { return .bool(true) }
      if orders, try isTrue(try call(test, [other, one])) { return .bool(false) }
    }
    switch name {
    case "starts": return .bool(items.count >= others.count)
    case "elementsEqual": return .bool(items.count == others.count)
    default: return .bool(items.count < others.count)
    }
  }

  private static func clamped(_ range: Value, to limits: Value) -> Value? {
    guard case .object(let name, let bounds) = range, case .object(_, let other) = limits,
      bounds.count == 2, other.count == 2
    else { return nil }
    func clamp(_ value: Value) -> Value {
      if Arithmetic.isLess(value, other[0]) { return other[0] }
      return Arithmetic.isLess(other[1], value) ? other[1] : value
    }
    return .object(name, bounds.map(clamp))
  }

  // MARK: Mutating methods

  /// The array after the call, and the call's result; nil for other calls.
  mutating func mutateSequence(
    _ items: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> (changed: [Value], result: Value)? {
    let arguments = LabelledArguments(call.labels, values)
    var items = items
    switch call.name {
    case "insert":
      guard arguments.firstLabel == "contentsOf", let place = arguments["at"]?.asInt else {
        return nil
      }
      guard (0...items.count).contains(place) else { throw trap("Array index is out of range") }
      items.insert(contentsOf: elements(of: arguments.first ?? .none), at: place)
    case "replaceSubrange":
      guard let range = arguments.first, range.isRange else { return nil }
      guard let positions = range.positions(in: items.count) else {
        throw trap("Array index is out of range")
      }
      items.replaceSubrange(positions, with: elements(of: arguments["with"] ?? .none))
    case "reserveCapacity": break
    case "partition":
      guard let test = arguments.values.last, test.isFunction else { return nil }
      return try partitioned(items, test)
    case "popFirst":
      guard let gone = items.first else { return (items, Value.none) }
      return (Array(items.dropFirst()), .some(gone))
    default: return nil
    }
    return (items, .void)
  }

  /// Swaps like Swift's algorithm: the first element that belongs to the second part with the last one that belongs to
  /// the first part.
  private mutating func partitioned(
    _ items: [Value], _ test: Value
  ) throws(Unwinding) -> (changed: [Value], result: Value) {
    var items = items
    var (low, high) = (0, items.count)
    while true {
      while low < high, try !holds(test, items[low]) { low += 1 }
      guard low < high else { break }
      high -= 1
      while low < high, try holds(test, items[high]) { high -= 1 }
      guard low < high else { break }
      items.swapAt(low, high)
      low += 1
    }
    return (items, .int(low))
  }

  // MARK: Functions and initialisers

  /// Set operations with another sequence.
  mutating func combined(
    _ items: [Value], _ others: [Value], _ name: String
  ) throws(Unwinding) -> Value {
    for list in [items, others] {
      try spendHashes(of: list)
      try spendSorting(of: list)
    }
    if tree.comparesByOwnRule, let sample = items.first ?? others.first,
      table(of: sample).map({ $0.table.kind != .extended }) ?? false
    {
      return try combinedByOwnRule(items, others, name)
    }
    return MemberSets(items, others).combined(name)
  }

  /// Set operations for members with a user-defined `==`.
  private mutating func combinedByOwnRule(
    _ items: [Value], _ others: [Value], _ name: String
  ) throws(Unwinding) -> Value {
    func common(
      _ one: [Value], _ other: [Value], _ interpreter: inout Interpreter
    ) throws(Unwinding) -> (held: [Value], rest: [Value]) {
      var parts: (held: [Value], rest: [Value]) = ([], [])
      for item in one {
        if try interpreter.equal(to: item, among: other) != nil {
          parts.held.append(item)
        } else {
          parts.rest.append(item)
        }
      }
      return parts
    }
    let own = try common(items, others, &self)
    let other = try common(others, items, &self)
    switch name {
    case "union": return try makeOwnSet(items + other.rest)
    case "intersection": return Interpreter.makeSet(own.held)
    case "subtracting": return Interpreter.makeSet(own.rest)
    case "symmetricDifference": return try makeOwnSet(own.rest + other.rest)
    case "isDisjoint": return .bool(own.held.isEmpty)
    case "isSuperset": return .bool(other.rest.isEmpty)
    case "isSubset": return .bool(own.rest.isEmpty)
    case "isStrictSubset": return .bool(own.rest.isEmpty && !other.rest.isEmpty)
    default: return .bool(other.rest.isEmpty && !own.rest.isEmpty)
    }
  }

  /// `stride`, `zip` and `repeatElement`; nil for other names.
  mutating func makeSequence(
    _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "zip":
      guard arguments.values.count == 2 else { return nil }
      let (one, other) = (arguments.values[0], arguments.values[1])
      if let zipped = try lazyZip(one, other) { return zipped }
      let readsSecondFirst = isLongRange(one)
      let (leading, following) = readsSecondFirst ? (other, one) : (one, other)
      try checkRange(leading)
      if case .string(let text) = leading { try checkCount(text.count) }
      let first = try collected(leading) ?? elements(of: leading)
      let second = try collected(following) ?? elements(of: following)
      let (a, b) = readsSecondFirst ? (second, first) : (first, second)
      return .array(zip(a, b).map { .tuple([$0, $1]) })
    case "repeatElement":
      guard let first = arguments.first, let count = arguments["count"]?.asInt else { return nil }
      guard count >= 0 else { throw trap("Repetition count should be non-negative") }
      try checkCount(count)
      return .array(Array(repeating: first, count: count))
    case "stride": return try strided(arguments)
    default: return nil
    }
  }

  func isLongRange(_ value: Value) -> Bool {
    guard let (low, high) = value.intBounds else { return false }
    let count = high.subtractingReportingOverflow(low)
    return count.overflow || count.partialValue > Interpreter.mostElements
  }
}
