// swift-format-ignore-file
import Foundation
let token = Data([0xde, 0xad, 0x00, 0x0f])
print(token.map { String(format: "%02x", $0) }.joined(), token.reduce("") { $0 + String($1, radix: 16) }, token.count, token.first!, token[1...2].map { $0 })
print(token.base64EncodedString(), Data(base64Encoded: "3q0ADw==") == token, Data("hé".utf8).count, String(decoding: Data([104, 105]), as: UTF8.self), [UInt8](token.suffix(2)))
var d = Data(); d.append(contentsOf: [1, 2]); d.append(3); d += Data([4]); d.removeFirst(); print(Array(d), d.isEmpty, d.contains(3), d == Data([2, 3, 4]), d)
