struct Color: Equatable {
  var red: Int, blue: Int
  static let red = Color(red: 10, blue: 0)
  static func gray(_ value: Int) -> Color { Color(red: value, blue: value) }
  func mixed(with other: Color) -> Color { Color(red: red + other.red, blue: blue + other.blue) }
  var darker: Color { Color(red: red / 2, blue: blue / 2) }
}
func show(_ color: Color) { print(color.red, color.blue) }
show(.red)
show(.red.mixed(with: .gray(4)))
show(.red.darker)
let color: Color = .gray(8).darker.mixed(with: .red)
show(color)
