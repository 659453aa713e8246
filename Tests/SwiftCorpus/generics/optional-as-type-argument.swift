// swift-format-ignore-file
final class O<V> { var value: V; var all: [V] = []; init(_ v: V) { value = v }; func set(_ v: V) { value = v; all.append(v) } }
let n = O<Int?>(nil); n.value = 3; print(n.value as Any); n.set(4); print(n.value as Any, n.all); n.value = nil; print(n.value as Any)
struct S<V> { var value: V; var pair: (V, V) { (value, value) } }
var s = S<Int?>(value: nil); s.value = 3; print(s.value as Any, s.pair, s); let t = S<Int?>(value: 5); print(t)
var u: S<Double?> = S(value: 1); u.value = 2; print(u)
