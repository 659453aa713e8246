import LifecycleModel

/// Calls on Swift's and Foundation's values whose result is unknown because an argument or an element is unknown.
extension Interpreter {
  /// The unknown result of a method; nil if all that it depends on is known.
  func unknownResult(_ receiver: Value, _ call: Call, _ values: [Value]) -> Value? {
    let isGiven = values.contains { $0.unwrapped.isOpaque }
    let isUnknown: Bool
    switch receiver {
    case .string, .character, .object("Substring", _):
      isUnknown = isGiven && Interpreter.asking.contains(call.name)
    case .double, .float: isUnknown = isGiven && call.name == "rounded"
    case .object("Calendar", _):
      isUnknown = call.name == "date" && (isGiven || values.contains { hasUnknownUnits($0) })
    case .array, .object("Set", _), .object("ArraySlice", _), .object("Range", _),
      .object("ClosedRange", _), .object("Data", _):
      isUnknown = isUnknownAmong(receiver, call.name, values, isGiven)
    default: return nil
    }
    guard isUnknown else { return nil }
    let shown = receiver.isText ? spelling(of: receiver) : describe(receiver)
    return .opaque(Opaque.short("\(shown).\(call.name)\(written(call, values))"))
  }

  private func isUnknownAmong(
    _ receiver: Value, _ name: String, _ values: [Value], _ isGiven: Bool
  ) -> Bool {
    let isAsking = isGiven && Interpreter.asking.contains(name)
    guard isAsking || Interpreter.comparing.contains(name) else { return false }
    if receiver.isRange { return isAsking }
    let items = elements(of: receiver)
    guard !items.isEmpty else { return false }
    let first = values.first?.unwrapped
    if let first, items.contains(where: { Arithmetic.areEqual($0, first) }) { return false }
    if isAsking { return true }
    guard items.contains(where: { $0.unwrapped.isOpaque }), first?.isFunction != true else {
      return false
    }
    let looksForOne = ["contains", "index", "firstIndex", "lastIndex"].contains(name)
    return looksForOne ? first != nil : items.count > 1
  }

  /// Methods whose result depends on their arguments.
  private static let asking: Set = [
    "hasPrefix", "hasSuffix", "contains", "caseInsensitiveCompare", "compare", "localizedCompare",
    "localizedCaseInsensitiveCompare", "localizedStandardCompare", "localizedStandardContains",
    "localizedCaseInsensitiveContains", "isEqual", "index", "firstIndex", "lastIndex", "distance",
    "offset", "prefix", "suffix", "dropFirst", "dropLast", "split", "starts", "elementsEqual",
    "lexicographicallyPrecedes", "isSubset", "isSuperset", "isDisjoint", "isStrictSubset",
    "isStrictSuperset", "union", "intersection", "subtracting", "symmetricDifference", "appending",
    "replacingOccurrences", "replacingCharacters", "components", "padding", "trimmingCharacters",
    "range",
  ]

  /// Methods whose result depends on the elements.
  private static let comparing: Set = [
    "contains", "index", "firstIndex", "lastIndex", "min", "max", "sorted", "isSubset",
    "isSuperset", "isDisjoint", "intersection", "subtracting",
  ]

  /// Whether they are DateComponents with an unknown part.
  private func hasUnknownUnits(_ value: Value) -> Bool {
    guard case .object("DateComponents", let parts) = value.unwrapped,
      case .dictionary(let entries)? = parts.first
    else { return false }
    return entries.contains { $0.value.unwrapped.isOpaque }
  }

  /// The arguments by their values; closures are left out.
  func written(_ call: Call, _ values: [Value]) -> String {
    let parts = zip(call.labels, values).map { label, value in
      (label == "_" ? "" : label + ": ") + (value.isFunction ? "{...}" : describe(value))
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// A change of a list or text by something unknown. Appending it makes the whole unknown; a change at an unknown
  /// place emits a step and is not simulated. nil for other calls.
  mutating func changeUnknown(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let place, values.contains(where: { $0.unwrapped.isOpaque }) else { return nil }
    switch (receiver, call.name) {
    case (.array, "append") where call.labels == ["contentsOf"], (.string, "append"):
      try store(try apply(.add, receiver, values[0].unwrapped), in: place)
      return .void
    case (.array, "insert") where call.labels == ["_", "at"] && values[1].asInt != nil:
      return nil
    case (.array, "insert") where call.labels.last == "at", (.array, "swapAt"),
      (.array, "remove"), (.array, "removeFirst"), (.array, "removeLast"):
      return try unknownCall(values, call, receiver)
    default: return nil
    }
  }

  /// Whether the initialiser of the library makes a value that depends on its arguments.
  static func asksArguments(_ name: String, _ call: Call) -> Bool {
    let label = call.labels.first ?? ""
    switch name {
    case "String", "NSString":
      return ["data", "decoding", "validating", "bytes", "cString"].contains(label)
        || call.labels.contains("radix")
    case "Date", "NSDate", "UUID", "Decimal", "NSDecimalNumber": return true
    default: return RawValues.has(name)
    }
  }

  /// Whether the value or a part of it, at any depth, is unknown.
  func holdsUnknown(_ value: Value, levels: Int = 12) -> Bool {
    guard levels > 0 else { return false }
    switch value {
    case .opaque: return true
    case .some(let held): return holdsUnknown(held, levels: levels - 1)
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object(_, let parts):
      return parts.contains { holdsUnknown($0, levels: levels - 1) }
    case .dictionary(let entries):
      return entries.contains {
        $0.key.isOpaque || holdsUnknown($0.value, levels: levels - 1)
      }
    case .reference: return fields(of: value).contains { holdsUnknown($0, levels: levels - 1) }
    default: return false
    }
  }

  // MARK: Equality

  /// The result of `==` if it depends on an unknown part; nil for other values.
  func unknownEquality(_ left: Value, _ right: Value) -> Value? {
    for (value, other) in [(left, right), (right, left)] {
      guard case .member(let name) = other, let type = unknownType(of: value.unwrapped) else {
        continue
      }
      return .opaque("\(type) == .\(name)")
    }
    guard Interpreter.hasUnknownPart(left) || Interpreter.hasUnknownPart(right),
      Interpreter.equality(left, right) == nil
    else { return nil }
    return .opaque(Opaque.short("\(operand(left)) == \(operand(right))"))
  }

  private static func hasUnknownPart(_ value: Value) -> Bool {
    switch value {
    case .some(let held): return held.isOpaque || hasUnknownPart(held)
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object("URL", let parts):
      return parts.contains { $0.unwrapped.isOpaque }
    default: return false
    }
  }

  /// nil if the result depends on an unknown part.
  private static func equality(_ left: Value, _ right: Value) -> Bool? {
    if left.unwrapped.isOpaque || right.unwrapped.isOpaque {
      if left == .none || right == .none { return false }
      return left.unwrapped == right.unwrapped ? true : nil
    }
    let (one, other) = (left.unwrapped, right.unwrapped)
    guard let parts = listed(one), let others = listed(other) else {
      return Arithmetic.areEqual(left, right)
    }
    guard parts.count == others.count else { return false }
    var isKnown = true
    for (part, other) in zip(parts, others) {
      switch equality(part, other) {
      case false?: return false
      case true?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private static func listed(_ value: Value) -> [Value]? {
    switch value {
    case .array(let parts), .tuple(let parts), .labelled(_, let parts), .object("URL", let parts):
      return parts
    default: return nil
    }
  }
}
