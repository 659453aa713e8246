struct Temperature {
  static var created = 0
  static let zero = Temperature(celsius: 0)
  var celsius: Double { didSet { if celsius < -273 { celsius = oldValue } } }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  init(celsius: Double) { self.celsius = celsius; Temperature.created += 1 }
  subscript(unit: String) -> Double { unit == "f" ? fahrenheit : celsius }
  static subscript(name: String) -> Temperature? { name == "body" ? Temperature(celsius: 37) : nil }
}
var t = Temperature(celsius: 100)
t.fahrenheit = 50
print(t.celsius, t["f"], t["c"], Temperature.zero.fahrenheit)
t.celsius = -500
print(t.celsius, Temperature["body"]!.celsius, Temperature["x"] == nil, Temperature.created)
