// swift-format-ignore-file
struct Prefs { var table: [String: Any] = [:]
  func get<T>(_ key: String) -> T? { table[key] as? T }
  func get<T>(_ key: String, default value: T) -> T { (table[key] as? T) ?? value }
  mutating func set<T>(_ v: T?, for key: String) { if let v { table[key] = v } else { table.removeValue(forKey: key) } } }
var p = Prefs()
p.set(3, for: "n"); p.set("x", for: "s")
print(p.get("n") ?? 0, p.get("s") ?? "none", p.get("n", default: "no"), p.get("s") ?? 7)
let name: String? = p.get("s"); let n: Int = p.get("n") ?? -1
print(name as Any, n + 1)
p.set(nil as Int?, for: "n")
print(p.get("n") ?? 0, p.table.count)
