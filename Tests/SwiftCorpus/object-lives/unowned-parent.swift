// swift-format-ignore-file
class Parent { var kids: [Kid] = []; let n: String; init(_ n: String) { self.n = n }; func add(_ k: String) { kids.append(Kid(k, self)) }; deinit { print("P-", n, kids.count) } }; class Kid { let n: String; unowned let p: Parent; init(_ n: String, _ p: Parent) { self.n = n; self.p = p }; deinit { print("K-", n) } }
var p: Parent? = Parent("p"); p!.add("a"); p!.add("b"); print(p!.kids.map { $0.n + $0.p.n }); let kid: Kid? = nil; p!.kids.remove(at: 0); print("removed"); p = nil; print("end", kid == nil)
