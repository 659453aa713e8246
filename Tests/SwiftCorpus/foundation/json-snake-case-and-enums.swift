import Foundation

enum Kind: String, Codable { case chat, news }
struct Push: Codable {
  var pushKind: Kind
  var sentCount: Int
}
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode(Push.self, from: Data(#"{"push_kind": "news", "sent_count": 2}"#.utf8)))
print(
  (try? decoder.decode(Push.self, from: Data(#"{"push_kind": "other", "sent_count": 2}"#.utf8)))
    == nil)
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(Push(pushKind: .chat, sentCount: 1)), as: UTF8.self))
