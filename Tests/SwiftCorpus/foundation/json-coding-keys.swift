import Foundation

struct Item: Codable, Equatable {
  var identifier: Int
  var deepLink: String?
  enum CodingKeys: String, CodingKey {
    case identifier = "id"
    case deepLink = "deep_link"
  }
}
let item = try JSONDecoder().decode(Item.self, from: Data(#"{"id": 4, "deep_link": "a/b"}"#.utf8))
print(item)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(item), as: UTF8.self))
print(try JSONDecoder().decode(Item.self, from: encoder.encode(item)) == item)
