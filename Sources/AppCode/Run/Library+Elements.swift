import LifecycleModel

/// Methods of collections.
extension Interpreter {
  mutating func callElements(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if let part = try partOfRange(receiver, call, values) { return part }
    guard receiver.isRange, Interpreter.searches.contains(call.name) else {
      try checkRange(receiver)
      return try callKnownElements(receiver, call, values)
    }
    if call.name == "contains", let first = values.first, !first.isFunction, !first.isList,
      !first.isRange
    {
      return try apply(.matches, receiver, first)
    }
    let found = try callKnownElements(receiver, call, values)
    // In a long range, only the first elements are made; a search may end among them.
    let isAtEnd =
      switch call.name {
      case "first": found == Value.none
      case "contains": found == .bool(false) && values.first?.isFunction == true
      default: (values.first?.asInt ?? .max) > Interpreter.mostElements
      }
    if isAtEnd { try checkRange(receiver) }
    return found
  }

  /// A part of a range such as `0..<5` is a range; nil for other receivers and calls.
  private mutating func partOfRange(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard case .object("Range", let bounds) = receiver, bounds.count == 2,
      case .int(let low) = bounds[0], case .int(let high) = bounds[1], high != .max, low != .min,
      ["prefix", "suffix", "dropFirst", "dropLast"].contains(call.name),
      call.labels.allSatisfy({ $0 == "_" }), values.count < 2,
      let length = values.isEmpty ? 1 : values[0].asInt
    else { return nil }
    let (count, isTooLong) = high.subtractingReportingOverflow(low)
    guard !isTooLong else { return nil }
    let some = min(try checkedLength(length, call.name), count)
    switch call.name {
    case "prefix": return .object("Range", [.int(low), .int(low + some)])
    case "suffix": return .object("Range", [.int(high - some), .int(high)])
    case "dropLast": return .object("Range", [.int(low), .int(high - some)])
    default: return .object("Range", [.int(low + some), .int(high)])
    }
  }

  private static let searches: Set = ["contains", "prefix", "first"]

  private mutating func callKnownElements(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    try spendElements(of: receiver, for: call.name)
    if let known = try sequenceCall(receiver, call, values) { return known }
    let items = elements(of: receiver)
    try spend(items.count)
    let first = values.first ?? .none
    switch call.name {
    case "contains":
      if first.isFunction {
        for item in items where try holds(first, item) { return .bool(true) }
        return .bool(false)
      }
      if case .array(let wanted) = first, !items.contains(where: { $0.unwrapped.isList }) {
        return .bool(try contains(items, all: wanted))
      }
      if case .member? = items.first, let name = typeNames(of: first.unwrapped).first {
        for item in items where try areEqual(try coerce(item, to: .named(name)), first) {
          return .bool(true)
        }
        return .bool(false)
      }
      for item in items where try areEqual(item, first) { return .bool(true) }
      return .bool(false)
    case "first", "firstIndex", "index":
      for (index, item) in items.enumerated() {
        // With `of:`, even a key path is an element to compare with.
        let isTest = first.isFunction && call.labels.first != "of"
        let fits = isTest ? try holds(first, item) : try areEqual(item, first)
        if fits { return call.name == "first" ? Value?.some(item).found : .int(index) }
      }
      return Value.none
    case "last":
      for item in items.reversed() where try holds(first, item) { return Value?.some(item).found }
      return Value.none
    case "allSatisfy":
      for item in items where try !holds(first, item) { return .bool(false) }
      return .bool(true)
    case "map", "compactMap", "forEach", "flatMap": return try map(items, call.name, first)
    case "mapValues", "compactMapValues": return try mapValues(receiver, call.name, first)
    case "filter": return try filter(receiver, items, first)
    case "reduce": return try reduce(items, values, isInto: call.labels.first == "into")
    case "min", "max":
      return try extreme(items, by: first.isFunction ? first : nil, isMax: call.name == "max")
    case "merging": return try merge(receiver, values)
    case "sorted": return .array(try sorted(items, by: values.first))
    case "joined":
      if case .array(let between)? = values.first {
        var joined: [Value] = []
        for (index, item) in items.enumerated() {
          joined += (index > 0 ? between : []) + elements(of: item)
          if joined.count > Interpreter.mostElements { break }
        }
        try checkCount(joined.count)
        return .array(joined)
      }
      return try join(items, separator: values.first)
    default: return try callSimply(items, receiver, call, first)
    }
  }

  /// Spends each comparison, because there may be as many as the product of both lengths.
  private mutating func contains(
    _ items: [Value], all wanted: [Value]
  ) throws(Unwinding) -> Bool {
    for part in wanted {
      var isFound = false
      for item in items where !isFound {
        try spend(Interpreter.pairWeight)
        isFound = try areEqual(item, part)
      }
      if !isFound { return false }
    }
    return true
  }

  private static let pairWeight = 6

  /// Throws if a range has more elements than the simulator iterates over.
  mutating func checkRange(_ value: Value) throws(Unwinding) {
    if let (low, high, _) = value.typedBounds {
      if high >= low { try checkCount(Int(clamping: high - low + 1)) }
      return
    }
    guard value.intBounds != nil else { return }
    let count = value.intCount ?? .max
    if count > 0 { try checkCount(count) }
  }

  private mutating func callSimply(
    _ items: [Value], _ receiver: Value, _ call: Call, _ first: Value
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "difference" where call.labels == ["from"]:
      return try difference(of: items, from: elements(of: first))
    case "applying": return applying(elements(of: first), to: items)
    case "formatted": return listFormatted(items, first, hasStyle: !call.labels.isEmpty)
    case "inferringMoves" where call.labels.isEmpty: return inferringMoves(items)
    case "inverse" where call.labels.isEmpty: return inverse(items)
    case "reversed": return .array(items.reversed())
    case "shuffled": return .array(try shuffled(items, call) ?? items)
    case "enumerated":
      return .array(
        items.enumerated().map { .labelled(["offset", "element"], [.int($0.offset), $0.element]) })
    case "prefix":
      return .array(Array(items.prefix(try checkedLength(first.asInt ?? 0, "prefix"))))
    case "suffix":
      return .array(Array(items.suffix(try checkedLength(first.asInt ?? 0, "suffix"))))
    case "dropFirst":
      return .array(Array(items.dropFirst(try checkedLength(first.asInt ?? 1, "dropFirst"))))
    case "dropLast":
      return .array(Array(items.dropLast(try checkedLength(first.asInt ?? 1, "dropLast"))))
    case "randomElement":
      guard !items.isEmpty, let index = try randomIndex(below: items.count, call) else {
        return items.first.found
      }
      return Value?.some(items[index]).found
    case "isEmpty": return .bool(items.isEmpty)
    case "object", "value":
      // NSDictionary's names for a subscript.
      guard case .dictionary = receiver else { return nil }
      try spendSearch(for: first, in: receiver)
      return lookUp(first, in: receiver)
    default: return nil
    }
  }

  private mutating func map(
    _ items: [Value], _ name: String, _ closure: Value
  ) throws(Unwinding) -> Value {
    var results: [Value] = []
    for item in items {
      try burn()
      let result = try self.call(closure, spread(item, closure))
      switch name {
      case "forEach": continue
      case "compactMap": if result != .none { results.append(result.unwrapped) }
      case "flatMap":
        switch result {
        case .array(let parts): results += parts
        case .object("Set", _), .object("Range", _), .object("ClosedRange", _), .string:
          results += elements(of: result)
        case .none: break
        default: results.append(result.unwrapped)
        }
      default: results.append(result)
      }
      try checkGrown(to: results.count)
    }
    return name == "forEach" ? .void : .array(results)
  }

  private mutating func mapValues(
    _ receiver: Value, _ name: String, _ closure: Value
  ) throws(Unwinding) -> Value? {
    guard case .dictionary(let entries) = receiver else { return nil }
    var result: [Value.Entry] = []
    for entry in entries {
      try burn()
      let value = try self.call(closure, [entry.value])
      if name == "mapValues" { result.append(Value.Entry(entry.key, value)) }
      if name != "mapValues", value != .none {
        result.append(Value.Entry(entry.key, value.unwrapped))
      }
    }
    return .dictionary(result)
  }

  private mutating func filter(
    _ receiver: Value, _ items: [Value], _ closure: Value
  ) throws(Unwinding) -> Value {
    if case .dictionary(let entries) = receiver {
      var kept: [Value.Entry] = []
      for (item, entry) in zip(items, entries) where try holds(closure, item) { kept.append(entry) }
      return .dictionary(kept)
    }
    var kept: [Value] = []
    for item in items where try holds(closure, item) { kept.append(item) }
    switch receiver {
    case .string: return .string(kept.map(\.description).joined())
    case .object("Set", _): return .object("Set", kept)
    default: return .array(kept)
    }
  }

  private mutating func reduce(
    _ items: [Value], _ values: [Value], isInto: Bool
  ) throws(Unwinding) -> Value? {
    guard values.count == 2, values[1].isFunction else { return nil }
    var result = values[0]
    for item in items {
      try burn()
      result = try fold(values[1], [result, item], changesFirst: isInto).relabelled(as: values[0])
      if values[0].isOptionalValue { result = result.optional }
    }
    return result
  }

  /// One step of `reduce`. `changesFirst`: the closure's first parameter is `inout`, and its final
  /// value is the result.
  mutating func fold(
    _ closure: Value, _ arguments: [Value], changesFirst: Bool
  ) throws(Unwinding) -> Value {
    if changesFirst, case .object("Operator", let parts) = closure {
      return try changed(by: parts.first?.description ?? "", arguments)
    }
    let given = try self.call(closure, arguments)
    guard changesFirst, case .closure(let code, _) = closure,
      let slot = tree.codes[code].parameters.first
    else { return given }
    return finalValue(ofSlot: slot)
  }

  /// Stable, like Swift's own sort.
  private mutating func sorted(
    _ items: [Value], by isBefore: Value?
  ) throws(Unwinding) -> [Value] {
    var sorted: [Value] = []
    for item in items {
      var low = 0
      var high = sorted.count
      while low < high {
        if isBefore == nil { try spend(16) } else { try burn() }
        let middle = (low + high) / 2
        let comesBefore: Bool
        if let isBefore {
          comesBefore = try self.call(isBefore, [item, sorted[middle]]) == .bool(true)
        } else {
          comesBefore = try isLess(item, sorted[middle])
        }
        if comesBefore { high = middle } else { low = middle + 1 }
      }
      sorted.insert(item, at: low)
      try spend(sorted.count - low)
    }
    return sorted
  }

  /// `min` and `max`. Among equal elements they return the same one as Swift.
  private mutating func extreme(
    _ items: [Value], by isBefore: Value?, isMax: Bool
  ) throws(Unwinding) -> Value {
    guard var best = items.first else { return .none }
    for item in items.dropFirst() {
      try burn()
      let (lower, upper) = isMax ? (best, item) : (item, best)
      let isBetter: Value
      if let isBefore {
        isBetter = try self.call(isBefore, [lower, upper])
      } else {
        isBetter = try apply(.less, lower, upper)
      }
      if isBetter == .bool(true) { best = item }
    }
    return Value?.some(best).found
  }

  private mutating func join(
    _ items: [Value], separator: Value?
  ) throws(Unwinding) -> Value {
    if case .array? = items.first { return .array(items.flatMap { elements(of: $0) }) }
    var text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator?.description ?? "" }
      text += item.description
      guard text.utf8.count <= Interpreter.longestText else { break }
    }
    try checkLength(text)
    let isUnknown = (items.count > 1 ? items + [separator ?? .none] : items).contains {
      $0.unwrapped.isOpaque
    }
    return isUnknown ? .unknown(text) : .string(text)
  }

  mutating func holds(_ closure: Value, _ item: Value) throws(Unwinding) -> Bool {
    try burn()
    return try isTrue(try self.call(closure, spread(item, closure)))
  }

  /// Passes a pair to a closure with two parameters.
  private func spread(_ item: Value, _ closure: Value) -> [Value] {
    if let parts = item.tupleParts, parts.count == 2, case .object("Operator", _) = closure {
      return parts
    }
    if let parts = item.tupleParts, case .type(let name) = closure, let table = tree.tables[name] {
      let takesOne =
        table.initialisers.isEmpty
        ? table.layout.count == 1 : table.initialisers.contains { $0.types.count == 1 }
      return takesOne ? [item] : parts
    }
    guard let parts = item.tupleParts, case .closure(let code, _) = closure,
      tree.codes[code].parameters.count == parts.count
    else { return [item] }
    return parts
  }
}

extension Value {
  /// A library function passed as a value: `forEach(print)`.
  static let libraryFunction = "Function"

  var isFunction: Bool {
    switch self {
    case .some(let held): return held.isFunction
    case .closure, .handler, .object("Case", _), .object("Unbound", _), .type,
      .object("KeyPath", _), .object("Bound", _), .object("Initialiser", _),
      .object("Operator", _), .object("Method", _), .object("ViewReceiver", _),
      .object(Value.libraryFunction, _):
      return true
    default:
      return false
    }
  }

  var asInt: Int? {
    switch self {
    case .int(let number): return number
    case .integer(let type, let bits): return Int(exactly: type.wide(bits))
    case .some(let held): return held.asInt
    case .object("NSNumber", let parts): return parts.first?.asInt
    default: return nil
    }
  }
}

extension Value? {
  /// A found element, wrapped once more if it is an Optional itself.
  var found: Value {
    switch self {
    case .some(.some), .some(.none): return .some(self ?? .none)
    case .some(let item): return item
    case nil: return Value.none
    }
  }
}

extension Value {
  var isList: Bool {
    if case .array = self { return true }
    return false
  }
}
