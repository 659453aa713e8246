var cache: [String: [Int]] = [:]
cache["a", default: []].append(1)
cache["a", default: []].append(2)
cache["b"] = [3]
cache["b"]?.append(4)
cache["c"]?.append(5)
print(cache.keys.sorted(), cache["a"]!, cache["b"]!, cache["c"] as Any)
let info: [String: Any] = ["aps": ["alert": ["title": "Hi"], "badge": 2], "ids": [1, 2]]
if let aps = info["aps"] as? [String: Any], let alert = aps["alert"] as? [String: String] {
  print(alert["title"] ?? "-", aps["badge"] as? Int ?? 0, aps["sound"] as? String ?? "none")
}
print((info["ids"] as? [Int])?.last ?? 0, (info["aps"] as? [String: Int]) == nil)
let merged = ["x": 1, "y": 2].merging(["y": 5, "z": 6]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
print(cache.compactMapValues { $0.count > 1 ? $0.count : nil }.sorted { $0.key < $1.key }.map(\.key))
cache.removeValue(forKey: "a")
print(cache.count, cache.first { $0.value.contains(4) }?.key ?? "none")
