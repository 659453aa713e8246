// swift-format-ignore-file
func text(_ s: Int) -> String { let (h, m, r) = (s / 3600, s % 3600 / 60, s % 60); func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }; return h > 0 ? "\(h):\(two(m)):\(two(r))" : "\(m):\(two(r))" }
print([5, 65, 3605, 0].map(text)); let words = "the quick  brown".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "), words.map(\.count), words.max(by: { $0.count < $1.count })!, words.contains("quick"))
var s = "abc"; s.insert("!", at: s.index(after: s.startIndex)); s.append(contentsOf: ["x", "y"]); s.remove(at: s.startIndex); print(s, s.firstIndex(of: "x")!.utf16Offset(in: s), s.hasSuffix("xy"), String(s.sorted()), s < "b", s.isEmpty)
