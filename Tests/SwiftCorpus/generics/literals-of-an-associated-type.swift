// swift-format-ignore-file
protocol N { associatedtype S: BinaryFloatingPoint; var v: S { get } }
extension N { func mean(_ k: Int) -> S { var n: S = 0; for _ in 0..<k { n += 1 }; let two: S = 2; return v / n / two } }
struct A: N { var v = 1.5 }
struct F: N { var v: Float = 3 }
func half<T: BinaryFloatingPoint>(_ x: T) -> T { let one: T = 1; return one / (x + 1) }
extension Array where Element: N { func tot() -> Element.S { var n: Element.S = 0; for e in self { n += e.v }; return n / 2 } }
protocol V { static var version: Int { get } }
struct D: V { static let version = 7 }
struct E<T: V> { var version = T.version; var p: T; init(_ p: T) { self.p = p } }
struct G<T: V> { var version = T.version; var p: T }
final class H<T: V> { let version = T.version; var p: T; init(_ p: T) { self.p = p } }
func run() {
  print(A().mean(2), F().mean(2), half(3.0), half(Float(1)), [A(), A()].tot())
  print(E(D()).version, G(p: D()).version, H(D()).version, E<D>(D()).version, H<D>(D()).version)
}
run()
