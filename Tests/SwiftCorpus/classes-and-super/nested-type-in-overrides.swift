// swift-format-ignore-file
class Op { struct Cfg { var n = 1 }; func hook(_ a: Cfg) { print("base") }; func start() { hook(Cfg()) } }
class D: Op { override func hook(_ a: Cfg) { super.hook(a); print("d", a.n) } }
final class E: D { override func hook(_ a: Op.Cfg) { super.hook(a); print("e", a.n) } }
func run() { D().start(); E().start() }
run()
