let small: UInt8 = 250
print(small &+ 10, small.addingReportingOverflow(10).overflow, UInt8.max &+ 1, Int8.min &- 1)
print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any, UInt16(small) * 200)
print(7 / 2, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), Int(3.99), Int(-3.99))
print(1 << 4, 0b1010 & 0b0110, 0b1010 | 0b0101, 0xFF ^ 0x0F, ~0, UInt8(0b1111_0000) >> 2)
print(Int.max, UInt64.max, Int32.min, (5).isMultiple(of: 5), 17.quotientAndRemainder(dividingBy: 5))
print((3.7).rounded(), (3.5).rounded(.down), 2.5.rounded(), abs(-4), max(1, 2, 3), min(2.5, 1))
