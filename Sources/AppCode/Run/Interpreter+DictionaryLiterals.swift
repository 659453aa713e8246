import LifecycleModel

extension Interpreter {
  mutating func makeDictionary(
    _ entries: [(key: Expression, value: Expression)]
  ) throws(Unwinding) -> Value {
    // Plain keys are compared by their hashes.
    var plain: Set<Value> = []
    var made: [Value.Entry] = []
    for entry in entries {
      let key = try evaluate(entry.key)
      guard key.isPlainKey, made.first?.key.isText != !key.isText else {
        return try makeDictionary(entries.dropFirst(made.count), after: made, firstKey: key)
      }
      guard plain.insert(key).inserted else {
        throw trap("Dictionary literal contains duplicate keys")
      }
      try spend(8)
      made.append(Value.Entry(key, try evaluate(entry.value)))
    }
    return try weighed(.dictionary(made.sortedByText))
  }

  /// The rest of a literal with keys of any type, the first of which has been evaluated.
  private mutating func makeDictionary(
    _ entries: ArraySlice<(key: Expression, value: Expression)>, after made: [Value.Entry],
    firstKey: Value
  ) throws(Unwinding) -> Value {
    var result = Value.dictionary(made.sortedByText)
    var first: Value? = firstKey
    for entry in entries {
      var key = first ?? .none
      if first == nil { key = try evaluate(entry.key) }
      first = nil
      key = try heldKey(key, in: result)
      if lookUp(key, in: result) != .none {
        throw trap("Dictionary literal contains duplicate keys")
      }
      try spend(result.entryCount)
      result.set(try evaluate(entry.value), forKey: key)
    }
    return try weighed(result)
  }
}

extension Value {
  fileprivate var isPlainKey: Bool {
    switch self {
    case .string, .int: return true
    default: return false
    }
  }
}

extension [Value.Entry] {
  /// In the order in which dictionaries keep their entries.
  fileprivate var sortedByText: [Value.Entry] {
    map { ($0.key.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
