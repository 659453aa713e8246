// swift-format-ignore-file
var s = "hello"
s.insert("J", at: s.startIndex); s.append(contentsOf: " wörld")
s.remove(at: s.index(after: s.startIndex))
print(s, s.count, s.utf8.count, s[s.index(s.endIndex, offsetBy: -2)])
let range = s.range(of: "lo")!
s.replaceSubrange(range, with: "LO")
print(s, s[..<range.lowerBound], s.firstIndex(of: "w").map { String(s[$0...]) } ?? "")
s.removeLast(3); s.removeAll { $0 == "L" }
print(s, s.dropLast(2), s.hasSuffix("ö"), s.isEmpty, s.first!, s.last!)
print(s.index(s.startIndex, offsetBy: 99, limitedBy: s.endIndex) == nil, s.distance(from: s.startIndex, to: s.endIndex), Array(s.indices).count, s.max()!, s.sorted().map(String.init).joined())
for (i, ch) in s.enumerated() where ch.isUppercase { print(i, ch) }
print(s.map { $0.isLetter ? $0.uppercased() : "_" }.joined(), String(s.unicodeScalars.filter { $0.isASCII }), s.compactMap(\.asciiValue).count)
import Foundation
