// swift-format-ignore-file
struct V: Comparable, Hashable, ExpressibleByIntegerLiteral { var n: Int; init(integerLiteral n: Int) { self.n = n }; static func < (a: V, b: V) -> Bool { a.n < b.n } }
let v: V = 3
print(max(5, v), min(v, 1), max(1, 2, v), [v, 9].max()!, [1, v, 0].sorted(), v > 2, 2 < v, v == 3, (1...v).contains(2), max(v, 3 as V))
print([v, 2].contains(2), [v: "x"][3] ?? "-")
print(String(UnicodeScalar(65)), UnicodeScalar(66 as UInt32) as Any, [Int: Int](uniqueKeysWithValues: [(1, 2)]), [String: [Int]](grouping: [1, 2, 3], by: { $0 > 1 ? "b" : "a" })["b"]!)
