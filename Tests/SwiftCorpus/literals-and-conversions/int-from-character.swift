// swift-format-ignore-file
import Foundation
let digits = "a1b22c".compactMap(\.wholeNumberValue)
print(digits, digits.reduce(0) { $0 * 10 + $1 })
print(Character("7").isNumber, Character("x").isLetter, Character("F").hexDigitValue!, Character("Q").isUppercase)
let shifted = String("abc".unicodeScalars.map { Character(UnicodeScalar($0.value + 1)!) })
print(shifted, Character(" ").isWhitespace, Character("!").isPunctuation, Character("a") < "b", Character("é").isASCII)
