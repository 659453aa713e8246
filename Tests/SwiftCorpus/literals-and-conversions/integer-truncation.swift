let value = 0x1234
print(UInt8(truncatingIfNeeded: value), UInt8(clamping: value), UInt8(clamping: -3))
print(Int8(bitPattern: 0xFF), UInt8(bitPattern: -1), UInt8(exactly: 256) == nil)
print(Int8(truncatingIfNeeded: 200))
