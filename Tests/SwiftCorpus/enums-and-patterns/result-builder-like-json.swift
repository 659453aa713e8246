// swift-format-ignore-file
import Foundation
enum JSON: Equatable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  subscript(key: String) -> JSON? { if case .object(let o) = self { return o[key] }; return nil }
  subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(i) { return a[i] }; return nil }
  var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .string(let s): "\"\(s)\""
    case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}" } }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  init(stringLiteral v: String) { self = .string(v) }
  init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(nilLiteral: ()) { self = .null }
}
let payload: JSON = ["aps": ["alert": "Hi", "badge": 3], "tags": ["a", 1, true, nil]]
print(payload.text, payload["aps"]?["badge"] == 3, payload["tags"]?[0] == "a", payload["x"] as Any)
