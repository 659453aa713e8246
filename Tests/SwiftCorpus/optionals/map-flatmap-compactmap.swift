// swift-format-ignore-file
let words = ["1", "two", "3"]
print(words.map { Int($0) }, words.compactMap { Int($0) }, words.compactMap(Int.init).reduce(0, +))
let n: Int? = 4
print(n.map { $0 * 2 } as Any, n.flatMap { $0 > 5 ? $0 : nil } as Any, n.map(String.init) ?? "-")
let dict = ["a": 1, "b": nil, "c": 3]
print(dict.compactMapValues { $0 }.keys.sorted(), dict["b"] as Any, dict["z"] as Any, dict.count)
let nested: [Int?]? = [1, nil]
print(nested?.first as Any, nested?.last as Any, (nested?.last ?? 9) as Any, nested?[1] ?? 7)
for case let value? in [1, nil, 3] { print(value, terminator: ";") }
print()
