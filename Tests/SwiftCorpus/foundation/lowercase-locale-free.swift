import Foundation

print(
  "TITLE".lowercased() == "title", "straße".uppercased(), "ÅÄÖ".lowercased(),
  "hello world".capitalized)
print(
  "Résumé".folding(options: .diacriticInsensitive, locale: nil), "abc".compare("abd").rawValue,
  "a".isEmpty)
