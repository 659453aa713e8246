// swift-format-ignore-file
import Foundation

struct Profile: Codable {
  var userID = 1
  var avatarURLString = "a"
  var isOK = true
  var HTTPCode: Int?
}

let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Profile(HTTPCode: 200)), as: UTF8.self))

struct Item: Decodable { let itemId: Int?, ALL: Int?, allCaps: Int? }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
for json in [#"{"item_id":1}"#, #"{"itemId":2,"ALL":3}"#, #"{"item_ID":4,"ALL_CAPS":5}"#] {
  print(try decoder.decode(Item.self, from: Data(json.utf8)))
}
struct Pitfall: Decodable {
  let fullName: String
  enum CodingKeys: String, CodingKey { case fullName = "full_name" }
}
do { print(try decoder.decode(Pitfall.self, from: Data(#"{"full_name":"Ann"}"#.utf8))) } catch { print(error) }
print(try decoder.decode([String: Int].self, from: Data(#"{"a_b":1}"#.utf8)))
