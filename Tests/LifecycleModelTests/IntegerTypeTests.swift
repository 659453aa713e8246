import LifecycleModel
import Testing

/// Compares with Swift's own types.
@Suite struct IntegerTypeTests {
  private func compare<T: FixedWidthInteger>(_ type: IntegerType, with: T.Type) {
    let (lowest, highest) = (Int128(T.min), Int128(T.max))
    #expect(type.lowest == lowest && type.highest == highest)
    #expect(type.bitWidth == T.bitWidth && type.isSigned == T.isSigned)
    for wide in [lowest - 1, lowest, -1, 0, 1, highest, highest + 1, highest * 2 + 5] {
      #expect(
        type.bits(of: wide) == T(exactly: wide).map { Int(truncatingIfNeeded: $0) }, "\(wide)")
      let truncated = T(truncatingIfNeeded: wide)
      #expect(type.truncating(wide) == Int(truncatingIfNeeded: truncated), "\(wide)")
      guard let value = T(exactly: wide) else { continue }
      let bits = Int(truncatingIfNeeded: value)
      #expect(type.wide(bits) == wide && type.digits(of: bits) == "\(value)")
    }
  }

  @Test func all() {
    compare(.int8, with: Int8.self)
    compare(.int16, with: Int16.self)
    compare(.int32, with: Int32.self)
    compare(.int64, with: Int64.self)
    compare(.uint, with: UInt.self)
    compare(.uint8, with: UInt8.self)
    compare(.uint16, with: UInt16.self)
    compare(.uint32, with: UInt32.self)
    compare(.uint64, with: UInt64.self)
  }
}
