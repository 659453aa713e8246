import Foundation

print(
  "TITLE".lowercased() == "title", "straße".uppercased(), "ÅÄÖ".lowercased(),
  "hello world".capitalized)
print("Résumé".uppercased(), "abc".compare("abd").rawValue, "a".isEmpty)
