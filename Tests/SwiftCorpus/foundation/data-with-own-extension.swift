import Foundation

extension Data {
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}
let token = Data([0, 15, 165, 255])
print(token, token.hex, "\(token)", token.count)
