// swift-format-ignore-file
import Foundation
let text = "né 👍🏽"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
print(Array(text.utf8.prefix(3)), text.unicodeScalars.map { String($0.value, radix: 16) })
print("\u{1F680}", "e\u{301}" == "é", "e\u{301}".count, "🇨🇳".unicodeScalars.count)
print(String(decoding: [72, 105], as: UTF8.self), String(UnicodeScalar(65)!), Character("z").asciiValue!)
print("a".unicodeScalars.first!.value, Array("ab".utf16), "ab".utf8.map { $0 + 1 })
