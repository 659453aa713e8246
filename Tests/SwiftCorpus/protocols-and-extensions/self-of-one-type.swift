// swift-format-ignore-file
protocol Theme { var primary: String { get } }
struct Light: Theme { let primary = "#fff" }
struct Dark: Theme { let primary = "#000" }
extension Theme where Self == Light { static var light: Light { Light() } }
extension Theme where Self == Dark { static var dark: Self { .init() } }
func apply(_ t: some Theme) -> String { t.primary }
func run() { print(apply(.light), apply(.dark)); let t: any Theme = .dark; print(t.primary) }
run()
