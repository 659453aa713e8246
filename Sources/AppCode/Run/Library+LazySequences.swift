import LifecycleModel

/// `items.lazy` with its operations, whose closures run when an element is read.
///
/// The value holds the base (an array, a range of integers or a sequence of the app) and the operations in order. As in
/// Swift, `first`, `isEmpty`, `prefix` and `dropFirst` first search for indices of the base, which runs the filters and
/// the operations before them. An element read at such an index is then computed a second time.
extension Interpreter {
  private static let type = "LazySequence"

  func makeLazy(_ base: Value) -> Value {
    .object(Interpreter.type, [base.intBounds == nil ? .array(elements(of: base)) : base])
  }

  /// Calls a method of a lazy sequence; nil if the receiver is not one.
  mutating func lazyCall(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard case .object(Interpreter.type, var parts) = receiver else { return nil }
    let first = values.first ?? .none
    if Interpreter.readingCalls.contains(call.name) { parts = try opened(parts) }
    switch call.name {
    // `prefix(_:)` of a sequence that is no collection is not lazy.
    case "map" where !parts.contains(where: isTaking),
      "filter" where !parts.contains(where: isTaking),
      "compactMap" where !parts.contains(where: isTaking):
      return .object(Interpreter.type, parts + [.tuple([.string(call.name), first])])
    case "makeIterator": return try allocateObject("AnyIterator", [walk(receiver)])
    case "enumerated": return Interpreter.endless(.object("Enumerator", [walk(receiver), .int(0)]))
    case "first" where first.isFunction:
      var place = 0
      while let (item, next) = try lazyNext(&parts, from: place) {
        if try holds(first, item) { return Value.some(item) }
        place = next
      }
      return Value.none
    case "contains":
      var place = 0
      while let (item, next) = try lazyNext(&parts, from: place) {
        let isFound = try first.isFunction ? holds(first, item) : areEqual(item, first)
        if isFound { return .bool(true) }
        place = next
      }
      return .bool(false)
    case "prefix" where first.isFunction:
      return .object(Interpreter.type, parts + [.tuple([.string("prefix"), first])])
    case "prefix" where isEndless(parts) || parts.contains(where: isTaking):
      let count = try checkedLength(first.asInt ?? 0, "prefix")
      return .object(Interpreter.type, parts + [.tuple([.string("take"), .int(count)])])
    case "prefix" where hasPlaces(parts):
      let end = try place(behind: try checkedLength(first.asInt ?? 0, "prefix"), parts)
      return slice(parts, from: try place(parts, from: 0), to: end)
    case "prefix" where hasIterator(parts):
      let count = try checkedLength(first.asInt ?? 0, "prefix")
      var items: [Value] = []
      while items.count < count, let (item, _) = try lazyNext(&parts, from: 0) {
        items.append(item)
      }
      return makeLazy(.array(items))
    case "dropFirst" where hasIterator(parts):
      var count = try checkedLength(first.asInt ?? 1, "dropFirst")
      while count > 0, try lazyNext(&parts, from: 0) != nil { count -= 1 }
      return .object(Interpreter.type, parts)
    case "dropFirst" where hasPlaces(parts):
      let start = try place(behind: try checkedLength(first.asInt ?? 1, "dropFirst"), parts)
      return slice(parts, from: start, to: baseCount(parts))
    default:
      return try callElements(.array(try lazyElements(of: receiver) ?? []), call, values)
    }
  }

  /// Methods that read elements one by one.
  private static let readingCalls: Set = ["first", "contains", "prefix", "dropFirst"]

  /// A lazy sequence over a sequence of the app; nil for other values.
  mutating func ownLazy(_ value: Value) throws(Unwinding) -> Value? {
    switch try ownIterator(of: value) {
    case .array(let items)?: return makeLazy(.array(items))
    case .some: return .object(Interpreter.type, [value])
    case nil: return nil
    }
  }

  /// Replaces a sequence of the app by an iterator. Each reading makes a new one.
  mutating func opened(_ parts: [Value]) throws(Unwinding) -> [Value] {
    guard let base = parts.first, !base.isPlainCollection, base.intBounds == nil,
      !hasIterator(parts), let iterator = try ownIterator(of: base)
    else { return parts }
    return [iterator] + parts.dropFirst()
  }

  private func hasIterator(_ parts: [Value]) -> Bool {
    if case .object("Iterator", _)? = parts.first { return true }
    return false
  }

  mutating func lazyMember(_ name: String, of value: Value) throws(Unwinding) -> Value? {
    guard case .object(Interpreter.type, let parts) = value else { return nil }
    if name == "lazy" { return value }
    if hasPlaces(parts) {
      switch name {
      case "first", "isEmpty":
        let place = try place(parts, from: 0)
        if name == "isEmpty" { return .bool(place == baseCount(parts)) }
        return try lazyElement(parts, at: place)?.optional ?? Value.none
      case "last":
        guard try place(parts, from: 0) < baseCount(parts) else { return Value.none }
        var place = baseCount(parts) - 1
        while place > 0, try !isKept(parts, at: place) { place -= 1 }
        return try lazyElement(parts, at: place)?.optional ?? Value.none
      case "count":
        guard filterCount(parts) > 0 else { return .int(baseCount(parts)) }
        var count = 0
        var start = 0
        while true {
          let place = try place(parts, from: start)
          if place >= baseCount(parts) { return .int(count) }
          count += 1
          start = place + 1
        }
      default: break
      }
    }
    let items = Value.array(try lazyElements(of: value) ?? [])
    return OptionalResults.members(of: items).contains(name)
      ? libraryMember(name, of: items)?.optional : libraryMember(name, of: items)
  }

  /// An iterator of a lazy sequence. Each reading of `next(of:)` makes the following one.
  private func walk(_ sequence: Value) -> Value {
    .object(Interpreter.lazyIterator, [sequence, .int(0)])
  }

  static let lazyIterator = "LazyIterator"

  /// The next element of such an iterator, nil at the end, and the changed iterator.
  mutating func lazyNext(of iterator: [Value]) throws(Unwinding) -> (Value, Value) {
    guard case .object(Interpreter.type, var parts)? = iterator.first else { return (.none, .none) }
    parts = try opened(parts)
    let found = try lazyNext(&parts, from: iterator[1].asInt ?? 0)
    let changed = Value.object(Interpreter.type, parts)
    let rest = Value.object(Interpreter.lazyIterator, [changed, .int(found?.next ?? .max)])
    return (found.map { .some($0.item) } ?? .none, rest)
  }

  private static func endless(_ iterator: Value) -> Value {
    .object("AnySequence", [.object("Iterator", [iterator])])
  }

  /// `zip` of sequences that are lazy, user-defined or endless, which makes a pair when it is read; nil for two
  /// collections.
  mutating func lazyZip(_ one: Value, _ other: Value) throws(Unwinding) -> Value? {
    let isOpen = isLongRange(one) && isLongRange(other)
    var iterators: [Value?] = []
    for side in [one, other] {
      if case .object(Interpreter.type, _) = side {
        iterators.append(walk(side))
      } else if case .object("Iterator", let held)? = try ownIterator(of: side) {
        iterators.append(held.first)
      } else {
        iterators.append(nil)
      }
    }
    guard isOpen || iterators.contains(where: { $0 != nil }) else { return nil }
    var sides: [Value] = []
    for (side, iterator) in zip([one, other], iterators) {
      if let iterator {
        sides.append(iterator)
      } else if side.intBounds != nil {
        sides.append(walk(makeLazy(side)))
      } else {
        sides.append(walk(makeLazy(.array(try collected(side) ?? elements(of: side)))))
      }
    }
    return Interpreter.endless(.object("Zip", sides))
  }

  /// All elements; nil if the value is not a lazy sequence.
  mutating func lazyElements(of value: Value) throws(Unwinding) -> [Value]? {
    guard case .object(Interpreter.type, var parts) = value else { return nil }
    parts = try opened(parts)
    var items: [Value] = []
    var place = 0
    while let (item, next) = try lazyNext(&parts, from: place) {
      items.append(item)
      try checkGrown(to: items.count)
      place = next
    }
    return items
  }

  /// The next element at or after an index of the base, and the index after it; nil at the end. If the base is an
  /// iterator, it advances.
  mutating func lazyNext(
    _ parts: inout [Value], from start: Int
  ) throws(Unwinding) -> (item: Value, next: Int)? {
    var place = start
    while !parts.contains(where: isUsedUp), let item = try nextOfBase(&parts, at: place) {
      place += 1
      try burn()
      switch try passage(of: item, in: &parts) {
      case .made(let made): return (made, place)
      case .dropped: continue
      case .ended: return nil
      }
    }
    return nil
  }

  private mutating func nextOfBase(
    _ parts: inout [Value], at place: Int
  ) throws(Unwinding) -> Value? {
    guard case .object("Iterator", let held)? = parts.first else { return base(parts, at: place) }
    let (item, changed) = try next(of: held.first ?? .none)
    parts[0] = .object("Iterator", [changed])
    return item == .none ? nil : item.unwrapped
  }

  // MARK: Steps

  private enum Passage {
    case made(Value)
    case dropped
    /// `prefix(while:)` ends the sequence here.
    case ended
  }

  private mutating func passage(
    of item: Value, _ steps: ArraySlice<Value>
  ) throws(Unwinding) -> Passage {
    var parts = [Value.void] + steps
    return try passage(of: item, in: &parts)
  }

  /// Counts down the steps of `prefix(_:)`.
  private mutating func passage(
    of item: Value, in parts: inout [Value]
  ) throws(Unwinding) -> Passage {
    var item = item
    for index in parts.indices.dropFirst() {
      guard let step = parts[index].tupleParts, step.count == 2 else { continue }
      switch step[0] {
      case .string("take"):
        parts[index] = .tuple([step[0], .int((step[1].asInt ?? 0) - 1)])
      case .string("filter"): if try !holds(step[1], item) { return .dropped }
      case .string("prefix"): if try !holds(step[1], item) { return .ended }
      case .string("compactMap"):
        let made = try call(step[1], [item])
        if made == .none { return .dropped }
        item = made.unwrapped
      default: item = try call(step[1], [item])
      }
    }
    return .made(item)
  }

  /// `prefix(_:)` of a sequence that is no collection, such as `(1...).lazy`: it has no indices to search for.
  private func isTaking(_ step: Value) -> Bool { name(of: step) == "take" }

  private func isUsedUp(_ step: Value) -> Bool {
    isTaking(step) && step.tupleParts?.last == .int(0)
  }

  private func isEndless(_ parts: [Value]) -> Bool { parts.first?.intBounds?.high == .max }

  private func name(of step: Value) -> String { step.tupleParts?.first?.description ?? "" }

  // MARK: Places of the base

  private func baseCount(_ parts: [Value]) -> Int {
    guard let (low, high) = parts.first?.intBounds else {
      return parts.first.map { elements(of: $0).count } ?? 0
    }
    let (count, isTooMuch) = high.subtractingReportingOverflow(low)
    return isTooMuch ? .max : max(0, count)
  }

  private func base(_ parts: [Value], at place: Int) -> Value? {
    guard place >= 0, place < baseCount(parts), let base = parts.first else { return nil }
    guard let (low, _) = base.intBounds, case .object(_, let bounds) = base else {
      return elements(of: base)[place]
    }
    guard case .integer(let type, _)? = bounds.first else { return .int(low + place) }
    return .integer(type, low + place)
  }

  /// Whether its indices are indices of the base.
  private func hasPlaces(_ parts: [Value]) -> Bool {
    guard let base = parts.first, base.isPlainCollection || base.isRange else { return false }
    return !parts.dropFirst().contains { ["prefix", "take"].contains(name(of: $0)) }
  }

  /// The number of parts up to the last filter. They determine whether an element is kept. 0 without a filter.
  private func filterCount(_ parts: [Value]) -> Int {
    let last = parts.lastIndex { ["filter", "compactMap"].contains(name(of: $0)) }
    return last.map { $0 + 1 } ?? 0
  }

  private mutating func isKept(_ parts: [Value], at place: Int) throws(Unwinding) -> Bool {
    let count = filterCount(parts)
    guard count > 0, let item = base(parts, at: place) else { return true }
    try burn()
    if case .made = try passage(of: item, parts[1..<count]) { return true }
    return false
  }

  /// The first index from `start` on whose element is kept, or the end of the base.
  private mutating func place(_ parts: [Value], from start: Int) throws(Unwinding) -> Int {
    let end = baseCount(parts)
    var place = start
    while place < end, try !isKept(parts, at: place) { place += 1 }
    return min(place, end)
  }

  /// The index after the first `count` elements.
  private mutating func place(
    behind count: Int, _ parts: [Value]
  ) throws(Unwinding) -> Int {
    guard filterCount(parts) > 0 else { return min(count, baseCount(parts)) }
    var place = try place(parts, from: 0)
    var left = count
    while left > 0, place < baseCount(parts) {
      place = try self.place(parts, from: place + 1)
      left -= 1
    }
    return place
  }

  /// The element at an index, computed again; nil at the end.
  mutating func lazyElement(
    _ parts: [Value], at place: Int
  ) throws(Unwinding) -> Value? {
    guard let item = base(parts, at: place) else { return nil }
    let makers = parts.dropFirst().filter { name(of: $0) != "filter" }
    guard case .made(let made) = try passage(of: item, makers[...]) else { return nil }
    return made
  }

  /// A lazy sequence with the same operations over a part of the base.
  private func slice(_ parts: [Value], from start: Int, to end: Int) -> Value {
    guard let base = parts.first, start <= end else { return .array([]) }
    let part: Value
    if let (low, _) = base.intBounds, case .object(_, let bounds) = base {
      part = .object(
        "Range",
        [low + start, low + end].map { place in
          guard case .integer(let type, _)? = bounds.first else { return .int(place) }
          return .integer(type, place)
        })
    } else {
      part = .array(Array(elements(of: base)[start..<end]))
    }
    return .object(Interpreter.type, [part] + parts.dropFirst())
  }
}
