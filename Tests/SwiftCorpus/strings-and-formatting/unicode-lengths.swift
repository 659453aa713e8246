// swift-format-ignore-file
for s in ["abc", "é", "e\u{301}", "👩‍👩‍👧", "🇫🇷🇩🇪", "ß", "日本"] { print(s, s.count, s.unicodeScalars.count, s.utf16.count, s.utf8.count, s.uppercased(), s.reversed().count) }
let x = "naïve café"; print(x.first { !$0.isASCII }!, x.unicodeScalars.filter { $0.value > 127 }.map { String($0.value, radix: 16) }, x.lowercased() == x, x.contains("café"), x.utf8.map { String($0) }.prefix(3), Array(x.utf16)[2], x[x.index(before: x.endIndex)], "\u{41}\u{30A}" == "Å")
