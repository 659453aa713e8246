// swift-format-ignore-file
let flag: Character = "\u{1F1E9}\u{1F1EA}"
print(flag, flag.unicodeScalars.count, String(flag).utf8.count, "é" == "e\u{301}", "e\u{301}".count)
let a: Character = "a"
print(a.asciiValue!, a.isLetter, Character("7").wholeNumberValue!, Character("f").hexDigitValue!, Character("Z").isUppercase, Character(" ").isWhitespace)
print(Character(UnicodeScalar(65)), UnicodeScalar("A").value, String(UnicodeScalar(0x4e2d)!), "中".unicodeScalars.first!.value)
print(Array("abc"), Array("abc".utf8), "a" < "b", "Z" < "a", String(repeating: "ab", count: 3))
