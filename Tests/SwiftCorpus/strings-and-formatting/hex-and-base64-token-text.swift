// swift-format-ignore-file
import Foundation
let data = Data([0xde, 0xad, 0xbe, 0xef, 0x00, 0x0a]); let hex = data.map { String(format: "%02hhx", $0) }.joined()
print(hex, hex.uppercased(), data.base64EncodedString(), Data(base64Encoded: "3q2+7wAK") == data, data.reduce(into: "") { $0 += String($1, radix: 16) }, data.count, data.first!, data.suffix(2).map { $0 })
extension Data { init?(hex: String) { guard hex.count % 2 == 0 else { return nil }; var bytes = [UInt8](), i = hex.startIndex; while i < hex.endIndex { let j = hex.index(i, offsetBy: 2); guard let b = UInt8(hex[i..<j], radix: 16) else { return nil }; bytes.append(b); i = j }; self.init(bytes) }; var grouped: String { stride(from: 0, to: count, by: 2).map { i in self[i..<Swift.min(i + 2, count)].map { String(format: "%02X", $0) }.joined() }.joined(separator: " ") } }
print(Data(hex: hex) == data, Data(hex: "abc") as Any, Data(hex: "zz") == nil, data.grouped, Data(hex: "")!.isEmpty, Data("héllo".utf8).count, String(data: data.prefix(1), encoding: .utf8) as Any, String(decoding: Data("ok".utf8), as: UTF8.self))
let short = "\(hex.prefix(4))…\(hex.suffix(4))"; print(short, hex.contains("beef"), hex.replacingOccurrences(of: "00", with: "--"), hex.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(), [UInt8](data)[1...2].map { $0 }, data[2] == 0xbe, data.firstIndex(of: 0)!, data.contains(0xef))
