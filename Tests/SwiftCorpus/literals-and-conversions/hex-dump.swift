// swift-format-ignore-file
import Foundation
let token = Data([0x00, 0x1f, 0xab, 0xff])
let hex = token.map { String(format: "%02hhx", $0) }.joined()
print(hex, hex.uppercased(), hex.count / 2 == token.count)
var bytes: [UInt8] = []
var rest = hex[...]
while !rest.isEmpty { bytes.append(UInt8(rest.prefix(2), radix: 16)!); rest = rest.dropFirst(2) }
print(bytes, Data(bytes) == token, bytes.reversed().map { $0 }, token.reduce(0) { $0 + Int($1) })
