// swift-format-ignore-file
import Foundation
let token = Data([0x01, 0xab, 0xff, 0x00])
let hex = token.map { String(format: "%02x", $0) }.joined()
print(hex, token.count, token[1], token.last!, Array(token), token.hexString)
extension Data { var hexString: String { reduce(into: "") { $0 += String(format: "%02X", $1) } }
  init?(hex: String) { guard hex.count % 2 == 0 else { return nil }; var d = Data(); var i = hex.startIndex; while i < hex.endIndex { let j = hex.index(i, offsetBy: 2); guard let b = UInt8(hex[i..<j], radix: 16) else { return nil }; d.append(b); i = j }; self = d } }
print(Data(hex: hex) == token, Data(hex: "zz") as Any, Data(hex: "a") as Any, Data(hex: "0aff")!.map { Int($0) })
var d = Data(repeating: 7, count: 3); d[1] = 9; d.append(0x41); d.insert(1, at: 0); d += Data("hi".utf8)
print(Array(d), d.firstIndex(of: 9)!, d.subdata(in: 1..<3).map { $0 }, String(data: d.suffix(2), encoding: .utf8)!, d.isEmpty, d.base64EncodedString())
print(token.withUnsafeBytes { $0.load(as: UInt8.self) }, token.starts(with: [1]), Data([1, 2]) < Data([2]) ? "" : "", token.range(of: Data([0xff])) as Any)
extension Data { static func < (a: Data, b: Data) -> Bool { a.lexicographicallyPrecedes(b) } }
