// swift-format-ignore-file
let value: UInt32 = 0xDEADBEEF
let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
print(bytes, bytes.map { String($0, radix: 16) }.joined(), bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } == value, value.byteSwapped == 0xEFBEADDE, value.littleEndian == value)
print(Int16(bitPattern: 0xFFFE), Int8(truncatingIfNeeded: 0x1FF), UInt16(0xFF) & ~0x0F, 1 << 10, -8 >> 1, UInt8(0b1100).trailingZeroBitCount, (0x5A as UInt8).nonzeroBitCount, UInt64.max.description.count, Int64(UInt32.max) + 1)
