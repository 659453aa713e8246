import Foundation

let token = Data([0x00, 0x0f, 0xa5, 0xff, 0x10])
print(token.map { String(format: "%02.2hhx", $0) }.joined())
print(token.map { String(format: "%02x", $0) }.joined(separator: ":"))
print(token.reduce("") { $0 + String(format: "%02X", $1) })
print(token.map { String($0, radix: 16) }.joined(separator: " "), token.count)
