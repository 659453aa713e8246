// swift-format-ignore-file
import Foundation
let token = Data([0xde, 0xad, 0xbe, 0xef, 0x00, 0x7f])
let hex = token.map { String(format: "%02x", $0) }.joined()
print(hex, hex.count, token.base64EncodedString(), token.count)
func bytes(_ hex: String) -> Data? {
  guard hex.count % 2 == 0 else { return nil }
  var data = Data()
  var index = hex.startIndex
  while index < hex.endIndex {
    let next = hex.index(index, offsetBy: 2)
    guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
    data.append(byte)
    index = next
  }
  return data
}
print(bytes(hex) == token, bytes("abc") as Any, bytes("zz") as Any, bytes("0f10")! as NSData)
print(token.reversed().map { $0 }, token[1...2].map { $0 }, token.first { $0 > 0xe0 } ?? 0)
