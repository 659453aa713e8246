import LifecycleModel

/// Initializers of dictionaries from sequences, and `merge`.
extension Interpreter {
  mutating func makeDictionary(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    guard let first = arguments.first?.unwrapped else { return .dictionary([]) }
    switch arguments.firstLabel {
    case "grouping":
      guard let key = arguments.values.last, key.isFunction else { return nil }
      return try grouped(try allElements(of: first), by: key)
    case "uniqueKeysWithValues", "_":
      if case .dictionary = first { return first }
      let combine = arguments.values.last.flatMap { $0.isFunction ? $0 : nil }
      let pairs = try allElements(of: first)
      var made = KeyedEntries(capacity: pairs.count)
      for pair in pairs {
        guard let parts = pair.tupleParts, parts.count == 2 else { return nil }
        let (place, isNew) = try self.place(of: parts[0], in: &made)
        if isNew {
          made.set(parts[1], at: place)
        } else if let combine {
          made.set(try call(combine, [made.entries[place].value, parts[1]]), at: place)
        } else {
          throw trap("Duplicate values for key: '\(try text(parts[0]))'")
        }
      }
      return try ordered(made.entries)
    case "dictionary": return first
    case "minimumCapacity": return .dictionary([])
    default: return nil
    }
  }

  private mutating func grouped(_ items: [Value], by key: Value) throws(Unwinding) -> Value {
    var made = KeyedEntries()
    var groups: [[Value]] = []
    for item in items {
      let (place, isNew) = try self.place(of: try call(key, [item]), in: &made)
      if isNew { groups.append([]) }
      groups[place].append(item)
    }
    for (place, group) in groups.enumerated() { made.set(.array(group), at: place) }
    return try ordered(made.entries)
  }

  /// The closure chooses between two values of the same key.
  mutating func merge(_ dictionary: Value, _ values: [Value]) throws(Unwinding) -> Value? {
    guard let more = values.first, !more.isOpaque else { return nil }
    guard case .dictionary(let entries) = dictionary else { return dictionary }
    let pairs = elements(of: more)
    if entries.count > 8 * pairs.count { return try merge(dictionary, few: pairs, values) }
    var made = try keyed(entries, capacity: pairs.count)
    for pair in pairs {
      guard let parts = pair.tupleParts, parts.count == 2 else { return nil }
      let (place, isNew) = try self.place(of: parts[0], in: &made)
      var value = parts[1]
      if !isNew, values.count > 1 {
        value = try call(values[1], [made.entries[place].value, value])
      }
      made.set(value, at: place)
    }
    try checkCount(made.entries.count)
    return try ordered(made.entries)
  }

  /// Searches the keys one by one, so that only those of the pairs are hashed.
  private mutating func merge(
    _ dictionary: Value, few pairs: [Value], _ values: [Value]
  ) throws(Unwinding) -> Value? {
    var result = dictionary
    for pair in pairs {
      guard let parts = pair.tupleParts, parts.count == 2 else { return nil }
      var value = parts[1]
      try spendSearch(for: parts[0], in: result)
      let key = try storedAssumptionKey(parts[0], in: result)
      if values.count > 1, let old = valueFound(for: key, in: result) {
        value = try call(values[1], [old, value])
      }
      result.set(value, forKey: key)
    }
    try checkCount(result.entryCount)
    return result
  }
}
