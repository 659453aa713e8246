import Foundation

let letters = CharacterSet.letters
print(
  "a1".unicodeScalars.filter { letters.contains($0) }.count,
  "12".unicodeScalars.allSatisfy(CharacterSet.decimalDigits.contains))
print(
  "hello world".components(separatedBy: .whitespaces),
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
print(
  "x9y".rangeOfCharacter(from: .decimalDigits) != nil,
  "abc".rangeOfCharacter(from: .whitespaces) == nil)
