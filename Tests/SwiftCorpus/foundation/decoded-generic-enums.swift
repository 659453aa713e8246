// swift-format-ignore-file
import Foundation

struct User: Codable { let id: Int }
enum Reply<Body: Codable>: Codable {
  case body(Body), failure(String)
  enum Keys: String, CodingKey { case data, error }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if let body = try container.decodeIfPresent(Body.self, forKey: .data) {
      self = .body(body)
    } else {
      self = .failure(try container.decode(String.self, forKey: .error))
    }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .body(let body): try container.encode(body, forKey: .data)
    case .failure(let text): try container.encode(text, forKey: .error)
    }
  }
}
for json in [#"{"data":{"id":1}}"#, #"{"error":"closed"}"#, #"{"data":{}}"#] {
  do {
    let reply = try JSONDecoder().decode(Reply<User>.self, from: Data(json.utf8))
    if case .body(let user) = reply { print(user.id) }
    print(reply, String(decoding: try JSONEncoder().encode(reply), as: UTF8.self))
  } catch { print(error) }
}
