struct Style {
  var name: String
  static let plain = Style(name: "plain")
  static func custom(_ name: String) -> Style { Style(name: "custom " + name) }
}
func apply(_ style: Style = .plain) { print(style.name) }
apply()
apply(.plain)
apply(.custom("red"))
let styles: [Style] = [.plain, .custom("b")]
print(styles.map(\.name))
