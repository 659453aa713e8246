// swift-format-ignore-file
import Foundation
let rows = [("Apples", 3, 1.5), ("Kiwi", 12, 0.25)]
for (name, n, price) in rows { print(name.padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%4d x %6.2f = %7.3f", n, price, Double(n) * price)) }
func left(_ s: String, _ w: Int) -> String { String(repeating: " ", count: max(0, w - s.count)) + s }
print(left("7", 3) + "|" + left("1234", 3))
let text = "one two  three"
print(text.split(separator: " "), text.components(separatedBy: " "), text.split(separator: " ", maxSplits: 1), text.split(separator: " ", omittingEmptySubsequences: false).count)
print(text.split { "aeiou ".contains($0) }.joined(separator: "-"), ["a", "b"].joined(), [["x"], ["y", "z"]].joined(separator: ["+"]).joined())
print("a-b_c".replacingOccurrences(of: "[-_]", with: "", options: .regularExpression), "  trim\n".trimmingCharacters(in: .whitespacesAndNewlines), "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
