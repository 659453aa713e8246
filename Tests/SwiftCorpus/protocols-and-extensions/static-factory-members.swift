// swift-format-ignore-file
protocol Style { var code: Int { get } }
struct Bold: Style { let code = 1 }
struct Color: Style { let code: Int }
extension Style where Self == Bold { static var bold: Bold { Bold() } }
extension Style where Self == Color { static func color(_ n: Int) -> Color { Color(code: n) }; static var red: Color { Color(code: 31) } }
func paint(_ s: String, _ style: some Style) -> String { "\(style.code):\(s)" }
func both(_ styles: any Style...) -> [Int] { styles.map(\.code) }
print(paint("a", .bold), paint("b", .red), paint("c", .color(9)), both(Bold(), Color(code: 4)))
