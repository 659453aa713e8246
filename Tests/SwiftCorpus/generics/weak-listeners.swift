// swift-format-ignore-file
final class Weak<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }
final class Obs { let n: Int; init(_ n: Int) { self.n = n } }
struct Listeners<T: AnyObject> { private var all: [Weak<T>] = []; mutating func add(_ t: T) { all.removeAll { $0.v == nil || $0.v === t }; all.append(Weak(t)) }; func each(_ f: (T) -> Void) { all.compactMap(\.v).forEach(f) }; var count: Int { all.count } }
var l = Listeners<Obs>(); let a = Obs(1); l.add(a); do { let b = Obs(2); l.add(b); l.each { print($0.n) } }; l.add(a); l.each { print("left", $0.n) }; print(l.count)
