// swift-format-ignore-file
import Foundation
extension String {
  var isValidToken: Bool { count == 8 && allSatisfy(\.isHexDigit) }
  func padded(to n: Int, with c: Character = " ") -> String { count >= n ? self : self + String(repeating: c, count: n - count) }
  var words: [String] { components(separatedBy: .whitespaces).filter { !$0.isEmpty } }
  var camel: String { words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized }.joined() }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  mutating func removePrefix(_ p: String) { if hasPrefix(p) { removeFirst(p.count) } }
}
print("deadbeef".isValidToken, "xyz".isValidToken, "ab".padded(to: 4, with: ".") + "|", " hello big  world ".camel, "swift"[2])
var path = "file:///tmp"
path.removePrefix("file://")
print(path, "a b".words)
