import Foundation

extension DataProtocol {
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}
let token = Data([0, 31, 171, 255])
print(token.hex, token.prefix(2).hex, Data().hex.isEmpty, token.reversed().map { $0 })
