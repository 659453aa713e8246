// swift-format-ignore-file
func log(_ items: Any..., tag: String = "app") -> String { "[\(tag)] " + items.map { "\($0)" }.joined(separator: " ") }
func log(error: Error) -> String { "error \(error)" }
struct E: Error {}; print(log(1, "a", true), log("x", tag: "t"), log(error: E()), log())
func max(_ a: String, _ b: String) -> String { a.count > b.count ? a : b }
print(max("ab", "c"), max(3, 9), max(1.5, 2)); func make(_ n: Int) -> String { "int" }; func make(_ n: Double) -> String { "double" }; func make<T>(_ n: [T]) -> String { "list" }; func make(_ n: Int?) -> String { "opt" }
let d: Double = 2; let o: Int? = 3; print(make(1), make(1.0), make(d), make([1]), make(o), make(o!), make(2 + 0.5), make(Int(d)))
