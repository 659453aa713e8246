// swift-format-ignore-file
protocol Style { func render(_ s: String) -> String }
struct Plain: Style { func render(_ s: String) -> String { s } }
struct Framed: Style { let c: Character; func render(_ s: String) -> String { "\(c)\(s)\(c)" } }
extension Style where Self == Plain { static var plain: Self { Self() } }
extension Style where Self == Framed { static func framed(_ c: Character = "|") -> Self { Self(c: c) } }
func show(_ s: String, style: some Style = .plain) { print(style.render(s)) }
func run() { show("a"); show("b", style: .framed()); show("c", style: .framed("*")) }
run()
