// swift-format-ignore-file
import Foundation
let raw = "  <a1b2 c3d4>\n"
print(raw.trimmingCharacters(in: .whitespacesAndNewlines), raw.trimmingCharacters(in: CharacterSet(charactersIn: " <>\n")))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "1--2--3".components(separatedBy: "--"))
print("Hello World".replacingOccurrences(of: "o", with: "0"), "aXbxc".replacingOccurrences(of: "x", with: "_", options: .caseInsensitive))
print("hello world foo".capitalized, "x".padding(toLength: 4, withPad: "-", startingAt: 0), "abc".contains("bc"))
print("abcabc".range(of: "ca").map { "abcabc"[$0] } ?? "-", "a/b/c.txt".components(separatedBy: "/").last!)
print("  x ".trimmingCharacters(in: .whitespaces).isEmpty, "Straße".lowercased(), "10".compare("9", options: .numeric) == .orderedDescending)
print("letters123".components(separatedBy: CharacterSet.decimalDigits.inverted).joined(), "A-b_c".unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }.count)
