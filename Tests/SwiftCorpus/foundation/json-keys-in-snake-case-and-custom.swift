// swift-format-ignore-file
import Foundation
struct User: Codable { var userId: Int; var avatarURL: String?; var firstName: String }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode(User.self, from: Data(#"{"user_id":1,"firstName":"Ann"}"#.utf8)))
print(try decoder.decode([String: Int].self, from: Data(#"{"not_changed":1}"#.utf8)))
do { _ = try decoder.decode(User.self, from: Data(#"{"user_id":1,"avatar_url":"a"}"#.utf8)) } catch DecodingError.keyNotFound(let key, let context) { print(key.stringValue, context.debugDescription) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try encoder.encode(User(userId: 2, avatarURL: "u", firstName: "Bo")), as: UTF8.self))
struct AnyKey: CodingKey {
  var stringValue: String; var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
struct Item: Codable { let id: Int; let parts: [Part]; struct Part: Codable { let n: Int } }
decoder.keyDecodingStrategy = .custom { path in
  let last = path.last!.stringValue
  return AnyKey(stringValue: last.hasPrefix("_") ? String(last.dropFirst()) : last)
}
print(try decoder.decode(Item.self, from: Data(#"{"_id":3,"parts":[{"_n":4},{"n":5}]}"#.utf8)))
encoder.keyEncodingStrategy = .custom { path in AnyKey(stringValue: "\(path.count)" + path.last!.stringValue) }
print(String(decoding: try encoder.encode(Item(id: 1, parts: [Item.Part(n: 2)])), as: UTF8.self))
