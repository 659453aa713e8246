// swift-format-ignore-file
struct Ev { let t: Int; let kind: Character }
let evs = zip([1, 2, 2, 5, 9, 10], "aabbba").map { Ev(t: $0, kind: $1) }
func runs<T, K: Equatable>(_ xs: [T], by k: (T) -> K) -> [(key: K, items: [T])] { var out: [(key: K, items: [T])] = []; for x in xs { if let last = out.last, last.key == k(x) { out[out.count - 1].items.append(x) } else { out.append((k(x), [x])) } }; return out }
for r in runs(evs, by: \.kind) { print(r.key, r.items.map(\.t)) }; print(runs([Int]()) { $0 }.isEmpty)
let gaps = zip(evs, evs.dropFirst()).map { $1.t - $0.t }; print(gaps, gaps.max()!, evs.map(\.t).reduce((0, 0)) { ($0.0 + $1, max($0.1, $1)) })
let buckets = stride(from: 0, to: 12, by: 4).map { lo in (lo..<lo + 4, evs.filter { (lo..<lo + 4).contains($0.t) }.count) }; print(buckets.map { "\($0.0.lowerBound)-\($0.0.upperBound):\($0.1)" }, evs.last { $0.kind == "b" }!.t, evs.allSatisfy { $0.t > 0 }, evs.contains { $0.kind == "c" })
var it = evs.makeIterator(), kinds = ""; while let e = it.next() { kinds.append(e.kind); if e.t > 4 { break } }; print(kinds, it.next()!.t, sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, Array(evs.lazy.filter { $0.kind == "a" }.map(\.t).prefix(2)))
