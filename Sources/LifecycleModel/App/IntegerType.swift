/// Swift's integer types other than Int. Their values are stored in an Int; UInt and UInt64 store
/// their bit pattern.
package enum IntegerType: String, Hashable, Sendable, CaseIterable {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"

  package var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: return true
    case .uint, .uint8, .uint16, .uint32, .uint64: return false
    }
  }

  package var bitWidth: Int {
    switch self {
    case .int8, .uint8: return 8
    case .int16, .uint16: return 16
    case .int32, .uint32: return 32
    case .int64, .uint, .uint64: return 64
    }
  }

  /// Whether values are stored as bit patterns, because half of them do not fit into an Int.
  package var isWide: Bool { bitWidth == 64 && !isSigned }

  /// The value in decimal digits.
  package func digits(of bits: Int) -> String {
    isWide ? "\(UInt(bitPattern: bits))" : "\(bits)"
  }

  /// `wide` as a stored value of this type; nil if it is out of range.
  package func bits(of wide: Int128) -> Int? {
    guard wide >= lowest, wide <= highest else { return nil }
    return isWide ? Int(truncatingIfNeeded: wide) : Int(wide)
  }

  package func wide(_ bits: Int) -> Int128 {
    isWide ? Int128(UInt(bitPattern: bits)) : Int128(bits)
  }

  /// The low bits of `wide`, as in `init(truncatingIfNeeded:)`.
  package func truncating(_ wide: Int128) -> Int {
    switch self {
    case .int8: return Int(Int8(truncatingIfNeeded: wide))
    case .int16: return Int(Int16(truncatingIfNeeded: wide))
    case .int32: return Int(Int32(truncatingIfNeeded: wide))
    case .uint8: return Int(UInt8(truncatingIfNeeded: wide))
    case .uint16: return Int(UInt16(truncatingIfNeeded: wide))
    case .uint32: return Int(UInt32(truncatingIfNeeded: wide))
    case .int64, .uint, .uint64: return Int(truncatingIfNeeded: wide)
    }
  }

  package var lowest: Int128 { isSigned ? -(Int128(1) << Int128(bitWidth - 1)) : 0 }

  package var highest: Int128 {
    (Int128(1) << Int128(isSigned ? bitWidth - 1 : bitWidth)) - 1
  }
}
