// swift-format-ignore-file
class S: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: S, b: S) -> Bool { type(of: a) == type(of: b) && a.isEqual(b) }; func isEqual(_ o: S) -> Bool { n == o.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class T: S {}
func run() { print(S(1) == S(1), S(1) == T(1), T(2) == T(2), S(1) != S(3), Set([S(1), S(1), T(1)]).count) }
run()
