// swift-format-ignore-file
let chars: [Character] = ["p", "u", "s", "h"]; let bytes: [UInt8] = [72, 105]; let n = -42, d = 3.0, f: Float = 0.25, o: Int? = 5
print(String(chars), String(decoding: bytes, as: UTF8.self), String(n), String(d), String(f), String(describing: o), String(repeating: "ab", count: 3))
print("\(n)" + String(n.magnitude), String(255, radix: 2), String(UnicodeScalar(65)), String(UnicodeScalar(0x1F600)!), Character(UnicodeScalar(97)))
print(String("abc".reversed()), String(chars[1...2]), "abc".map(String.init), String("x" as Character), String(true), String(reflecting: "q\n"), Int(String(chars)) ?? -1)
print(chars.map { $0.asciiValue! }, "A".unicodeScalars.first!.value, Character("é").isLetter, "e\u{301}".count, "e\u{301}" == "é", Int("٣") as Any)
