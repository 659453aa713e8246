// swift-format-ignore-file
protocol Themed { var color: String { get set }; var dark: Bool { get }; static var fallback: String { get } }
extension Themed { var dark: Bool { color.hasPrefix("d") }; mutating func reset() { color = Self.fallback }; static var fallback: String { "white" } }
struct Screen: Themed { var color = "dimmed" { didSet { print(oldValue, ">", color) } } }
struct Page: Themed { static let fallback = "paper"; private var hue = 1; var color: String { get { "d\(hue)" } set { hue = newValue.count } } }
var s = Screen(), p = Page()
print(s.dark, p.dark, p.color)
s.reset(); p.reset()
print(s.dark, p.color)
var any: any Themed = s
any.color = "darkblue"
print(any.dark, s.color, type(of: any).fallback)
