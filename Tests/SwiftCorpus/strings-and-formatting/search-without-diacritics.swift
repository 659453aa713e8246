// swift-format-ignore-file
import Foundation
func run() {
  print("Café".range(of: "Cafe", options: .diacriticInsensitive) != nil, "a".range(of: "Ä", options: .diacriticInsensitive) != nil, "a".range(of: "Ä", options: [.diacriticInsensitive, .caseInsensitive]) != nil)
  var text = "Café x"
  let found = text.range(of: "cafe", options: [.caseInsensitive, .diacriticInsensitive], range: text.startIndex..<text.endIndex)!
  print(text[found])
  text.replaceSubrange(found, with: "[c]")
  print(text, "élan élan".replacingOccurrences(of: "elan", with: "x", options: .diacriticInsensitive))
}
run()
