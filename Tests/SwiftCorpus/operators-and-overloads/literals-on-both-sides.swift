// swift-format-ignore-file
struct F: ExpressibleByIntegerLiteral { let n: Double; init(_ n: Double) { self.n = n }; init(integerLiteral v: Int) { n = Double(v) }; static func / (a: F, b: F) -> F { F(a.n / b.n) }; static func + (a: F, b: F) -> F { F(a.n + b.n) } }
func show(_ f: F) { print(f.n) }
struct S { var f: F = 3 / 4 }
func run() { let h: F = 1 / 2; print(h.n); show(1 / 4); print(S().f.n); let l: [F] = [1 / 2, 1 + h]; print(l.map(\.n)) }
run()
