struct Color {
  var r: Int
  var g: Int
}
extension Color {
  static let red = Color(r: 255, g: 0)
  init(gray: Int) { self.init(r: gray, g: gray) }
  init?(name: String) {
    guard name == "red" else { return nil }
    self = .red
  }
}
print(Color(gray: 3), Color(name: "red")!, Color(name: "x") == nil)
extension Color: Equatable {}
print(Color.red == Color(r: 255, g: 0))
