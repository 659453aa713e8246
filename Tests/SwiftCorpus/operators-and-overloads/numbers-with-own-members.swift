// swift-format-ignore-file
extension Int { var minutes: Int { self * 60 }; static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } } }
infix operator **: MultiplicationPrecedence
extension String { static let empty = ""; static func / (a: String, b: String) -> String { a + "/" + b } }
extension Array where Element == Int { static func * (a: [Int], k: Int) -> [Int] { a.map { $0 * k } } }
let n: Int = 5; let s: String = "a"; let u: UInt8 = 200
print(n.minutes, 2 ** 5, s / "b" / "c", [1, 2] * 3, String.empty.isEmpty, n * 2, u &+ 100, 2.minutes + 3.minutes)
