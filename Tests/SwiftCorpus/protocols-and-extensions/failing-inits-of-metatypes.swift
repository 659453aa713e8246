// swift-format-ignore-file
protocol Shape { var area: Double { get }; static var name: String { get }; init?(_ s: String) }
struct Sq: Shape { let s: Double; var area: Double { s * s }; static let name = "sq"; init?(_ t: String) { guard let d = Double(t) else { return nil }; s = d } }
struct Ci: Shape { let r: Double; var area: Double { (3 * r * r).rounded() }; static var name: String { "ci" }; init?(_ t: String) { guard t.hasPrefix("r"), let d = Double(t.dropFirst()) else { return nil }; r = d } }
let kinds: [any Shape.Type] = [Sq.self, Ci.self]
func parse(_ s: String) -> (any Shape)? { kinds.lazy.compactMap { $0.init(s) }.first }
for s in ["2", "r3", "x"] { if let p = parse(s) { print(type(of: p).name, p.area) } else { print("none", s) } }
