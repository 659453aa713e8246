var hash: UInt64 = 14_695_981_039_346_656_037
for byte in "hello".utf8 {
  hash ^= UInt64(byte)
  hash = hash &* 1_099_511_628_211
}
print(hash, String(hash, radix: 16))
var crc: UInt32 = 0xFFFF_FFFF
for byte in "abc".utf8 {
  crc ^= UInt32(byte)
  for _ in 0..<8 { crc = (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
}
print(String(~crc, radix: 16), Int16(0x1234).byteSwapped, UInt16(bigEndian: 1))
let largest: UInt64 = 0xFFFF_FFFF_FFFF_FFFF
print(largest == .max, UInt(3).distance(to: 1), 5 / 2 as Double)
