import Foundation

struct Inner: Decodable { var count: Int }
struct Outer: Decodable { var inner: [Inner] }
do {
  _ = try JSONDecoder().decode(Outer.self, from: Data(#"{"inner":[{"count":1},{"count":"x"}]}"#.utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.codingPath.map(\.stringValue))
} catch DecodingError.keyNotFound(let key, _) {
  print("missing", key.stringValue)
}
do {
  _ = try JSONDecoder().decode(Outer.self, from: Data(#"{"other":[]}"#.utf8))
} catch DecodingError.keyNotFound(let key, let context) {
  print("missing", key.stringValue, context.codingPath.isEmpty)
}
do {
  _ = try JSONDecoder().decode(Outer.self, from: Data("{".utf8))
} catch DecodingError.dataCorrupted {
  print("corrupted")
}
