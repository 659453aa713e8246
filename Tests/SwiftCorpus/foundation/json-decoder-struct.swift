import Foundation

struct Message: Codable {
  let id: Int
  let text: String
  let tags: [String]
  let sender: Sender?
}
struct Sender: Codable { var name: String }
let json = #"{"id": 3, "text": "Hi", "tags": ["a"], "sender": {"name": "Ada"}, "extra": 1}"#
let message = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
print(message)
let list = try JSONDecoder().decode(
  [Sender].self, from: Data(#"[{"name": "x"}, {"name": "y"}]"#.utf8))
print(list.map(\.name), try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": 1}"#.utf8)))
let short = try JSONDecoder().decode(
  Message.self, from: Data(#"{"id": 1, "text": "", "tags": []}"#.utf8))
print(short.sender == nil)
