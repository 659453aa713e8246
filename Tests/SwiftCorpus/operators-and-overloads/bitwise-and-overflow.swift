// swift-format-ignore-file
import Foundation
var flags: UInt8 = 0b0000_1111
flags &= ~0b0000_0001
flags |= 1 << 7
flags ^= 0b10
print(String(flags, radix: 2), flags & 0x0F, flags >> 4, flags << 1)
print(UInt8.max &+ 1, Int8.min &- 1, Int32.max &* 2, (-7) / 2, (-7) % 2, -7 >> 1)
print(200.addingReportingOverflow(1).overflow, UInt8(200).multipliedReportingOverflow(by: 2))
print(UInt16(0xABCD).leadingZeroBitCount, 12.trailingZeroBitCount, 255.nonzeroBitCount, (17).quotientAndRemainder(dividingBy: 5))
