// swift-format-ignore-file
struct Settings { var raw: [String: Any]
  subscript<T>(key: String) -> T? { raw[key] as? T }
  subscript<T>(key: String, default value: T) -> T { raw[key] as? T ?? value } }
let s = Settings(raw: ["n": 3, "name": "x", "list": [1, 2]])
let n: Int? = s["n"], name: String? = s["name"], wrong: String? = s["n"]
print(n ?? 0, name ?? "-", wrong == nil, (s["list"] as [Int]?)?.count ?? 0, s["q", default: 7], s["n", default: 1.5])
