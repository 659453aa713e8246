// swift-format-ignore-file
func mean<C: Collection>(_ numbers: C) -> C.Element? where C.Element: BinaryFloatingPoint {
  numbers.isEmpty ? nil : numbers.reduce(0, +) / C.Element(numbers.count)
}
print(mean([1.0, 2, 4.5])!, mean([Float]([1, 2]))!, mean([Double]()) as Any)
