// swift-format-ignore-file
protocol D { init() }
extension Int: D {}
extension Optional where Wrapped: D { var orNew: Wrapped { self ?? Wrapped() } }
func run() { let n: Int? = nil; print(n.orNew) }
run()
