import LifecycleModel

/// Members of `Double` and `Float` about their representation.
extension Interpreter {
  func floatingMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .double(let number):
      if name == "bitPattern" {
        return .integer(.uint64, Int(bitPattern: UInt(number.bitPattern)))
      }
      return Interpreter.floating(name, number) { .double($0) }
    case .float(let number):
      if name == "bitPattern" { return .integer(.uint32, Int(number.bitPattern)) }
      return Interpreter.floating(name, number) { .float($0) }
    default: return nil
    }
  }

  private static func floating<Number: BinaryFloatingPoint>(
    _ name: String, _ number: Number, _ value: (Number) -> Value
  ) -> Value? {
    switch name {
    case "nextUp": return value(number.nextUp)
    case "nextDown": return value(number.nextDown)
    case "ulp": return value(number.ulp)
    case "significand": return value(number.significand)
    case "exponent": return .int(Int(number.exponent))
    case "binade": return value(number.binade)
    case "sign": return .member(number.sign == .minus ? "minus" : "plus")
    case "isNormal": return .bool(number.isNormal)
    case "isSubnormal": return .bool(number.isSubnormal)
    case "isSignalingNaN": return .bool(number.isSignalingNaN)
    case "isCanonical": return .bool(number.isCanonical)
    default: return nil
    }
  }

  /// Methods that compare two numbers or add a product.
  mutating func floatingCall(
    _ number: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard let other = arguments.first?.operand else { return nil }
    switch name {
    case "isEqual": return .bool(Arithmetic.areEqual(number, other))
    case "isLess": return try apply(.less, number, other)
    case "isLessThanOrEqualTo": return try apply(.lessOrEqual, number, other)
    case "isTotallyOrdered":
      guard let a = number.asDouble, let b = other.asDouble else { return nil }
      return .bool(a.isTotallyOrdered(belowOrEqualTo: b))
    case "addingProduct":
      guard let factor = arguments.values.last else { return nil }
      return try apply(.add, number, try apply(.multiply, other, factor.operand))
    default: return nil
    }
  }

  /// Methods that change a number in place; nil for other calls.
  mutating func mutateNumber(
    _ number: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    switch name {
    case "round": return try numberCall(number, "rounded", arguments)
    case "negate": return try applyPrefix("-", number)
    case "formSquareRoot": return try numberCall(number, "squareRoot", arguments)
    case "formTruncatingRemainder":
      return try numberCall(number, "truncatingRemainder", arguments)
    case "formRemainder": return try numberCall(number, "remainder", arguments)
    default: return nil
    }
  }

  /// The bytes of a number, little-endian as on an iPhone.
  static func bytesInMemory(of value: Value) -> [Value] {
    let (bits, count): (UInt64, Int)
    switch value.operand {
    case .int(let number): (bits, count) = (UInt64(bitPattern: Int64(number)), 8)
    case .integer(let type, let number):
      (bits, count) = (UInt64(bitPattern: Int64(number)), type.bitWidth / 8)
    case .double(let number): (bits, count) = (number.bitPattern, 8)
    case .float(let number): (bits, count) = (UInt64(number.bitPattern), 4)
    case .bool(let bool): (bits, count) = (bool ? 1 : 0, 1)
    default: return []
    }
    return (0..<count).map { .byte(UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0))) }
  }
}
