// swift-format-ignore-file
let bytes: [UInt8] = [0x12, 0xAB, 0xFF, 0x00]
let word = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
print(word, String(word, radix: 16), word.byteSwapped, word.nonzeroBitCount, word.leadingZeroBitCount, UInt16(truncatingIfNeeded: word))
print(Int8(bitPattern: 0xAB), UInt8(bitPattern: -1), Int16(word >> 16), bytes.map { ~$0 }, 0b1010_0101 ^ 0x0F, 1_000_000 as Int32)
let (v, o) = Int8.max.addingReportingOverflow(1); print(v, o, Int8.min.magnitude, (-7).quotientAndRemainder(dividingBy: 2), -7 % 3, -7 / 2, UInt.max == ~0)
print(withUnsafeBytes(of: word.bigEndian) { Array($0) }, Int(exactly: 3.5) as Any, Double(1 << 53) + 1, Float(0.1) == 0.1, Double(Float(0.1)), (0.1 + 0.2), 5.0.truncatingRemainder(dividingBy: 3), Int(-2.7), (2.5).rounded(), (-2.5).rounded(.toNearestOrEven))
