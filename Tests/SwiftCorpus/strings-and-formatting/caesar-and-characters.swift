// swift-format-ignore-file
func caesar(_ s: String, _ k: UInt8) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - base + k) % 26 + base)) }) }
print(caesar("Hello, Zoë", 3), caesar(caesar("abc", 25), 1))
func isPalindrome(_ s: String) -> Bool { let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }
print(isPalindrome("A man, a plan"), isPalindrome("Never odd or even"))
let counts = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined())
print("camelCaseString".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) }, "snake_case_x".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined())
print("👨‍👩‍👧 é".count, "👨‍👩‍👧".unicodeScalars.count, "é".utf8.map { String($0, radix: 16) }, "日本".utf16.count, Array("aé").map { $0.unicodeScalars.first!.value })
import Foundation
