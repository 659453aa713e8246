// swift-format-ignore-file
let token = "00ff10Ab"
var bytes: [UInt8] = []
var index = token.startIndex
while index < token.endIndex {
  let next = token.index(index, offsetBy: 2)
  if let b = UInt8(token[index..<next], radix: 16) { bytes.append(b) }
  index = next
}
print(bytes, bytes.map { String($0, radix: 16, uppercase: true) })
print(bytes.reduce(0) { ($0 << 8) | UInt32($1) })
print(String(UInt32.max, radix: 2).count, 0xFF, 0b101, 0o17, -0x10)
print(Int8(truncatingIfNeeded: 200), UInt8(clamping: 300), Int8(bitPattern: 255))
