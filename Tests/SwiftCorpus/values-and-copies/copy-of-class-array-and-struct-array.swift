// swift-format-ignore-file
final class Ref { var n: Int; init(_ n: Int) { self.n = n } }
struct Val { var n: Int; var ref: Ref }
var refs = [Ref(1), Ref(2)], vals = [Val(n: 1, ref: Ref(10))]
let refs2 = refs, vals2 = vals
refs[0].n = 100; vals[0].n = 200; vals[0].ref.n = 300; refs.append(Ref(3)); refs[1] = Ref(7)
print(refs.map(\.n), refs2.map(\.n), vals.map { ($0.n, $0.ref.n) }, vals2.map { ($0.n, $0.ref.n) })
func change(_ v: Val) { var v = v; v.n = -1; v.ref.n = -1 }; change(vals2[0]); print(vals2[0].n, vals[0].ref.n, vals[0].ref === vals2[0].ref)
func replace(_ v: inout Val) { v = Val(n: 5, ref: Ref(6)) }; replace(&vals[0]); print(vals[0].ref.n, vals2[0].ref.n)
