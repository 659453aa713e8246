// swift-format-ignore-file
protocol Themed: AnyObject { var theme: String { get set } }
final class Screen: Themed { var theme = "light" { didSet { print("screen", oldValue, "->", theme) } } }
final class Bar: Themed { private var t = 0; var theme: String { get { t == 0 ? "light" : "dark" } set { t = newValue == "dark" ? 1 : 0; print("bar set", newValue) } } }
let all: [any Themed] = [Screen(), Bar()]; func apply(_ t: String, to xs: [any Themed]) { xs.forEach { $0.theme = t } }
apply("dark", to: all); all[0].theme += "er"; print(all.map(\.theme))
