// swift-format-ignore-file
import Foundation
let names = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
print("a-b c!".unicodeScalars.filter(names.contains).map(String.init), names.inverted.contains("!"), "a b-c".components(separatedBy: names.inverted))
var allowed = CharacterSet.urlQueryAllowed
allowed.remove(charactersIn: "&+=")
print("a&b=c d".addingPercentEncoding(withAllowedCharacters: allowed)!)
allowed.insert("&"); allowed.insert(charactersIn: "=")
print("a&b=c d".addingPercentEncoding(withAllowedCharacters: allowed)!)
let consonants = CharacterSet.letters.subtracting(CharacterSet(charactersIn: "aeiou"))
print("value 1".unicodeScalars.filter { consonants.contains($0) }.map(String.init), "xx7yy".trimmingCharacters(in: consonants))
print(CharacterSet.letters.intersection(CharacterSet(charactersIn: "a1")).contains("1"), CharacterSet(charactersIn: "a"..."f").contains("c"))
func slug(_ title: String) -> String {
  title.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }.joined(separator: "-")
}
print(slug("Hello, World — 2nd part!"))
