import Foundation

print("straße".caseInsensitiveCompare("STRASSE") == .orderedSame)
print(
  "Straße".compare("strasse", options: .caseInsensitive).rawValue,
  "É".caseInsensitiveCompare("é").rawValue)
print("ab".caseInsensitiveCompare("AC").rawValue)
