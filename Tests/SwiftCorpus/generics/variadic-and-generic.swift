func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func joined<T: CustomStringConvertible>(_ items: T..., separator: String = ",") -> String {
  items.map(\.description).joined(separator: separator)
}
print(total(), total(1), total(1, 2, 3), joined(1, 2), joined("a", "b", separator: "-"))
