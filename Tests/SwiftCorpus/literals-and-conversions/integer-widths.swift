let byte: UInt8 = 200
let small: Int8 = -100
print(byte &+ 100, small &- 100, UInt8.max, Int8.min, Int16.max, UInt32.max)
print(Int.max, Int.min, UInt64.max)
print(Int(byte) + 100, UInt16(byte) + 100)
