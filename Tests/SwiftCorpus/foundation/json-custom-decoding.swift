import Foundation

struct Level: Decodable {
  let value: Int
  let title: String
  enum Keys: String, CodingKey { case value, title }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    value = try container.decodeIfPresent(Int.self, forKey: .value) ?? -1
    title = try container.decode(String.self, forKey: .title).uppercased()
  }
}
print(try JSONDecoder().decode(Level.self, from: Data(#"{"title": "a"}"#.utf8)))
print(try JSONDecoder().decode(Level.self, from: Data(#"{"title": "b", "value": 3}"#.utf8)))
print((try? JSONDecoder().decode(Level.self, from: Data("{}".utf8))) == nil)
