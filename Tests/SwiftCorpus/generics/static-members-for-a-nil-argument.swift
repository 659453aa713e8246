// swift-format-ignore-file
protocol D { static var dv: Self { get } }
extension Int: D { static let dv = 7 }
func orD<T: D>(_ o: T?) -> T { o ?? .dv }
struct S { var n: Int? }
func run() { let n: Int? = nil; print(orD(n), orD(S().n)); let i: Int = orD(nil); print(i) }
run()
