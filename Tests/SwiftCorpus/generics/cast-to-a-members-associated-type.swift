// swift-format-ignore-file
protocol P { associatedtype C; func conf(_ c: C) -> String }
struct Row: P { func conf(_ c: [String]) -> String { "\(c)" } }
func g<R: P>(_ r: R, _ a: Any) -> String { guard let c = a as? R.C else { return "no" }; return r.conf(c) }
func run() { print(g(Row(), ["a"]), g(Row(), 5)) }
run()
