// swift-format-ignore-file
final class Lock { let n: String; init(_ n: String) { self.n = n; print("lock", n) }; deinit { print("unlock", n) } }
func work(_ fail: Bool) throws { let a = Lock("a"); defer { print("defer 1", a.n) }; let b = Lock("b"); defer { print("defer 2", b.n) }
  if fail { struct E: Error {}; throw E() }; print("body"); _ = b }
try? work(false); print("--"); try? work(true); print("--")
func early(_ n: Int) -> Int { let x = Lock("x\(n)"); defer { print("after x\(n)") }; guard n > 0 else { return -1 }; do { let y = Lock("y\(n)"); defer { print("after y", y.n) }; if n > 1 { return n } }; print("between"); return x.n.count }
print(early(0)); print(early(1)); print(early(2))
for i in 1...2 { let l = Lock("l\(i)"); defer { print("round", l.n) }; if i == 1 { continue }; print("last") }
