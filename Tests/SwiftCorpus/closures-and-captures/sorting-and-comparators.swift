// swift-format-ignore-file
struct P { let n: String; let a: Int; let s: Double }
let ps = [P(n: "b", a: 2, s: 1.5), P(n: "a", a: 2, s: 0.5), P(n: "c", a: 1, s: 2)]
typealias Cmp<T> = (T, T) -> Bool
func by<T, V: Comparable>(_ f: @escaping (T) -> V, desc: Bool = false) -> Cmp<T> { { desc ? f($0) > f($1) : f($0) < f($1) } }
func chain<T>(_ cs: Cmp<T>...) -> Cmp<T> { { a, b in for c in cs { if c(a, b) { return true }; if c(b, a) { return false } }; return false } }
print(ps.sorted(by: chain(by { $0.a }, by { $0.n })).map(\.n), ps.sorted(by: by(\.s, desc: true)).map(\.n), ps.min(by: by { $0.s })!.n)
var log: [String] = []
let traced: (Int, Int) -> Bool = { log.append("\($0)\($1)"); return $0 < $1 }
print([2, 1].sorted(by: traced), log.count)
let total = ps.reduce(into: [:]) { (d: inout [Int: Double], p) in d[p.a, default: 0] += p.s }
print(total.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
