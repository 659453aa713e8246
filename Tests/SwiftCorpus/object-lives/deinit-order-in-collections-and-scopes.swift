// swift-format-ignore-file
final class R { let n: String; init(_ n: String) { self.n = n; print("+", n) }; deinit { print("-", n) } }
func make(_ n: String) -> R? { n.isEmpty ? nil : R(n) }
do { let a = R("a"); defer { print("defer", a.n) }; let b = R("b"); _ = b }
print("--"); var list = ["c", "d", "e"].map(R.init); list.remove(at: 1); print("removed"); list[0] = R("f"); list.removeLast(); list = []; print("--")
if let g = make("g") { print("have", g.n) }; print("after if"); for n in ["h", "i"] { let r = R(n); if n == "h" { continue }; print("loop", r.n) }
var slot: R? = R("j"); slot = R("k"); print("replaced"); slot = nil; func pass(_ r: R) -> String { r.n }; print(pass(R("l"))); struct Holder { let r: R; var extra = 0 }; var h: Holder? = Holder(r: R("m")); var h2 = h; h = nil; print("copy keeps"); h2?.extra = 1; h2 = nil; print("end")
