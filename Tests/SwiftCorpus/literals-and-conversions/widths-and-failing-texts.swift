// swift-format-ignore-file
let small: UInt8 = 250
print(small &+ 10, small.addingReportingOverflow(10), Int8(truncatingIfNeeded: 200), Int8(exactly: 200) as Any)
let wide = UInt16(small) << 8 | 0x0f
print(wide, String(wide, radix: 16), UInt8(clamping: -5), UInt8(clamping: 999), Int32.max, Int16.min)
print(UInt32(0xdead_beef).byteSwapped == 0xefbeadde, (0b1011 as UInt8).nonzeroBitCount, UInt8(7).leadingZeroBitCount, Int64(8).trailingZeroBitCount)
print(Int("12a") as Any, Int("-0042")!, UInt8("256") as Any, Int("ff", radix: 16)!, Int("+7")!, Double("1e3")!, Double("abc") as Any)
print(7 / 2, -7 / 2, -7 % 3, 7.0 / 2, Double(7) / 2, Int(-2.9), Int(2.9.rounded()))
