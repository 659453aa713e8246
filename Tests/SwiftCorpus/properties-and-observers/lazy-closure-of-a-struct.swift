// swift-format-ignore-file
struct S { var n = 1; lazy var h: () -> Int = { [n] in n } }
final class C { var n = 1; lazy var h: () -> Int = { [n] in n }; lazy var k: () -> Int = { [unowned self, m = n * 10] in m + n } }
func run() { var s = S(); s.n = 5; print(s.h()); s.n = 6; print(s.h()); let c = C(); print(c.h(), c.k()); c.n = 9; print(c.h(), c.k()) }
run()
