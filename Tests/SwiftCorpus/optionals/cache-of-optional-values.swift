// swift-format-ignore-file
final class Cache { private var store: [String: String?] = [:]; private(set) var lookups = 0
  func value(_ k: String, load: (String) -> String?) -> String? { if let hit = store[k] { return hit }; lookups += 1; let v = load(k); store[k] = .some(v); return v }
  func forget(_ k: String) { store[k] = nil }; var known: [String] { store.keys.sorted() }; var empty: [String] { store.filter { $0.value == nil }.keys.sorted() } }
let c = Cache(); let load: (String) -> String? = { $0.count > 2 ? $0.uppercased() : nil }
print(c.value("abc", load: load) ?? "-", c.value("x", load: load) ?? "-", c.value("x", load: load) ?? "-", c.lookups, c.known, c.empty)
c.forget("x"); print(c.known, c.value("x", load: load) as Any, c.lookups)
var d: [String: Int?] = ["a": nil]; d["b"] = nil; d["c"] = .some(nil); d.updateValue(nil, forKey: "e"); print(d.keys.sorted(), d.count, d["a"] ?? 5 as Any, d.compactMapValues { $0 }.count)
