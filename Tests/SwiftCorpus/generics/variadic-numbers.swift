// A variadic parameter of a generic type is a list of that type.
func average<T: BinaryFloatingPoint>(_ values: T...) -> T { values.reduce(0, +) / T(values.count) }
func kind<T: BinaryInteger>(_ values: T...) -> String { "integers" }
func kind<T: BinaryFloatingPoint>(_ values: T...) -> String { "floats" }
func described<T>(_ values: T...) -> String { "\(T.self) \(values.count)" }
print(average(1.5, 2), average(Float(1), 2))
print(kind(1, 2), kind(UInt8(3), 4), kind(1.5), kind(1, 2.5))
print(described(1, 2), described("a"), described([1], [2]), described(1.5, 2))
