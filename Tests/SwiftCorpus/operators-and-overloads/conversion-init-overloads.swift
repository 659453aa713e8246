struct Celsius {
  let value: Double
  init(_ value: Double) { self.value = value }
  init(_ value: Int) { self.value = Double(value) + 0.5 }
  init(fahrenheit: Double) { value = (fahrenheit - 32) / 1.8 }
  init?(_ text: String) {
    guard let value = Double(text) else { return nil }
    self.value = value
  }
}
print(
  Celsius(3.0).value, Celsius(3).value, Celsius(fahrenheit: 50).value, Celsius("7")?.value ?? -1,
  Celsius("x") == nil)

extension Celsius: Equatable {}
