// swift-format-ignore-file
import Foundation
func kind(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": return "vowel"
  case "a"..."z": return "consonant"
  case "0"..."9": return "digit"
  case _ where c.isWhitespace: return "space"
  default: return "other"
  }
}
print("he l0!".map(kind))
switch "com.example.push".split(separator: ".").last {
case "push"?: print("push")
case .some(let other): print(other)
case nil: print("empty")
}
switch ("GET", 200) { case ("GET", 200..<300): print("ok"); case (let m, _): print(m) }
