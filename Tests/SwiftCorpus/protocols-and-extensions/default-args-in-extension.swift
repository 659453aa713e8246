// swift-format-ignore-file
protocol Store { func value(_ k: String, or d: String) -> String }
extension Store { func value(_ k: String) -> String { value(k, or: "<\(k)>") }; subscript(k: String) -> String { value(k) } }
struct Fixed: Store { let d: [String: String]; func value(_ k: String, or x: String) -> String { d[k] ?? x } }
struct Chain: Store { let stores: [any Store]; func value(_ k: String, or x: String) -> String { for s in stores { let v = s.value(k, or: ""); if !v.isEmpty { return v } }; return x } }
let c = Chain(stores: [Fixed(d: ["a": "1"]), Fixed(d: ["a": "2", "b": "3"])]); print(c["a"], c["b"], c["c"], c.value("c", or: "z"))
