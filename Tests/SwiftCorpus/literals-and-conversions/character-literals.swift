let letter: Character = "a"
let text: String = "a"
print(letter == "a", String(letter) == text, letter.asciiValue ?? 0)
print(
  Character("é"), letter.isLetter, Character("7").wholeNumberValue ?? -1, Character("x").isNumber)
print(letter.uppercased(), Character("Z").isUppercase)
