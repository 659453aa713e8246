// swift-format-ignore-file
protocol M { var c: Int { get }; init(c: Int) }
extension M { static func + (a: Self, b: Self) -> Self { Self(c: a.c + b.c) }; static func sum(_ l: Self...) -> Self { l.reduce(Self(c: 0), +) }; func twice() -> Self { Self(c: c * 2) }; static func * (a: Self, k: Int) -> Self { .init(c: a.c * k) } }
struct U: M { let c: Int }
func run() { print(U(c: 2).twice(), U(c: 5) * 2); print(U(c: 5) + U(c: 7)); print(U.sum(U(c: 1), U(c: 2))); print([U(c: 1), U(c: 2)].reduce(U(c: 0), +).c) }
run()
