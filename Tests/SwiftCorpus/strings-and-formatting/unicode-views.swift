// swift-format-ignore-file
let s = "Zoë 🇫🇷 e\u{301}"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.utf16.count)
print(s.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
print(Array("é".utf8), Array("😀".utf16), "e\u{301}" == "é", s.first!.isUppercase, s.last!)
for ch in "a1 Ω!" { print(ch, ch.isLetter, ch.isNumber, ch.isWhitespace, ch.isPunctuation, ch.asciiValue as Any) }
print(Character("7").wholeNumberValue!, Character("f").hexDigitValue!, "ß".uppercased(), Character(UnicodeScalar(65)))
