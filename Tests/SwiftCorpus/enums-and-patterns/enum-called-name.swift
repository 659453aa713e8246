// swift-format-ignore-file
enum EventName { case a, b }
struct P { let d: [EventName: String]; init(_ p: KeyValuePairs<EventName, String>) { var q: [EventName: String] = [:]; for (k, v) in p { q[k] = v }; d = q } }
func run() { let p = P([.a: "x"]); print(p.d[.a] ?? "none", p.d) }
run()
