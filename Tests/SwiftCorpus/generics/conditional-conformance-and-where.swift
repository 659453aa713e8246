// swift-format-ignore-file
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: CustomStringConvertible where T: Numeric { var description: String { "№\(value)" } }
extension Box where T == String { var shout: String { value.uppercased() } }
extension Box where T: Collection { var size: Int { value.count } }
print(Box(value: 3), Box(value: "x"), Box(value: "x").shout, Box(value: [1, 2]).size, Box(value: 1) == Box(value: 1))
print([Box(value: 2.5)], Box(value: Box(value: 1)), Box<Int?>(value: nil))
func describe<T>(_ b: Box<T>) -> String { b is CustomStringConvertible ? "yes" : "no" }
print(describe(Box(value: 1)), describe(Box(value: "s")), Box(value: true))
