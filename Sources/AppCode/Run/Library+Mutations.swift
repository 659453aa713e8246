import LifecycleModel

/// Methods that change their receiver, which is written back to its place.
extension Interpreter {
  /// Runs a method that changes its receiver; nil for other calls.
  mutating func mutate(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let place else { return nil }
    if call.name == "reserveCapacity" {
      if receiver.isPlainCollection { return .void }
      if case .object("Set", _) = receiver { return .void }
    }
    if call.name == "makeContiguousUTF8", receiver.isText { return .void }
    let values = receiver.isList ? values : values.map(\.withoutBase)
    var value = receiver
    let result: Value?
    switch receiver {
    case .object("ArraySlice", _):
      guard let (start, items) = receiver.sliceParts else { return nil }
      var changed = items
      let counted = start == 0 ? values : values.countedFrom(start, call)
      if let made = try mutateSequence(items, call, counted) {
        changed = made.changed
        result = made.result
      } else {
        result = try change(&changed, call, counted)
      }
      let isFront = call.name == "removeFirst" || call.name == "popFirst"
      value = .slice(changed, from: isFront ? start + items.count - changed.count : start)
    case .array(let items) where isOptionChange(items, call, values):
      value = .object("Set", items)
      result = try changeSet(&value, items, call, values)
      value = .array(elements(of: value))
    case .array(var items):
      if let made = try mutateSequence(items, call, values) {
        items = made.changed
        result = made.result
      } else {
        result = try change(&items, call, values)
      }
      try spend(items.count / 4)
      guard items.count <= Interpreter.mostElements else {
        throw trap("Out of memory: more than \(Interpreter.mostElements) elements")
      }
      value = .array(items)
    case .object("Set", let items):
      if ["insert", "remove", "update"].contains(call.name) {
        try spendSearch(for: values.first ?? .none, in: receiver)
      } else {
        try spend(8 * items.count)
      }
      try spendCall(reading: values)
      if let (rest, gone) = try removeEntry(call, values, from: receiver) {
        (value, result) = (.object("Set", rest), gone)
      } else {
        result = try changeSet(&value, items, call, values)
      }
    case .dictionary:
      if call.name == "merge", let merged = try merge(receiver, values) {
        value = merged
        result = .void
      } else if let (rest, gone) = try removeEntry(call, values, from: receiver) {
        value = .dictionary(
          rest.compactMap { entry in
            entry.tupleParts.map { Value.Entry($0[0], $0[1]) }
          })
        result = gone
      } else {
        var keyed: [Value] = []
        for item in values { keyed.append(try storedAssumptionKey(item, in: value)) }
        // In `updateValue(_:forKey:)` the key is the second argument.
        let key = call.name == "removeValue" ? keyed.first : keyed.last
        try spendSearch(for: key ?? .none, in: value)
        result =
          try removeEntry(from: &value, call, values)
          ?? change(dictionary: &value, call, keyed)
      }
    case .string(let text):
      guard let made = try mutateText(text, call, values) else { return nil }
      try checkLength(made.changed, isCopy: true)
      (value, result) = (.string(made.changed), made.result)
    case .object("Substring", _):
      guard let part = receiver.substringParts,
        let made = try mutateSubstring(part, call, values)
      else { return nil }
      (value, result) = made
    case .bool(let bool) where call.name == "toggle":
      value = .bool(!bool)
      result = .void
    case .int, .integer, .double, .float:
      guard
        let made = try mutateNumber(receiver, call.name, LabelledArguments(call.labels, values))
      else { return nil }
      (value, result) = (made, .void)
    default:
      guard let made = try mutateFoundation(receiver, call, values) else { return nil }
      (value, result) = (made.changed, made.result)
    }
    guard let result else { return nil }
    try store(value, in: place)
    return result
  }

  mutating func change(
    _ items: inout [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "append":
      if call.labels == ["contentsOf"] {
        items += try collected(first) ?? elements(of: first)
      } else {
        items.append(first)
      }
    case "insert":
      guard values.count == 2, case .int(let index) = values[1] else {
        items.append(first)
        return .void
      }
      guard (0...items.count).contains(index) else { throw trap("Array index is out of range") }
      items.insert(first, at: index)
    case "remove" where first.isOpaque: return .opaque(Opaque.short("element at \(first)"))
    case "remove":
      guard case .int(let index) = first, items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      return items.remove(at: index)
    case "removeFirst", "removeLast":
      let count = first.asInt ?? 1
      guard (0...items.count).contains(count) else {
        throw trap(
          items.isEmpty && values.isEmpty
            ? "Can't remove \(call.name == "removeFirst" ? "first" : "last") element from an empty "
              + "collection" : "Can't remove more items from a collection than it has")
      }
      let removed = call.name == "removeFirst" ? items.first : items.last
      if call.name == "removeFirst" { items.removeFirst(count) } else { items.removeLast(count) }
      return values.isEmpty ? removed : .void
    case "removeSubrange":
      guard let positions = first.positions(in: items.count) else {
        throw trap("Array index is out of range")
      }
      items.removeSubrange(positions)
    case "swapAt":
      guard let one = first.asInt, let other = values.last?.asInt, items.indices.contains(one),
        items.indices.contains(other)
      else { throw trap(Trap.index) }
      items.swapAt(one, other)
    case "shuffle": items = try shuffled(items, call) ?? items
    case "popLast": return items.popLast().found
    case "removeAll":
      guard call.labels == ["where"] || call.trailing == 1 else {
        items = []
        return .void
      }
      var kept: [Value] = []
      for item in items {
        try burn()
        if try !isTrue(try self.call(first, [item])) { kept.append(item) }
      }
      items = kept
    case "reverse":
      try spend(4 * items.count)
      items.reverse()
    case "sort":
      guard
        case .array(let sorted)? = try callElements(.array(items), call.renamed("sorted"), values)
      else { return nil }
      items = sorted
    default: return nil
    }
    return .void
  }

  /// Whether the call changes system options, which are stored as a list of names:
  /// `options.formUnion([.badge, .sound])`.
  private func isOptionChange(_ items: [Value], _ call: Call, _ values: [Value]) -> Bool {
    let names: Set = [
      "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "insert", "remove",
      "update",
    ]
    guard names.contains(call.name), values.count == 1, !values[0].isOpaque else { return false }
    let others = elements(of: values[0])
    return (items + others).allSatisfy { $0.memberName != nil } && !(items + others).isEmpty
  }

  /// The non-mutating method whose result each of these methods stores.
  private static let combining = [
    "formSymmetricDifference": "symmetricDifference", "formUnion": "union",
    "subtract": "subtracting", "formIntersection": "intersection",
  ]

  private mutating func changeSet(
    _ value: inout Value, _ items: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "insert":
      if let held = try equal(to: first, among: Array(items.near(first))) {
        return .labelled(["inserted", "memberAfterInsert"], [.bool(false), held])
      }
      value = .object("Set", Interpreter.inserting(first, into: items))
      return .labelled(["inserted", "memberAfterInsert"], [.bool(true), first])
    case "update":
      let held = try equal(to: first, among: Array(items.near(first)))
      let rest = held.map { items.removing($0) } ?? items
      value = .object("Set", Interpreter.inserting(first, into: rest))
      return held?.optional ?? Value.none
    case "remove" where call.labels == ["at"]:
      guard let place = first.asInt, items.indices.contains(place) else { throw trap(Trap.index) }
      value = .object("Set", items.removing(items[place]))
      return items[place]
    case "remove":
      guard let held = try equal(to: first, among: Array(items.near(first))) else {
        return Value.none
      }
      value = .object("Set", items.removing(held))
      return held
    case "formSymmetricDifference", "formUnion", "subtract", "formIntersection":
      value = try combined(items, elements(of: first), Interpreter.combining[call.name] ?? "")
    case "removeAll": value = .object("Set", [])
    case "removeFirst", "popFirst":
      guard let gone = items.first else {
        if call.name == "popFirst" { return Value.none }
        throw trap("Can't remove first element from an empty collection")
      }
      value = .object("Set", Array(items.dropFirst()))
      return gone
    default: return nil
    }
    return .void
  }

  /// Keeps the members of a set sorted by their printed text.
  private static func inserting(_ member: Value, into items: [Value]) -> [Value] {
    let printed = member.description
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].description > printed { high = middle } else { low = middle + 1 }
    }
    var changed = items
    changed.insert(member, at: low)
    return changed
  }

  mutating func equal(
    to wanted: Value, among items: [Value]
  ) throws(Unwinding) -> Value? {
    try spend(items.count)
    for item in items where try areEqual(item, wanted) { return item }
    return nil
  }

  /// `remove(at:)` and `popFirst()` of a dictionary, which return the pair.
  private mutating func removeEntry(
    from dictionary: inout Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard case .dictionary(let entries) = dictionary else { return nil }
    let place: Int
    switch call.name {
    case "popFirst":
      guard !entries.isEmpty else { return Value.none }
      place = 0
    case "remove" where call.labels == ["at"]:
      guard let index = values.first?.unwrapped.asInt, entries.indices.contains(index) else {
        throw trap(Trap.index)
      }
      place = index
    default: return nil
    }
    dictionary.set(nil, forKey: entries[place].key)
    return .labelled(["key", "value"], [entries[place].key, entries[place].value])
  }

  private func change(
    dictionary: inout Value, _ call: Call, _ values: [Value]
  ) -> Value? {
    let key = values.first ?? .none
    switch call.name {
    case "removeAll", "removeAllObjects":
      dictionary = .dictionary([])
      return .void
    case "removeValue", "removeObject":
      let old = valueFound(for: key, in: dictionary).found
      dictionary.set(nil, forKey: key)
      return old
    case "updateValue", "setValue", "setObject":
      guard values.count == 2 else { return nil }
      let old = valueFound(for: values[1], in: dictionary).found
      dictionary.set(key, forKey: values[1])
      return old
    default: return nil
    }
  }
}

extension Call {
  func renamed(_ name: String) -> Call {
    var call = self
    call.name = name
    return call
  }
}
