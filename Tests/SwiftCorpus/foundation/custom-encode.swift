import Foundation

struct Setting: Codable {
  var name: String
  var limit: Int
  enum CodingKeys: String, CodingKey { case name, limit = "max" }
  init(name: String, limit: Int) {
    self.name = name
    self.limit = limit
  }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    limit = try container.decodeIfPresent(Int.self, forKey: .limit) ?? 10
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name.uppercased(), forKey: .name)
    try container.encode(limit, forKey: .limit)
  }
}
let setting = try JSONDecoder().decode(Setting.self, from: Data(#"{"name":"a"}"#.utf8))
print(setting.name, setting.limit)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(setting), as: UTF8.self))
