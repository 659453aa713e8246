// swift-format-ignore-file
let a: Set = [1, 2, 2], b = [1: "x", 2: "y"], c: [Character] = ["a", "b"], d: Set<Character> = ["q"]
print(a.count, b[2]!, String(c), d, Array("ab") == c, [Int](1...3), [Int: Int](uniqueKeysWithValues: [(1, 2)]))
let e: [String: [Int?]] = ["k": [1, nil]], f = [1, 2.5, 3], g: [Double] = [1, 2], h = 7 / 2 * 2.0
print(e, f, g, h, type(of: f), 1e3, 1_000, 0.1 + 0.2, Float(0.1), 5 % 3, -5 % 3, -5 / 2)
print(Int(3.99), Int(-3.99), Double(3), Int("0x1F") as Any, Int("1F", radix: 16)!, String(255, radix: 2), Character("a"), UInt8(ascii: "A"))
