import LifecycleModel

/// Indices of dictionaries and sets: positions in the model's order of entries.
extension Value {
  fileprivate static func place(_ number: Int) -> Value {
    .object("Dictionary.Index", [.int(number)])
  }

  /// The position of the entry; nil if the value is not such an index.
  var entryPlace: Int? {
    guard case .object("Dictionary.Index", let parts) = unwrapped else { return nil }
    return parts.first?.asInt
  }
}

extension Interpreter {
  /// Methods of dictionaries and sets that return an index; nil for other calls.
  mutating func placeCall(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let arguments = LabelledArguments(call.labels, values)
    let items = elements(of: receiver)
    switch call.name {
    case "index" where call.labels == ["forKey"]:
      guard case .dictionary(let entries) = receiver, let key = values.first else { return nil }
      try spendSearch(for: key, in: receiver)
      try spend(4 * entries.count)
      let held = try storedAssumptionKey(key, in: receiver)
      let place = entries.near(held).firstIndex { Arithmetic.areEqual($0.key, held) }
      return place.map { .some(.place($0)) } ?? Value.none
    case "index" where call.labels == ["after"]:
      return arguments.first?.entryPlace.map { .place($0 + 1) }
    case "firstIndex", "index":
      guard let wanted = arguments.first, arguments["after"] == nil else { return nil }
      for (number, item) in items.enumerated() {
        let isFound = wanted.isFunction ? try holds(wanted, item) : try areEqual(item, wanted)
        if isFound { return Value.some(.place(number)) }
      }
      return Value.none
    default: return nil
    }
  }

  func placeMember(_ name: String, of value: Value) -> Value? {
    switch name {
    case "startIndex": return .place(0)
    case "endIndex": return .place(elements(of: value).count)
    default: return nil
    }
  }

  /// The entry or member at an index; nil if the key is not an index.
  mutating func entry(at key: Value, of container: Value) throws(Unwinding) -> Value? {
    guard let number = key.entryPlace else { return nil }
    let items = elements(of: container)
    try spend(4 * items.count)
    guard items.indices.contains(number) else { throw trap(Trap.index) }
    return items[number]
  }

  /// `remove(at:)` and `popFirst()`: the remaining entries, and the removed one.
  mutating func removeEntry(
    _ call: Call, _ values: [Value], from container: Value
  ) throws(Unwinding) -> (rest: [Value], gone: Value)? {
    var items = elements(of: container)
    switch call.name {
    case "remove" where call.labels == ["at"]:
      guard let number = values.first?.entryPlace, items.indices.contains(number) else {
        throw trap(Trap.index)
      }
      let gone = items.remove(at: number)
      return (items, gone)
    case "popFirst", "removeFirst":
      guard !items.isEmpty else { return ([], .none) }
      let gone = items.removeFirst()
      return (items, call.name == "popFirst" ? .some(gone) : gone)
    default: return nil
    }
  }
}
