// swift-format-ignore-file
struct Celsius { let value: Double
  init?(_ value: Double) { guard value >= -273.15 else { return nil }; self.value = value }
  init?(text: String) { guard let number = Double(text) else { return nil }; self.init(number) } }
print(Celsius(20)?.value as Any, Celsius(-300)?.value as Any, Celsius(text: "5")?.value ?? 0, Celsius(text: "x") == nil)
print(["1", "x", "-999", "3"].compactMap(Celsius.init(text:)).map(\.value))
