// swift-format-ignore-file
import Foundation

extension CodingUserInfoKey { static let unit = CodingUserInfoKey(rawValue: "unit")! }
struct Length: Codable {
  var meters: Double
  init(from decoder: Decoder) throws {
    let factor = decoder.userInfo[.unit] as? Double ?? 1
    meters = try decoder.singleValueContainer().decode(Double.self) * factor
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(meters) \(encoder.userInfo[.unit] as? String ?? "m")")
  }
}
let decoder = JSONDecoder()
print(try decoder.decode([Length].self, from: Data("[2]".utf8)))
decoder.userInfo[.unit] = 0.5
let lengths = try decoder.decode([Length].self, from: Data("[2,3]".utf8))
print(lengths.map(\.meters), decoder.userInfo.count)
let encoder = JSONEncoder()
print(String(decoding: try encoder.encode(lengths), as: UTF8.self))
encoder.userInfo = [.unit: "meters"]
print(String(decoding: try encoder.encode(lengths), as: UTF8.self))
print(CodingUserInfoKey.unit.rawValue, encoder.userInfo[CodingUserInfoKey.unit] ?? "none")
