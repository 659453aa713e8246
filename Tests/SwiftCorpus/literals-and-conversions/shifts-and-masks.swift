let options: UInt32 = 0b0110
print(options << 1, options >> 1, options & 0b0010, options | 1, options ^ 0b1111)
print(~UInt8(0b0000_1111), UInt8(0x80) << 1, 1 << 10, -8 >> 1)
print((0xAB as UInt8) >> 4, (0xAB as UInt8) & 0x0F)
