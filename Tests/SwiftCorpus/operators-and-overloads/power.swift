// swift-format-ignore-file
infix operator **: MultiplicationPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } }
func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1) { r, _ in r * b } }
print(2 ** 10, 1.5 ** 2, 1 + 2 ** 3, 2 * 3 ** 2)
