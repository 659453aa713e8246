class Plain {}
struct Point: Hashable { var x = 1 }
func kind<T: Equatable>(_ x: T) -> String { "equatable" }
func kind(_ x: Any) -> String { "any" }
print(kind((1, 2)), kind(()), kind([Plain()]), kind(Int.self), kind(["a": Plain()]))
print(kind([1]), kind("a"), kind(["a": 1]), kind(Point()), kind([[Point()]]), kind(Int?.some(2)))
