// swift-format-ignore-file
import Foundation
var d = Data([1, 2, 3, 250])
d.append(contentsOf: [9, 8]); d.append(7); d += Data([0xff])
print(d.count, d[2...4].map { $0 }, d.first!, d.suffix(2).map { $0 }, d.subdata(in: 1..<3) == Data([2, 3]))
print(d.map { String(format: "%02x", $0) }.joined(), d.base64EncodedString(), Data(repeating: 1, count: 3) as NSData == Data([1, 1, 1]) as NSData)
print(Data("héllo".utf8).count, String(data: Data([0x68, 0x69]), encoding: .utf8)!, String(data: Data([0xff]), encoding: .utf8) as Any, String(decoding: d.prefix(0), as: UTF8.self).isEmpty)
print(Data(base64Encoded: "aGk=").flatMap { String(data: $0, encoding: .utf8) } ?? "-", Data(base64Encoded: "*") == nil, d.reversed().prefix(2).map { $0 }, d.contains(250), d)
let n = Data([0, 0, 1, 2]).reduce(0) { $0 << 8 | UInt32($1) }
d.replaceSubrange(0..<2, with: [5]); d.removeSubrange(0..<1); d[0] = 77
print(n, Array(d), d.range(of: Data([9, 8]))!, d.firstIndex(of: 250)!)
