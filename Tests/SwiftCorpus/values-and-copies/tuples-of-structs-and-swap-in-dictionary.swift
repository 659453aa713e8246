// swift-format-ignore-file
struct S { var v: Int }
var pair = (first: S(v: 1), second: [S(v: 2)]); var other = pair; other.first.v = 10; other.second[0].v = 20; pair.second.append(S(v: 3))
print(pair.first.v, other.first.v, pair.second.map(\.v), other.second.map(\.v)); (pair, other) = (other, pair); print(pair.first.v, other.second.count)
var d: [String: (count: Int, names: [String])] = [:]; for n in ["ann", "al", "bo"] { let k = String(n.prefix(1)); d[k, default: (0, [])].count += 1; d[k, default: (0, [])].names.append(n) }
print(d["a"]!.count, d["a"]!.names, d["b"]!); d["a"]?.names.removeFirst(); let (c, names) = d["a"]!; print(c, names); var copy = d; copy["b"]!.count = 99; print(d["b"]!.count, copy["b"]!.count)
let m = [(1, "b"), (1, "a"), (0, "z")].sorted { $0 < $1 }; print(m, m.map { $0.1 }, m.first! == (0, "z"))
