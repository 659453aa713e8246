// swift-format-ignore-file
let s = "key: value: more"
let i = s.firstIndex(of: ":")!
let key = s[..<i], rest = s[s.index(after: i)...].drop { $0 == " " }
print(key, "|", rest, rest.count, String(rest).uppercased(), key + "=" + rest, type(of: key), rest.hasPrefix("val"))
print(s.suffix(4), s.prefix(3) == "key", s.dropFirst(5).split(separator: ":").map(String.init), s.lastIndex(of: ":").map { s.distance(from: i, to: $0) }!)
var t = s
t.replaceSubrange(i...i, with: " ->"); t.removeSubrange(t.range(of: "more")!)
print(t, t.isEmpty, s.split(whereSeparator: { ": ".contains($0) }), s.indices.filter { s[$0] == "e" }.count, s[s.index(s.startIndex, offsetBy: 5)])
let words = "the quick fox".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "), words.max { $0.count < $1.count }!, words.contains("fox"), words[0] < words[1], Set(words).count, words.first! + "!")
import Foundation
