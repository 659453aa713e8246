import Foundation

let text = "The quick brown fox"
print(
  text.contains("quick"), text.contains("q"), text.contains("Fox"),
  text.lowercased().contains("the"))
if let range = text.range(of: "quick") {
  print(text[range], text[range.upperBound...], text[..<range.lowerBound])
}
print(text.range(of: "QUICK") == nil, text.range(of: "QUICK", options: .caseInsensitive) != nil)
print(text.firstIndex(of: "z") == nil, text.localizedCaseInsensitiveContains("BROWN"))
