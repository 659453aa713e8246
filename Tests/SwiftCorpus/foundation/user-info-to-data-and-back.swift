import Foundation

let userInfo: [AnyHashable: Any] = ["type": "chat", "id": 7, "muted": false]
let data = try JSONSerialization.data(withJSONObject: userInfo, options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!)
struct Push: Codable, Equatable {
  var type: String
  var id: Int
  var muted: Bool
}
let push = try JSONDecoder().decode(Push.self, from: data)
print(push, push == Push(type: "chat", id: 7, muted: false))
