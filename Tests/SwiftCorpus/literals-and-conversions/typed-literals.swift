// swift-format-ignore-file
let a = 3, b = 3.0, c: Float = 3, d: CGF = 3, e: UInt8 = 3, f: Int? = 3, g: Any = 3, h: [Double] = [3], i: Set<Int8> = [3], j = "3" as Character, k: Double? = 3, l: (Int, Double) = (3, 3), m: [String: Float] = ["x": 3]
typealias CGF = Double
print(a, b, c, d, e, f as Any, g, h, i, j, k as Any, l, m, type(of: j), type(of: l), type(of: k), a == Int(b), Double(a) == b, Float(b) == c, [1, 2.5].map { $0 * 2 }, [1, nil].count, ["a": 1, "b": nil].count)
