import LifecycleModel

/// Conversions of numbers and strings to numbers.
extension Interpreter {
  mutating func makeNumber(
    _ type: TypeReference, _ label: String, _ values: [Value]
  ) throws(Unwinding) -> Value {
    guard var first = values.first?.operand else { return try coerce(.int(0), to: type) }
    if case .object("Decimal", let parts) = first, label == "truncating" {
      first = decimalMember("doubleValue", parts) ?? first
    }
    if label == "ascii", let code = Character(first.description).asciiValue {
      return try coerce(.int(Int(code)), to: type)
    }
    if first.isText {
      let radix = values.count > 1 ? values[1].asInt ?? 10 : 10
      guard (2...36).contains(radix) else { throw trap("Radix not in range 2...36") }
      return Interpreter.number(first.description, type, radix: radix)
    }
    switch (label, first) {
    case ("bigEndian", _):
      let number = try coerce(first, to: type)
      return libraryMember("byteSwapped", of: number) ?? number
    case ("littleEndian", _): return try coerce(first, to: type)
    case ("truncatingIfNeeded", _), ("bitPattern", _):
      guard let wide = first.wide else { break }
      if case .integer(let integer) = type { return .integer(integer, integer.truncating(wide)) }
      return .int(Int(truncatingIfNeeded: wide))
    case ("exactly", _): return exactly(first, type)
    case ("clamping", _):
      guard let wide = first.wide else { break }
      guard case .integer(let integer) = type else { return .int(Int(clamping: wide)) }
      let clamped = min(max(wide, integer.lowest), integer.highest)
      return integer.bits(of: clamped).map { .integer(integer, $0) } ?? .int(0)
    default: break
    }
    switch type {
    case .double: return first.asDouble.map { .double($0) } ?? first
    case .float: return first.asDouble.map { .float(Float($0)) } ?? first
    case .int:
      if case .member(let name) = first {
        return RawValues.rawValue(ofCase: name).map { .int($0) } ?? .opaque("Int(.\(name))")
      }
      guard let wide = try whole(first, type) else { return first }
      guard let number = Int(exactly: wide) else { throw trap(Trap.bits) }
      return .int(number)
    case .integer(let integer):
      guard let wide = try whole(first, type) else { return first }
      guard let bits = integer.bits(of: wide) else {
        if wide < 0, !integer.isSigned { throw trap("Negative value is not representable") }
        throw trap(Trap.bits)
      }
      return .integer(integer, bits)
    default: return first
    }
  }

  private mutating func whole(
    _ value: Value, _ type: TypeReference
  ) throws(Unwinding) -> Int128? {
    if let wide = value.wide { return wide }
    guard let double = value.asDouble else { return nil }
    guard double.isFinite else {
      throw trap(
        "\(typeName(of: value)) value cannot be converted to \(type.swiftName) because it is either "
          + "infinite or NaN")
    }
    let limits: (low: Int128, high: Int128)
    if case .integer(let integer) = type {
      limits = (integer.lowest, integer.highest)
    } else {
      limits = (Int128(Int.min), Int128(Int.max))
    }
    guard abs(double) < 1e30, Int128(double) >= limits.low, Int128(double) <= limits.high else {
      let isLow = double < 0
      throw trap(
        "\(typeName(of: value)) value cannot be converted to \(type.swiftName) because the result "
          + "would be \(isLow ? "less than" : "greater than") \(type.swiftName)."
          + (isLow ? "min" : "max"))
    }
    return Int128(double)
  }

  private func exactly(_ value: Value, _ type: TypeReference) -> Value {
    switch type {
    case .double:
      guard let wide = value.wide else { return value.asDouble.map { .double($0) } ?? .none }
      return Double(exactly: wide).map { .double($0) } ?? .none
    case .float: return value.asDouble.flatMap { Float(exactly: $0) }.map { .float($0) } ?? .none
    case .int:
      let wide = value.wide ?? value.asDouble.flatMap { Int128(exactly: $0) }
      return wide.flatMap { Int(exactly: $0) }.map { .int($0) } ?? .none
    case .integer(let integer):
      let wide = value.wide ?? value.asDouble.flatMap { Int128(exactly: $0) }
      return wide.flatMap { integer.bits(of: $0) }.map { .integer(integer, $0) } ?? .none
    default: return .none
    }
  }

  private static func number(_ text: String, _ type: TypeReference, radix: Int) -> Value {
    switch type {
    case .double: return Double(text).map { .double($0) } ?? .none
    case .float: return Float(text).map { .float($0) } ?? .none
    case .int:
      return Int(text, radix: radix).map { .int($0) } ?? .none
    case .integer(let integer):
      guard text.first != "-" || integer.isSigned else { return .none }
      return Int128(text, radix: radix).flatMap { integer.bits(of: $0) }
        .map { .integer(integer, $0) } ?? .none
    default: return .none
    }
  }

  /// `Result { try ... }`.
  mutating func makeResult(_ body: Value) throws(Unwinding) -> Value {
    let depth = depthNow
    do {
      return .object("Result", [.member("success"), try call(body, [])])
    } catch {
      guard case .thrown(let failure) = error else { throw error }
      restoreDepth(depth)
      return .object("Result", [.member("failure"), failure])
    }
  }
}

extension Value {
  /// An integer of any width.
  var wide: Int128? {
    switch self {
    case .int(let number): return Int128(number)
    case .integer(let type, let bits): return type.wide(bits)
    case .bool(let bool): return bool ? 1 : 0
    default: return nil
    }
  }
}
