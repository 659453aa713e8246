// swift-format-ignore-file
import Foundation
print(String(["a", "b"]), String([1, 2].map(String.init).joined(separator: "-")), String(repeating: "ab", count: 2), String(Character("x")))
print(Array("héy"), Array("héy".utf8).count, "abc".map { $0.uppercased() }, "abc".reversed().map(String.init), "a-b".split(separator: "-").map(String.init))
print(String("hello".prefix(2)), String("hello".suffix(3)), "\(["a": 1])", String(describing: Optional<Int>.none), [1: "x"].description)
print("abc" < "abd", "a" + "b" == "ab", "Zebra" < "apple", "10" < "9", "straße".uppercased(), "ÀB".lowercased(), "i".capitalized)
