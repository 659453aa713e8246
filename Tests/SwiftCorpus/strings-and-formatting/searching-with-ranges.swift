// swift-format-ignore-file
import Foundation
let s = "one two three two one"
let r = s.range(of: "two")!
print(s[r], s[..<r.lowerBound], s.distance(from: s.startIndex, to: r.lowerBound), s.range(of: "two", options: .backwards).map { s.distance(from: s.startIndex, to: $0.lowerBound) }!)
print(s.range(of: "TWO") == nil, s.range(of: "TWO", options: .caseInsensitive) != nil, s.replacingCharacters(in: r, with: "2"), s.contains("three"))
var rest = s[...]; var found = 0
while let next = rest.range(of: "o") { found += 1; rest = rest[next.upperBound...] }
print(found, s.components(separatedBy: " ").filter { $0 == "two" }.count, s.hasPrefix("one") && s.hasSuffix("one"), s.commonPrefix(with: "one tee"))
var t = s; t.replaceSubrange(t.range(of: "three")!, with: "3"); t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 4)); print(t, t.first!, t.lastIndex(of: "o") != nil)
