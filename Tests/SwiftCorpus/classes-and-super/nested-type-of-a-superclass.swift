// swift-format-ignore-file
class Op { enum S { case a, b }; func hook(_ a: S) {}; func start() { hook(.b) } }
final class D: Op { override func hook(_ a: S) { print(a) } }
func run() { D().start() }
run()
