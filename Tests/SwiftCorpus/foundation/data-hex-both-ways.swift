import Foundation

extension Data {
  var hex: String { map { String(format: "%02x", $0) }.joined() }
  init?(hex: String) {
    guard hex.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    var index = hex.startIndex
    while index < hex.endIndex {
      let next = hex.index(index, offsetBy: 2)
      guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
      bytes.append(byte)
      index = next
    }
    self.init(bytes)
  }
}
print(
  Data([0xde, 0xad, 0x00]).hex, Data(hex: "beef")?.count ?? -1, Data(hex: "xyz") == nil,
  Data(hex: "0aff")!.map { $0 })
