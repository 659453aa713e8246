import LifecycleModel

extension Interpreter {
  /// Evaluates all keys and values before it looks for equal keys, as Swift does.
  mutating func makeDictionary(
    _ entries: [(key: Expression, value: Expression)]
  ) throws(Unwinding) -> Value {
    var made: [Value.Entry] = []
    made.reserveCapacity(entries.count)
    for entry in entries {
      let key = try evaluate(entry.key)
      try spend(8)
      if key.hasParts { try spendCall(reading: [key]) }
      made.append(Value.Entry(key, try evaluate(entry.value)))
    }
    var keys = KeyedEntries(capacity: made.count)
    for entry in made {
      let (place, isNew) = try self.place(of: entry.key, in: &keys)
      guard isNew else { throw trap("Dictionary literal contains duplicate keys") }
      keys.set(entry.value, at: place)
    }
    return try checkingSize(ordered(keys.entries))
  }
}
