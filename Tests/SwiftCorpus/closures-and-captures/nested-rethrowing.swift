// swift-format-ignore-file
func withLog<R>(_ n: String, _ f: () throws -> R) rethrows -> R { print(">", n); defer { print("<", n) }; return try f() }
let v = withLog("a") { withLog("b") { 42 } }; print(v)
let r: Int? = withLog("c") { Int("x") }; print(r as Any); withLog("d") { }; let t = withLog("e") { (1, "z") }; print(t.1)
