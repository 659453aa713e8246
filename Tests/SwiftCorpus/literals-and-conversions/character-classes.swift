// swift-format-ignore-file
import Foundation
let s = "Aé1 ٣_!\n😀"
for c in s where !c.isNewline { print(c, c.isLetter, c.isNumber, c.isWhitespace, c.isPunctuation, c.isSymbol, c.isASCII, c.unicodeScalars.count) }
print(s.filter(\.isLetter), s.unicodeScalars.filter(\.isASCII).count, s.lowercased(), "ß".uppercased().count)
