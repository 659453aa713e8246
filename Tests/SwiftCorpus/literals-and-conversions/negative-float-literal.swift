// swift-format-ignore-file
struct P: ExpressibleByFloatLiteral { let v: Double; init(floatLiteral f: Double) { v = f } }
func show(_ p: P) { print(p.v) }
func run() { show(-2.0); let p: P = -1.5; print(p.v, ([-3.0] as [P])[0].v) }
run()
