// swift-format-ignore-file
import Foundation
let s = "The quick brown fox"
let i = s.firstIndex(of: "q")!
print(s[i...].prefix(5), s[..<i].count, s.dropFirst(4).prefix(while: { $0 != " " }), s.suffix(3))
print(s.split(separator: " ").map { $0.first! }, s.components(separatedBy: "o"), s.contains("brown"), s.hasPrefix("The"), s.lowercased())
print(s.replacingOccurrences(of: "o", with: "0"), s.range(of: "brown").map { s[$0].uppercased() } as Any, String(s.reversed()))
var t = s
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 4))
t.insert(contentsOf: ">> ", at: t.startIndex)
print(t, t.index(of: "b")?.utf16Offset(in: t) ?? -1, s.distance(from: s.startIndex, to: i))
print(s.enumerated().filter { $0.element == "o" }.map(\.offset), s.filter(\.isUppercase), s.capitalized)
