// swift-format-ignore-file
struct P { var n = 1 }
struct Source<C> { let make: () -> C; let put: (C) -> Void }
func run() { let s = Source<P>(make: { .init() }, put: { print($0.n) }); s.put(s.make()); s.put(.init(n: 3)) }
run()
