// swift-format-ignore-file
let t = "aé🇩🇪b\r\nc👨‍👩‍👧d"
print(t.count, t[t.startIndex], t[t.index(t.startIndex, offsetBy: 2)])
for i in t.indices { print(t[i].unicodeScalars.count, terminator: " ") }
print()
let p = "hello world"
print(p.prefix(3), p.suffix(3), p.dropFirst(2), p.dropLast(3), p.prefix(0), p.suffix(99), p.prefix { $0 != " " }, p.drop { $0 != "o" })
print(p[p.index(p.startIndex, offsetBy: 4)...], p[..<p.index(p.endIndex, offsetBy: -4)], p[...p.index(after: p.startIndex)])
var m = "a\r\nb"
print(m.count, m.removeFirst(), m.count, m.removeLast(), m.count, m.popLast() as Any, m.isEmpty, m.popLast() as Any)
var n = "abcdef"; n.removeFirst(2); n.removeLast(3); print(n); n.append("é"); n.append(contentsOf: "xyz"); n.insert("!", at: n.index(after: n.startIndex)); print(n, n.remove(at: n.startIndex), n)
print(p.hasPrefix("hel"), p.hasSuffix("ld"), "é".hasPrefix("e"), "e\u{301}x".hasPrefix("\u{e9}"))
print(p.distance(from: p.startIndex, to: p.firstIndex(of: "w")!), t.last!, t.first!)
var s = "k=v; a=b"[...]
while let c = s.first { if c == ";" { break }; s.removeFirst() }
print(s)
var q = "a\r"; q.append("\n"); print(q.count, q.first == "\r\n")
print("ab\r\ncd".prefix(3).count, "ab\r\ncd"["ab\r\ncd".index("ab\r\ncd".startIndex, offsetBy: 2)] == "\r\n")
let e = "e"; let f = e + "\u{301}"; print(f.count, f[f.startIndex], f.prefix(1), f.dropFirst().isEmpty)
