// swift-format-ignore-file
protocol Listener: AnyObject { func heard(_ s: String) }
final class Radio { private struct Weak { weak var l: Listener? }; private var all: [ObjectIdentifier: Weak] = [:]; func add(_ l: Listener) { all[ObjectIdentifier(l)] = Weak(l: l) }; func remove(_ l: Listener) { all[ObjectIdentifier(l)] = nil }; func say(_ s: String) -> Int { all = all.filter { $0.value.l != nil }; all.values.compactMap(\.l).forEach { $0.heard(s) }; return all.count } }
final class Ear: Listener { let n: String; unowned let radio: Radio; init(_ n: String, _ r: Radio) { self.n = n; radio = r; r.add(self) }; func heard(_ s: String) { print(n, s) }; deinit { print("-", n) } }
func test() { let r = Radio(); var a: Ear? = Ear("a", r); print(r.say("1")); do { let b = Ear("b", r); r.remove(a!); print(r.say("2")); _ = b }; print(r.say("3")); r.add(a!); a = nil; print(r.say("4")) }
test(); func make() -> (Radio, [Ear]) { let r = Radio(); return (r, [Ear("x", r)]) }; func run() { let (r, ears) = make(); print(r.say("5"), ears.count) }; run(); print("end")
