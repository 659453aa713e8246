import LifecycleModel

/// A slice of an array: its start index and its elements. Its indices are those of the array.
extension Value {
  static func slice(_ items: some Sequence<Value>, from start: Int) -> Value {
    .object("ArraySlice", [.int(start), .array(Array(items))])
  }

  var sliceParts: (start: Int, items: [Value])? {
    guard case .object("ArraySlice", let parts) = self, parts.count == 2,
      case .int(let start) = parts[0], case .array(let items) = parts[1]
    else { return nil }
    return (start, items)
  }
}

extension [Value] {
  /// The arguments of a call on a slice that begins at `start`. Positions are counted from the slice's first element.
  func countedFrom(_ start: Int, _ call: Call) -> [Value] {
    func counted(_ place: Value) -> Value {
      switch place {
      case .int(let place) where place != .min && place != .max: .int(place &- start)
      case .object(let name, let bounds) where place.isRange: .object(name, bounds.map(counted))
      default: place
      }
    }
    switch (call.name, call.labels.first ?? "_") {
    case ("swapAt", _), ("remove", "at"), ("removeSubrange", _): return map(counted)
    case ("replaceSubrange", _): return prefix(1).map(counted) + dropFirst()
    case ("insert", _): return dropLast() + suffix(1).map(counted)
    default: return self
    }
  }
}

extension Interpreter {
  /// Methods of arrays and slices that return a slice; nil for other receivers and calls.
  mutating func sliceCall(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let start: Int
    let items: [Value]
    switch receiver {
    case .array(let own): (start, items) = (0, own)
    default:
      guard let parts = receiver.sliceParts else { return nil }
      (start, items) = parts
    }
    let arguments = LabelledArguments(call.labels, values)
    let first = arguments.first?.unwrapped ?? .none
    let low: Int
    let high: Int
    switch call.name {
    case "prefix", "drop", "dropFirst", "dropLast", "suffix":
      if first.isFunction {
        var count = 0
        while count < items.count, try holds(first, items[count]) { count += 1 }
        (low, high) = call.name == "prefix" ? (0, count) : (count, items.count)
      } else if let place = (arguments["upTo"] ?? arguments["through"])?.asInt {
        (low, high) = (0, place &- start &+ (arguments["upTo"] == nil ? 1 : 0))
      } else if let place = arguments["from"]?.asInt {
        (low, high) = (place &- start, items.count)
      } else {
        let count = first.asInt ?? 1
        guard count >= 0 else {
          throw trap("Can't take a prefix of negative length from a collection")
        }
        let some = min(count, items.count)
        switch call.name {
        case "prefix": (low, high) = (0, some)
        case "suffix": (low, high) = (items.count - some, items.count)
        case "dropLast": (low, high) = (0, items.count - some)
        default: (low, high) = (some, items.count)
        }
      }
    case "firstIndex", "lastIndex", "index":
      guard start != 0, let found = try callElements(.array(items), call, values)?.unwrapped,
        case .int(let place) = found, call.name != "index" || call.labels != ["after"]
      else { return nil }
      return Value.some(.int(place + start))
    default: return nil
    }
    // A difference that overflows is out of range too.
    guard low >= 0, low <= high, high <= items.count else { throw trap(Trap.index) }
    return .slice(items[low..<high], from: start + low)
  }

  func sliceMember(_ name: String, of value: Value) -> Value? {
    guard let (start, items) = value.sliceParts else { return nil }
    switch name {
    case "startIndex": return .int(start)
    case "endIndex": return .int(start + items.count)
    case "indices": return .object("Range", [.int(start), .int(start + items.count)])
    default: return libraryMember(name, of: .array(items))
    }
  }

  /// The positions that a subscript selects, counted from the first element; nil if the key is not
  /// a range.
  func places(_ key: Value, start: Int, count: Int) -> (low: Int, high: Int)? {
    if key == .object("Operator", [.string("...")]) { return (0, count) }
    guard let bounds = key.intBounds else { return nil }
    let high = bounds.high == .max ? count : bounds.high &- start
    return (bounds.low == .min ? 0 : bounds.low &- start, high)
  }
}
