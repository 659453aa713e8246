// swift-format-ignore-file
import Foundation
struct Block: Decodable {
  let width: Int
  enum Keys: String, CodingKey { case payload, list, width = "w" }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let payload = try container.nestedContainer(keyedBy: Keys.self, forKey: .payload)
    width = try payload.decode(Int.self, forKey: .width)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    _ = try list.decode(Int.self)
  }
}
for text in ["{}", #"{"payload":[]}"#, #"{"payload":null}"#, #"{"payload":{}}"#, #"{"payload":{"w":1}}"#, #"{"payload":{"w":1},"list":{}}"#, #"{"payload":{"w":1},"list":[2]}"#, "[]"] {
  do { print(try JSONDecoder().decode(Block.self, from: Data(text.utf8)).width) }
  catch DecodingError.keyNotFound(let key, let c) { print(key, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.typeMismatch(let type, let c) { print(type, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.valueNotFound(let type, let c) { print(type, c.codingPath.map(\.stringValue)) }
}
