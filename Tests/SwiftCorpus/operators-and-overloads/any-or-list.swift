func kind(_ value: Int) -> String { "int" }
func kind(_ value: Any) -> String { "any" }
func kind<T>(_ value: [T]) -> String { "list" }
print(kind(1), kind("a"), kind([1]), kind(["a"]), kind(1.5))
