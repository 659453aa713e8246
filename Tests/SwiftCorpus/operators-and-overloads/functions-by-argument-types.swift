// swift-format-ignore-file
struct Logger { var out: [String] = []
  mutating func log(_ s: String) { out.append("s:" + s) }
  mutating func log(_ n: Int) { out.append("i:\(n)") }
  mutating func log(_ d: Double) { out.append("d:\(d)") }
  mutating func log<T>(_ xs: [T]) { out.append("a\(xs.count)") }
  mutating func log<K, V>(_ d: [K: V]) { out.append("m\(d.count)") }
  mutating func log<T>(_ o: T?) { out.append("o:" + (o.map { "\($0)" } ?? "nil")) }
  mutating func log(_ e: any Error) { out.append("e:\(e)") }
  mutating func log(_ b: Bool, _ s: String) { out.append("b:\(b)\(s)") }
  mutating func log(_ f: () -> String) { out.append("f:" + f()) }
  mutating func log(at level: Int, _ s: String) { out.append("\(level)" + s) } }
enum E: Error { case x }
var l = Logger(); l.log("a"); l.log(1); l.log(1.5); l.log([1, 2]); l.log(["k": 1]); l.log(nil as Int?); l.log(Optional("q")); l.log(E.x); l.log(true, "!"); l.log { "late" }; l.log(at: 3, "lvl"); let n: Double = 2; l.log(n); l.log(Int("5")); l.log("x".count); l.log([String]()); print(l.out)
