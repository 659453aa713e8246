import Foundation

let token = Data([0x01, 0xab, 0xff, 0x00, 0x7f])
print(token.map { String(format: "%02.2hhx", $0) }.joined())
print(token.reduce("") { $0 + String(format: "%02x", $1) })
print(token.base64EncodedString(), Data(base64Encoded: "AQID")!.map { Int($0) })
print(Data(base64Encoded: "###") == nil, token.count, token[1], token.first!, token.last!)
print(token == Data([1, 171, 255, 0, 127]), token.prefix(2).map { $0 }, [UInt8](token)[2])
