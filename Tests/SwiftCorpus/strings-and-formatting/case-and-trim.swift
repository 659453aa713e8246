import Foundation

print("Hello World".lowercased(), "hello".uppercased(), "hello wORLD".capitalized)
print("[" + "  a b \n".trimmingCharacters(in: .whitespacesAndNewlines) + "]")
print(
  "[" + " a ".trimmingCharacters(in: .whitespaces) + "]",
  "<ab cd>".trimmingCharacters(in: CharacterSet(charactersIn: "<>")))
print(
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")),
  "12ab3".trimmingCharacters(in: .decimalDigits))
