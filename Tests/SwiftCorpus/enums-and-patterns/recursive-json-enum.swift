// swift-format-ignore-file
indirect enum JSON: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { case string(String), number(Int), array([JSON]), object([String: JSON]), bool(Bool), null
  init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(v) }; init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(nilLiteral: ()) { self = .null }
  subscript(k: String) -> JSON { if case .object(let o) = self { return o[k] ?? .null }; return .null }
  subscript(i: Int) -> JSON { if case .array(let a) = self, a.indices.contains(i) { return a[i] }; return .null }
  var text: String { switch self { case .string(let s): "\"\(s)\""; case .number(let n): "\(n)"; case .bool(let b): "\(b)"; case .null: "null"; case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}" } } }
let j: JSON = ["aps": ["alert": "Hi", "badge": 2, "mutable-content": true, "args": [1, "x", nil]], "id": nil]
print(j.text); print(j["aps"]["args"][1], j["aps"]["nope"][4] == .null, j["aps"]["badge"] == 2, j["id"])
