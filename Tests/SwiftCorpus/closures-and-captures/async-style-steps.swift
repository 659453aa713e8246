// swift-format-ignore-file
typealias Step = (@escaping (Bool) -> Void) -> Void
func run(_ steps: [(String, Step)], then done: @escaping ([String]) -> Void) { var log: [String] = []; func go(_ i: Int) { guard i < steps.count else { return done(log + ["all"]) }; let (n, s) = steps[i]; s { ok in log.append("\(n):\(ok)"); ok ? go(i + 1) : done(log + ["stopped"]) } }; go(0) }
var pending: ((Bool) -> Void)?
run([("a", { $0(true) }), ("b", { pending = $0 }), ("c", { $0(1 > 0) })]) { print($0) }; print("waiting", pending != nil); pending?(true); run([("x", { $0(false) }), ("y", { _ in fatalError() })]) { print($0) }
