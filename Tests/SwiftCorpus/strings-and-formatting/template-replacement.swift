// swift-format-ignore-file
import Foundation
let template = "Hi {name}, you have {count} new {count|message|messages}."
func fill(_ template: String, _ values: [String: String]) -> String {
  var result = template
  for (key, value) in values { result = result.replacingOccurrences(of: "{\(key)}", with: value) }
  while let open = result.firstIndex(of: "{"), let close = result[open...].firstIndex(of: "}") {
    let parts = result[result.index(after: open)..<close].split(separator: "|")
    let word = values[String(parts[0])] == "1" ? parts[1] : parts[2]
    result.replaceSubrange(open...close, with: word)
  }
  return result
}
print(fill(template, ["name": "Ada", "count": "2"]))
print(fill(template, ["name": "Bob", "count": "1"]))
print("a-b_c".map { $0.isLetter ? $0 : " " }.split(separator: " ").map { String($0) })
