// swift-format-ignore-file
func describe(_ x: Int) -> String { "int" }; func describe(_ x: Double) -> String { "double" }; func describe(_ x: Int?) -> String { "int?" }; func describe<T>(_ x: [T]) -> String { "array" }; func describe(_ x: [Int]) -> String { "ints" }; func describe(_ x: Any) -> String { "any" }
let n: UInt8 = 3; print(describe(1), describe(1.0), describe(Int("1")), describe([1]), describe(["a"]), describe(n), describe("s"), describe(nil as Int?))
