// swift-format-ignore-file
import Foundation
func read(_ text: String) -> String {
  do { return "\(try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]))" }
  catch { return "error" }
}
struct D: Decodable { var a: Double }
struct I: Decodable { var a: Int }
func decode<T: Decodable>(_ type: T.Type, _ text: String) -> String {
  do { return "\(try JSONDecoder().decode(type, from: Data(text.utf8)))" } catch is DecodingError { return "DecodingError" } catch { return "other" }
}
let object = try JSONSerialization.jsonObject(with: Data(#"{"a":1e-999,"b":5e-324}"#.utf8)) as! [String: Any]
print(object["a"] as! Double, object["b"] as! Double)
print(read("[1e999]"), read("[01]"), read("[1.]"), read("[.5]"), read("[-]"), read("[+1]"))
for number in ["1e-999", "1e999", "-1e-999", "5e-324", "1e-400", "1.0", "1e2", "1.5", "0e999"] {
  print(number, decode(D.self, "{\"a\":\(number)}"), decode(I.self, "{\"a\":\(number)}"))
}
let twice = try JSONSerialization.jsonObject(with: Data(#"{"a":1,"a":2}"#.utf8)) as! [String: Int]
print(twice["a"] ?? 0, decode(I.self, #"{"a":1,"a":2}"#), decode([String: Int].self, #"{"a":1,"a":2}"#))
for depth in [64, 65, 511, 512, 513] {
  let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  let isRead = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  print(depth, isRead)
}
