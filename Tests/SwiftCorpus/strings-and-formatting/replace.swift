import Foundation

print(
  "a-b-c".replacingOccurrences(of: "-", with: "+"), "aaa".replacingOccurrences(of: "aa", with: "b"))
print("<0a1b 2c3d>".replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "<", with: ""))
var text = "hello"
text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2), with: "J")
print(text, "x.y".replacingOccurrences(of: ".", with: ""))
print("Hello hello".replacingOccurrences(of: "hello", with: "x", options: .caseInsensitive))
