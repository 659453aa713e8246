import LifecycleModel

/// Methods that change the value they are called on, which goes back to its place.
extension Interpreter {
  /// nil where the call is no such method.
  mutating func mutate(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let place else { return nil }
    var value = receiver
    let result: Value?
    switch receiver {
    case .array(var items):
      result = try change(&items, call, values)
      try checkCount(items.count)
      value = .array(items)
    case .object("Set", let items):
      result = changeSet(&value, items, call, values)
    case .dictionary: result = change(dictionary: &value, call, values)
    case .string(let text):
      guard call.name == "append", let more = values.first else { return nil }
      try checkLength(text + more.description)
      value = .string(text + more.description)
      result = .void
    case .bool(let bool) where call.name == "toggle":
      value = .bool(!bool)
      result = .void
    case .void, .none, .bool, .int, .double, .tuple, .member, .closure, .box, .delegate,
      .reference, .opaque, .system, .object, .type, .handler:
      return nil
    }
    guard let result else { return nil }
    try store(value, in: place)
    return result
  }

  private mutating func change(
    _ items: inout [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "append":
      if call.labels == ["contentsOf"] { items += elements(of: first) } else { items.append(first) }
    case "insert":
      guard values.count == 2, case .int(let index) = values[1] else {
        items.append(first)
        return .void
      }
      guard (0...items.count).contains(index) else { throw trap("Array index is out of range") }
      items.insert(first, at: index)
    case "remove":
      guard case .int(let index) = first, items.indices.contains(index) else {
        throw trap(Trap.index)
      }
      return items.remove(at: index)
    case "removeFirst":
      if items.isEmpty { throw trap("Can't remove first element from an empty collection") }
      return items.removeFirst()
    case "removeLast":
      if items.isEmpty { throw trap("Can't remove last element from an empty collection") }
      return items.removeLast()
    case "popLast": return items.popLast() ?? Value.none
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
    case "reverse": items.reverse()
    case "sort":
      guard
        case .array(let sorted)? = try callElements(.array(items), call.renamed("sorted"), values)
      else { return nil }
      items = sorted
    default: return nil
    }
    return .void
  }

  private func changeSet(
    _ value: inout Value, _ items: [Value], _ call: Call, _ values: [Value]
  ) -> Value? {
    let first = values.first ?? .none
    switch call.name {
    case "insert":
      value = Interpreter.makeSet(items + [first])
      return .tuple([.bool(!items.contains(first)), first])
    case "remove":
      value = .object("Set", items.filter { $0 != first })
      return items.contains(first) ? first : Value.none
    case "formUnion": value = Interpreter.makeSet(items + elements(of: first))
    case "removeAll": value = .object("Set", [])
    default: return nil
    }
    return .void
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
      let old = lookUp(key, in: dictionary)
      dictionary.set(nil, forKey: key)
      return old
    case "updateValue", "setValue", "setObject":
      guard values.count == 2 else { return nil }
      let old = lookUp(values[1], in: dictionary)
      dictionary.set(key, forKey: values[1])
      return old
    case "merge":
      guard case .dictionary(let more) = key else { return nil }
      for entry in more { dictionary.set(entry.value, forKey: entry.key) }
      return .void
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
