import LifecycleModel

/// Numbers as NSNumber bridges them.
extension Interpreter {
  /// Only a number that the type represents exactly is converted.
  static func number(_ number: Value, as type: TypeReference) -> Value? {
    switch type {
    case .named("NSNumber"), .named("NSObject"): return .object("NSNumber", [number])
    case .bool:
      if case .bool = number { return number }
      return number.asDouble.flatMap { $0 == 0 || $0 == 1 ? .bool($0 == 1) : nil }
    case .double:
      guard let wide = number.wide else { return number.asDouble.map { .double($0) } }
      return Double(exactly: wide).map { .double($0) }
    case .float:
      if case .float = number { return number }
      guard let wide = number.wide else {
        return number.asDouble.flatMap { Float(exactly: $0) }.map { .float($0) }
      }
      return Float(exactly: wide).map { .float($0) }
    case .int, .integer:
      guard let wide = number.wide ?? number.asDouble.flatMap({ Int128(exactly: $0) }) else {
        return nil
      }
      guard case .integer(let wanted) = type else { return Int(exactly: wide).map { .int($0) } }
      return wanted.bits(of: wide).map { .integer(wanted, $0) }
    default: return nil
    }
  }

  /// Converts as NSNumber does, for values that the system receives.
  func numeric(_ value: Value, as type: TypeReference) -> Value? {
    Interpreter.number(value.operand, as: type)
  }

  /// `int8Value` and the like of an NSNumber: drops the fraction and the excess high bits.
  func wholeNumber(_ name: String, of value: Value) -> Value? {
    guard
      let wide = value.wide
        ?? value.asDouble.flatMap({ Int128(exactly: $0.rounded(.towardZero)) })
    else { return nil }
    let type = String(name.dropLast("Value".count))
    let spelling = type.hasPrefix("u") ? "UI" + type.dropFirst(2) : "I" + type.dropFirst()
    guard let integer = IntegerType(rawValue: spelling) else {
      return .int(Int(truncatingIfNeeded: wide))
    }
    return .integer(integer, integer.truncating(wide))
  }

  /// Methods of an NSNumber, whose content is `number`; nil for other calls.
  static func numberCall(
    _ number: Value, _ name: String, _ arguments: LabelledArguments
  ) -> Value? {
    guard let other = arguments.first?.operand else { return nil }
    switch name {
    case "isEqual": return .bool(Arithmetic.areEqual(number, other))
    case "compare":
      if let one = number.wide, let other = other.wide { return .order(one, other) }
      guard let one = number.asDouble, let other = other.asDouble else { return nil }
      return .order(one, other)
    default: return nil
    }
  }
}

extension Value {
  var asBool: Bool? {
    if case .bool(let bool) = operand { return bool }
    return nil
  }
}
