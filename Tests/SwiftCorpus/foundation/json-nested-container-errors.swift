// swift-format-ignore-file
import Foundation

struct Post: Decodable {
  let author: String
  enum Keys: String, CodingKey { case meta, author = "by" }
  init(from decoder: Decoder) throws {
    let outer = try decoder.container(keyedBy: Keys.self)
    let inner = try outer.nestedContainer(keyedBy: Keys.self, forKey: .meta)
    author = try inner.decode(String.self, forKey: .author)
  }
}
for json in ["{}", #"{"meta":[]}"#, #"{"meta":null}"#, #"{"meta":{}}"#, #"{"meta":{"by":1}}"#, "5", "null", #"{"meta":{"by":"Ann"}}"#] {
  do { print(try JSONDecoder().decode([Post].self, from: Data("[\(json)]".utf8))) } catch { print(error) }
}
do {
  _ = try JSONDecoder().decode(Post.self, from: Data(#"{"meta":{}}"#.utf8))
} catch DecodingError.keyNotFound(let key, let context) {
  print(key, context.codingPath)
}
