// swift-format-ignore-file
import Foundation

struct Message: Encodable {
  let id: Int
  let tags: [String]
  enum Keys: String, CodingKey { case id, meta = "m", list }
  enum Meta: String, CodingKey { case count, first }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    var meta = container.nestedContainer(keyedBy: Meta.self, forKey: .meta)
    try meta.encode(tags.count, forKey: .count)
    try meta.encodeIfPresent(tags.first, forKey: .first)
    var list = container.nestedUnkeyedContainer(forKey: .list)
    for tag in tags { try list.encode(tag.uppercased()) }
    var inner = list.nestedContainer(keyedBy: Meta.self)
    try inner.encode(true, forKey: .first)
    print(list.count)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for value in [Message(id: 1, tags: ["a", "b"]), Message(id: 2, tags: [])] {
  print(String(decoding: try encoder.encode([value]), as: UTF8.self))
}
