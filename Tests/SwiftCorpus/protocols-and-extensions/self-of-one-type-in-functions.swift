// swift-format-ignore-file
protocol Theme { var primary: String { get } }
struct Dark: Theme { var primary = "#000" }
extension Theme where Self == Dark { static func dark(_ s: String) -> Self { Self(primary: s) }; static var d2: Self { var d = Self(); d.primary = "m"; return d } }
func apply(_ t: some Theme) -> String { t.primary }
func run() { print(apply(.dark("x")), Dark.dark("y").primary, apply(.d2)) }
run()
