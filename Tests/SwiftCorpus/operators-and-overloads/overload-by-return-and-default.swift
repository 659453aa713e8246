// swift-format-ignore-file
func get() -> Int { 1 }
func get() -> String { "one" }
func get() -> [Double] { [1] }
let n: Int = get(), s: String = get(), d: [Double] = get()
print(n, s, d, get() + 1, get() + "!")
struct Loader { func load(_ id: Int) -> String { "id \(id)" }; func load(_ name: String) -> String { "name \(name)" }; func load(_ id: Int, retries: Int = 2) -> String { "retry" }; func load(named: String) -> String { "named" }; static func load(_ x: Double) -> String { "static" } }
let l = Loader()
print(l.load(1), l.load("a"), l.load(1, retries: 3), l.load(named: "q"), Loader.load(2))
extension Loader { subscript(_ i: Int) -> String { "i\(i)" }; subscript(_ s: String) -> String { "s" + s }; subscript(a a: Int, b b: Int = 5) -> Int { a * b }; func callAsFunction(_ x: Int...) -> Int { x.reduce(0, +) } }
print(l[1], l["k"], l[a: 2], l[a: 2, b: 2], l(1, 2, 3), l())
