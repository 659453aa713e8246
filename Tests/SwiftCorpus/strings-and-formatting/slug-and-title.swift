// swift-format-ignore-file
import Foundation
let title = "  Hello, Wörld! It's 2024 — Swift  "
let trimmed = title.trimmingCharacters(in: .whitespaces)
let slug = trimmed.lowercased()
  .components(separatedBy: CharacterSet.alphanumerics.inverted)
  .filter { !$0.isEmpty }
  .joined(separator: "-")
print(slug, slug.count)
print(trimmed.folding(options: .diacriticInsensitive, locale: nil))
print("hello world".capitalized, "one_two_three".split(separator: "_").enumerated().map {
  $0.offset == 0 ? String($0.element) : $0.element.capitalized
}.joined())
print(trimmed.replacingOccurrences(of: "l", with: "L", options: .caseInsensitive))
