// swift-format-ignore-file
final class Resource { var open = 0; func use<T>(_ n: String, _ f: () throws -> T) rethrows -> T { open += 1; print("open", n); defer { open -= 1; print("close", n) }; return try f() } }
struct Stop: Error { let code: Int }
let r = Resource()
func work(_ n: Int) throws -> Int { try r.use("a") { try r.use("b") { if n > 1 { throw Stop(code: n) }; return n * 10 } + 1 } }
for n in [1, 2] { do { print(try work(n)) } catch let s as Stop { print("stop", s.code, r.open) } }
outer: for i in 0..<3 { defer { print("end", i) }; for j in 0..<3 { if j == 1 { continue outer }; if i == 1 { break outer }; print(i, j) } }
