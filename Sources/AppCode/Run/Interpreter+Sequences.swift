import LifecycleModel

/// User-defined sequences: `makeIterator()` and `next()`, or only `next()`.
extension Interpreter {
  /// The iterator of a user-defined sequence; nil if the value is not one.
  mutating func ownIterator(of value: Value) throws(Unwinding) -> Value? {
    if case .object("AnySequence", let parts) = value {
      if case .object("Iterator", _)? = parts.first { return parts.first }
      let made = try call(parts.first ?? .none, [])
      return try ownIterator(of: made) ?? made
    }
    if erased(value) != nil { return .object("Iterator", [value]) }
    guard tree.traits.hasSequences else { return nil }
    guard let (_, table) = table(of: value),
      table.names.contains("Sequence") || table.names.contains("IteratorProtocol")
    else { return nil }
    if let make = table.methods["makeIterator"]?.first {
      let made = try call(code: make.code, on: value, [])
      if case .array = made { return made }
      if case .reference(let cell) = made, case .object("Iterator", let parts)? = heap[cell],
        case .array(let items)? = parts.first, case .int(let read)? = parts.last
      {
        return .array(Array(items.dropFirst(read)))
      }
      return .object("Iterator", [made])
    }
    return table.methods["next"] == nil ? nil : .object("Iterator", [value])
  }

  /// The elements of a user-defined collection, by its indices and subscript.
  private mutating func indexed(_ value: Value) throws(Unwinding) -> [Value]? {
    guard tree.traits.hasSequences, let (_, table) = table(of: value),
      !Interpreter.collections.isDisjoint(with: table.names),
      !table.subscripts.isEmpty, let end = try ownMember("endIndex", of: value),
      var index = try ownMember("startIndex", of: value)
    else { return nil }
    var items: [Value] = []
    while try !areEqual(index, end) {
      try burn()
      items.append(try element(at: [index], of: value, "[]"))
      try checkGrown(to: items.count)
      if let after = table.methods["index"]?.first(where: { $0.labels == ["after"] }) {
        index = try call(code: after.code, on: value, [index])
      } else {
        index = try apply(.add, index, .int(1))
      }
    }
    return items
  }

  /// The slice of a user-defined collection that has a subscript for single indices; nil for other keys and values.
  mutating func ownSlice(_ key: Value, of container: Value) throws(Unwinding) -> Value? {
    guard key.isRange, isOwnCollection(container), let (_, table) = table(of: container),
      table.subscripts.allSatisfy({ $0.parameters.first == .int }),
      let start = try ownMember("startIndex", of: container)?.asInt,
      let items = try collected(container),
      let (low, high) = places(key, start: start, count: items.count)
    else { return nil }
    guard low >= 0, low <= high, high <= items.count else { throw trap(Trap.index) }
    return .slice(items[low..<high], from: start + low)
  }

  private static let collections: Set = [
    "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  func isOwnCollection(_ value: Value) -> Bool {
    guard tree.traits.hasSequences, let (_, table) = table(of: value), table.kind != .extended
    else { return false }
    return !Interpreter.collections.isDisjoint(with: table.names)
  }

  /// `swapAt`, `sort` and `reverse` of a user-defined MutableCollection with Int indices, whose
  /// elements are set by its subscript; nil for other calls and values.
  mutating func rearrange(
    _ value: Value, in place: Place, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard ["swapAt", "sort", "reverse"].contains(call.name),
      table(of: value)?.table.names.contains("MutableCollection") == true,
      let start = try ownMember("startIndex", of: value)?.asInt,
      let items = try collected(value)
    else { return nil }
    let offsets =
      call.name == "swapAt" ? values.map { $0.asInt.map { .int($0 &- start) } ?? $0 } : values
    var changed = items
    let result: Value?
    if let made = try mutateSequence(items, call, offsets) {
      (changed, result) = (made.changed, made.result)
    } else {
      result = try change(&changed, call, offsets)
    }
    guard let result else { return nil }
    var container = value
    for (offset, item) in changed.enumerated() where item != items[offset] {
      _ = try set(item, at: [.int(start + offset)], in: &container, "[]")
    }
    try store(container, in: place)
    return result
  }

  /// The closure or iterator inside an `AnyIterator`; nil for other values.
  private func erased(_ value: Value) -> Value? {
    guard case .reference(let cell) = value, heap.indices.contains(cell),
      case .object("AnyIterator", let parts)? = heap[cell]
    else { return nil }
    return parts.first
  }

  /// The first elements of a sequence that may be endless; nil if the value is not a user-defined
  /// one.
  mutating func prefix(_ count: Int, of value: Value) throws(Unwinding) -> [Value]? {
    guard let made = try ownIterator(of: value) else { return nil }
    let count = try checkedLength(count, "prefix")
    if case .array(let items) = made { return Array(items.prefix(count)) }
    guard case .object("Iterator", let held) = made, var iterator = held.first else { return nil }
    var items: [Value] = []
    while items.count < count {
      try burn()
      let (item, changed) = try next(of: iterator)
      if item == .none { break }
      items.append(item.unwrapped)
      iterator = changed
    }
    return items
  }

  /// `dropFirst` and `enumerated` of a sequence that may be endless; nil for other calls and values.
  mutating func rest(of value: Value, _ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    guard ["dropFirst", "enumerated"].contains(call.name), !isOwnCollection(value),
      case .object("Iterator", let held)? = try ownIterator(of: value), var iterator = held.first
    else { return nil }
    if call.name == "enumerated" {
      return .object(
        "AnySequence", [.object("Iterator", [.object("Enumerator", [iterator, .int(0)])])])
    }
    let count = try checkedLength(values.first?.asInt ?? 1, "dropFirst")
    for _ in 0..<count {
      try burn()
      let (item, changed) = try next(of: iterator)
      iterator = changed
      if item == .none { break }
    }
    return .object("AnySequence", [.object("Iterator", [iterator])])
  }

  /// `first(where:)`, `contains` and `prefix(while:)`. They read no more elements than needed. nil for other calls and
  /// values.
  mutating func searched(
    _ value: Value, _ name: String, _ test: Value
  ) throws(Unwinding) -> Value? {
    guard ["first", "contains", "prefix"].contains(name), test.isFunction || name == "contains",
      case .object("Iterator", let held)? = try ownIterator(of: value), var iterator = held.first
    else { return nil }
    var items: [Value] = []
    while true {
      try burn()
      let (item, changed) = try next(of: iterator)
      var fits = false
      if item != .none {
        fits =
          try test.isFunction ? holds(test, item.unwrapped) : areEqual(item.unwrapped, test)
      }
      switch name {
      case "prefix":
        if !fits { return .array(items) }
        items.append(item.unwrapped)
        try checkGrown(to: items.count)
      case "contains":
        if fits || item == .none { return .bool(fits) }
      default:
        if fits || item == .none { return fits ? Value.some(item.unwrapped) : Value.none }
      }
      iterator = changed
    }
  }

  /// The next element, nil at the end, and the changed iterator.
  mutating func next(of iterator: Value) throws(Unwinding) -> (Value, Value) {
    if case .object("Enumerator", let parts) = iterator, case .int(let offset) = parts[1] {
      let (item, changed) = try next(of: parts[0])
      if item == .none { return (.none, iterator) }
      let pair = Value.labelled(["offset", "element"], [.int(offset), item.unwrapped])
      return (.some(pair), .object("Enumerator", [changed, .int(offset + 1)]))
    }
    if case .object(Interpreter.lazyIterator, let parts) = iterator {
      return try lazyNext(of: parts)
    }
    if case .object("Zip", let sides) = iterator, sides.count == 2 {
      let (one, rest) = try next(of: sides[0])
      if one == .none { return (.none, iterator) }
      let (other, otherRest) = try next(of: sides[1])
      let changed = Value.object("Zip", [rest, otherRest])
      return (other == .none ? .none : .some(.tuple([one.unwrapped, other.unwrapped])), changed)
    }
    if let held = erased(iterator), case .reference(let cell) = iterator {
      return (try nextErased(cell, held), iterator)
    }
    if case .reference(let cell) = iterator, heap.indices.contains(cell),
      case .object("Iterator", let left)? = heap[cell]
    {
      return (nextElement(cell, left, "next") ?? .none, iterator)
    }
    guard let method = table(of: iterator)?.table.methods["next"]?.first else {
      return (.none, iterator)
    }
    let given = try call(code: method.code, on: iterator, [])
    guard case .object = iterator, let slot = tree.codes[method.code].selfSlot else {
      return (given, iterator)
    }
    return (given, finalValue(ofSlot: slot))
  }

  /// `next()` of an `AnyIterator`. Its copies share the iterator inside.
  mutating func nextErased(_ cell: Int, _ held: Value) throws(Unwinding) -> Value {
    if held.isFunction { return try call(held, []).optional }
    let (item, changed) = try next(of: held)
    heap[cell] = .some(.object("AnyIterator", [changed]))
    return item
  }

  /// The elements of anything that a loop can iterate over.
  mutating func allElements(of value: Value) throws(Unwinding) -> [Value] {
    if let items = try lazyElements(of: value) { return items }
    if let items = try collected(value.unwrapped) { return items }
    try checkRange(value)
    return elements(of: value)
  }

  /// All elements, for library methods.
  mutating func collected(_ value: Value) throws(Unwinding) -> [Value]? {
    guard let made = try ownIterator(of: value) else {
      if let items = try indexed(value) { return items }
      return try stepped(value)
    }
    if case .array(let items) = made { return items }
    guard case .object("Iterator", let held) = made, var iterator = held.first else { return nil }
    var items: [Value] = []
    while true {
      try burn()
      let (item, changed) = try next(of: iterator)
      if item == .none { return items }
      items.append(item.unwrapped)
      try checkGrown(to: items.count)
      iterator = changed
    }
  }
}
