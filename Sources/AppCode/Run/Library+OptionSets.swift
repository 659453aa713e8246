import LifecycleModel

/// User-defined option sets: structs whose raw value has one bit for each member.
extension Interpreter {
  /// The option set's type and raw value; nil if the value is of another type.
  private func bits(of value: Value) -> (name: String, raw: Value)? {
    guard case .object(let name, let parts) = value.unwrapped, let table = tree.tables[name],
      table.names.contains("OptionSet"), let index = table.fields["rawValue"],
      parts.indices.contains(index)
    else { return nil }
    return (name, parts[index])
  }

  mutating func optionSetMember(
    _ name: String, of value: Value
  ) throws(Unwinding) -> Value? {
    guard name == "isEmpty", let (_, raw) = bits(of: value) else { return nil }
    return .bool(raw.wide == 0)
  }

  /// Calls a method of an option set; nil if the receiver is not one, or has no such method.
  mutating func optionSetCall(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let (name, own) = bits(of: receiver), let first = values.first,
      let (_, other) = bits(of: try coerce(first, to: .named(name)))
    else { return nil }
    let both = try apply(.bitAnd, own, other)
    switch call.name {
    case "contains", "isSuperset": return .bool(both == other)
    case "isSubset": return .bool(both == own)
    case "isStrictSuperset": return .bool(both == other && own != other)
    case "isStrictSubset": return .bool(both == own && own != other)
    case "isDisjoint": return .bool(both.wide == 0)
    case "union", "formUnion":
      return try changed(call, name, place, to: try apply(.bitOr, own, other))
    case "intersection", "formIntersection": return try changed(call, name, place, to: both)
    case "subtracting", "subtract":
      return try changed(call, name, place, to: try apply(.bitXor, own, both))
    case "symmetricDifference", "formSymmetricDifference":
      return try changed(call, name, place, to: try apply(.bitXor, own, other))
    case "insert":
      try storeBits(try apply(.bitOr, own, other), name, place)
      let isNew = both != other
      return .labelled(
        ["inserted", "memberAfterInsert"],
        [.bool(isNew), .object(name, [isNew ? other : both])])
    case "remove":
      try storeBits(try apply(.bitXor, own, both), name, place)
      return both.wide == 0 ? Value.none : .some(.object(name, [both]))
    case "update":
      try storeBits(try apply(.bitOr, own, other), name, place)
      return both == other ? .some(.object(name, [other])) : Value.none
    default: return nil
    }
  }

  private mutating func storeBits(
    _ raw: Value, _ name: String, _ place: Place?
  ) throws(Unwinding) {
    if let place { try store(.object(name, [raw]), in: place) }
  }

  /// Returns the changed set, or stores it if the method is mutating.
  private mutating func changed(
    _ call: Call, _ name: String, _ place: Place?, to raw: Value
  ) throws(Unwinding) -> Value {
    guard call.name.hasPrefix("form") || call.name == "subtract" else {
      return .object(name, [raw])
    }
    try storeBits(raw, name, place)
    return .void
  }
}
