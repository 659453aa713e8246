// swift-format-ignore-file
func run(_ f: () -> Int) -> String { "int \(f())" }
func run(_ f: () -> String) -> String { "text \(f())" }
func run(_ f: (Int) -> Int) -> String { "map \(f(2))" }
func run(_ n: Int, then f: (Int) -> Void = { _ in }) -> String { f(n); return "value \(n)" }
print(run { 3 }, run { "a" }, run { $0 * 5 }, run(7), run(8) { print("then", $0) })
struct Log { var lines: [String] = []; mutating func add(_ s: String) { lines.append(s) }; mutating func add(_ n: Int) { lines.append("#\(n)") }; mutating func add(_ d: Double) { lines.append(String(d)) }; mutating func add(_ s: String...) { lines.append(s.joined(separator: "+")) }; mutating func add<T>(_ t: T) { lines.append("any \(t)") }; mutating func add(_ o: Int?) { lines.append("opt \(o.map(String.init) ?? "nil")") } }
var l = Log(); l.add("a"); l.add(1); l.add(1.5); l.add("x", "y"); l.add(true); l.add([1]); let o: Int? = nil; l.add(o); l.add(Character("c")); print(l.lines)
