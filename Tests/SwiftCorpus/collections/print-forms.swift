// swift-format-ignore-file
import Foundation
let people: [String: [Int]] = ["a": [1]]
print(people, ["x"], [1.0, 2.5], [Optional(1), nil], [[1], []], ["k": nil as Int?], Set([1]))
print([(1, "a")], [Character("c")], ["a"[...]], [1...3], (0..<2), [true], [UInt8(3)], ["é", "\n", "\""])
debugPrint("a\tb", ["x"], 1.0, Character("c"), Optional("o") as Any)
print([:] as [String: Int], [] as [Int], Array("hey"), ["a": 1].first!, zip([1], ["z"]).first { _ in true }!)
dump([1, 2])
dump(["k": "v"])
