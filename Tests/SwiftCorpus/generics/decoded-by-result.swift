// swift-format-ignore-file
func decode<T>(_ t: T.Type = T.self, from d: [String: Any], _ k: String) -> T? { d[k] as? T }
let d: [String: Any] = ["i": 1, "s": "x", "l": [1, 2]]
let i: Int? = decode(from: d, "i"); let l = decode([Int].self, from: d, "l"); let bad: String? = decode(from: d, "i")
print(i ?? 0, l!.count, bad ?? "nil", decode(from: d, "s") ?? "none", (decode(from: d, "l") as [String]?) as Any)
if let s: String = decode(from: d, "s") { print("s", s) }
