// swift-format-ignore-file
struct C { var n = 0; mutating func callAsFunction(_ k: Int) -> Int { n += k; return n } }
struct S { var c = C(); mutating func go() -> Int { c(2) } }
func run() { var c = C(); print(c(1), c(2), c.n); var s = S(); print(s.go(), s.go(), s.c(5), s.c.n); var l = [C()]; print(l[0](3), l[0].n) }
run()
