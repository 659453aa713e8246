// swift-format-ignore-file
struct Pair<A, B> { var first: A; var second: B; func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }; func map<C>(_ f: (A) -> C) -> Pair<C, B> { .init(first: f(first), second: second) } }
let p = Pair(first: 1, second: "x")
print(p, p.swapped(), p.map { Double($0) / 2 }, type(of: p.swapped()))
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(p == Pair(first: 1, second: "x"))
