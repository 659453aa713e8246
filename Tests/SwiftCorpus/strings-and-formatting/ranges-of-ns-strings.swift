// swift-format-ignore-file
import Foundation
func place(_ text: NSString) -> Int { text.range(of: "l").location }
func run() {
  let text = "héllo wörld" as NSString
  let found = text.range(of: "wörld")
  print(found, found.location, found.length, text.substring(with: found), text.range(of: "x").location == NSNotFound)
  print(text.range(of: "HÉ", options: .caseInsensitive).location, text.range(of: "l", options: .backwards), text.range(of: "l", options: [], range: NSRange(location: 4, length: 5)))
  let thumb: NSString = "a👍b"
  print(thumb.range(of: "b").location, thumb.replacingCharacters(in: thumb.range(of: "👍"), with: "-"), place("hello"), thumb.uppercased, thumb.lowercased)
  if ("x=1" as NSString).range(of: "?").location == NSNotFound { print("none") }
  print("hello".range(of: "l") != nil, "hello".range(of: "z") == nil)
}
run()
