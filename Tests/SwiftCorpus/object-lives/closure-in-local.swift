// swift-format-ignore-file
final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
func run(_ body: () -> Void) { body(); print("ran") }
func a() { let t = T("a"); run { print("in", t.n) }; print("end a") }
func b() { let t = T("b"); let f = { print("in", t.n) }; f(); print("end b") }
func c() -> () -> Void { var t: T? = T("c"); return { print(t?.n ?? "nil"); t = nil } }
a(); b()
let f = c()
f(); f()
func d() { var list: [() -> Void] = []; for i in 1...2 { let t = T("d\(i)"); list.append { print(t.n) } }; list.forEach { $0() }; list.removeAll(); print("end d") }
d()
