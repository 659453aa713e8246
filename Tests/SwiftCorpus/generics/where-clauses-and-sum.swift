// swift-format-ignore-file
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
extension Collection { func chunked(_ n: Int) -> [[Element]] { var r: [[Element]] = []; for e in self { if r.last?.count ?? n < n { r[r.count - 1].append(e) } else { r.append([e]) } }; return r } }
func pairs<C: Collection>(_ c: C) -> [(C.Element, C.Element)] where C.Element: Equatable { zip(c, c.dropFirst()).filter { $0 != $1 } }
print([1, 2, 3].total(), [0.5, 0.25].total(), Set([4, 5]).total(), [Int]().total(), "abcde".chunked(2).map { String($0) }, (1...5).chunked(3))
print(pairs([1, 1, 2, 2, 3]), pairs("aab").count)
