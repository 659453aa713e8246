import Foundation

struct Device: Encodable {
  var token: String
  var badge: Int?
  var topics: [String]
  var ratio = 0.5
  var nested = ["k": true]
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(
  String(
    data: try encoder.encode(Device(token: "a/b\"c", badge: nil, topics: ["é"])), encoding: .utf8)!)
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try encoder.encode(["x": [1, 2]]), encoding: .utf8)!)
print(String(data: try JSONEncoder().encode([1, 2]), encoding: .utf8)!)
