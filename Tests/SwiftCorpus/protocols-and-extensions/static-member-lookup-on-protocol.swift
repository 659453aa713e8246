// swift-format-ignore-file
protocol Style { var prefix: String { get } }
struct Bullet: Style { var prefix = "• " }
struct Numbered: Style { let start: Int; var prefix: String { "\(start). " } }
extension Style where Self == Bullet { static var bullet: Bullet { Bullet() } ; static func custom(_ s: String) -> Self { Bullet(prefix: s) } }
extension Style where Self == Numbered { static func numbered(from n: Int = 1) -> Numbered { Numbered(start: n) } }
func render(_ items: [String], style: some Style) -> String { items.map { style.prefix + $0 }.joined(separator: "; ") }
func renderAny(_ s: any Style = .bullet) -> String { s.prefix + "any" }
print(render(["a", "b"], style: .bullet)); print(render(["c"], style: .numbered(from: 4)), render(["d"], style: .custom("> ")))
print(renderAny(), renderAny(.numbered()))
