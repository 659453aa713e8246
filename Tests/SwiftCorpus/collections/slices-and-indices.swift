// swift-format-ignore-file
var a = [10, 20, 30, 40, 50]
let s = a[1...3]
print(s, s.startIndex, s[2], s.first!, s.indices, Array(s.enumerated().map { $0.offset }), s.firstIndex(of: 40)!)
a[1...2] = [0]
print(a, s, a.prefix(2), a.suffix(from: 2), a.dropLast(2), a[..<2] + a[3...])
var t = a[2...]
t[2] = 99; t.append(7)
print(t, a, t.endIndex, type(of: t), type(of: Array(t)))
a.insert(contentsOf: [1, 2], at: 1); a.remove(at: 0); a.removeLast(2); a.replaceSubrange(0..<1, with: [8, 8, 8])
print(a, a.partition { $0 < 5 }, a.count, a.lastIndex(of: 8) as Any)
print(a.split(separator: 8).map(Array.init), [3, 1, 2].sorted().firstIndex { $0 > 1 }!, a.isEmpty, a.randomElement() != nil)
