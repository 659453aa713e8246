// swift-format-ignore-file
import Foundation
extension CodingUserInfoKey { static let version = CodingUserInfoKey(rawValue: "version")! }
struct Model: Decodable {
  let version: Int; let path: String
  init(from decoder: Decoder) throws {
    version = decoder.userInfo[.version] as? Int ?? 0
    path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
  }
}
let decoder = JSONDecoder()
print(try decoder.decode([String: [Model]].self, from: Data(#"{"a":[{}]}"#.utf8)))
decoder.userInfo[.version] = 3
print(try decoder.decode([Model].self, from: Data("[{}]".utf8)))
