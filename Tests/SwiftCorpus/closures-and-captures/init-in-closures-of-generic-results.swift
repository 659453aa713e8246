// swift-format-ignore-file
struct P { var n = 1; static let one = P() }
func build<T>(_ f: () -> T) -> T { f() }
struct Lazy<C> { var make: () -> C }
func run() { let p: P = build { .init(n: 4) }; print(p); print(Lazy<P> { .init(n: 3) }.make().n) }
run()
