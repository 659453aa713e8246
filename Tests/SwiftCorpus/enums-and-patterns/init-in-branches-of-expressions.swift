// swift-format-ignore-file
struct V { let a: Int; func down(_ n: Int) -> V { switch n { case 0: V(a: 1); default: .init(a: a - n) } }; func neg(_ b: Bool) -> V { if b { V(a: -a) } else { .init(a: a) } } }
func run() { print(V(a: 3).down(2), V(a: 3).neg(false)) }
run()
