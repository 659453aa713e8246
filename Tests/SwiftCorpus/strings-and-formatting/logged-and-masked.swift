// swift-format-ignore-file
var s = "Hello, World"
print(s.count, s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.contains("World"), s.isEmpty, String(s.reversed()))
let i = s.firstIndex(of: ",")!
print(s[..<i], s[i...], s[s.index(after: i)...].trimmingPrefix(" "), s.distance(from: s.startIndex, to: i))
s.insert("!", at: s.endIndex); s.insert(contentsOf: "[x]", at: s.startIndex); print(s)
s.removeSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 3)); s.removeLast(); s.remove(at: i); print(s)
print(s.split(separator: " "), s.split(separator: "l", maxSplits: 1, omittingEmptySubsequences: false), s.prefix(3), s.suffix(2), s.dropLast(3))
print(s.map { $0.isUppercase ? "U" : "l" }.joined(), s.filter(\.isLetter).sorted().prefix(3), s.first!, s.last!, s.indices.count)
s.append(contentsOf: ["a", "b"]); s += "c"; print(s, s.replacingCharacters2)
extension String { var replacingCharacters2: String { var o = ""; for c in self where c != "o" { o.append(c) }; return o } }
