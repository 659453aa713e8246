func show(_ value: Int) -> String { "int" }
func show(_ value: Double) -> String { "double" }
func show(_ value: String) -> String { "string" }
func show(_ value: [Int]) -> String { "ints" }
func show<T>(_ value: T) -> String { "any" }
print(show(1), show(1.0), show("a"), show([1]), show(true), show(Optional(1)))
