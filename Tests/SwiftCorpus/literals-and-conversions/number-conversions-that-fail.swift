// swift-format-ignore-file
print(Int(exactly: 3.5) as Any, Int8(exactly: 127) as Any, Int8(exactly: 128) as Any, UInt8(exactly: -1) as Any)
print(Double(exactly: Int.max) as Any, Float(exactly: 16777217) as Any, Int(3.99), Int(-3.99))
print(UInt8(truncatingIfNeeded: 300), Int8(bitPattern: 255), UInt32(bitPattern: -1), Int16(clamping: 100_000))
print(UInt8.max &+ 1, Int8.min &- 1, Int32.max.addingReportingOverflow(1).overflow, 200 as UInt8 &* 2)
print((7).quotientAndRemainder(dividingBy: 2), (-7) / 2, (-7) % 2, -7 >> 1, 1 << 10, UInt8(200) >> 3, ~5, 6 & 3, 6 | 3, 6 ^ 3)
print(9.isMultiple(of: 3), (-5).magnitude, (-5).signum(), 10.trailingZeroBitCount, Int8(-1).leadingZeroBitCount, abs(-3), max(1, 5, 3))
