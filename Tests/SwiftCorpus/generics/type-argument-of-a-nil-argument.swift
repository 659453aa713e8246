// swift-format-ignore-file
protocol D { static var dv: Self { get } }
extension Int: D { static let dv = 7 }
struct Box<T: D> { var v: T?; var value: T { v ?? .dv }; init(_ v: T?) { self.v = v } }
func run() { let n: Int? = nil; print(Box(n).value) }
run()
