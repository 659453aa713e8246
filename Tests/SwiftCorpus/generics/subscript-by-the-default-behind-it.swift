// swift-format-ignore-file
let payload: [String: Any] = ["n": 3]
struct Params { subscript<T>(key: String) -> T? { payload[key] as? T } }
func run() { let p = Params(); print(p["n"] ?? 0, p["x"] ?? 7, p["n"] ?? "text") }
run()
