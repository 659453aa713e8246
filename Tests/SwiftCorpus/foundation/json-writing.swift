import Foundation

let data = try JSONSerialization.data(
  withJSONObject: ["b": 1, "a": ["x", true, 2.5]], options: [.sortedKeys])
print(String(decoding: data, as: UTF8.self))
print(
  JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["a": Date()]))
let pretty = try JSONSerialization.data(
  withJSONObject: ["k": [1, 2]], options: [.prettyPrinted, .sortedKeys])
print(String(data: pretty, encoding: .utf8)!)
