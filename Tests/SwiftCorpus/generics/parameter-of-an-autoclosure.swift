// swift-format-ignore-file
struct C { let d: [String: Any]; func callAsFunction<T>(_ k: String, default f: @autoclosure () -> T) -> T { d[k] as? T ?? f() }; func get<T>(_ k: String, default f: @autoclosure () -> T) -> T { d[k] as? T ?? f() }; func get2<T>(_ k: String, _ f: T) -> T { d[k] as? T ?? f } }
func run() { let c = C(d: ["n": 5]); print(c("n", default: 0), c.get("n", default: 0), c.get2("n", 0)) }
run()
