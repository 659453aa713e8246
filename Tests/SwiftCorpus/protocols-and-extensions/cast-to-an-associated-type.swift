// swift-format-ignore-file
protocol Cmd { associatedtype Arg; func run(_ a: Arg) -> String }
struct Add: Cmd { func run(_ a: Int) -> String { "\(a + 1)" } }
extension Cmd { func parse(_ x: Any) -> String { guard let a = x as? Arg else { return "bad" }; return run(a) } }
func run() { print(Add().parse(4), Add().parse("x")) }
run()
