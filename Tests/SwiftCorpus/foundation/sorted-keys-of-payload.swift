import Foundation

func flatten(_ value: Any, _ path: String = "") -> [String] {
  if let table = value as? [String: Any] {
    return table.keys.sorted().flatMap { flatten(table[$0]!, path.isEmpty ? $0 : path + "." + $0) }
  }
  if let list = value as? [Any] {
    return list.enumerated().flatMap { flatten($0.element, "\(path)[\($0.offset)]") }
  }
  return ["\(path)=\(value)"]
}
let text = #"{"aps": {"alert": {"title": "Hi"}, "badge": 2}, "ids": [1, 2]}"#
let object = try JSONSerialization.jsonObject(with: text.data(using: .utf8)!)
for line in flatten(object) { print(line) }
