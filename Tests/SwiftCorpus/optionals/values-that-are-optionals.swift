// swift-format-ignore-file
var cache: [String: Int?] = [:]
cache["a"] = 1; cache["b"] = .some(nil); print(cache.count, cache["a"]!! , cache["b"]! as Any, cache["c"] as Any, cache["b"] == nil, cache["c"] == nil)
if let inner = cache["b"] { print("has b", inner == nil) }
let flat = cache.compactMapValues { $0 }; print(flat)
func find(_ k: String) -> Int?? { cache[k] }; print(find("a") as Any, find("zz") as Any)
