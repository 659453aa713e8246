// swift-format-ignore-file
protocol Defaulted { static var fallback: Self { get } }
extension Int: Defaulted { static let fallback = -1 }; extension String: Defaulted { static var fallback: String { "?" } }
extension Array: Defaulted { static var fallback: [Element] { [] } }
func value<T: Defaulted>(_ x: Any?, _ t: T.Type = T.self) -> T { x as? T ?? T.fallback }
let n: Int = value("no"), s: String = value(nil), a = value([1], [Int].self); print(n, s, a, value(5, Int.self) + 1, value(5, String.self))
struct Holder<T: Defaulted> { var v: T = .fallback; mutating func clear() { v = .fallback } }
var h = Holder(v: 3); h.clear(); print(h, Holder<String>().v, Holder<[Int]>())
