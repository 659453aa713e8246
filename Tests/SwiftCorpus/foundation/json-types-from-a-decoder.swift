// swift-format-ignore-file
import Foundation

@propertyWrapper struct Trimmed: Codable {
  var wrappedValue: String
  init(from decoder: Decoder) throws {
    wrappedValue = try String(from: decoder).trimmingCharacters(in: .whitespaces)
  }
  func encode(to encoder: Encoder) throws { try wrappedValue.encode(to: encoder) }
}
struct Lossy<T: Codable>: Codable {
  let value: T?
  init(from decoder: Decoder) throws { value = try? T(from: decoder) }
  func encode(to encoder: Encoder) throws { try value.encode(to: encoder) }
}
struct Base: Codable { var id: Int }
struct Extended: Codable {
  var base: Base, tags: [String]
  enum Keys: CodingKey { case tags }
  init(from decoder: Decoder) throws {
    base = try Base(from: decoder)
    let container = try decoder.container(keyedBy: Keys.self)
    tags = try container.decode([String].self, forKey: .tags)
  }
  func encode(to encoder: Encoder) throws {
    try base.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(tags, forKey: .tags)
  }
}
struct OneOrMany: Decodable {
  let all: [Int]
  init(from decoder: Decoder) throws {
    if let one = try? Int(from: decoder) { all = [one] } else { all = try [Int](from: decoder) }
  }
}
struct User: Codable { @Trimmed var name: String; var age: Lossy<Int> }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let user = try JSONDecoder().decode(User.self, from: Data(#"{"name":"  Ann ","age":"?"}"#.utf8))
print(user.name, user.age.value as Any, String(decoding: try encoder.encode(user), as: UTF8.self))
let extended = try JSONDecoder().decode(Extended.self, from: Data(#"{"id":1,"tags":["a"]}"#.utf8))
print(extended, String(decoding: try encoder.encode(extended), as: UTF8.self))
print(try JSONDecoder().decode([OneOrMany].self, from: Data("[1,[2,3]]".utf8)).map(\.all))
