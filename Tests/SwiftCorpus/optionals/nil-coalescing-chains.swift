// swift-format-ignore-file
let a: Int? = nil, b: Int? = nil, c: Int? = 3
print(a ?? b ?? c ?? 0, (a ?? b) as Any, a ?? 9, [a, b, c].compactMap { $0 }, c ?? fatalError())
func log(_ s: String, _ v: Int?) -> Int? { print("eval", s); return v }
print(log("x", 1) ?? log("y", 2) ?? 0)
print(log("n", nil) ?? log("m", nil) ?? -1)
var name: String?
name = name ?? "first"; name = name.map { $0 + "!" }
print(name!, name?.isEmpty ?? true, (name?.count ?? 0) > 5, a.map { "\($0)" } ?? "none", a != c, a == nil)
var cache: [String: Int]? = nil
cache?["a"] = 1
cache = cache ?? [:]; cache?["b", default: 0] += 4
print(cache!, cache?["b"] ?? 0, cache?["zz"] as Any)
