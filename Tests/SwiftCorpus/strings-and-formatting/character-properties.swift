for character: Character in ["a", "Z", "5", " ", "é", "!", "\n"] {
  print(
    character.isLetter, character.isNumber, character.isWhitespace, character.isUppercase,
    character.isPunctuation)
}
print(
  "a1b2".filter(\.isNumber), "a1 b2".filter { $0.isLetter || $0.isWhitespace }, "x".first!.isASCII,
  "中".first!.isLetter)
