// swift-format-ignore-file
protocol D { static var dv: Self { get } }
extension Int: D { static let dv = 7 }
extension Optional where Wrapped: D { var orD: Wrapped { self ?? .dv }; var orE: Wrapped { self ?? Wrapped.dv } }
func run() { let n: Int? = nil; print(n.orD, n.orE) }
run()
