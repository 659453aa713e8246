// swift-format-ignore-file
import Foundation
let n: UInt32 = 0xDEADBEEF
print(String(n.bigEndian, radix: 16), String(n.byteSwapped, radix: 16))
let bytes = withUnsafeBytes(of: n.bigEndian) { Array($0) }
print(bytes)
print(bytes.map { String(format: "%02x", $0) }.joined(separator: ":"))
let back = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
print(back == n, back)
